//! Backtracking: the textbook search, row by row, digits in order.
//!
//! Go to the next empty cell. Try 1, then 2, and so on: where a digit does not conflict with what
//! is already there, place it and go on with the next empty cell. When no digit fits, a digit
//! placed before must be wrong: go back to the cell before, and try its next digit.
//!
//! Golomb and Baumert, "Backtrack Programming" (1965), gave the method its theory. It needs no
//! memory but the grid; here a mask for each house replaces looking at twenty peers, because a
//! puzzle can be made that takes a thousand million digits. Its weakness: it fills cells in reading
//! order even where another cell has only one digit left, so a mistake in row 1 may be noticed in
//! row 9, a million digits later.

use std::ops::ControlFlow;

use super::masks::Masks;
use super::monitor::{Event, Monitor};
use crate::types::candidate::Candidate;
use crate::types::cell::Cell;
use crate::types::grid::Solution;

/// Goes through all solutions in ascending order of their 81 digits.
///
/// # Errors
/// Breaks when the monitor breaks.
pub fn search(mut masks: Masks, monitor: &mut Monitor<'_>) -> ControlFlow<()> {
    fill_from(&mut masks, 0, monitor)
}

/// Fills the empty cells from row-major number `start` on, in every possible way.
fn fill_from(masks: &mut Masks, start: usize, monitor: &mut Monitor<'_>) -> ControlFlow<()> {
    let Some(index) = (start..81).find(|&index| masks.grid[Cell::ALL[index]].is_none()) else {
        let solution = Solution::of(&masks.grid).expect("the masks allow no conflict");
        return monitor.solution(&solution);
    };
    let cell = Cell::ALL[index];
    monitor.visit();
    let candidates = masks.candidates(cell);
    if candidates.is_empty() {
        monitor.dead_end();
    }
    for digit in candidates {
        let guess = Candidate::new(cell, digit);
        monitor.guess(guess)?;
        masks.place(cell, digit);
        fill_from(masks, index + 1, monitor)?;
        masks.unplace(cell, digit);
        monitor.note(Event::Backtrack(guess));
    }
    ControlFlow::Continue(())
}
