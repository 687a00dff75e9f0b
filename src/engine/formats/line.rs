//! One line of 81 characters, row-major: `1` to `9` is a given, one of `0 . * _ - ? x X` or a
//! blank an empty cell. What follows the 81st cell after a separator is the puzzle's name:
//! `100000569402000008…000005 # Demo`.

use super::ReadResult;
use super::error::{ReadErrorKind, WordError};
use super::normalise::{Line, is_bar, is_border, is_separator, parse_cell};
use crate::engine::types::board::Board;
use crate::engine::types::digit::Digit;
use crate::engine::types::grid::Grid;
use crate::engine::types::set::Element;

/// A piece with fewer characters is a row of something, one with more is meant as a whole puzzle:
/// three rows have 27.
const MIN_PUZZLE_CHARS: usize = 28;

/// Claims a line that begins with a long word, or that is 81 digits and blanks.
pub fn claims(lines: &[Line]) -> Option<usize> {
    let text = lines[0].head();
    (is_blank_spaced(text) || is_long(word(text.trim_start()))).then_some(1)
}

/// Whether a line is a puzzle by itself, in whatever format, and no row of one.
pub fn is_whole_puzzle(text: &str) -> bool {
    is_blank_spaced(text) || text.split(is_bar).any(is_long)
}

fn is_long(word: &str) -> bool {
    word.chars().nth(MIN_PUZZLE_CHARS - 1).is_some() && !is_border(word)
}

/// Reads 81 cells and a name.
pub fn read(lines: &[Line]) -> ReadResult {
    let Line { number, text } = lines[0];
    if is_blank_spaced(text) {
        return Ok(vec![(Board::of_givens(grid(text)), String::new())]);
    }
    let trimmed = text.trim_start();
    let indent = text.chars().count() - trimmed.chars().count();
    let word = word(trimmed);
    let givens = cells(word).map_err(|error| error.in_line(number, indent + 1))?;
    let name = trimmed[word.len()..].trim_start_matches(is_separator);
    // The second column of many a list is the solution: no name.
    let name = if cells(self::word(name)).is_ok() { "" } else { name };
    Ok(vec![(Board::of_givens(givens), name.to_owned())])
}

/// The givens, `.` for an empty cell, then the name.
pub fn write(board: &Board, name: &str) -> String {
    if name.is_empty() {
        format!("{}\n", board.givens)
    } else {
        format!("{} # {name}\n", board.givens)
    }
}

/// The grid of a word that is just 81 cells.
///
/// # Errors
/// The first character that is no cell; or the place where the cells end or the first too many
/// stands.
pub fn cells(word: &str) -> Result<Grid, WordError> {
    let odd = word.chars().enumerate().find(|&(_, ch)| parse_cell(ch).is_none());
    if let Some((offset, ch)) = odd {
        return Err(WordError { offset, kind: ReadErrorKind::unexpected_char(ch) });
    }
    match word.len() {
        81 => Ok(grid(word)),
        found => Err(WordError { offset: found.min(81), kind: ReadErrorKind::CellCount(found) }),
    }
}

/// The grid of 81 ASCII characters; one that is no digit is an empty cell.
fn grid(text: &str) -> Grid {
    let bytes = text.as_bytes();
    Grid::from_fn(|cell| Digit::from_char(char::from(bytes[cell.index()])))
}

/// The text up to the first separator.
fn word(text: &str) -> &str {
    text.find(is_separator).map_or(text, |end| &text[..end])
}

/// Whether it is 81 digits and blanks, the blanks standing for empty cells: no other sign of an
/// empty cell, and not the nine groups of a row of candidates.
fn is_blank_spaced(text: &str) -> bool {
    text.len() == 81
        && text.bytes().all(|byte| matches!(byte, b' ' | b'1'..=b'9'))
        && text.contains(' ')
        && !matches!(text.split_ascii_whitespace().count(), 0 | 9)
}
