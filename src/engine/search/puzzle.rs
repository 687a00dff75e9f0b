//! [`Puzzle`]: givens proven to have exactly one solution.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::monitor::Budget;
use crate::engine::search::{Count, fast, some};
use crate::engine::types::board::Board;
use crate::engine::types::cell::CellSet;
use crate::engine::types::conflict::{Conflict, conflicts};
use crate::engine::types::grid::{Grid, Solution};
use crate::engine::types::position::{DeadEnd, Position};

/// A proper puzzle: givens that have exactly one solution, and that solution.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Puzzle {
    givens: Grid,
    solution: Solution,
}

/// Why a grid is not a proper puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize, Deserialize)]
pub enum PuzzleError {
    /// Digits stand more than once in a house.
    #[error("digits stand more than once in a house: {}", list(.0))]
    Conflicts(Vec<Conflict>),
    /// Nothing completes it.
    #[error("there is no solution")]
    NoSolution {
        /// A cell that no digit fits or a digit that fits nowhere in a house, where one can be
        /// seen without any search.
        at: Option<DeadEnd>,
    },
    /// More than one grid completes it.
    #[error("there are several solutions")]
    SeveralSolutions {
        /// One of them.
        first: Box<Solution>,
        /// Another.
        second: Box<Solution>,
        /// The cells in which the two differ.
        differ: CellSet,
    },
    /// The budget was spent before it was known.
    #[error("the search was stopped before it was known")]
    Stopped,
}

/// The most guesses that a proof may take: thousands of times what the hardest puzzles known
/// need, some seconds in a browser.
const PROOF: Budget<'static> = Budget::of(10_000_000);

impl Puzzle {
    /// Proves that a grid has exactly one solution.
    ///
    /// # Errors
    /// What else is the case: conflicts, no solution, several, or (for a grid made to be hostile)
    /// that ten million guesses did not tell.
    pub fn prove(givens: &Grid) -> Result<Puzzle, PuzzleError> {
        Puzzle::prove_within(givens, &PROOF)
    }

    /// The same with a budget of the caller's.
    ///
    /// # Errors
    /// As [`prove`](Self::prove), and [`PuzzleError::Stopped`] when the budget is spent.
    pub fn prove_within(givens: &Grid, budget: &Budget) -> Result<Puzzle, PuzzleError> {
        let conflicts = conflicts(givens);
        if !conflicts.is_empty() {
            return Err(PuzzleError::Conflicts(conflicts));
        }
        let (solutions, count) = some(fast::walk, givens, 2, budget);
        match (solutions.as_slice(), count) {
            (&[first, second, ..], _) => Err(several(first, second)),
            (_, Count::Stopped(_)) => Err(PuzzleError::Stopped),
            (&[solution], _) => Ok(Puzzle { givens: *givens, solution }),
            (&[], _) => Err(PuzzleError::NoSolution { at: dead_end(givens) }),
        }
    }
    /// The puzzle of givens that a generator has proven hole by hole.
    pub(in crate::engine) fn proven(givens: Grid, solution: Solution) -> Puzzle {
        Puzzle { givens, solution }
    }
    /// The printed digits.
    pub fn givens(&self) -> &Grid {
        &self.givens
    }
    /// The one way to complete them.
    pub fn solution(&self) -> &Solution {
        &self.solution
    }
}

fn list(conflicts: &[Conflict]) -> String {
    let told = |conflict: &Conflict| format!("{} in {}", conflict.digit, conflict.house);
    conflicts.iter().map(told).collect::<Vec<_>>().join(", ")
}

fn several(first: Solution, second: Solution) -> PuzzleError {
    PuzzleError::SeveralSolutions {
        differ: first.differs(&second),
        first: Box::new(first),
        second: Box::new(second),
    }
}

/// Where a glance shows that a grid without conflicts cannot be completed.
fn dead_end(givens: &Grid) -> Option<DeadEnd> {
    Position::of(&Board::of_givens(*givens)).dead_end()
}
