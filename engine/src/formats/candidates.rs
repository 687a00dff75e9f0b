//! Candidates between a text and a [`Board`]: a text that lists candidates lists all that are
//! left, so what it leaves out has been eliminated.

use super::characters::parse_cell;
use crate::types::board::Board;
use crate::types::cell::{ByCell, Cell};
use crate::types::digit::{Digit, DigitSet};
use crate::types::grid::Grid;

/// The board with these digits, whose empty cells keep the candidates listed as corner marks; what
/// the digits would allow and the list leaves out is eliminated. A list of no digit or of all nine says
/// nothing of its cell.
pub fn board(givens: Grid, entries: Grid, listed: &ByCell<DigitSet>) -> Board {
    let mut board = Board { givens, entries, ..Board::default() };
    for cell in board.empty_cells() {
        if !matches!(listed[cell].len(), 0 | 9) {
            board.corner_marks[cell] = listed[cell];
            board.eliminated[cell] = board.candidates(cell) - listed[cell];
        }
    }
    board
}

/// What a text of candidates lists for an empty cell: the player's corner marks; where there are none, or
/// all nine, which say nothing, the candidates by rule that are not eliminated; and if none is left, all
/// by rule. So [`board`] makes of the list what is listed in the same way again.
pub fn listed(board: &Board, cell: Cell) -> DigitSet {
    let marks = board.corner_marks[cell];
    if !matches!(marks.len(), 0 | 9) {
        return marks;
    }
    let left = board.candidates(cell);
    if left.is_empty() { DigitSet::ALL - seen(board, cell) } else { left }
}

/// The digits in the houses of a cell.
fn seen(board: &Board, cell: Cell) -> DigitSet {
    cell.peers().iter().filter_map(|peer| board.digit(peer)).collect()
}

/// What a text lists for every cell that has no way to say which digits are placed: a placed digit
/// alone, and for an empty cell the player's corner marks, or what is left where candidates were
/// eliminated, or all nine digits. [`placed`] finds just the digits of the board in it: marks that would
/// hide one of them, or would be taken for one, are left out.
pub fn listed_alone(board: &Board) -> ByCell<DigitSet> {
    let mut listed = ByCell::from_fn(|cell| {
        if let Some(digit) = board.digit(cell) {
            return DigitSet::only(digit);
        }
        let is_untouched = board.corner_marks[cell].is_empty() && board.eliminated[cell].is_empty();
        let left = self::listed(board, cell) - seen(board, cell);
        if is_untouched || left.is_empty() { DigitSet::ALL } else { left }
    });
    // A cell that lists all nine no longer keeps a single candidate beside it from being one.
    while let Some(cell) = first_mistaken(board, &listed) {
        listed[cell] = DigitSet::ALL;
    }
    listed
}

/// The first empty cell whose single candidate would be taken for a placed digit.
fn first_mistaken(board: &Board, listed: &ByCell<DigitSet>) -> Option<Cell> {
    let placed = placed(listed);
    board.empty_cells().iter().find(|&cell| placed[cell].is_some())
}

/// The digits that are placed in a list of candidates that does not distinguish them from naked
/// singles: a cell with one candidate that no peer lists any more (HoDoKu's rule). A peer with
/// the same single candidate is a placed digit, too, and conflicts; one that lists all nine digits says
/// nothing.
pub fn placed(listed: &ByCell<DigitSet>) -> Grid {
    Grid::from_fn(|cell| {
        let digit = listed[cell].single()?;
        let is_left =
            |peer: Cell| listed[peer].contains(digit) && !matches!(listed[peer].len(), 1 | 9);
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
