//! [`Puzzle`]: givens proven to have exactly one solution.

use thiserror::Error;

use super::monitor::Budget;
use crate::search::{Count, solve_up_to};
use crate::types::board::Board;
use crate::types::cell::CellSet;
use crate::types::conflict::{Conflict, conflicts};
use crate::types::grid::{Grid, Solution};
use crate::types::position::{DeadEnd, Position};

/// A proper puzzle: givens that have exactly one solution, and that solution.
///
/// ```
/// use nonet_engine::{Grid, Puzzle, PuzzleError};
///
/// let empty = Grid::EMPTY;
/// assert!(matches!(Puzzle::prove(&empty), Err(PuzzleError::SeveralSolutions(_))));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Puzzle {
    givens: Grid,
    solution: Solution,
}

/// Why a grid is not a proper puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum PuzzleError {
    /// A house has a digit more than once.
    #[error("digits stand more than once in a house: {}", list(.0))]
    Conflicts(Vec<Conflict>),
    /// Nothing completes it.
    #[error("there is no solution")]
    NoSolution {
        /// A cell without candidates or a digit without a place in a house, if one is seen without
        /// any search.
        at: Option<DeadEnd>,
    },
    /// More than one grid completes it.
    #[error("there are several solutions")]
    SeveralSolutions(Several),
    /// The budget was spent before it was decided.
    #[error("the search was stopped before it was known")]
    Stopped,
}

/// What is known of a grid with several solutions.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Several {
    /// One of them.
    pub first: Box<Solution>,
    /// Another.
    pub second: Box<Solution>,
    /// How many were found, at least two.
    pub found: u64,
    /// Whether there may be more than were found.
    pub more: bool,
    /// The cells in which those found differ.
    pub differing: CellSet,
}

/// The most guesses that a proof may take: thousands of times what the hardest puzzles known need,
/// some seconds in a browser.
const PROOF_BUDGET: Budget = Budget::of(10_000_000);

impl Puzzle {
    /// Proves that a grid has exactly one solution.
    ///
    /// # Errors
    /// Why it has not: conflicts, no solution or several; or, for a grid made to be hostile, that
    /// ten million guesses did not decide it.
    pub fn prove(givens: &Grid) -> Result<Puzzle, PuzzleError> {
        Puzzle::prove_within(givens, PROOF_BUDGET)
    }

    /// [`prove`](Self::prove) with a budget of the caller's.
    ///
    /// # Errors
    /// As [`prove`](Self::prove), and [`PuzzleError::Stopped`] when the budget is spent.
    pub fn prove_within(givens: &Grid, budget: Budget) -> Result<Puzzle, PuzzleError> {
        let (solutions, count) = solve_up_to(givens, 2, budget);
        match (solutions.as_slice(), count) {
            (&[first, second, ..], _) => Err(several(first, second)),
            (_, Count::Stopped(_)) => Err(PuzzleError::Stopped),
            (&[solution], _) => Ok(Puzzle { givens: *givens, solution }),
            (&[], _) => Err(unsolvable(givens)),
        }
    }
    /// The puzzle of givens that were proven otherwise: by a generator, removal by removal, or in a list.
    pub(crate) fn proven(givens: Grid, solution: Solution) -> Puzzle {
        Puzzle { givens, solution }
    }
    /// The printed digits.
    pub fn givens(&self) -> &Grid {
        &self.givens
    }
    /// Their only solution.
    pub fn solution(&self) -> &Solution {
        &self.solution
    }
}

fn list(conflicts: &[Conflict]) -> String {
    let text = |conflict: &Conflict| format!("{} in {}", conflict.digit, conflict.house);
    conflicts.iter().map(text).collect::<Vec<_>>().join(", ")
}

fn several(first: Solution, second: Solution) -> PuzzleError {
    PuzzleError::SeveralSolutions(Several {
        differing: first.differs(&second),
        first: Box::new(first),
        second: Box::new(second),
        found: 2,
        more: true,
    })
}

/// Why a grid without any solution has none.
fn unsolvable(givens: &Grid) -> PuzzleError {
    let conflicts = conflicts(givens);
    if conflicts.is_empty() {
        PuzzleError::NoSolution { at: Position::of(&Board::of_givens(*givens)).dead_end() }
    } else {
        PuzzleError::Conflicts(conflicts)
    }
}
