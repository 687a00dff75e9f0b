//! A grid of candidates, as HoDoKu, Simple Sudoku and SudokuWiki print it: 81 groups of digits.
//! A group of one digit that no peer lists any more is a placed digit (HoDoKu's rule); a plain
//! grid right above holds the givens among them, a second one all that are placed.
//! ```text
//! .----------------.----------------.---------------.
//! | 1    378  37   | 247  278  2347 | 5    6    9   |
//! ```
//! SudoCue's work in progress (`.sdx`) is such a grid, in which `u` stands before a digit that the
//! player placed.

use super::candidates;
use super::error::{ReadError, ReadErrorKind, ReadResult};
use super::grid::drawn;
use super::lines::{Claim, Line};
use super::rows::{
    GridLines, check_row_count, check_row_length, grid, grid_lines, title_line, words,
};
use crate::types::board::Board;
use crate::types::cell::{ByCell, Cell, CellSet};
use crate::types::digit::{Digit, DigitSet};
use crate::types::grid::Grid;
use crate::types::set::Element;

/// Signs that programs put at groups or in them: a pattern's cells, fins, what a step eliminates.
const SIGNS: [char; 4] = ['*', '#', '@', '-'];

/// Signs that people put around groups.
const MARKS: [char; 13] = ['%', '!', '&', '$', '~', '^', '+', '=', '/', '\'', '`', '(', ')'];

/// The fewest bytes of nine words, one with two digits, and a sign between them.
const MIN_GROUPS: usize = 18;

/// Claims a grid with groups, or one or two plain grids and then a grid with groups.
pub fn claims(lines: &[Line]) -> Option<Claim> {
    let (plain, listed) = grids(lines)?;
    Claim::new(listed.1 + listed.0.length).filter(|_| plain.len() <= 2)
}

/// A grid and the index of its first line.
type GridAt<'a> = (GridLines<'a>, usize);

/// The plain grids, at most two, that stand above a grid of groups, and that grid.
fn grids<'a>(lines: &'a [Line<'a>]) -> Option<(Vec<GridAt<'a>>, GridAt<'a>)> {
    let mut plain = Vec::new();
    let mut start = 0;
    while plain.len() <= 2 {
        let next = grid_lines(lines.get(start..).filter(|rest| !rest.is_empty())?);
        let framed = |(grid, at): &GridAt| has_frame(&lines[*at..][..grid.length]);
        let is_framed = plain.last().is_some_and(|above| !framed(above))
            && has_frame(&lines[start..][..next.length]);
        if has_groups(&next) || is_framed {
            let is_same = plain.iter().all(|(plain, _)| is_same_puzzle(plain, &next));
            return is_same.then_some((plain, (next, start)));
        }
        if next.rows.len() != 9 {
            return None;
        }
        let end = start + next.length;
        plain.push((next, start));
        let is_between = |line: &&Line| line.is_blank() || line.is_border();
        start = end + lines[end..].iter().take_while(is_between).count();
    }
    None
}

/// Whether each digit of a plain grid stands alone in the grid of groups.
fn is_same_puzzle(plain: &GridLines, listed: &GridLines) -> bool {
    let (Ok(plain), Ok(listed)) = (grid(plain, &[]), groups(listed, &[])) else { return true };
    plain.iter().all(|(cell, digit)| listed[cell] == DigitSet::only(digit))
}

/// Whether two of the words are groups of several digits, in rows of nine words.
fn has_groups(drawn: &GridLines) -> bool {
    let is_long = |row: &&&Line| row.text.len() >= MIN_GROUPS;
    let rows =
        drawn.rows.iter().filter(is_long).map(|row| words(row)).filter(|words| words.len() == 9);
    let digits = |text: &str| text.chars().filter(char::is_ascii_digit).count();
    rows.flatten().filter(|word| digits(word.text) > 1).count() > 1
}

/// Whether the grid ends with the rule of a grid of candidates, `'---'`. One that does, below a plain
/// grid that does not, lists candidates of which hardly any is left. (The rule above belongs to the
/// lines of the plain grid.)
fn has_frame(lines: &[Line]) -> bool {
    let is_end = |line: &Line| line.is_border() && line.head().trim().starts_with('\'');
    lines.iter().any(is_end)
}

