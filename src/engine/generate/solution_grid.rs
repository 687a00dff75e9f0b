//! A full grid at random, by a Las Vegas algorithm: some legal digits in random cells, completed
//! by search; when that does not succeed quickly, thrown away and tried again.
//!
//! Eleven digits (the measure of Xue and others, 2009) make 49 of 50 beginnings succeed; twenty,
//! three of four; thirty, one of forty. The completion goes by the order of the textbook bit-mask
//! search and not by that of the fastest one, so that a seed's grid never changes.

use crate::engine::search::fast;
use crate::engine::types::cell::Cell;
use crate::engine::types::digit::DigitSet;
use crate::engine::types::grid::{Grid, Solution};
use crate::engine::types::rng::SeededRng;

/// The most guesses for completing one beginning; nearly all take fewer than fifty.
const PATIENCE: u64 = 300;

/// One attempt: a full grid that begins with so many random digits, or nothing if they left a
/// cell without a digit or could not be completed quickly.
pub fn attempt(first_digits: u8, rng: &mut SeededRng) -> Option<Solution> {
    let begun = begin(first_digits, rng)?;
    fast::first_by_mrv(&begun, PATIENCE)
}

/// A grid with so many legal digits in random cells; none when a cell was left without any.
fn begin(first_digits: u8, rng: &mut SeededRng) -> Option<Grid> {
    let mut cells = Cell::ALL;
    rng.shuffle(&mut cells);
    let mut grid = Grid::EMPTY;
    for &cell in cells.iter().take(usize::from(first_digits)) {
        let seen: DigitSet = cell.peers().iter().filter_map(|peer| grid[peer]).collect();
        grid[cell] = Some(rng.choose(!seen)?);
    }
    Some(grid)
}
