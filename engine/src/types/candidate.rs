//! [`Candidate`]: a digit in a cell, one of the 729 statements that a puzzle decides.

use std::fmt;

use super::cell::{ByCell, Cell};
use super::digit::{Digit, DigitSet};
use super::set::{Element, Set, Words};

/// A set of candidates.
pub type CandidateSet = Set<Candidate>;

/// "This digit stands in this cell": true, false or still open.
///
/// ```
/// use nonet_engine::types::candidate::CandidateSet;
/// use nonet_engine::{Candidate, Cell, Digit};
///
/// let candidate = Candidate::new(Cell::new(3, 6), Digit::new(5));
/// assert_eq!(candidate.to_string(), "5r4c7");
/// assert_eq!((!CandidateSet::only(candidate)).len(), 728);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Candidate {
    /// The cell that it is about.
    pub cell: Cell,
    /// The digit that stands there if it is true.
    pub digit: Digit,
}

impl Candidate {
    /// The statement that the digit stands in the cell.
    pub const fn new(cell: Cell, digit: Digit) -> Candidate {
        Candidate { cell, digit }
    }
}

impl CandidateSet {
    /// Some digits of each cell.
    pub fn of_cells(digits: &ByCell<DigitSet>) -> CandidateSet {
        let mut words = [0; 12];
        for (cell, digits) in digits.iter() {
            let (first, bits) = (9 * cell.index(), u64::from(digits.bits()));
            let (word, shift) = (first / 64, first % 64);
            words[word] |= bits << shift;
            // The nine bits of a cell may reach into the next word.
            if shift > 64 - 9 {
                words[word + 1] |= bits >> (64 - shift);
            }
        }
        CandidateSet::from_bits(Words::new(words))
    }
}

/// Digit, then cell: `5r4c7`.
impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.digit, self.cell)
    }
}

/// In ascending order: cell by cell, row-major, and in each the digits from 1 to 9.
impl Element for Candidate {
    type Bits = Words<12>;
    const COUNT: usize = 729;
    const FULL: Words<12> = Words::below(729);
    fn index(self) -> usize {
        9 * self.cell.index() + self.digit.index()
    }
    fn at(index: usize) -> Candidate {
        Candidate::new(Cell::at(index / 9), Digit::at(index % 9))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in() {
        let some = [0, 63, 64, 400, 728].map(Candidate::at);
        let set: CandidateSet = some.into_iter().collect();
        assert_eq!((set.len(), CandidateSet::ALL.len()), (5, 729));
        assert!(set.iter().eq(some));
        assert_eq!((!set).len(), 724);
        assert_eq!(set - !set, set);
    }
}
