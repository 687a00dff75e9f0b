//! Forcing chains: whichever of some candidates is true, chains lead to the same end; or the chains
//! from one candidate meet in a contradiction (HoDoKu's "verity" and "contradiction", Sudoku
//! Explainer's cell and region forcing chains). Every link stands by itself, without help from what
//! else was supposed; groups may be nodes.
//! Example: if each of 2r1c1, 5r1c1 and 7r1c1 leads to 3r4c4 being false, it is false.

use std::ops::ControlFlow;

use crate::engine::logic::chains::{ChainSearch, Distances, LinkRule, Truth};
use crate::engine::logic::finder::Finder;
use crate::engine::logic::links::{Links, NodeKinds};
use crate::engine::logic::propagation::open;
use crate::engine::logic::step::{Effects, Evidence, LinkKind, Role};
use crate::engine::types::candidate::{Candidate, CandidateSet};
use crate::engine::types::cell::CellSet;
use crate::engine::types::digit::{ByDigit, Digit, DigitSet};
use crate::engine::types::house::{House, HouseSet};
use crate::engine::types::position::Position;
use crate::engine::types::set::Element;

/// From every candidate of a cell.
pub fn cell(on: &mut Finder) -> ControlFlow<()> {
    let choices = cell_choices(on.position).into_iter().filter(|choice| choice.len() > 2);
    verity(on, &choices.collect::<Vec<_>>())
}
/// From every place of a digit in a house.
pub fn house(on: &mut Finder) -> ControlFlow<()> {
    let choices = house_choices(on.position).into_iter().filter(|choice| choice.len() > 2);
    verity(on, &choices.collect::<Vec<_>>())
}
/// From one candidate to a cell or a digit in a house that has nowhere left to go.
pub fn contradiction(on: &mut Finder) -> ControlFlow<()> {
    let (position, links, implications) =
        (on.position, on.links(NodeKinds::Groups), on.implications());
    let mut choices = cell_choices(position);
    choices.extend(house_choices(position));
    let mut found = Vec::new();
    for start in open(position) {
        let gone = implications.of(start);
        let length = |choice: &CandidateSet| {
            let ends = choice.iter().map(|end| gone.distance(end.into(), Truth::False));
            ends.sum::<Option<usize>>()
        };
        let dead = choices.iter().filter_map(|choice| Some((length(choice)?, start, *choice)));
        found.extend(dead.min_by_key(|&(length, ..)| length));
    }
    found.sort_by_key(|&(length, ..)| length);
    for (_, start, choice) in found {
        on.report(Effects::eliminate(start.digit, CellSet::only(start.cell)), || {
            let ends = choice.iter().map(|end| (start, end, Truth::False));
            premise_evidence([start])
                .merge(chain_evidence(links, implications, ends))
                .merge(barred(position, choice))
        })?;
    }
    ControlFlow::Continue(())
}

/// The cell, or the digit in a house, of which all choices are ruled out.
fn barred(position: &Position, choice: CandidateSet) -> Evidence {
    let cells: CellSet = choice.iter().map(|at| at.cell).collect();
    let open = |cell| position.candidates(cell).len() == choice.len();
    if let Some(cell) = cells.single().filter(|&cell| open(cell)) {
        return Evidence::default().cells(Role::Witness, CellSet::only(cell));
    }
    let home = choice.first().and_then(|at| {
        let holds = |house: &House| position.places(at.digit, *house) == cells;
        Some((at.digit, House::ALL.into_iter().find(holds)?))
    });
    home.map_or(Evidence::default(), |(digit, house)| {
        let marked = Evidence::default().house(Role::Witness, house);
        marked.digits(Role::Witness, DigitSet::only(digit))
    })
}

/// The choices of each unsolved cell: one of them is true.
pub fn cell_choices(position: &Position) -> Vec<CandidateSet> {
    let of = |cell| position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit));
    position.unsolved().iter().map(|cell| of(cell).collect()).collect()
}

/// The choices of each digit in each house: one of them is true.
pub fn house_choices(position: &Position) -> Vec<CandidateSet> {
    let choice = |(house, digit): (House, Digit)| -> CandidateSet {
        let places = position.places(digit, house).iter();
        places.map(|cell| Candidate::new(cell, digit)).collect()
    };
    let pairs = House::ALL.into_iter().flat_map(|house| Digit::ALL.map(|digit| (house, digit)));
    pairs.map(choice).filter(|choice| !choice.is_empty()).collect()
}

