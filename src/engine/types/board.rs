//! [`Board`]: what is on the paper: givens, the player's digits, pencil marks and colours. What
//! formats read and write, and what the history keeps.

use serde::{Deserialize, Serialize};

use super::cell::{ByCell, Cell, CellSet};
use super::colour::ColourSet;
use super::digit::{Digit, DigitSet};
use super::grid::Grid;

/// Everything on the paper. A cell holds a given, or an entry, or none; a given never changes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Board {
    /// The printed digits.
    pub givens: Grid,
    /// The player's digits; none where a given stands.
    pub entries: Grid,
    /// Pencil marks at fixed places: 1 in the top left corner of the cell to 9 in the bottom right.
    pub corner_marks: ByCell<DigitSet>,
    /// Pencil marks in the middle of the cell, side by side.
    pub centre_marks: ByCell<DigitSet>,
    /// Candidates that the player has ruled out by name: they stay out of every deduction.
    pub eliminated: ByCell<DigitSet>,
    /// The colours that the player gave each cell.
    pub colours: ByCell<ColourSet>,
}

impl Board {
    /// The board with these givens and nothing else.
    pub fn of_givens(givens: Grid) -> Board {
        Board { givens, ..Board::default() }
    }
    /// The digit that a cell shows, given or entered.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.givens[cell].or(self.entries[cell])
    }
    /// All digits shown, given and entered.
    pub fn digits(&self) -> Grid {
        Grid::from_fn(|cell| self.digit(cell))
    }
    /// The grid that makes the puzzle: its givens, or all digits while there is no given, because
    /// the puzzle is still being typed.
    pub fn clue_grid(&self) -> Grid {
        if self.givens == Grid::EMPTY { self.entries } else { self.givens }
    }
    /// The cells without a digit.
    pub fn empty_cells(&self) -> CellSet {
        !(self.givens.filled() | self.entries.filled())
    }
    /// The digits that no peer of an empty cell shows, less those eliminated; none for a cell
    /// that shows a digit.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        if self.digit(cell).is_some() {
            return DigitSet::EMPTY;
        }
        let seen: DigitSet = cell.peers().iter().filter_map(|peer| self.digit(peer)).collect();
        !seen - self.eliminated[cell]
    }
}
