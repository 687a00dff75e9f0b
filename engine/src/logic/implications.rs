//! [`Implications`]: what follows by chains of links from each open candidate, if it is true.

use super::chains::{ChainSearch, Distances, Ends, LinkRule, Truth};
use super::links::Links;
use super::step::{Evidence, LinkKind};
use crate::types::candidate::{Candidate, CandidateSet};
use crate::types::cell::CellSet;
use crate::types::digit::ByDigit;
use crate::types::position::Position;
use crate::types::set::Element;

/// What follows by links from each open candidate.
pub struct Implications(Vec<Option<Box<Implied>>>);

struct Implied {
    reach: Distances,
    on: CandidateSet,
    off: CandidateSet,
}

impl Implications {
    /// Over the links between candidates and groups.
    pub fn over(position: &Position, links: &Links) -> Implications {
        let mut search = ChainSearch::over(links, LinkRule::Any, Ends::Any);
        let mut implications: Vec<Option<Box<Implied>>> =
            (0..Candidate::COUNT).map(|_| None).collect();
        for start in position.open() {
            search.explore(start.into(), Truth::True);
            let ends = |truth: Truth| -> CandidateSet {
                let reached = search.reached().iter().filter(|reached| reached.1 == truth);
                reached.filter_map(|reached| reached.0.candidate()).collect()
            };
            let (on, off) = (ends(Truth::True), ends(Truth::False));
            implications[start.index()] =
                Some(Box::new(Implied { reach: search.distances(), on, off }));
        }
        Implications(implications)
    }
    /// How far away everything is from an open candidate that is supposed true.
    pub fn of(&self, start: Candidate) -> &Distances {
        static NOTHING: Distances = Distances::NOTHING;
        self.0[start.index()].as_deref().map_or(&NOTHING, |implied| &implied.reach)
    }
    /// For each candidate those from which chains refute it.
    pub fn refuters(&self) -> Vec<CandidateSet> {
        let mut refuters = vec![CandidateSet::EMPTY; Candidate::COUNT];
        for (start, implied) in CandidateSet::ALL.iter().zip(&self.0) {
            let refuted = implied.iter().flat_map(|implied| implied.off);
            refuted.for_each(|end| refuters[end.index()].insert(start));
        }
        refuters
    }
    /// The cells that lose each digit when a candidate is true, by chains from it.
    pub fn emptied(&self, start: Candidate) -> ByDigit<CellSet> {
        let mut emptied: ByDigit<CellSet> = ByDigit::default();
        for off in self.0[start.index()].iter().flat_map(|implied| implied.off) {
            emptied[off.digit].insert(off.cell);
        }
        emptied
    }
    /// What is true, and what is false, whichever of a choice is true.
    pub fn common(&self, choice: CandidateSet) -> [(Truth, CandidateSet); 2] {
        let implied = || choice.iter().filter_map(|start| self.0[start.index()].as_deref());
        let on = implied().fold(CandidateSet::ALL, |all, implied| all & implied.on);
        let off = implied().fold(CandidateSet::ALL, |all, implied| all & implied.off);
        [(Truth::True, on), (Truth::False, off)]
    }
}

/// Chains from starts that are supposed true to ends; none if one of them would come upon a candidate
/// twice, for then a shorter chain says more.
pub fn chain_evidence(
    links: &Links,
    implications: &Implications,
    mut ways: impl Iterator<Item = (Candidate, Candidate, Truth)>,
) -> Option<Evidence> {
    ways.try_fold(Evidence::default(), |evidence, (start, end, truth)| {
        let chain = implications.of(start).shortest_chain(links, end.into(), truth)?;
        Some(evidence.merge(links.evidence(&chain, LinkKind::Weak)))
    })
}
