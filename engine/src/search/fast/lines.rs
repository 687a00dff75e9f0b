//! [`LineSearch`]: many grids searched together, for lists.

use nonet_kernel::batch::{Answer, Batch, Verdict};

use super::restart::MAX_FRUITLESS_GUESSES;
use crate::search::puzzle::Puzzle;
use crate::types::grid::{Grid, Solution};

/// Searches lists of grids; each thread has one of its own.
///
/// ```
/// use nonet_engine::search::fast::lines::{LineSearch, Solutions};
///
/// let hard = b"800000000003600000070090200050007000000045700000100030001000068008500010090000400";
/// let found = LineSearch::default().solutions(&[*hard, [b'.'; 81], [b'1'; 81]]);
/// assert!(matches!(found[..], [Solutions::One(_), Solutions::Several(_), Solutions::None]));
/// ```
#[derive(Default)]
pub struct LineSearch(Batch);

/// The solutions of a grid, as far as a list was searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solutions {
    /// There is none.
    None,
    /// There is one: it is a proper puzzle.
    One(Puzzle),
    /// There are several; the one that [`first`](super::first) finds.
    Several(Solution),
    /// Ask for this grid by itself: it takes too many guesses to be searched among others.
    Unknown,
}

impl LineSearch {
    /// The solutions of each grid, in the order of the grids. A grid is 81 characters, row-major, `1` to
    /// `9` and `.` or `0` for an empty cell; with any other character its solutions are unknown.
    pub fn solutions(&mut self, grids: &[[u8; 81]]) -> Vec<Solutions> {
        let lines: Vec<&[u8; 81]> = grids.iter().collect();
        // Up to this number of guesses a search for one grid goes the same way.
        let answers = self.0.answers(&lines, MAX_FRUITLESS_GUESSES);
        grids.iter().zip(answers).map(|(grid, answer)| solutions(grid, answer)).collect()
    }
}

fn solutions(grid: &[u8; 81], answer: Answer) -> Solutions {
    let solution = || answer.solution.map(|line| Solution::of_kernel(&line));
    match answer.verdict {
        Verdict::NoGrid | Verdict::Undecided => Solutions::Unknown,
        Verdict::Conflict | Verdict::None => Solutions::None,
        Verdict::Several => solution().map_or(Solutions::Unknown, Solutions::Several),
        Verdict::One => solution().map_or(Solutions::Unknown, |solution| {
            Solutions::One(Puzzle::proven(Grid::of_line(grid), solution))
        }),
    }
}
