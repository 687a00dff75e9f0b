//! [`Family`]: what techniques have in common.

use crate::types::set::{Element, Set};
use crate::types::slugs::slugs;

/// What techniques have in common.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, strum::Display, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
#[non_exhaustive]
pub enum Family {
    /// One cell, one house: a digit is placed.
    Singles,
    /// A digit confined to where a line and a block meet.
    LockedCandidates,
    /// As many digits as cells.
    Subsets,
    /// As many houses as houses, for one digit.
    Fish,
    /// Two or three strong links of one digit.
    SingleDigit,
    /// A pivot and its pincers.
    Wings,
    /// What would give a second solution cannot be.
    Uniqueness,
    /// Candidates in two colours, one of which is true.
    Colouring,
    /// Strong and weak links by turns.
    Chains,
    /// Sets of n cells with n + 1 digits.
    AlmostLockedSets,
    /// Combinations of aligned cells that cannot be.
    Exclusion,
    /// Patterns over many cells, that experts look for in the hardest puzzles.
    Expert,
    /// Patterns that hardly anybody looks for: offered only when asked for.
    Rare,
    /// When nothing else is left.
    LastResort,
}

slugs!(Family);

/// A set of families.
pub type FamilySet = Set<Family>;

impl Element for Family {
    type Bits = u16;
    const COUNT: usize = Family::ALL.len();
    const FULL: u16 = u16::MAX >> (16 - Family::ALL.len());
    fn index(self) -> usize {
        self as usize
    }
    fn at(index: usize) -> Family {
        Family::ALL[index]
    }
}
