//! [`Masks`]: a grid without conflicts, and for every row, column and block one word that says which
//! digits it does not have yet.

use crate::types::cell::{Cell, CellSet};
use crate::types::digit::{Digit, DigitSet};
use crate::types::grid::Grid;
use crate::types::house::{House, HouseKind};

/// A grid without conflicts, its empty cells, and the digits that each house still lacks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Masks {
    /// The digits placed.
    pub grid: Grid,
    /// The cells without a digit.
    pub empty: CellSet,
    rows: [DigitSet; 9],
    columns: [DigitSet; 9],
    blocks: [DigitSet; 9],
}

impl Masks {
    /// The masks of a grid; `None` if a house has a digit twice.
    pub fn of(grid: &Grid) -> Option<Masks> {
        let all = [DigitSet::ALL; 9];
        let mut masks =
            Masks { grid: Grid::EMPTY, empty: CellSet::ALL, rows: all, columns: all, blocks: all };
        for (cell, digit) in grid.iter() {
            if !masks.candidates(cell).contains(digit) {
                return None;
            }
            masks.place(cell, digit);
        }
        Some(masks)
    }

    /// The digits that the cell's row, column and block all lack.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.rows[cell.row()] & self.columns[cell.column()] & self.blocks[cell.block()]
    }

    /// The digits that the house does not have yet.
    #[cfg_attr(not(feature = "algorithms"), expect(dead_code))]
    pub fn lacking(&self, house: House) -> DigitSet {
        match house.kind() {
            HouseKind::Row => self.rows[house.number()],
            HouseKind::Column => self.columns[house.number()],
            HouseKind::Block => self.blocks[house.number()],
        }
    }

    /// Places one of its [`candidates`](Self::candidates) in an empty cell.
    pub fn place(&mut self, cell: Cell, digit: Digit) {
        self.grid[cell] = Some(digit);
        self.empty.remove(cell);
        self.rows[cell.row()].remove(digit);
        self.columns[cell.column()].remove(digit);
        self.blocks[cell.block()].remove(digit);
    }

    /// Takes back a digit that was placed in the cell.
    pub fn unplace(&mut self, cell: Cell, digit: Digit) {
        self.grid[cell] = None;
        self.empty.insert(cell);
        self.rows[cell.row()].insert(digit);
        self.columns[cell.column()].insert(digit);
        self.blocks[cell.block()].insert(digit);
    }
}
