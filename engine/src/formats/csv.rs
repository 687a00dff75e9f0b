//! Nine rows of nine fields, as a spreadsheet copies them: tabs, commas or semicolons between,
//! and nothing, `0` or `.` in an empty cell.

use super::characters::parse_cell;
use super::error::{ReadError, ReadErrorKind, ReadResult};
use super::lines::{Claim, Line, Signs};
use super::rows::{GridLines, check_row_count, check_row_length};
use crate::types::board::Board;
use crate::types::cell::Cell;
use crate::types::digit::Digit;
use crate::types::grid::Grid;
use crate::types::set::Element;

/// What may stand between fields.
const SEPARATORS: Signs = Signs::of("\t;,");

/// Claims rows with eight of the same separator, or nine if the last ends each row, and an empty
/// field among the first nine rows.
pub fn claims(lines: &[Line]) -> Option<Claim> {
    lines[0].has_any(SEPARATORS).then_some(())?;
    let separator = separator(lines[0].head())?;
    let is_row =
        |line: &&Line| line.head().contains(separator) && !line.head().contains(['[', '{', '(']);
    let length = lines.iter().take(9).take_while(is_row).count();
    let has_empty_field =
        |line: &Line| fields(line, separator).iter().any(|(_, field)| field.is_empty());
    lines[..length].iter().any(has_empty_field).then(|| Claim::new(length))?
}

fn separator(text: &str) -> Option<char> {
    ['\t', ';', ','].into_iter().find(|&sign| matches!(text.matches(sign).count(), 8 | 9))
}

/// The fields of a row with their columns, quotes and blanks around them cut; a separator at the
/// very end of nine fields ends the row.
fn fields<'a>(line: &Line<'a>, separator: char) -> Vec<(usize, &'a str)> {
    let mut column = 1;
    let mut fields = Vec::new();
    for field in line.head().split(separator) {
        let is_padding = |ch: char| ch.is_whitespace() || ch == '"';
        fields.push((column, field.trim_matches(is_padding)));
        column += field.chars().count() + 1;
    }
    if fields.len() == 10 && fields[9].1.is_empty() {
        fields.pop();
    }
    fields
}

/// Reads nine rows of nine fields.
pub fn read(lines: &[Line]) -> ReadResult {
    let separator = separator(lines[0].head()).expect("a claimed line has a separator");
    let mut digits = Vec::with_capacity(81);
    let block = GridLines { name: "", rows: lines.iter().collect(), length: lines.len() };
    for (index, row) in lines.iter().enumerate() {
        let fields = fields(row, separator);
        check_row_length(&block, index, fields.len(), |at| fields[at].0)?;
        for (column, field) in fields {
            digits.push(cell(row.number, column, field)?);
        }
    }
    check_row_count(&block, lines)?;
    Ok(vec![(Board::of_givens(Grid::from_fn(|cell| digits[cell.index()])), String::new())])
}

fn cell(line: usize, column: usize, field: &str) -> Result<Option<Digit>, ReadError> {
    let mut chars = field.chars();
    let cell = match (chars.next(), chars.next()) {
        (None, _) => Ok(None),
        (Some(ch), None) => parse_cell(ch).ok_or_else(|| ReadErrorKind::unexpected_char(ch)),
        (Some(_), Some(_)) => Err(ReadErrorKind::unexpected_word(field)),
    };
    cell.map_err(|kind| ReadError::at(line, column, kind))
}

/// Commas between, nothing in an empty cell.
pub fn write(board: &Board, _name: &str) -> String {
    let digit = |cell: Cell| board.givens[cell].map(|digit| digit.to_string()).unwrap_or_default();
    let row = |row: usize| {
        let fields: Vec<String> = (0..9).map(|column| digit(Cell::new(row, column))).collect();
        fields.join(",") + "\n"
    };
    (0..9).map(row).collect::<String>() + "\n"
}
