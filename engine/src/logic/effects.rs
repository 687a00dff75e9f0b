//! [`Effects`]: what a pattern would do to a position, gathered while it is found.

use super::step::Effect;
use crate::types::candidate::Candidate;
use crate::types::cell::CellSet;
use crate::types::digit::{ByDigit, Digit, DigitSet};
use crate::types::position::Position;

/// Candidates that are placed, and for each digit the cells that lose it.
#[derive(Clone, Default, Debug)]
pub struct Effects {
    placed: Vec<Candidate>,
    eliminated: ByDigit<CellSet>,
}

impl Effects {
    /// A candidate is true.
    pub fn place(candidate: Candidate) -> Effects {
        Effects::default().and_place(candidate)
    }
    /// A digit goes from cells, as far as it is there.
    pub fn eliminate(digit: Digit, cells: CellSet) -> Effects {
        Effects::default().and_eliminate(digit, cells)
    }
    /// Several digits go from cells, as far as they are there.
    pub fn eliminate_all(digits: DigitSet, cells: CellSet) -> Effects {
        digits.iter().fold(Effects::default(), |effects, digit| effects.and_eliminate(digit, cells))
    }
    /// Adds that a candidate is true.
    #[must_use]
    pub fn and_place(mut self, candidate: Candidate) -> Effects {
        self.placed.push(candidate);
        self
    }
    /// Adds that a digit goes from cells.
    #[must_use]
    pub fn and_eliminate(mut self, digit: Digit, cells: CellSet) -> Effects {
        self.eliminated[digit] |= cells;
        self
    }
    /// What of it the position has not decided yet, placements first, each kind in ascending order.
    pub fn on(&self, position: &Position) -> Vec<Effect> {
        let placed = self.placed.iter().filter(|&&at| position.has(at));
        let mut effects: Vec<Effect> = placed.copied().map(Effect::Place).collect();
        for (digit, &cells) in self.eliminated.iter() {
            let open = (cells & position.cells(digit)).iter();
            effects.extend(open.map(|cell| Effect::Eliminate(Candidate::new(cell, digit))));
        }
        effects.sort_by_key(|effect| effect.number());
        effects.dedup();
        effects
    }
}
