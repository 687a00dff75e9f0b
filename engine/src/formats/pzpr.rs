//! pzpr's text of a Sudoku: `pzprv3/sudoku/9/`, then the rows, each before a `/` or in a line.

use super::characters::parse_cell;
use super::error::{ReadError, ReadErrorKind, ReadResult};
use super::lines::{Claim, Line};
use super::rules::Refusal;
use crate::types::board::Board;
use crate::types::cell::Cell;
use crate::types::digit::Digit;
use crate::types::grid::Grid;
use crate::types::set::Element;

/// The most lines of such a text.
const MAX_LINES: usize = 80;

/// Claims a line that begins with `pzprv3`, and the lines below up to a blank one.
pub fn claims(lines: &[Line]) -> Option<Claim> {
    lines[0].head().trim_start().starts_with("pzprv3").then_some(())?;
    Claim::new(lines.iter().take(MAX_LINES).take_while(|line| !line.is_blank()).count())
}

/// Reads the first grid; what follows it is what the player wrote.
pub fn read(lines: &[Line]) -> ReadResult {
    let text = lines.iter().map(|line| line.head()).collect::<Vec<_>>().join("/");
    let mut parts = text.split('/').map(str::trim).filter(|part| !part.is_empty()).skip(1);
    let error = |kind| ReadError::at(lines[0].number, 1, kind);
    let damaged = || error(ReadErrorKind::Damaged("pzpr".to_owned()));
    let kind = parts.next().unwrap_or("");
    if kind != "sudoku" {
        return Err(error(Refusal::Rules(kind.to_owned()).of("pzpr")));
    }
    let size: usize = parts.next().and_then(|size| size.parse().ok()).ok_or_else(damaged)?;
    if size != 9 {
        return Err(error(Refusal::Size(size).of("pzpr")));
    }
    let cell = |word: &str| word.chars().next().filter(|_| word.len() == 1).and_then(parse_cell);
    let words = parts.take(9).flat_map(str::split_whitespace);
    let digits: Vec<Option<Digit>> = words.map(cell).collect::<Option<_>>().ok_or_else(damaged)?;
    (digits.len() == 81).then_some(()).ok_or_else(damaged)?;
    let givens = Grid::from_fn(|at: Cell| digits[at.index()]);
    Ok(vec![(Board::of_givens(givens), String::new())])
}
