//! A refutation as a step: the candidate goes, and the tree says why.

use super::{Inference, Line, Refutation};
use crate::logic::step::{Effect, Evidence, Role, Step};
use crate::logic::techniques::Technique;
use crate::types::cell::CellSet;
use crate::types::digit::DigitSet;
use crate::types::position::DeadEnd;

impl Refutation {
    /// The step that it shows.
    pub fn step(self) -> Step {
        let effects = vec![Effect::Eliminate(self.supposed)];
        Step { technique: Technique::ProofByCases, effects, evidence: self.evidence() }
    }
    /// Marks what follows from the supposition itself; the tree holds the rest.
    pub fn evidence(self) -> Evidence {
        let placed = self.lines.iter().filter_map(|line| match line {
            Line::Follows(Inference::Place(at, _)) => Some(*at),
            Line::Follows(_) | Line::Refuted(_) => None,
        });
        let start = Evidence::default().single(self.supposed);
        let marked = placed.fold(start, |all, at| all.candidate(Role::On, at));
        let ended = match self.end {
            DeadEnd::Cell(cell) => marked.cells(Role::Witness, CellSet::only(cell)),
            DeadEnd::House(house, digit) => {
                marked.house(Role::Witness, house).digits(Role::Witness, DigitSet::only(digit))
            }
        };
        Evidence { refutation: Some(Box::new(self)), ..ended }
    }
}
