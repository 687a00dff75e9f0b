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

use super::watch::{Event, Watch};
use crate::engine::candidate::Candidate;
use crate::engine::cell::{Cell, CellSet};
use crate::engine::digit::{Digit, DigitSet};
use crate::engine::grid::{Grid, Solution};

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

/// The grid, its empty cells and the digits that each house still lacks.
struct Masks {
    grid: Grid,
    empty: CellSet,
    rows: [DigitSet; 9],
    columns: [DigitSet; 9],
    blocks: [DigitSet; 9],
}

impl Masks {
    /// The masks of a grid; none when a digit stands twice in a house.
    fn of(grid: &Grid) -> Option<Masks> {
        let all = [DigitSet::ALL; 9];
        let mut masks =
            Masks { grid: Grid::EMPTY, empty: CellSet::ALL, rows: all, columns: all, blocks: all };
        for (cell, digit) in grid.iter() {
            if !masks.fitting(cell).contains(digit) {
                return None;
            }
            masks.put(cell, digit);
        }
        Some(masks)
    }

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

    /// The digits that the cell's row, column and block all lack.
    fn fitting(&self, cell: Cell) -> DigitSet {
        self.rows[cell.row()] & self.columns[cell.column()] & self.blocks[cell.block()]
    }

    fn put(&mut self, cell: Cell, digit: Digit) {
        self.grid[cell] = Some(digit);
        self.empty.remove(cell);
        self.rows[cell.row()].remove(digit);
        self.columns[cell.column()].remove(digit);
        self.blocks[cell.block()].remove(digit);
    }

    fn take_back(&mut self, cell: Cell, digit: Digit) {
        self.grid[cell] = None;
        self.empty.insert(cell);
        self.rows[cell.row()].insert(digit);
        self.columns[cell.column()].insert(digit);
        self.blocks[cell.block()].insert(digit);
    }
}
