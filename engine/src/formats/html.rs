//! A table of a web page: 81 cells, each with a digit or nothing, also in fields for input.

use super::characters::parse_cell;
use super::error::{ReadError, ReadErrorKind, ReadResult};
use super::line;
use super::lines::{Claim, Line, Signs};
use super::xml::{Tag, plain, tags};
use crate::types::board::Board;
use crate::types::digit::Digit;
use crate::types::grid::Grid;
use crate::types::set::Element;

/// The most lines of a table.
const MAX_LINES: usize = 2_000;

/// Claims a line with the beginning of a table or of its first row, up to the table's end.
pub fn claims(lines: &[Line]) -> Option<Claim> {
    lines[0].has_any(Signs::TAGS).then_some(())?;
    let head = lines[0].head();
    (begins_table(head) && !is_name(head)).then_some(())?;
    let is_end = |line: &Line| line.text.contains("</table") || line.text.contains("</TABLE");
    let end = lines.iter().take(MAX_LINES).position(is_end);
    Claim::new(end.map_or(lines.len().min(MAX_LINES), |end| end + 1))
}

/// Whether a table or its first row begins in a line.
fn begins_table(line: &str) -> bool {
    let line = line.to_ascii_lowercase();
    line.contains("<table") || line.trim_start().starts_with("<tr")
}

/// Whether a tag is part of the name of a puzzle that the line holds: beside 81 cells, or in JSON.
fn is_name(line: &str) -> bool {
    line::has_field(line) || line.trim_start().starts_with(['{', '['])
}

/// Reads the cells of the table.
pub fn read(lines: &[Line]) -> ReadResult {
    let text = lines.iter().map(|line| line.text).collect::<Vec<_>>().join("\n");
    let mut cells: Vec<String> = Vec::new();
    let mut is_open = false;
    for tag in tags(&text) {
        let name = tag.name.to_ascii_lowercase();
        match name.as_str() {
            "td" => {
                cells.push(plain(tag.text));
                is_open = true;
            }
            "/td" | "/tr" => is_open = false,
            _ if is_open => push_text(&mut cells, &tag),
            _ => {}
        }
    }
    let digits: Option<Vec<Option<Digit>>> = cells.iter().map(|cell| digit(cell)).collect();
    let error = |kind| ReadError::at(lines[0].number, 1, kind);
    match digits {
        Some(digits) if digits.len() == 81 => {
            let givens = Grid::from_fn(|cell| digits[cell.index()]);
            Ok(vec![(Board::of_givens(givens), String::new())])
        }
        Some(digits) if !digits.is_empty() => Err(error(ReadErrorKind::CellCount(digits.len()))),
        _ => Err(error(ReadErrorKind::NoPuzzle("HTML".to_owned()))),
    }
}

/// Adds what a tag in a cell shows: its text, or the value of a field for input.
fn push_text(cells: &mut [String], tag: &Tag) {
    if let Some(cell) = cells.last_mut() {
        *cell += tag.get("value").unwrap_or("");
        *cell += &plain(tag.text);
    }
}

fn digit(cell: &str) -> Option<Option<Digit>> {
    let mut chars = cell.trim().chars();
    match (chars.next(), chars.next()) {
        (None, _) => Some(None),
        (Some(ch), None) => parse_cell(ch),
        _ => None,
    }
}
