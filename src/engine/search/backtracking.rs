//! Backtracking: the textbook search, row by row, digits in order.
//!
//! Go to the next empty cell. Try 1, then 2, and so on: where a digit does not clash with what
//! is already there, put it down and go on with the next empty cell. When no digit fits, a digit
//! put down before must be wrong: go back to the cell before, and try its next digit.
//!
//! Golomb and Baumert, "Backtrack Programming" (1965), gave the method its theory. It needs no
//! memory but the grid. Its weakness: it fills cells in the order of reading even where another
//! cell has but one digit left, so a mistake in row 1 may be noticed in row 9, a million digits
//! later.

use std::ops::ControlFlow;

use super::watch::{Event, Watch};
use crate::engine::candidate::Candidate;
use crate::engine::cell::Cell;
use crate::engine::clash::clashes;
use crate::engine::digit::Digit;
use crate::engine::grid::{Grid, Solution};

/// Walks through all solutions in ascending order of their 81 digits.
///
/// # Errors
/// Breaks when the watch breaks.
pub fn walk(grid: &Grid, watch: &mut Watch<'_>) -> ControlFlow<()> {
    if !clashes(grid).is_empty() {
        watch.dead_end();
        return ControlFlow::Continue(());
    }
    fill_from(0, &mut grid.clone(), watch)
}

/// Fills the empty cells from a place on, in every way.
fn fill_from(place: usize, grid: &mut Grid, watch: &mut Watch<'_>) -> ControlFlow<()> {
    let Some(cell) = Cell::ALL[place..].iter().copied().find(|&cell| grid[cell].is_none()) else {
        return Solution::of(grid).map_or(ControlFlow::Continue(()), |full| watch.solution(&full));
    };
    watch.visit();
    let mut stuck = true;
    for digit in Digit::ALL {
        if !fits(digit, cell, grid) {
            continue;
        }
        stuck = false;
        let tried = Candidate::new(cell, digit);
        watch.guess(tried)?;
        grid[cell] = Some(digit);
        fill_from(usize::from(u8::from(cell)) + 1, grid, watch)?;
        grid[cell] = None;
        watch.note(Event::Backtrack(tried));
    }
    if stuck {
        watch.dead_end();
    }
    ControlFlow::Continue(())
}

/// Whether no peer of the cell holds the digit.
fn fits(digit: Digit, cell: Cell, grid: &Grid) -> bool {
    cell.peers().iter().all(|peer| grid[peer] != Some(digit))
}
