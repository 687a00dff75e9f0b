//! 729 characters in a line, nine a cell: each candidate at its place, `.` or `0` for those ruled
//! out. Cells in which one digit is left and whose peers all lack it are givens.

use super::Reading;
use super::candidates;
use super::error::ReadError;
use super::normalise::{Line, shown_cell};
use crate::engine::types::board::Board;
use crate::engine::types::cell::{ByCell, Cell};
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::grid::Grid;
use crate::engine::types::set::Element;

/// Claims a line whose first word has more than 700 characters.
pub fn claims(lines: &[Line]) -> Option<usize> {
    let word = lines[0].head().split_whitespace().next()?;
    (word.len() > 700 && word.len() < 760).then_some(1)
}

/// Reads 729 candidates, at least one a cell.
pub fn read(lines: &[Line]) -> Reading {
    let Line { number: line, text } = lines[0];
    let indent = text.chars().take_while(|shown| shown.is_whitespace()).count();
    let word = text.split_whitespace().next().unwrap_or("");
    let mut listed: ByCell<DigitSet> = ByCell::default();
    for (at, shown) in word.chars().enumerate() {
        let wrong = || ReadError::unexpected(line, indent + at + 1, shown);
        let candidate = shown_cell(shown).ok_or_else(wrong)?;
        match (candidate, Cell::try_at(at / 9)) {
            (Some(digit), Some(cell)) if usize::from(digit.value()) == at % 9 + 1 => {
                listed[cell].insert(digit);
            }
            (Some(_), Some(_)) => return Err(wrong()),
            (_, _) => {}
        }
    }
    if word.len() != 729 {
        let column = indent + word.len().min(729) + 1;
        return Err(ReadError::CellCount { line, column, found: word.len() / 9 });
    }
    if let Some(cell) = Cell::ALL.into_iter().find(|&cell| listed[cell].is_empty()) {
        let at = 9 * cell.index();
        // The nine characters look the same in every cell: its name tells which it is.
        let found = format!("{cell} {}", &word[at..at + 9]);
        return Err(ReadError::UnexpectedWord { line, column: indent + at + 1, found });
    }
    let name = text.trim_start()[word.len()..].trim_start_matches([' ', '\t', '#']);
    Ok(vec![(
        candidates::board(candidates::placed(&listed), Grid::EMPTY, &listed),
        name.to_owned(),
    )])
}

/// The candidates of a position.
pub fn write(board: &Board, name: &str) -> String {
    let digits = |cell: Cell| match board.digit(cell) {
        Some(digit) => DigitSet::only(digit),
        None => candidates::listed(board, cell),
    };
    let shown = |cell: Cell| {
        let set = digits(cell);
        Digit::ALL.map(|digit| if set.contains(digit) { digit.char() } else { '.' })
    };
    let text: String = Cell::ALL.into_iter().flat_map(shown).collect();
    if name.is_empty() { text + "\n" } else { format!("{text} # {name}\n") }
}
