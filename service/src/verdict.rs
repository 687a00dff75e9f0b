//! The verdict on a puzzle in words, and the names of cells.

use nonet_engine::search::puzzle::{Puzzle, PuzzleError};
use nonet_engine::types::cell::CellSet;
use nonet_engine::types::conflict::Conflict;
use nonet_engine::types::position::DeadEnd;

/// The verdict on a puzzle with exactly one solution.
pub(crate) const ONE: &str = "one";

/// The verdict in a word.
///
/// # Errors
/// When the proof was stopped before it was known.
pub fn verdict(proof: &Result<Puzzle, PuzzleError>) -> Result<&'static str, String> {
    match proof {
        Ok(_) => Ok(ONE),
        Err(PuzzleError::Conflicts(_)) => Ok("conflict"),
        Err(PuzzleError::NoSolution { .. }) => Ok("none"),
        Err(PuzzleError::SeveralSolutions(_)) => Ok("several"),
        Err(error @ PuzzleError::Stopped) => Err(error.to_string()),
    }
}

/// Its detail: the solution, or what is wrong and where.
///
/// # Errors
/// When the proof was stopped before it was known.
pub fn detail(proof: &Result<Puzzle, PuzzleError>) -> Result<String, String> {
    match proof {
        Ok(puzzle) => Ok(puzzle.solution().to_string()),
        Err(PuzzleError::Conflicts(conflicts)) => Ok(list(conflicts.iter().map(conflict))),
        Err(PuzzleError::NoSolution { at }) => Ok(at.map(dead_end).unwrap_or_default()),
        Err(PuzzleError::SeveralSolutions(several)) => {
            Ok(format!("two solutions differ in {}", cells(several.differing)))
        }
        Err(error @ PuzzleError::Stopped) => Err(error.to_string()),
    }
}

fn conflict(conflict: &Conflict) -> String {
    format!("{} in {}: {}", conflict.digit, conflict.house, cells(conflict.cells))
}

/// Where no digit or no cell fits.
pub fn dead_end(at: DeadEnd) -> String {
    match at {
        DeadEnd::Cell(cell) => format!("no digit fits {cell}"),
        DeadEnd::House(house, digit) => format!("{digit} fits nowhere in {house}"),
    }
}

/// The names of the cells with blanks between.
pub fn cells(cells: CellSet) -> String {
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}

fn list(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join("; ")
}
