//! Digits with blanks or commas between, in brackets of any kind or none: what a spreadsheet, a
//! judge's input or a program's source holds. Quotes, and a name before `=`, are passed over;
//! `null`, `None` and `""` are empty cells.
//! ```text
//! grid = [[1, 0, 0, 0, 0, 0, 5, 6, 9],
//!         [4, 0, 2, 0, 0, 0, 0, 0, 8], …]
//! ```

use super::Reading;
use super::error::{ReadError, excerpt};
use super::line::is_whole_puzzle;
use super::normalise::{Line, is_bar, shown_cell};
use crate::engine::types::board::Board;
use crate::engine::types::cell::Cell;
use crate::engine::types::digit::Digit;
use crate::engine::types::grid::Grid;
use crate::engine::types::set::Element;

/// From so many words on, a line is a whole puzzle and not a row.
const FEWEST: usize = 28;

/// Puzzles in a list, rows in a puzzle, cells in a row: more brackets in each other are no grid.
const DEEPEST: isize = 4;

/// Words for an empty cell.
const EMPTY: [&str; 4] = ["null", "None", "nil", "undefined"];

/// Claims what is in brackets, up to the last that closes, and a line of many short words.
pub fn claims(lines: &[Line]) -> Option<usize> {
    if let Some(start) = bracket(lines[0].head()) {
        return Some(balanced(lines, start));
    }
    let short = |word: &&str| matches!(word.len(), 1..=4);
    let words = lines[0].head().split(is_bar).filter(short).take(FEWEST).count();
    (words == FEWEST && !is_whole_puzzle(lines[0].head())).then_some(1)
}

/// Where the bracket is with which a line begins, a name and `=` before it passed over.
fn bracket(text: &str) -> Option<usize> {
    let is_name = |name: &str| {
        name.trim_start().starts_with(|shown: char| shown.is_ascii_alphabetic() || shown == '$')
            && !is_whole_puzzle(name)
    };
    let after = text.find('=').filter(|&at| is_name(&text[..at])).map_or(0, |at| at + 1);
    [0, after].into_iter().find_map(|start| {
        let blank = text[start..].len() - text[start..].trim_start().len();
        text[start + blank..].starts_with(['[', '{', '(']).then_some(start + blank)
    })
}

/// How many lines it takes until every bracket is closed, or a blank line comes.
fn balanced(lines: &[Line], start: usize) -> usize {
    let mut depth = 0_isize;
    for (at, line) in lines.iter().enumerate() {
        if at > 0 && line.is_blank() {
            return at;
        }
        for shown in line.text[if at == 0 { start } else { 0 }..].bytes().map(char::from) {
            depth += isize::from(opens(shown)) - isize::from(closes(shown));
            if depth > DEEPEST {
                return at + 1;
            }
        }
        if depth <= 0 {
            return at + 1;
        }
    }
    lines.len()
}

fn opens(shown: char) -> bool {
    matches!(shown, '[' | '{' | '(')
}

fn closes(shown: char) -> bool {
    matches!(shown, ']' | '}' | ')')
}

/// What has been read so far.
#[derive(Default)]
struct Cells {
    /// The cells, with line and column.
    cells: Vec<(Option<Digit>, usize, usize)>,
    /// How many brackets are open.
    depth: isize,
    /// Where in `cells` the innermost bracket that is open began.
    open: Option<usize>,
    /// The innermost brackets with something in them: the end in `cells`, the number of cells.
    rows: Vec<(usize, usize)>,
}

/// Reads 81 cells, or a multiple for several puzzles. Nine brackets in a row with cells in them
/// are rows and must hold nine each.
pub fn read(lines: &[Line]) -> Reading {
    let mut cells = Cells::default();
    for line in lines {
        let start = bracket(line.head()).unwrap_or(0);
        let columns = line.text[..start].chars().count() + 1;
        line_of(&mut cells, line, &line.text[start..], columns)?;
    }
    check(&cells, lines)?;
    let board = |cells: &[(Option<Digit>, usize, usize)]| {
        (Board::of_givens(Grid::from_fn(|cell| cells[cell.index()].0)), String::new())
    };
    Ok(cells.cells.chunks(81).map(board).collect())
}

