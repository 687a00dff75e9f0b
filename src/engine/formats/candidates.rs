//! Candidates between a text and a [`Board`]: a text that lists candidates lists all that are
//! left, so what it leaves out has been ruled out by somebody.

use super::normalise::shown_cell;
use crate::engine::types::board::Board;
use crate::engine::types::cell::{ByCell, Cell};
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::grid::Grid;

/// The board with these digits, whose empty cells keep the candidates listed as notes; what the
/// digits would allow and the list leaves out is eliminated. An empty list says nothing of its cell.
pub fn board(givens: Grid, entries: Grid, listed: &ByCell<DigitSet>) -> Board {
    let digits = Board { givens, entries, ..Board::default() };
    let is_listed = |cell: Cell| digits.digit(cell).is_none() && !listed[cell].is_empty();
    Board {
        corner_marks: ByCell::from_fn(|cell| pick(is_listed(cell), listed[cell])),
        eliminated: ByCell::from_fn(|cell| {
            pick(is_listed(cell), digits.candidates(cell) - listed[cell])
        }),
        ..digits
    }
}

fn pick(wanted: bool, set: DigitSet) -> DigitSet {
    if wanted { set } else { DigitSet::EMPTY }
}

/// What a text of candidates says of an empty cell: the player's notes, or where there are none
/// what is left by rule and not eliminated.
pub fn listed(board: &Board, cell: Cell) -> DigitSet {
    if board.corner_marks[cell].is_empty() {
        board.candidates(cell)
    } else {
        board.corner_marks[cell]
    }
}

/// The digits that are placed in a list of candidates that does not tell them from naked
/// singles: a cell with one candidate that no peer lists any more (HoDoKu's rule).
pub fn placed(listed: &ByCell<DigitSet>) -> Grid {
    Grid::from_fn(|cell| {
        let digit = listed[cell].single()?;
        let gone = cell
            .peers()
            .iter()
            .all(|peer| !listed[peer].contains(digit) || listed[peer] == listed[cell]);
        gone.then_some(digit)
    })
}

/// The digits of a group such as `378`, if it is one: each once at most, in any order. A group
/// of one sign of emptiness is no digit.
pub fn group(word: &str) -> Option<DigitSet> {
    let mut digits = DigitSet::EMPTY;
    for shown in word.chars() {
        let Some(digit) = Digit::from_char(shown) else {
            return (word.len() == 1 && shown_cell(shown).is_some()).then_some(digits);
        };
        if digits.contains(digit) {
            return None;
        }
        digits.insert(digit);
    }
    Some(digits)
}
