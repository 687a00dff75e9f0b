//! [`Shortfall`]: what of a recipe a puzzle does not meet.

/// A goal that was not met.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Shortfall {
    /// The goal.
    pub goal: Goal,
    /// Why it was not met.
    pub reason: Reason,
}

/// A goal of a recipe that a puzzle can fall short of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Goal {
    /// A number of clues.
    Clues {
        /// How many were requested.
        requested: u8,
        /// How many there are.
        reached: u8,
    },
    /// That every clue is needed.
    Minimal {
        /// How many clues could be left out, one at a time.
        unneeded: u8,
    },
}

/// Why a goal was not met.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Reason {
    /// All checks were used up; another seed or more checks may do it, if it can be done.
    ChecksSpent,
    /// No pattern of this symmetry has that many cells.
    Symmetry,
}
