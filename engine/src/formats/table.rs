//! Nine rows of nine fields between bars, blank where a cell is empty: tables of Markdown and
//! LaTeX, and drawings with a bar at every cell. With three lines a row the fields are drawings of
//! candidates, each digit in its place.
//! ```text
//! | 5 | 3 |   |   | 7 |   |   |   |   |
//! ```

use super::candidates;
use super::characters::parse_cell;
use super::error::{ReadError, ReadErrorKind, ReadResult, Rows};
use super::lines::{Claim, Line, Signs};
use crate::types::board::Board;
use crate::types::cell::{ByCell, Cell};
use crate::types::digit::{Digit, DigitSet};
use crate::types::grid::Grid;

/// The most lines that are looked at: 27 rows, with a rule after each.
const MAX_LINES: usize = 60;

/// The most rules and commands above the first row.
const MAX_HEAD_LINES: usize = 20;

/// The most rows with a cell a field: nine, and a heading.
const MAX_ROWS: usize = 10;

/// What stands between fields.
const SEPARATORS: Signs = Signs::of("|&");
const AMPERSAND: Signs = Signs::of("&");

/// What the rules of a table are made of.
const RULE: Signs = Signs::of("|:-+= ");
const DASH: Signs = Signs::of("-");

/// A row of fields, and the index of its line.
struct Row<'a> {
    at: usize,
    fields: Vec<&'a str>,
}

/// Claims rows with an empty field, and 27 rows of candidates.
pub fn claims(lines: &[Line]) -> Option<Claim> {
    let rows = rows(lines);
    let is_empty = |field: &&str| field.trim().is_empty();
    let is_table = rows.len() == 27 || rows.iter().flat_map(|row| &row.fields).any(is_empty);
    let end = rows.last().filter(|_| is_table)?.at + 1;
    Claim::new(end + lines[end..].iter().take_while(|line| is_rule(line)).count())
}

/// The rows of a table at the beginning of the lines: 27, or 9 at most; none if one has a field that
/// is no cell.
fn rows<'a>(lines: &[Line<'a>]) -> Vec<Row<'a>> {
    let mut rows = Vec::new();
    for (at, line) in lines.iter().enumerate().take(MAX_LINES) {
        match fields(line) {
            _ if rows.len() > MAX_ROWS && !rows.last().is_some_and(is_drawing) => break,
            _ if rows.is_empty() && at >= MAX_HEAD_LINES => break,
            _ if is_rule(line) => {}
            Some(fields) => rows.push(Row { at, fields }),
            None => break,
        }
    }
    // A heading has a rule below.
    let is_cells = |row: &Row| row.fields.iter().all(|field| cell(field).is_some());
    if rows.first().is_some_and(|row| !is_cells(row) && lines.get(row.at + 1).is_some_and(is_rule))
        || rows.len() == 10 && rows[0].fields.iter().all(|field| field.trim().is_empty())
    {
        rows.remove(0);
    }
    if rows.len() == 27 && rows.iter().all(is_drawing) {
        return rows;
    }
    rows.truncate(9);
    if rows.iter().all(is_cells) { rows } else { Vec::new() }
}

/// The nine fields of a row; bars at its ends do not count, nor what LaTeX has at the end.
fn fields<'a>(line: &Line<'a>) -> Option<Vec<&'a str>> {
    if !line.has_any(SEPARATORS) {
        return None;
    }
    let text = line.head().trim();
    let text = match text.find('\\') {
        Some(_) => text.find("\\\\").map_or(text, |end| &text[..end]),
        None => text,
    };
    let sign = if text.contains('|') { '|' } else { '&' };
    let signs = text.bytes().filter(|&byte| byte == sign as u8).take(11).count();
    if !(8..=10).contains(&signs) {
        return None;
    }
    let mut fields = Vec::with_capacity(signs + 1);
    fields.extend(text.split(sign));
    if fields.len() > 9 && fields.first().is_some_and(|field| field.trim().is_empty()) {
        fields.remove(0);
    }
    if fields.len() == 10 && matches!(fields[9].trim(), "" | ".") {
        fields.pop();
    }
    (fields.len() == 9).then_some(fields)
}

/// Whether a line stands between rows.
fn is_rule(line: &Line) -> bool {
    line.is_border()
        || line.text.trim_start().starts_with('\\') && !line.has_any(AMPERSAND)
        || line.has_only(RULE) && line.has_any(DASH)
}

/// The digit of a field; `None` if it is no cell.
fn cell(field: &str) -> Option<Option<Digit>> {
    let field = field.trim();
    let plain = if field.len() > 1 { field.trim_matches(['*', '_', '`']) } else { field };
    let mut chars = plain.chars();
    match (chars.next(), chars.next()) {
        (None, _) => Some(None),
        (Some(ch), None) => parse_cell(ch),
        _ => None,
    }
}

fn is_drawing(row: &Row) -> bool {
    let is_part = |ch: char| ch == ' ' || Digit::from_char(ch).is_some();
    row.fields.iter().all(|field| field.chars().all(is_part))
}

/// Reads the rows.
pub fn read(lines: &[Line]) -> ReadResult {
    let rows = rows(lines);
    if rows.len() == 27 {
        return Ok(vec![(drawn_candidates(&rows), String::new())]);
    }
    let last = &lines[rows.last().map_or(0, |row| row.at)];
    if rows.len() != 9 {
        let found = Rows::new(rows.len(), [lines[0].number, last.number]);
        return Err(ReadError::at(last.number, 1, ReadErrorKind::RowCount(found)));
    }
    let field = |at: Cell| rows[at.row()].fields[at.column()];
    let givens = Grid::from_fn(|at| cell(field(at)).flatten());
    Ok(vec![(Board::of_givens(givens), String::new())])
}

/// A digit alone in the middle of its cell is given; else digits are candidates.
fn drawn_candidates(rows: &[Row]) -> Board {
    let part = |at: Cell, line: usize| rows[3 * at.row() + line].fields[at.column()];
    let digits = |text: &str| text.chars().filter_map(Digit::from_char).collect::<DigitSet>();
    let middle = |at: Cell| {
        let is_alone = [0, 2].iter().all(|&line| part(at, line).trim().is_empty());
        let text = part(at, 1);
        let side = text.len() - text.trim_start().len();
        let is_centred = text.trim().len() == 1 && side == text.len() / 2;
        if is_alone && is_centred { digits(text).single() } else { None }
    };
    let listed = ByCell::from_fn(|at: Cell| {
        (0..3).map(|line| digits(part(at, line))).fold(DigitSet::EMPTY, |all, part| all | part)
    });
    candidates::board(Grid::from_fn(middle), Grid::EMPTY, &listed)
}