fn line_of(cells: &mut Cells, line: &Line, text: &str, start: usize) -> Result<(), ReadError> {
    let mut word = String::new();
    let mut quote = None;
    for (column, shown) in (start..).zip(text.chars().chain([' '])) {
        let is_end = is_bar(shown) || opens(shown) || closes(shown);
        if !is_end {
            word.push(shown);
            continue;
        }
        if !word.is_empty() {
            push(cells, line.number, column - word.chars().count(), &word)?;
        } else if quote.is_some_and(|before| before == (column, shown)) {
            cells.cells.push((None, line.number, column));
        }
        quote = (word.is_empty() && matches!(shown, '"' | '\'')).then_some((column + 1, shown));
        word.clear();
        bracketed(cells, shown);
        if cells.depth > DEEPEST {
            let format = "list".to_owned();
            return Err(ReadError::Damaged { line: line.number, column, format });
        }
    }
    Ok(())
}

fn bracketed(cells: &mut Cells, shown: char) {
    let end = cells.cells.len();
    cells.depth += isize::from(opens(shown)) - isize::from(closes(shown));
    if opens(shown) {
        cells.open = Some(end);
    } else if closes(shown)
        && let Some(begin) = cells.open.take()
    {
        cells.rows.push((end, end - begin));
    }
}

/// A word is one cell, or a string of cells; numbers of several digits are neither.
fn push(cells: &mut Cells, line: usize, column: usize, word: &str) -> Result<(), ReadError> {
    if EMPTY.contains(&word) {
        cells.cells.push((None, line, column));
        return Ok(());
    }
    let odd = |(at, shown)| shown_cell(shown).is_none().then_some((at, shown));
    if let Some((at, found)) = word.chars().enumerate().find_map(odd) {
        return Err(ReadError::unexpected(line, column + at, found));
    }
    if word.len() != 1 && word.len() < 8 {
        return Err(ReadError::UnexpectedWord { line, column, found: excerpt(word) });
    }
    let cell = |(at, shown)| (shown_cell(shown).flatten(), line, column + at);
    cells.cells.extend(word.chars().enumerate().map(cell));
    Ok(())
}

fn check(read: &Cells, lines: &[Line]) -> Result<(), ReadError> {
    let found = read.cells.len();
    let is_rows = read.rows.len() > 1 && read.rows.iter().all(|&(_, length)| length < 28);
    let odd = read.rows.iter().position(|&(_, length)| is_rows && length != 9);
    let last = lines.last().map_or((1, 1), |line| (line.number, line.text.chars().count() + 1));
    if let Some(row) = odd {
        let (end, length) = read.rows[row];
        let place = read.cells.get(end.saturating_sub(1)).map_or(last, |cell| (cell.1, cell.2));
        let text = lines.iter().find(|line| line.number == place.0).map_or("", |line| line.text);
        let (line, column, text) = (place.0, place.1, excerpt(text));
        return Err(ReadError::RowLength { line, column, row: row % 9 + 1, found: length, text });
    }
    if found > 0 && found.is_multiple_of(81) {
        return Ok(());
    }
    let (line, column) = read.cells.get(81).map_or(last, |cell| (cell.1, cell.2));
    Err(ReadError::CellCount { line, column, found })
}

/// Nine lists in a list, 0 for an empty cell.
pub fn write(board: &Board, _name: &str) -> String {
    let digit = |cell: Cell| board.givens[cell].map_or('0', Digit::char).to_string();
    let row = |row: usize| {
        let digits: Vec<String> = (0..9).map(|column| digit(Cell::new(row, column))).collect();
        format!("[{}]", digits.join(", "))
    };
    let rows: Vec<String> = (0..9).map(row).collect();
    format!("[{}]\n", rows.join(",\n "))
}
