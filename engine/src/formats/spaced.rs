//! Nine rows of digits with blanks for empty cells, which stand in fixed columns: bare, or with
//! bars between boxes.
//! ```text
//! 53  7            |53 | 7 |   |
//! 6  195           |6  |195|   |
//! ```

use super::error::ReadResult;
use super::lines::{Claim, Line, Signs};
use crate::types::board::Board;
use crate::types::digit::Digit;
use crate::types::grid::Grid;

/// The most lines of a grid: nine rows, and rules around each.
const MAX_LINES: usize = 20;

/// The most rows without any digit.
const MAX_BLANK: usize = 2;

/// The widest indentation, in characters.
const MAX_INDENT: usize = 24;

/// What such a row has, and what may follow it.
const DIGITS: Signs = Signs::of(" |123456789\t");

const BARS: Signs = Signs::of("|");

/// Claims nine rows of digits and blanks, one of them with an empty cell.
pub fn claims(lines: &[Line]) -> Option<Claim> {
    let (rows, length) = rows(lines)?;
    columns(&rows).and_then(|_| Claim::new(length))
}

/// Nine rows of digits, blanks and bars, and how many lines they take.
fn rows<'a>(lines: &[Line<'a>]) -> Option<(Vec<&'a str>, usize)> {
    let has_bars = lines[0].has_any(BARS) || lines[0].is_border();
    let mut rows = Vec::new();
    for (at, line) in lines.iter().enumerate().take(MAX_LINES) {
        let text = line.head().trim_end();
        if line.is_border() {
            continue;
        }
        if !is_digits(line, text) || has_bars && !line.has_any(BARS) {
            return None;
        }
        rows.push(text);
        if rows.len() == 9 {
            let blank = rows.iter().filter(|row| row.is_empty()).count();
            if text.is_empty() || blank > MAX_BLANK {
                return None;
            }
            let is_whole = lines
                .get(at + 1)
                .is_none_or(|next| next.is_blank() || !is_digits(next, next.head()));
            let rule = lines.get(at + 1).filter(|next| next.is_border());
            return is_whole.then_some((rows, at + 1 + usize::from(rule.is_some())));
        }
    }
    None
}

/// Whether the text of a line is digits, blanks and bars.
fn is_digits(line: &Line, text: &str) -> bool {
    line.has_only(DIGITS) && text.chars().all(|ch| matches!(ch, ' ' | '|' | '1'..='9'))
}

/// The column of the grid of each digit, row by row, if the digits stand in nine columns.
fn columns(rows: &[&str]) -> Option<Vec<Vec<(usize, Digit)>>> {
    let counts = rows.iter().map(|row| row.chars().filter(char::is_ascii_digit).count());
    let is_blank_spaced =
        counts.clone().all(|count| count <= 9) && counts.clone().any(|count| count < 9);
    let is_grid = is_blank_spaced && counts.sum::<usize>() > 9;
    let has_bars = rows[0].contains('|');
    is_grid.then_some(())?;
    if has_bars { barred(rows) } else { bare(rows) }
}

/// The digits of a text and the character, from 0 on, at which each stands.
fn digits(text: &str) -> impl Iterator<Item = (usize, Digit)> {
    text.chars().enumerate().filter_map(|(at, ch)| Some((at, Digit::from_char(ch)?)))
}

/// Rows without bars: cells 1 to 4 characters apart, boxes up to 3 more.
fn bare(rows: &[&str]) -> Option<Vec<Vec<(usize, Digit)>>> {
    let places: Vec<usize> = rows.iter().flat_map(|row| digits(row)).map(|(at, _)| at).collect();
    let indent = *places.iter().min()?;
    let offsets = 0..=indent.min(MAX_INDENT);
    let layouts = (1..=4)
        .flat_map(|pitch| (0..=3).map(move |gap| (pitch, gap)))
        .flat_map(|(pitch, gap)| offsets.clone().map(move |offset| (pitch, gap, offset)));
    let column = |(pitch, gap, offset): (usize, usize, usize), at: usize| {
        (0..9).find(|column| offset + column * pitch + column / 3 * gap == at)
    };
    let mut layouts = layouts.into_iter();
    let layout = layouts.find(|&layout| places.iter().all(|&at| column(layout, at).is_some()))?;
    let read = |row: &&str| {
        digits(row).filter_map(|(at, digit)| Some((column(layout, at)?, digit))).collect()
    };
    Some(rows.iter().map(read).collect())
}

/// Rows of three parts between bars, with three cells each.
fn barred(rows: &[&str]) -> Option<Vec<Vec<(usize, Digit)>>> {
    let is_framed = rows.iter().all(|row| row.trim_start().starts_with('|'));
    let parts: Vec<[&str; 3]> =
        rows.iter().map(|row| parts(row, is_framed)).collect::<Option<_>>()?;
    let width = parts.iter().map(|part| part[1].len()).max()?;
    // A row without a bar in front has no blank there either.
    let is_short = parts.iter().all(|part| part[0].len() + 1 == width) && !is_framed;
    let place = |part: usize, at: usize| at + usize::from(part == 0 && is_short);
    let all = || parts.iter().flat_map(|row| row.iter().enumerate());
    let places: Vec<usize> =
        all().flat_map(|(part, text)| digits(text).map(move |(at, _)| place(part, at))).collect();
    let mut layouts: Vec<(usize, usize)> =
        (1..=4).flat_map(|pitch| (0..width).map(move |offset| (pitch, offset))).collect();
    layouts.retain(|(pitch, offset)| offset + 2 * pitch < width);
    layouts.sort_by_key(|(pitch, offset)| offset.abs_diff(width - 1 - offset - 2 * pitch));
    let column = |(pitch, offset): (usize, usize), at: usize| {
        (0..3).find(|column| offset + column * pitch == at)
    };
    let fits = |layout: &&(usize, usize)| places.iter().all(|&at| column(**layout, at).is_some());
    let layout = *layouts.iter().find(fits)?;
    let read = |row: &[&str; 3]| {
        let of_part = |(part, text): (usize, &&str)| {
            let found = digits(text).filter_map(|(at, digit)| {
                Some((3 * part + column(layout, place(part, at))?, digit))
            });
            found.collect::<Vec<_>>()
        };
        row.iter().enumerate().flat_map(of_part).collect()
    };
    Some(parts.iter().map(read).collect())
}

/// The three parts of a row, the bars of a frame left out.
fn parts(row: &str, is_framed: bool) -> Option<[&str; 3]> {
    let framed = row.trim_start().strip_prefix('|').filter(|_| is_framed);
    let row = framed.map_or(row, |row| row.strip_suffix('|').unwrap_or(row));
    row.split('|').collect::<Vec<_>>().try_into().ok()
}

/// Reads the digits at their columns.
pub fn read(lines: &[Line]) -> ReadResult {
    let (rows, _) = rows(lines).expect("claimed lines are nine rows");
    let columns = columns(&rows).expect("claimed digits stand in columns");
    let digit = |row: usize, column: usize| {
        columns[row].iter().find(|digit| digit.0 == column).map(|digit| digit.1)
    };
    let givens = Grid::from_fn(|cell| digit(cell.row(), cell.column()));
    Ok(vec![(Board::of_givens(givens), String::new())])
}
