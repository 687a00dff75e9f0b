//! [`Inference`]: what follows from the candidates that are left, without supposing anything.

use crate::types::candidate::{Candidate, CandidateSet};
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::{Digit, DigitSet};
use crate::types::house::House;
use crate::types::position::DeadEnd;

/// A digit that is placed, or candidates that go, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Inference {
    /// A single: the only place of its digit in the house; without a house, the only digit that the
    /// cell has left.
    Place(Candidate, Option<House>),
    /// All places of a digit in a house lie in another one, too, which has it nowhere else.
    Locked {
        /// The digit.
        digit: Digit,
        /// The house that has it in the other one alone.
        home: House,
        /// The house that loses it elsewhere.
        other: House,
    },
    /// As many cells of a house as digits that they have left: no other cell of the house has these.
    Naked {
        /// The house.
        house: House,
        /// Its cells.
        cells: CellSet,
        /// The digits that they have left.
        digits: DigitSet,
    },
    /// As many digits as cells in which a house has them: these cells have nothing else.
    Hidden {
        /// The house.
        house: House,
        /// The cells in which it has the digits.
        cells: CellSet,
        /// The digits.
        digits: DigitSet,
    },
}

impl Inference {
    /// The candidates that have to be gone for it to hold.
    pub fn premises(&self) -> CandidateSet {
        match *self {
            Inference::Place(at, None) => of(CellSet::only(at.cell), !DigitSet::only(at.digit)),
            Inference::Place(at, Some(house)) => {
                of(house.cells() - CellSet::only(at.cell), DigitSet::only(at.digit))
            }
            Inference::Locked { digit, home, other } => {
                of(home.cells() - other.cells(), DigitSet::only(digit))
            }
            Inference::Naked { cells, digits, .. } => of(cells, !digits),
            Inference::Hidden { house, cells, digits } => of(house.cells() - cells, digits),
        }
    }
}

/// The candidates that have to be gone for a dead end.
pub(super) fn premises_of_end(end: DeadEnd) -> CandidateSet {
    match end {
        DeadEnd::Cell(cell) => of(CellSet::only(cell), DigitSet::ALL),
        DeadEnd::House(house, digit) => of(house.cells(), DigitSet::only(digit)),
    }
}

fn of(cells: CellSet, digits: DigitSet) -> CandidateSet {
    let all = |cell: Cell| digits.iter().map(move |digit| Candidate::new(cell, digit));
    cells.iter().flat_map(all).collect()
}
