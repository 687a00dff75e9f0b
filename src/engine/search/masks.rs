//! [`Masks`]: for every row, column and block one word that says which digits it has not got yet.

use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::grid::Grid;

/// A grid, its empty cells, and the digits that each house still lacks.
pub struct Masks {
    /// What stands where.
    pub grid: Grid,
    /// Where nothing stands.
    pub empty: CellSet,
    rows: [DigitSet; 9],
    columns: [DigitSet; 9],
    blocks: [DigitSet; 9],
}

impl Masks {
    /// The masks of a grid; none when a digit stands twice in a house.
    pub fn of(grid: &Grid) -> Option<Masks> {
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

    /// The digits that the cell's row, column and block all lack.
    pub fn fitting(&self, cell: Cell) -> DigitSet {
        self.rows[cell.row()] & self.columns[cell.column()] & self.blocks[cell.block()]
    }

    /// Puts a digit that fits into an empty cell.
    pub fn put(&mut self, cell: Cell, digit: Digit) {
        self.grid[cell] = Some(digit);
        self.empty.remove(cell);
        self.rows[cell.row()].remove(digit);
        self.columns[cell.column()].remove(digit);
        self.blocks[cell.block()].remove(digit);
    }

    /// Takes back what was put there.
    pub fn take_back(&mut self, cell: Cell, digit: Digit) {
        self.grid[cell] = None;
        self.empty.insert(cell);
        self.rows[cell.row()].insert(digit);
        self.columns[cell.column()].insert(digit);
        self.blocks[cell.block()].insert(digit);
    }
}
