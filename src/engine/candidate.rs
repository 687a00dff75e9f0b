//! [`Candidate`]: a digit in a cell, one of the 729 statements that a puzzle decides.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::cell::Cell;
use super::digit::Digit;

/// "This digit stands in this cell": true, false or still open.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Candidate {
    /// Where.
    pub cell: Cell,
    /// What.
    pub digit: Digit,
}

impl Candidate {
    /// The statement that the digit stands in the cell.
    pub const fn new(cell: Cell, digit: Digit) -> Candidate {
        Candidate { cell, digit }
    }
}

/// Digit, then cell: `5r4c7`.
impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.digit, self.cell)
    }
}
