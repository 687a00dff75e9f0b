//! What a search says of clues: whether there is one solution, and which there are.

use super::{Solved, Verdict};
use nonet_engine::search::monitor::Budget;
use nonet_engine::search::puzzle::{Puzzle, PuzzleError, Several};
use nonet_engine::search::{Count, solve_up_to};
use nonet_engine::types::cell::CellSet;
use nonet_engine::types::grid::Grid;

/// The most guesses that a request about a grid may take: seconds in a browser, and thousands of
/// times what any puzzle known needs.
const MAX_GUESSES: u64 = 20_000_000;

/// How many solutions a verdict counts.
const MAX_COUNTED: u64 = 1_000;

/// Whether there is exactly one solution; how many there are otherwise.
pub fn check(grid: &Grid) -> Verdict {
    match Puzzle::prove(grid) {
        Ok(puzzle) => Ok(*puzzle.solution()),
        Err(PuzzleError::SeveralSolutions(two)) => {
            let Solved { solutions, more, differing } = solve(grid, MAX_COUNTED);
            let found = solutions.len() as u64;
            Err(PuzzleError::SeveralSolutions(Several { found, more, differing, ..two }))
        }
        Err(error) => Err(error),
    }
}

/// The solutions, so many at most, and where they differ.
pub fn solve(grid: &Grid, limit: u64) -> Solved {
    let (solutions, count) = solve_up_to(grid, limit, Budget::of(MAX_GUESSES));
    let differing = match solutions.split_first() {
        Some((first, rest)) => {
            rest.iter().fold(CellSet::EMPTY, |all, other| all | first.differs(other))
        }
        None => CellSet::EMPTY,
    };
    Solved { solutions, more: !matches!(count, Count::Exactly(_)), differing }
}