/// The house in which a choice of one digit lies, for the evidence; none for a cell's.
pub fn house_of_choice(choice: CandidateSet) -> HouseSet {
    let cells: CellSet = choice.iter().map(|at| at.cell).collect();
    if cells.len() < 2 { HouseSet::EMPTY } else { cells.common_houses().take(1).collect() }
}

/// What every candidate of a choice leads to, the shortest chains first.
fn verity(on: &mut Finder, choices: &[CandidateSet]) -> ControlFlow<()> {
    let (links, implications) = (on.links(NodeKinds::Groups), on.implications());
    let mut found = Vec::new();
    for &choice in choices {
        for (truth, ends) in implications.common(choice) {
            for end in ends {
                let ways = choice.iter().map(|at| implications.of(at).distance(end.into(), truth));
                found.extend(ways.sum::<Option<usize>>().map(|sum| (sum, end, truth, choice)));
            }
        }
    }
    found.sort_by_key(|&(length, end, truth, _)| (length * 729 + end.index()) * 2 + truth as usize);
    for (_, end, truth, choice) in found {
        let effects = match truth {
            Truth::True => Effects::place(end),
            Truth::False => Effects::eliminate(end.digit, CellSet::only(end.cell)),
        };
        on.report(effects, || {
            let ways = choice.iter().map(|start| (start, end, truth));
            let evidence =
                premise_evidence(choice).merge(chain_evidence(links, implications, ways));
            house_of_choice(choice).iter().fold(evidence, |all, house| all.house(Role::Base, house))
        })?;
    }
    ControlFlow::Continue(())
}

/// Chains from starts that are supposed true to ends.
pub fn chain_evidence(
    links: &Links,
    implications: &Implications,
    ways: impl Iterator<Item = (Candidate, Candidate, Truth)>,
) -> Evidence {
    let mut evidence = Evidence::default();
    for (start, end, truth) in ways {
        let chain = implications.of(start).shortest_chain(links, end.into(), truth);
        evidence = evidence.merge(links.evidence(&chain, LinkKind::Weak));
    }
    evidence
}

fn premise_evidence(starts: impl IntoIterator<Item = Candidate>) -> Evidence {
    let starts = starts.into_iter();
    starts.fold(Evidence::default(), |all, start| all.candidate(Role::Base, start))
}

/// What follows by links from each open candidate.
pub struct Implications(Vec<Option<Implied>>);

struct Implied {
    reach: Distances,
    on: CandidateSet,
    off: CandidateSet,
}

impl Implications {
    /// Over the links between candidates and groups.
    pub fn over(position: &Position, links: &Links) -> Implications {
        let mut search = ChainSearch::over(links, LinkRule::Any);
        let mut implications: Vec<Option<Implied>> = (0..Candidate::COUNT).map(|_| None).collect();
        for start in open(position) {
            search.explore(start.into(), Truth::True);
            let ends = |truth: Truth| -> CandidateSet {
                let reached = search.reached().iter().filter(|reached| reached.1 == truth);
                reached.filter_map(|reached| reached.0.candidate()).collect()
            };
            let (on, off) = (ends(Truth::True), ends(Truth::False));
            implications[start.index()] = Some(Implied { reach: search.distances(), on, off });
        }
        Implications(implications)
    }
    /// How far away everything is from an open candidate that is supposed true.
    pub fn of(&self, start: Candidate) -> &Distances {
        static NOTHING: Distances = Distances::NOTHING;
        self.0[start.index()].as_ref().map_or(&NOTHING, |implied| &implied.reach)
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
    fn common(&self, choice: CandidateSet) -> [(Truth, CandidateSet); 2] {
        let implied = || choice.iter().filter_map(|start| self.0[start.index()].as_ref());
        let on = implied().fold(CandidateSet::ALL, |all, implied| all & implied.on);
        let off = implied().fold(CandidateSet::ALL, |all, implied| all & implied.off);
        [(Truth::True, on), (Truth::False, off)]
    }
}