/// Reads 81 groups, and the digits of the plain grids above them.
pub fn read(lines: &[Line]) -> ReadResult {
    let Some((plain, (drawn, start))) = grids(lines) else {
        return Err(ReadError::at(
            lines[0].number,
            1,
            ReadErrorKind::Damaged("pencilmarks".to_owned()),
        ));
    };
    let listed = groups(&drawn, &lines[start..])?;
    let mut plain_grids = Vec::new();
    for (plain, start) in &plain {
        plain_grids.push(grid(plain, &lines[*start..])?);
    }
    let placed = plain_grids.get(1).copied().unwrap_or_else(|| candidates::placed(&listed));
    let by_player = placed_by_player(&drawn);
    let printed = Grid::from_fn(|cell| placed[cell].filter(|_| !by_player.contains(cell)));
    let givens = plain_grids.first().copied().unwrap_or(printed);
    let entries = Grid::from_fn(|cell| placed[cell].filter(|_| givens[cell].is_none()));
    let first_name = plain.first().map_or("", |(first, _)| first.name);
    let name = if first_name.is_empty() { drawn.name } else { first_name };
    Ok(vec![(candidates::board(givens, entries, &listed), name.to_owned())])
}

/// The cells whose digit has a `u` before it.
fn placed_by_player(drawn: &GridLines) -> CellSet {
    let words = drawn.rows.iter().take(9).flat_map(|row| words(row));
    let is_marked = |text: &str| text.len() == 2 && text.starts_with('u');
    Cell::ALL
        .into_iter()
        .zip(words)
        .filter(|(_, word)| is_marked(word.text))
        .map(|(cell, _)| cell)
        .collect()
}

fn groups(drawn: &GridLines, lines: &[Line]) -> Result<ByCell<DigitSet>, ReadError> {
    let mut groups = Vec::with_capacity(81);
    for (index, row) in drawn.rows.iter().enumerate().take(9) {
        let words = words(row);
        check_row_length(drawn, index, words.len(), |at| words[at].column)?;
        for word in words {
            let kind = || ReadErrorKind::unexpected_word(word.text);
            let group =
                group(word.text).ok_or_else(|| ReadError::at(row.number, word.column, kind()))?;
            groups.push(group);
        }
    }
    check_row_count(drawn, lines)?;
    Ok(ByCell::from_fn(|cell: Cell| groups[cell.index()]))
}

/// The digits of a group, without the signs of a step that a program shows.
pub fn group(word: &str) -> Option<DigitSet> {
    let is_sign = |ch: char| SIGNS.contains(&ch) || ch.is_ascii_alphabetic();
    let digits = word.trim_matches(MARKS).replace(is_sign, "");
    if digits.is_empty() { Some(DigitSet::EMPTY) } else { candidates::group(&digits) }
}

/// The givens as a plain grid; the digits placed as another if the player has placed some; the
/// candidates.
pub fn write(board: &Board, name: &str) -> String {
    // A single candidate alone would be read as a placed digit.
    let is_single = |cell: Cell| candidates::listed(board, cell).len() == 1;
    let has_single = board.empty_cells().iter().any(is_single);
    let has_placed = has_single || board.entries != Grid::EMPTY;
    let placed = if has_placed { drawn(&board.digits()) } else { String::new() };
    title_line(name) + &drawn(&board.givens) + &placed + &candidates(board) + "\n"
}

fn candidates(board: &Board) -> String {
    let groups = ByCell::from_fn(|cell| group_text(board, cell));
    let width = |column: usize| {
        let lengths = (0..9).map(|row| groups[Cell::new(row, column)].len());
        lengths.max().expect("a column has nine cells")
    };
    let widths: [usize; 9] = std::array::from_fn(width);
    let mut text = rule(&widths, '.');
    for row in 0..9 {
        let padded =
            |column: usize| format!(" {:1$} ", groups[Cell::new(row, column)], widths[column]);
        let boxes = [0, 3, 6].map(|at| (at..at + 3).map(padded).collect::<String>());
        text += &format!("|{}|\n", boxes.join("|"));
        text += &match row {
            2 | 5 => rule(&widths, ':'),
            8 => rule(&widths, '\''),
            _ => String::new(),
        };
    }
    text
}

fn rule(widths: &[usize; 9], corner: char) -> String {
    let mut text = String::new();
    for stack in widths.chunks(3) {
        text.push(corner);
        text += &"-".repeat(stack.iter().sum::<usize>() + 6);
    }
    text.push(corner);
    text + "\n"
}

fn group_text(board: &Board, cell: Cell) -> String {
    if let Some(digit) = board.digit(cell) {
        return digit.to_string();
    }
    let listed = candidates::listed(board, cell);
    if listed.is_empty() { ".".to_owned() } else { listed.iter().map(Digit::char).collect() }
}
