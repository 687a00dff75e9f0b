//! sudoku.coach's position: `SCv7_32_` and a packed text with givens, digits and candidates.

use super::characters::first_word;
use super::error::{ReadError, ReadErrorKind, ReadResult};
use super::lines::{Claim, Line, ONE_LINE};
use super::link;

const PREFIX: &str = "SCv";

/// Claims a line that begins with `SCv`.
pub fn claims(lines: &[Line]) -> Option<Claim> {
    lines[0].text.trim_start().starts_with(PREFIX).then_some(ONE_LINE)
}

/// Reads the position.
pub fn read(lines: &[Line]) -> ReadResult {
    let Line { number, text, .. } = lines[0];
    let word = first_word(text);
    let column = text.chars().take_while(|ch| ch.is_whitespace()).count() + 1;
    let damaged = || ReadErrorKind::Damaged("sudokucoach".to_owned());
    let packed = word.strip_prefix("SCv7_32_").ok_or_else(damaged);
    packed.and_then(link::coach).map_err(|kind| ReadError::at(number, column, kind))
}
