//! SadMan's and SudoCue's `.sdk`: comments of a letter each (`#A` author, `#D` description, …),
//! nine rows, and perhaps `[Puzzle]` and `[State]` above the givens and the digits so far.
//! ```text
//! #DDemo
//! [Puzzle]
//! 1.....569
//! ```

use super::error::{ReadError, ReadErrorKind, ReadResult};
use super::lines::{Claim, Line};
use super::rows::{self, grid_lines, nine_lines};
use crate::types::board::Board;
use crate::types::cell::Cell;
use crate::types::grid::Grid;

/// The most comments above a puzzle: a bound, so that the look at a text stays cheap.
const MAX_COMMENTS: usize = 40;

/// Claims `[Puzzle]`, and comments of a letter with a row or `[Puzzle]` below.
pub fn claims(lines: &[Line]) -> Option<Claim> {
    let comments = lines.iter().take(MAX_COMMENTS).take_while(|line| is_comment(line)).count();
    let next = lines.get(comments).filter(|_| comments < MAX_COMMENTS)?;
    match (section(next).is_some(), comments) {
        (true, _) => Claim::new(sections(lines, comments)),
        (false, 0) => None,
        (false, _) => plain(lines, comments),
    }
}

fn plain(lines: &[Line], comments: usize) -> Option<Claim> {
    let grid = grid_lines(&lines[comments..]);
    let nine = |row: &&Line| row.text.trim().chars().count() == 9;
    Claim::new(comments + grid.length).filter(|_| grid.rows.first().is_some_and(nine))
}

/// How many lines the sections take: up to the next `[Puzzle]` or comment, blank lines between
/// sections included.
fn sections(lines: &[Line], start: usize) -> usize {
    let mut length = start + 1;
    while length < lines.len() {
        let blank = lines[length..].iter().take_while(|line| line.is_blank()).count();
        let Some(next) = lines.get(length + blank) else { break };
        let is_new = section(next).as_deref() == Some("puzzle") || is_comment(next);
        if is_new || blank > 0 && section(next).is_none() {
            break;
        }
        length += blank + 1;
    }
    length
}

/// Whether it is a comment: `#`, a capital letter, and its text without a blank between.
fn is_comment(line: &Line) -> bool {
    let mut chars = line.text.chars();
    chars.next() == Some('#') && chars.next().is_some_and(|letter| letter.is_ascii_uppercase())
}

/// The name of the section that a line opens, in small letters.
fn section(line: &Line) -> Option<String> {
    let name = line.text.trim().strip_prefix('[')?.strip_suffix(']')?;
    let is_name = !name.is_empty() && name.chars().all(|ch| ch.is_ascii_alphabetic());
    is_name.then(|| name.to_ascii_lowercase())
}

/// Reads the givens, and the digits of `[State]` that are not among them as entries.
pub fn read(lines: &[Line]) -> ReadResult {
    let comments: Vec<&Line> = lines.iter().take_while(|line| is_comment(line)).collect();
    let titled = comments.iter().find(|line| line.text.starts_with("#D"));
    let name = titled.map_or("", |line| &line.text[2..]);
    let puzzle = below(lines, "puzzle").unwrap_or(&lines[comments.len()..]);
    let givens = rows_grid(own(puzzle))?;
    let entries = match below(lines, "state") {
        Some(state) => entries(&givens, own(state))?,
        None => Grid::EMPTY,
    };
    Ok(vec![(Board { givens, entries, ..Board::default() }, name.to_owned())])
}

/// The lines below the heading of a section.
fn below<'a, 'b>(lines: &'b [Line<'a>], name: &str) -> Option<&'b [Line<'a>]> {
    let heading = lines.iter().position(|line| section(line).as_deref() == Some(name))?;
    Some(&lines[heading + 1..])
}

/// The lines up to the next section.
fn own<'a, 'b>(lines: &'b [Line<'a>]) -> &'b [Line<'a>] {
    let end = lines.iter().position(|line| section(line).is_some());
    &lines[..end.unwrap_or(lines.len())]
}

fn rows_grid(lines: &[Line]) -> Result<Grid, ReadError> {
    rows::grid(&grid_lines(lines), lines)
}

/// The digits of a state that are no givens. One in the place of another given is a mistake.
fn entries(givens: &Grid, lines: &[Line]) -> Result<Grid, ReadError> {
    let state = rows_grid(lines)?;
    let differs = |&cell: &Cell| {
        givens[cell].is_some() && state[cell].is_some_and(|digit| givens[cell] != Some(digit))
    };
    if let Some(cell) = Cell::ALL.into_iter().find(differs) {
        let row = &grid_lines(lines).rows[cell.row()];
        let column = rows::row_cells(row)?[cell.column()].0;
        return Err(ReadError::at(row.number, column, ReadErrorKind::Damaged("sdk".to_owned())));
    }
    Ok(Grid::from_fn(|cell| state[cell].filter(|_| givens[cell].is_none())))
}

/// Sections for givens and, if the player has placed digits, for all digits.
pub fn write(board: &Board, name: &str) -> String {
    let title = if name.is_empty() { String::new() } else { format!("#D{name}\n") };
    let puzzle = format!("[Puzzle]\n{}", nine_lines(&board.givens));
    if board.entries == Grid::EMPTY {
        return title + &puzzle + "\n";
    }
    title + &puzzle + "\n[State]\n" + &nine_lines(&board.digits()) + "\n"
}
