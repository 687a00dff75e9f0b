//! A random solution grid, by a Las Vegas algorithm: some legal digits in random cells, completed by
//! search; a start that cannot be completed quickly is thrown away and another one tried.
//!
//! Eleven digits (the measure of Xue and others, 2009) make 49 of 50 starts succeed; twenty, three
//! of four; thirty, one of forty. The completion goes by the order of the textbook bit-mask search
//! and not by that of the fastest one, so that a seed's grid never changes.

use crate::search::fast;
use crate::types::cell::Cell;
use crate::types::digit::DigitSet;
use crate::types::grid::{Grid, Solution};
use crate::types::rng::SeededRng;

/// The most guesses for completing one start; nearly all take fewer than fifty.
pub(crate) const MAX_GUESSES: u64 = 300;

/// One attempt: a solution grid that starts with `initial_digits` random digits, or `None` if they
/// left a cell without a digit or could not be completed quickly.
pub fn attempt(initial_digits: u8, rng: &mut SeededRng) -> Option<Solution> {
    let start = start(initial_digits, rng).ok()?;
    fast::first_by_mrv(&start, MAX_GUESSES)
}

/// A grid with legal digits in random cells.
///
/// # Errors
/// When a cell was left without any: the digits up to there.
pub(crate) fn start(initial_digits: u8, rng: &mut SeededRng) -> Result<Grid, Grid> {
    let mut cells = Cell::ALL;
    rng.shuffle(&mut cells);
    let mut grid = Grid::EMPTY;
    for &cell in cells.iter().take(usize::from(initial_digits)) {
        let seen: DigitSet = cell.peers().iter().filter_map(|peer| grid[peer]).collect();
        grid[cell] = Some(rng.choose(!seen).ok_or(grid)?);
    }
    Ok(grid)
}
