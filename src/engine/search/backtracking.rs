//! Backtracking: the textbook search, row by row, digits in order.
//!
//! Go to the next empty cell. Try 1, then 2, and so on: where a digit does not conflict with what
//! is already there, put it down and go on with the next empty cell. When no digit fits, a digit
//! put down before must be wrong: go back to the cell before, and try its next digit.
//!
//! Golomb and Baumert, "Backtrack Programming" (1965), gave the method its theory. It needs no
//! memory but the grid; here a mask per house saves looking at twenty peers, because a puzzle can
//! be made that takes a thousand million digits. Its weakness: it fills cells in the order of
//! reading even where another cell has but one digit left, so a mistake in row 1 may be noticed in
//! row 9, a million digits later.

use std::ops::ControlFlow;

use super::masks::Masks;
use super::monitor::{Event, Watch};
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::Cell;
use crate::engine::types::grid::{Grid, Solution};

/// Walks through all solutions in ascending order of their 81 digits.
///
/// # Errors
/// Breaks when the watch breaks.
pub fn walk(grid: &Grid, watch: &mut Watch<'_>) -> ControlFlow<()> {
    match Masks::of(grid) {
        Some(mut masks) => masks.fill_from(0, watch),
        None => {
            watch.dead_end();
            ControlFlow::Continue(())
        }
    }
}

impl Masks {
    /// Fills the empty cells from a place on, in every way.
    fn fill_from(&mut self, place: usize, watch: &mut Watch<'_>) -> ControlFlow<()> {
        let Some(place) = (place..81).find(|&place| self.grid[Cell::ALL[place]].is_none()) else {
            return Solution::of(&self.grid)
                .map_or(ControlFlow::Continue(()), |full| watch.solution(&full));
        };
        let cell = Cell::ALL[place];
        watch.visit();
        let fitting = self.fitting(cell);
        if fitting.is_empty() {
            watch.dead_end();
        }
        for digit in fitting {
            let tried = Candidate::new(cell, digit);
            watch.guess(tried)?;
            self.put(cell, digit);
            self.fill_from(place + 1, watch)?;
            self.take_back(cell, digit);
            watch.note(Event::Backtrack(tried));
        }
        ControlFlow::Continue(())
    }
}
