//! Candidates between a text and a [`Board`]: a text that lists candidates lists all that are
//! left, so what it leaves out has been eliminated.

use super::normalise::parse_cell;
use crate::types::board::Board;
use crate::types::cell::{ByCell, Cell};
use crate::types::digit::{Digit, DigitSet};
use crate::types::grid::Grid;

/// The board with these digits, whose empty cells keep the candidates listed as corner marks; what
/// the digits would allow and the list leaves out is eliminated. An empty list says nothing of its
/// cell.
pub fn board(givens: Grid, entries: Grid, listed: &ByCell<DigitSet>) -> Board {
    let mut board = Board { givens, entries, ..Board::default() };
    for cell in board.empty_cells() {
        if !listed[cell].is_empty() {
            board.corner_marks[cell] = listed[cell];
            board.eliminated[cell] = board.candidates(cell) - listed[cell];
        }
    }
    board
}

/// What a text of candidates lists for an empty cell: the player's corner marks, or where there
/// are none the candidates by rule that are not eliminated.
pub fn listed(board: &Board, cell: Cell) -> DigitSet {
    if board.corner_marks[cell].is_empty() {
        board.candidates(cell)
    } else {
        board.corner_marks[cell]
    }
}

/// The digits that are placed in a list of candidates that does not distinguish them from naked
/// singles: a cell with one candidate that no peer lists any more (HoDoKu's rule). A peer with
/// the same single candidate is a placed digit, too, and conflicts.
pub fn placed(listed: &ByCell<DigitSet>) -> Grid {
    Grid::from_fn(|cell| {
        let digit = listed[cell].single()?;
        let is_left = |peer: Cell| listed[peer].contains(digit) && listed[peer] != listed[cell];
        (!cell.peers().iter().any(is_left)).then_some(digit)
    })
}

/// The digits of a group such as `378`, if it is one: each once at most, in any order. One sign
/// of an empty cell is a group of no digit.
pub fn group(word: &str) -> Option<DigitSet> {
    let mut digits = DigitSet::EMPTY;
    for ch in word.chars() {
        let Some(digit) = Digit::from_char(ch) else {
            return (word.len() == 1 && parse_cell(ch).is_some()).then_some(digits);
        };
        if digits.contains(digit) {
            return None;
        }
        digits.insert(digit);
    }
    Some(digits)
}
