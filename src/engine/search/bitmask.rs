//! Bit masks: fewest candidates first, without looking at any neighbour.
//!
//! For every row, column and block one word of nine bits says which digits it has not got yet.
//! The digits that fit a cell are then the *and* of three words, how many they are is a
//! population count, and the lowest is the lowest bit that is on. Putting a digit down clears
//! its bit in three words; taking it back sets it again. The search is the same as fewest
//! candidates first, with ties going to the first cell and digits tried from the lowest, but a
//! step costs a handful of machine instructions.
//!
//! The representation is that of Knuth's and many others' n-queens programs (one word a column
//! and diagonal); for Sudoku it became common in programming contests around 2005.

use std::ops::ControlFlow;

use super::masks::Masks;
use super::monitor::{Event, Watch};
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::Cell;
use crate::engine::types::digit::Digit;
use crate::engine::types::grid::{Grid, Solution};

/// Walks through all solutions, in an order that only depends on the grid.
///
/// # Errors
/// Breaks when the watch breaks.
pub fn walk(grid: &Grid, watch: &mut Watch<'_>) -> ControlFlow<()> {
    match Masks::of(grid) {
        Some(mut masks) => masks.fill(watch),
        None => {
            watch.dead_end();
            ControlFlow::Continue(())
        }
    }
}

impl Masks {
    /// Fills the empty cells in every way.
    fn fill(&mut self, watch: &mut Watch<'_>) -> ControlFlow<()> {
        let Some(cell) = self.narrowest() else {
            return Solution::of(&self.grid)
                .map_or(ControlFlow::Continue(()), |full| watch.solution(&full));
        };
        let fitting = self.fitting(cell);
        if let Some(digit) = fitting.single() {
            watch.forced(Candidate::new(cell, digit));
            return self.with(cell, digit, watch);
        }
        watch.visit();
        if fitting.is_empty() {
            watch.dead_end();
        }
        for digit in fitting {
            let tried = Candidate::new(cell, digit);
            watch.guess(tried)?;
            self.with(cell, digit, watch)?;
            watch.note(Event::Backtrack(tried));
        }
        ControlFlow::Continue(())
    }

    /// Fills the rest with a digit in a cell.
    fn with(&mut self, cell: Cell, digit: Digit, watch: &mut Watch<'_>) -> ControlFlow<()> {
        self.put(cell, digit);
        self.fill(watch)?;
        self.take_back(cell, digit);
        ControlFlow::Continue(())
    }

    /// The first of the empty cells with the fewest fitting digits; none when there is no empty
    /// cell. A cell with one digit or none is good enough to stop looking.
    fn narrowest(&self) -> Option<Cell> {
        let mut best = None;
        let mut fewest = 10;
        for cell in self.empty {
            let fitting = self.fitting(cell).len();
            if fitting < fewest {
                (best, fewest) = (Some(cell), fitting);
            }
            if fewest <= 1 {
                break;
            }
        }
        best
    }
}
