//! Nine lines of nine cells, side by side or apart, with or without rules and bars around: the
//! reader of every drawn grid, and of whatever nobody else claims.
//! ```text
//! 100000569          1 . . | . . . | 5 6 9
//! 402000008          4 . 2 | . . . | . . 8
//! ```
//! Lines of text right above or below are the name. Grids follow each other after a blank line,
//! a line of text, or every nine rows.

use super::Reading;
use super::error::{ReadError, excerpt};
use super::line::is_whole_puzzle;
use super::normalise::{Line, is_bar, is_border, is_prose, is_written, shown_cell};
use crate::engine::types::board::Board;
use crate::engine::types::digit::Digit;
use crate::engine::types::grid::Grid;
use crate::engine::types::set::Element;

/// More lines of words in a row than these are no title of a grid; a bound, so that the look at
/// a text stays cheap.
const MOST_WORDS: usize = 20;

/// The lines of one drawn grid.
pub struct Block<'a> {
    /// The text above it or below it, or nothing.
    pub name: &'a str,
    /// The lines with cells, in order; nine if all is well.
    pub rows: Vec<Line<'a>>,
    /// How many lines it takes, text and rules included.
    pub length: usize,
}

/// The piece of a row between blanks and bars.
#[derive(Clone, Copy)]
pub struct Word<'a> {
    /// Where it starts, 1-based.
    pub column: usize,
    /// What it says.
    pub text: &'a str,
}

/// Claims anything.
pub fn claims(lines: &[Line]) -> Option<usize> {
    Some(block(lines).length)
}

/// Reads nine rows of nine cells.
pub fn read(lines: &[Line]) -> Reading {
    let block = block(lines);
    Ok(vec![(Board::of_givens(grid(&block, lines)?), block.name.to_owned())])
}

/// Nine lines, `.` for an empty cell; the name above them.
pub fn write(board: &Board, name: &str) -> String {
    let givens = board.givens.to_string();
    let rows: String = (0..9).map(|row| givens[9 * row..9 * row + 9].to_owned() + "\n").collect();
    titled(name) + &rows + "\n"
}

/// A name as the line above a grid. A name that would pass for something else than words becomes
/// a remark, which is not read again.
pub fn titled(name: &str) -> String {
    let is_safe = |shown: char| is_written(shown) || matches!(shown, ' ' | '.' | '-' | '\'');
    let line = Line { number: 1, text: name };
    let is_words = is_prose(name) && name.starts_with(char::is_alphabetic);
    match name {
        "" => String::new(),
        _ if is_words && name.chars().all(is_safe) && !line.is_heading() => format!("{name}\n"),
        _ => format!("# {name}\n"),
    }
}

/// The lines of the grid that starts here.
pub fn block<'a>(lines: &[Line<'a>]) -> Block<'a> {
    let above = words_in(lines);
    let mut rows = Vec::new();
    let mut length = above;
    for (at, line) in lines.iter().enumerate().skip(above) {
        let is_drawn = at > 0 && is_border(lines[at - 1].head());
        if ends(&lines[at..], rows.len()) || rows.len() == 9 && is_drawn && is_row(line) {
            break;
        }
        if !line.is_blank() && !is_border(line.head()) {
            rows.push(*line);
        }
        length = at + 1;
    }
    let below = if above == 0 { footer(&lines[length..]) } else { 0 };
    let text = if above > 0 { lines.first() } else { lines[length..][..below].first() };
    Block { name: text.map_or("", |line| line.text), rows, length: (length + below).max(1) }
}

/// Whether the grid, of which that many rows have been read, ends before these lines.
fn ends(lines: &[Line], rows: usize) -> bool {
    let line = lines[0];
    if line.is_blank() {
        let goes_on = matches!(rows, 3 | 6) && lines.get(1).is_some_and(is_row);
        return !goes_on;
    }
    if is_border(line.head()) {
        return false;
    }
    let nine_more = || lines.iter().take(9).filter(|line| is_row(line)).count() == 9;
    !is_row(&line) || rows >= 18 || rows == 9 && nine_more()
}

