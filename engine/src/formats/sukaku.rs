//! 729 characters in a line, nine a cell: each candidate at its place, `.` or `0` for those ruled
//! out. Cells in which one digit is left and whose peers all lack it, or list all nine, are givens.

use super::candidates;
use super::characters::{first_word, parse_cell};
use super::error::{ReadError, ReadErrorKind, ReadResult};
use super::lines::{Claim, Line, ONE_LINE};
use crate::types::board::Board;
use crate::types::cell::{ByCell, Cell};
use crate::types::digit::{Digit, DigitSet};
use crate::types::grid::Grid;
use crate::types::set::Element;

/// The fewest bytes of a first word that is meant as 729 candidates, and the fewest cells in it.
const MIN_WORD: usize = 701;

/// The most bytes of such a word.
const MAX_WORD: usize = 759;

/// Claims a line whose first word has about 729 characters, nearly all of them cells.
pub fn claims(lines: &[Line]) -> Option<Claim> {
    (lines[0].text.len() >= MIN_WORD).then_some(())?;
    let word = first_word(lines[0].head());
    (MIN_WORD..=MAX_WORD).contains(&word.len()).then_some(())?;
    let cells = word.chars().filter(|&ch| parse_cell(ch).is_some()).count();
    (cells >= MIN_WORD).then_some(ONE_LINE)
}

/// Reads 729 candidates, at least one a cell.
pub fn read(lines: &[Line]) -> ReadResult {
    let Line { number: line, text, .. } = lines[0];
    let word = first_word(text);
    let indent = text.chars().take_while(|ch| ch.is_whitespace()).count();
    let error = |at: usize, kind| ReadError::at(line, indent + at + 1, kind);
    let mut listed: ByCell<DigitSet> = ByCell::default();
    for (at, ch) in word.chars().enumerate() {
        let unexpected = || error(at, ReadErrorKind::unexpected_char(ch));
        let digit = parse_cell(ch).ok_or_else(unexpected)?;
        if let (Some(digit), Some(cell)) = (digit, Cell::try_at(at / 9)) {
            if digit.index() != at % 9 {
                return Err(unexpected());
            }
            listed[cell].insert(digit);
        }
    }
    if word.len() != 729 {
        return Err(error(word.len().min(729), ReadErrorKind::CellCount(word.len() / 9)));
    }
    if let Some(cell) = Cell::ALL.into_iter().find(|&cell| listed[cell].is_empty()) {
        let at = 9 * cell.index();
        // The nine characters look the same in every cell: name the cell, too.
        let found = format!("{cell} {}", &word[at..at + 9]);
        return Err(error(at, ReadErrorKind::UnexpectedWord(found)));
    }
    let name = text.trim_start()[word.len()..].trim_start();
    let name = name.strip_prefix('#').unwrap_or(name);
    let board = candidates::board(candidates::placed(&listed), Grid::EMPTY, &listed);
    Ok(vec![(board, name.to_owned())])
}

/// The candidates of a position: all nine in an empty cell without notes.
pub fn write(board: &Board, name: &str) -> String {
    let listed = candidates::listed_alone(board);
    let nine_chars = |cell: Cell| {
        let set = listed[cell];
        Digit::ALL.map(|digit| if set.contains(digit) { digit.char() } else { '.' })
    };
    let text: String = Cell::ALL.into_iter().flat_map(nine_chars).collect();
    if name.is_empty() { text + "\n" } else { format!("{text} # {name}\n") }
}
