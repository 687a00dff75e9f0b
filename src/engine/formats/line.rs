//! One line of 81 characters, row-major: `1` to `9` is a given, one of `0 . * _ - ? x X` or a
//! blank an empty cell. What follows the 81st cell after a separator is the puzzle's name:
//! `100000569402000008…000005 # Demo`.

use super::Reading;
use super::error::ReadError;
use super::normalise::{Line, is_bar, is_border, is_separator, shown_cell};
use crate::engine::types::board::Board;
use crate::engine::types::digit::Digit;
use crate::engine::types::grid::Grid;
use crate::engine::types::set::Element;

/// Fewer characters in a piece are a row of something, more are meant as a whole puzzle: three
/// rows of ours have 27.
const SHORTEST: usize = 28;

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
    word.chars().nth(SHORTEST - 1).is_some() && !is_border(word)
}

/// Reads 81 cells and a name.
pub fn read(lines: &[Line]) -> Reading {
    let Line { number, text } = lines[0];
    if is_blank_spaced(text) {
        return Ok(vec![(Board::of_givens(grid(text)), String::new())]);
    }
    let trimmed = text.trim_start();
    let indent = text.chars().count() - trimmed.chars().count();
    let word = word(trimmed);
    let givens = cells(word).map_err(|fault| fault.at(number, indent))?;
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

/// What is wrong with a word that should be 81 cells.
pub enum Fault {
    /// A character that is no cell, 0-based.
    Char(usize, char),
    /// Not 81 cells: where they end, or the first too many stands, 0-based, and how many.
    Count(usize, usize),
}

impl Fault {
    /// The same as an error, for a word that stands in a line after `indent` characters.
    pub fn at(self, line: usize, indent: usize) -> ReadError {
        match self {
            Fault::Char(at, found) => ReadError::unexpected(line, indent + at + 1, found),
            Fault::Count(at, found) => {
                ReadError::CellCount { line, column: indent + at + 1, found }
            }
        }
    }
}

/// The grid of a word that is just 81 cells.
pub fn cells(word: &str) -> Result<Grid, Fault> {
    if let Some((at, found)) =
        word.chars().enumerate().find(|&(_, shown)| shown_cell(shown).is_none())
    {
        return Err(Fault::Char(at, found));
    }
    let found = word.len();
    if found == 81 { Ok(grid(word)) } else { Err(Fault::Count(found.min(81), found)) }
}

/// The grid of 81 ASCII characters, whatever is no digit being empty.
fn grid(text: &str) -> Grid {
    let bytes = text.as_bytes();
    let digit = |at: usize| Digit::from_char(bytes.get(at).copied().map_or('.', char::from));
    Grid::from_fn(|cell| digit(cell.index()))
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