/// Whether a line may be a row of a grid: neither text nor rule nor a puzzle by itself.
fn is_row(line: &Line) -> bool {
    !line.is_blank()
        && !line.is_comment()
        && !is_border(line.head())
        && !is_prose(line.head())
        && !is_whole_puzzle(line.head())
}

/// How many lines of text right below a grid belong to it: all, unless they head the next grid.
fn footer(lines: &[Line]) -> usize {
    let text = words_in(lines);
    let heads = lines.get(text).is_some_and(|next| !next.is_blank());
    if heads { 0 } else { text }
}

/// How many lines of words come first, looking at [`MOST_WORDS`] at most.
fn words_in(lines: &[Line]) -> usize {
    lines.iter().take(MOST_WORDS).take_while(|line| is_prose(line.head())).count()
}

/// The words of a row, those of its head only.
pub fn words<'a>(row: &Line<'a>) -> Vec<Word<'a>> {
    let mut words = Vec::new();
    let mut column = 1;
    for text in row.head().split(is_bar) {
        if !text.is_empty() {
            words.push(Word { column, text });
        }
        column += text.chars().count() + 1;
    }
    words
}

/// The digits of a block's nine rows of nine cells. `lines` are those that it was taken from.
pub fn grid(block: &Block, lines: &[Line]) -> Result<Grid, ReadError> {
    let mut digits: Vec<Option<Digit>> = Vec::with_capacity(81);
    for (index, row) in block.rows.iter().enumerate().take(9) {
        let cells = row_cells(row)?;
        check_length(row, index, cells.len(), |at| cells[at].0)?;
        digits.extend(cells.iter().map(|cell| cell.1));
    }
    check_count(block, lines)?;
    Ok(Grid::from_fn(|cell| digits[cell.index()]))
}

/// The cells of a row with their columns.
///
/// # Errors
/// When a character is no cell.
pub fn row_cells(row: &Line) -> Result<Vec<(usize, Option<Digit>)>, ReadError> {
    let each = |word: Word<'_>| {
        let place = move |(at, shown)| (word.column + at, shown);
        word.text.chars().enumerate().map(place).collect::<Vec<_>>()
    };
    let cell = |(column, shown)| {
        let digit = shown_cell(shown);
        Ok((column, digit.ok_or_else(|| ReadError::unexpected(row.number, column, shown))?))
    };
    words(row).into_iter().flat_map(each).map(cell).collect()
}

/// # Errors
/// When a row has not 9 cells; `column_of` gives the column of a cell.
pub fn check_length(
    row: &Line,
    index: usize,
    found: usize,
    column_of: impl Fn(usize) -> usize,
) -> Result<(), ReadError> {
    if found == 9 {
        return Ok(());
    }
    let end = row.head().trim_end().chars().count() + 1;
    let column = if found > 9 { column_of(9) } else { end };
    let text = excerpt(row.text);
    Err(ReadError::RowLength { line: row.number, column, row: index + 1, found, text })
}

/// # Errors
/// When a block has not 9 rows, or consists of text alone.
pub fn check_count(block: &Block, lines: &[Line]) -> Result<(), ReadError> {
    let Some(last) = block.rows.get(9).or(block.rows.last()) else {
        return Err(no_row(lines));
    };
    let column = 1 + last.text.chars().take_while(|shown| shown.is_whitespace()).count();
    match block.rows.len() {
        9 => Ok(()),
        found => Err(ReadError::RowCount { line: last.number, column, found }),
    }
}

/// The first character that is no cell, in lines without any row.
fn no_row(lines: &[Line]) -> ReadError {
    let odd = |line: &Line| {
        let is_odd = |shown: &char| !is_bar(*shown) && shown_cell(*shown).is_none();
        let (at, found) = line.head().chars().enumerate().find(|(_, shown)| is_odd(shown))?;
        Some(ReadError::unexpected(line.number, at + 1, found))
    };
    lines.iter().find_map(odd).unwrap_or(ReadError::Empty)
}
