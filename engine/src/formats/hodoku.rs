//! HoDoKu's library line: `:0000:x:1..+4…:315 324::`: a technique's code, its digits, 81 cells
//! with `+` before those that the player placed, and the eliminated candidates as digit, row,
//! column. Also the position alone, `1..+4…:315 324`. What a technique must do in a position is
//! read by [`reglib`](crate::logic::reglib), which shares the notation of positions.

use super::characters::parse_cell;
use super::error::{ReadError, ReadErrorKind, ReadResult, WordError};
use super::lines::{Claim, Line, ONE_LINE, Signs};
use crate::types::board::Board;
use crate::types::candidate::Candidate;
use crate::types::cell::Cell;
use crate::types::digit::Digit;
use crate::types::set::Element;

/// What a library line or a position has, and a mere puzzle has not.
const MARKS: Signs = Signs::of(":+");

/// Claims a line with a colon in front, a long one with digits marked `+`, and 81 cells with
/// nothing but triples behind a colon.
pub fn claims(lines: &[Line]) -> Option<Claim> {
    lines[0].has_any(MARKS).then_some(())?;
    let text = lines[0].head().trim();
    let is_library_line = text.starts_with(':') && text.matches(':').take(3).count() == 3;
    let cells = text.split([':', ' ', '\t']).next().unwrap_or("");
    let has_entries = cells.len() > 81 && cells.contains('+') && !cells.contains("--");
    let is_position = (has_entries || cells.len() == 81 && has_candidates(&text[81..]))
        && cells.chars().all(|ch| ch == '+' || parse_cell(ch).is_some());
    (is_library_line || is_position).then_some(ONE_LINE)
}

/// Whether a colon and at least one candidate follow.
fn has_candidates(rest: &str) -> bool {
    let field = rest.strip_prefix(':').and_then(|rest| rest.split(':').next());
    let candidates = field.and_then(|field| read_candidates(field).ok());
    candidates.is_some_and(|candidates| !candidates.is_empty())
}

/// Reads the cells and the candidates eliminated; the technique's code is the name.
pub fn read(lines: &[Line]) -> ReadResult {
    Ok(vec![read_line(lines[0].number, lines[0].text)?])
}

/// The position in a line, and its code, which is empty where it says nothing.
pub fn read_line(number: usize, text: &str) -> Result<(Board, String), ReadError> {
    let trimmed = text.trim_start();
    let skipped = if trimmed.starts_with(':') { 3 } else { 0 };
    let mut fields = Vec::new();
    let mut column = 1 + text.chars().count() - trimmed.chars().count();
    for field in trimmed.split(':') {
        fields.push((column, field));
        column += field.chars().count() + 1;
    }
    let (column, cells) = match fields.get(skipped) {
        Some(&(column, cells)) if !cells.trim().is_empty() => (column, cells),
        _ => {
            return Err(ReadError::at(number, column, ReadErrorKind::Damaged("hodoku".to_owned())));
        }
    };
    let mut board = read_cells(cells.trim_end()).map_err(|error| error.in_line(number, column))?;
    if let Some(&(column, candidates)) = fields.get(skipped + 1) {
        let candidates = read_candidates(candidates);
        for candidate in candidates.map_err(|error| error.in_line(number, column))? {
            board.eliminated[candidate.cell].insert(candidate.digit);
        }
    }
    let code = if skipped == 3 { fields[1].1 } else { "" };
    let name = if code == "0000" { "" } else { code };
    Ok((board, name.to_owned()))
}

/// The position; a name has no place in it.
pub fn write(board: &Board, _name: &str) -> String {
    let of_cell =
        |cell: Cell| board.eliminated[cell].iter().map(move |digit| Candidate::new(cell, digit));
    let eliminated = write_candidates(Cell::ALL.into_iter().flat_map(of_cell));
    format!(":0000:x:{}:{eliminated}::\n", write_cells(board))
}

/// The givens and entries of 81 cells, row-major: a sign each, with `+` before an entry.
///
/// # Errors
/// A character that is no cell, a `+` without a digit, or a number of cells other than 81.
pub fn read_cells(text: &str) -> Result<Board, WordError> {
    let mut board = Board::default();
    let (mut found, mut end) = (0, 0);
    let mut chars = text.chars().enumerate();
    while let Some((offset, ch)) = chars.next() {
        let is_entry = ch == '+';
        let digit = if is_entry { Some(entry(offset, chars.next())?) } else { cell(offset, ch)? };
        if let Some(cell) = Cell::try_at(found) {
            let grid = if is_entry { &mut board.entries } else { &mut board.givens };
            grid[cell] = digit;
            end = offset + if is_entry { 2 } else { 1 };
        }
        found += 1;
    }
    if found == 81 {
        return Ok(board);
    }
    Err(WordError { offset: end, kind: ReadErrorKind::CellCount(found) })
}

fn cell(offset: usize, ch: char) -> Result<Option<Digit>, WordError> {
    parse_cell(ch).ok_or_else(|| WordError { offset, kind: ReadErrorKind::unexpected_char(ch) })
}

/// The digit that follows a `+`.
fn entry(plus: usize, next: Option<(usize, char)>) -> Result<Digit, WordError> {
    let digit = match next {
        Some((offset, ch)) => cell(offset, ch)?,
        None => None,
    };
    digit.ok_or(WordError { offset: plus, kind: ReadErrorKind::UnexpectedChar('+') })
}

/// The givens and entries as [`read_cells`] reads them, `.` for an empty cell.
pub fn write_cells(board: &Board) -> String {
    let cell = |cell: Cell| match (board.givens[cell], board.entries[cell]) {
        (Some(given), _) => given.to_string(),
        (None, Some(entry)) => format!("+{entry}"),
        (None, None) => ".".to_owned(),
    };
    Cell::ALL.into_iter().map(cell).collect()
}

/// Candidates as digit, row, column, with blanks between: `315 324` is 3 in r1c5 and 3 in r2c4.
///
/// # Errors
/// A word that is not three digits from 1 to 9.
pub fn read_candidates(text: &str) -> Result<Vec<Candidate>, WordError> {
    let mut candidates = Vec::new();
    let mut offset = 0;
    for word in text.split(char::is_whitespace) {
        match read_candidate(word) {
            Some(candidate) => candidates.push(candidate),
            None if word.is_empty() => {}
            None => return Err(WordError { offset, kind: ReadErrorKind::unexpected_word(word) }),
        }
        offset += word.chars().count() + 1;
    }
    Ok(candidates)
}

fn read_candidate(word: &str) -> Option<Candidate> {
    let &[digit, row, column] = word.as_bytes() else { return None };
    let number = |byte: u8| Digit::from_char(char::from(byte));
    let cell = Cell::new(number(row)?.index(), number(column)?.index());
    Some(Candidate::new(cell, number(digit)?))
}

/// Candidates as [`read_candidates`] reads them.
pub fn write_candidates(candidates: impl Iterator<Item = Candidate>) -> String {
    let word =
        |Candidate { cell, digit }| format!("{digit}{}{}", cell.row() + 1, cell.column() + 1);
    candidates.map(word).collect::<Vec<_>>().join(" ")
}
