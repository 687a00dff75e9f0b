//! [`Board`]: givens, the player's digits, pencil marks, colours and links: what formats read and write,
//! and what the history of a game keeps.

use super::cell::{ByCell, Cell, CellSet};
use super::colour::{CandidateColours, ColourSet};
use super::digit::{Digit, DigitSet};
use super::grid::Grid;
use super::link::Link;

/// All that is written in the 81 cells. A cell holds a given, or an entry, or no digit.
///
/// ```
/// use nonet_engine::{Board, Cell, Digit};
///
/// let line = "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";
/// let mut board = Board::of_givens(line.parse().expect("81 cells"));
/// let (r1c2, r1c3) = (Cell::new(0, 1), Cell::new(0, 2));
/// assert_eq!(board.candidates(r1c2), [3, 7, 8].map(Digit::new).into_iter().collect());
/// board.entries[r1c2] = Some(Digit::new(3));
/// assert!(!board.candidates(r1c3).contains(Digit::new(3)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Board {
    /// The printed digits.
    pub givens: Grid,
    /// The player's digits; none where a given stands.
    pub entries: Grid,
    /// Pencil marks at fixed places: 1 in the top left corner of the cell to 9 in the bottom right.
    pub corner_marks: ByCell<DigitSet>,
    /// Pencil marks in the middle of the cell, side by side.
    pub centre_marks: ByCell<DigitSet>,
    /// Candidates that the player has eliminated: no deduction uses them.
    pub eliminated: ByCell<DigitSet>,
    /// The colours that the player gave each cell.
    pub colours: ByCell<ColourSet>,
    /// The colours that the player gave single candidates.
    pub candidate_colours: CandidateColours,
    /// The links that the player drew, the first one first; no two tie the same ends. Serde leaves them
    /// out: what older versions have stored has none, and no request is about a board with its links.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub links: Vec<Link>,
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
    /// The player's notes of a cell, of either kind.
    pub fn notes(&self, cell: Cell) -> DigitSet {
        self.corner_marks[cell] | self.centre_marks[cell]
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
