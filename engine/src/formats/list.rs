//! Digits with blanks or commas between, in brackets of any kind or none: what a spreadsheet, the
//! input of a programming contest or the source of a program holds. Quotes, and a name before
//! `=`, are passed over; `null`, `None` and `""` are empty cells.
//! ```text
//! grid = [[1, 0, 0, 0, 0, 0, 5, 6, 9],
//!         [4, 0, 2, 0, 0, 0, 0, 0, 8], …]
//! ```

use std::borrow::Cow;

use super::characters::{is_bar, parse_cell};
use super::error::{ReadError, ReadErrorKind, ReadResult, Rows, excerpt};
use super::format::Within;
use super::line::has_field;
use super::lines::{Claim, Line, ONE_LINE, Signs};
use super::whole::is_whole_puzzle;
use super::{shapes, tree};
use crate::types::board::Board;
use crate::types::cell::Cell;
use crate::types::digit::Digit;
use crate::types::grid::Grid;
use crate::types::set::Element;

/// The fewest words with which a line is a whole puzzle and not a row.
pub const MIN_PUZZLE_WORDS: usize = 28;

/// The fewest cells of an innermost bracket that holds a whole puzzle and not a row.
const MIN_PUZZLE_CELLS: usize = 28;

/// The fewest digits and zeros of a puzzle in the source of a program.
const MIN_CLUES: usize = 17;

/// The fewest bytes of nine rows in brackets.
const MIN_CODE: usize = 99;

/// The fewest characters of a string of cells; a shorter word is a number of several digits.
const MIN_STRING: usize = 8;

/// The deepest nesting of brackets: puzzles in a list, rows in a puzzle, cells in a row, and one
/// more.
const MAX_DEPTH: isize = 4;

/// Words for an empty cell.
const EMPTY_WORDS: [&str; 10] =
    ["NULL", "null", "None", "nil", "undefined", "NaN", "nan", "NA", "missing", "Nothing"];

/// Claims what is in brackets, up to the last that closes, and a line of many short words.
pub fn claims(lines: &[Line]) -> Option<Claim> {
    let head = lines[0].head();
    let bracket = if lines[0].has_any(Signs::BRACKETS) { first_bracket(head) } else { None };
    if let Some(start) = bracket.filter(|&start| !is_call(&head[start..])) {
        return Claim::new(lines_of_brackets(lines, start).max(rows_in_brackets(lines)));
    }
    let has_call = lines[0].has_any(Signs::BRACKETS) && !has_field(head);
    if let Some(start) = if has_call { code_bracket(head) } else { None } {
        let rows = rows_in_brackets(lines);
        let rows = if lines[..rows].iter().all(are_closed) { rows } else { 0 };
        let length = lines_of_brackets(lines, start).max(rows);
        return Claim::new(length).filter(|_| has_many_cells(&lines[..length]));
    }
    if head.len() < 2 * MIN_PUZZLE_WORDS - 1 {
        return None;
    }
    let is_short = |word: &&str| matches!(word.len(), 1..=4);
    let words = head.split(is_bar).filter(is_short).take(MIN_PUZZLE_WORDS).count();
    (words == MIN_PUZZLE_WORDS && !is_whole_puzzle(head)).then_some(ONE_LINE)
}

/// Whether it is no list but words in brackets with a puzzle among them: `(solve "53..7…")`.
fn is_call(text: &str) -> bool {
    has_field(text)
        && text[1..].trim_start().starts_with(|ch: char| ch.is_ascii_alphabetic() && ch != 'x')
}

/// Where the bracket is with which a line begins, a name and `=` or `:` before it passed over.
pub fn first_bracket(text: &str) -> Option<usize> {
    let begun = text.trim_start();
    let begun = begun.strip_prefix('=').unwrap_or(begun);
    if begun.starts_with(opens) {
        return Some(text.len() - begun.len());
    }
    let is_name = |name: &str| {
        name.trim_start().starts_with(|ch: char| ch.is_ascii_alphabetic() || "$\"'-?".contains(ch))
            && !is_whole_puzzle(name)
    };
    let after_name =
        |sign: char| text.find(sign).filter(|&at| is_name(&text[..at])).map_or(0, |at| at + 1);
    let after_dash =
        if begun.starts_with("- ") { text.find('-').map_or(0, |at| at + 1) } else { 0 };
    [after_dash, after_name('='), after_name(':')].into_iter().find_map(|start| {
        let rest = text[start..].trim_start();
        rest.starts_with(opens).then_some(text.len() - rest.len())
    })
}

/// Where the bracket is that opens right behind the name of a type or a function, at the beginning of a
/// line or behind `=`, `<-` or `:`: `array([[5, 3`, `m <- matrix(c(5, 3`, `new int[] { 5, 3`.
fn code_bracket(text: &str) -> Option<usize> {
    let after = |sign: &str| text.find(sign).map(|at| at + sign.len());
    let starts = [after("="), after("<-"), after(":"), Some(0)];
    starts.into_iter().flatten().find_map(|start| {
        let rest = text[start..].trim_start();
        let rest = rest.strip_prefix("new ").unwrap_or(rest);
        let is_name = |ch: char| ch.is_ascii_alphanumeric() || "_.:<>!&#*@$='".contains(ch);
        let opened = rest.trim_start_matches(is_name);
        opened.starts_with(opens).then_some(text.len() - opened.len())
    })
}

/// Where the bracket is with which a line begins, also behind a name.
fn any_bracket(text: &str) -> Option<usize> {
    first_bracket(text).or_else(|| code_bracket(text))
}

/// Whether a line closes as many brackets as it opens.
fn are_closed(line: &Line) -> bool {
    line.head().chars().map(depth_change).sum::<isize>() == 0
}

/// Whether lines have as many cells as only a puzzle has.
fn has_many_cells(lines: &[Line]) -> bool {
    let cells = lines.iter().flat_map(|line| line.head().chars());
    let cells =
        cells.filter(|&ch| matches!(parse_cell(ch), Some(Some(_))) || ch == '0' || ch == '_');
    cells.take(MIN_CLUES).count() == MIN_CLUES
}

/// Nine rows in brackets of their own, one a line, with no bracket around them; 0 if they are not.
fn rows_in_brackets(lines: &[Line]) -> usize {
    let is_row = |line: &Line| {
        let text = line.head();
        if !line.has_any(Signs::BRACKETS) || !text.contains(closes) {
            return false;
        }
        let cells = text.chars().filter(|&ch| parse_cell(ch).is_some()).count();
        let start = any_bracket(text).filter(|_| cells < MIN_PUZZLE_CELLS);
        start.is_some_and(|start| lines_of_brackets(&[*line], start) == 1)
    };
    if lines.len() >= 9 && lines[..9].iter().all(is_row) { 9 } else { 0 }
}

/// How many lines it takes until every bracket is closed, or a blank line comes.
fn lines_of_brackets(lines: &[Line], start: usize) -> usize {
    let mut depth = 0_isize;
    for (at, line) in lines.iter().enumerate() {
        if at > 0 && line.is_blank() {
            return at;
        }
        let from = if at == 0 { start } else { 0 };
        for byte in line.text[from..].bytes() {
            depth += depth_change(char::from(byte));
            if depth > MAX_DEPTH {
                return at + 1;
            }
        }
        if depth <= 0 {
            return at + 1;
        }
    }
    lines.len()
}

fn opens(ch: char) -> bool {
    matches!(ch, '[' | '{' | '(')
}

fn closes(ch: char) -> bool {
    matches!(ch, ']' | '}' | ')')
}

fn depth_change(ch: char) -> isize {
    isize::from(opens(ch)) - isize::from(closes(ch))
}

/// A cell and where it stands.
#[derive(Clone, Copy)]
struct ListCell {
    digit: Option<Digit>,
    line: usize,
    column: usize,
}

/// An innermost bracket with something in it.
struct Bracket {
    /// The number of cells of the list up to its end.
    end: usize,
    /// How many cells it holds.
    length: usize,
}

/// What has been read so far.
#[derive(Default)]
struct List {
    cells: Vec<ListCell>,
    /// How many brackets are open.
    depth: isize,
    /// Where in `cells` the innermost bracket that is open began.
    open: Option<usize>,
    rows: Vec<Bracket>,
}

/// Reads 81 cells, or a multiple for several puzzles. Nine brackets in a row with cells in them
/// are rows and must hold nine each. Where more than cells stands in the brackets, as in the source of
/// many a program, the puzzle is looked for in the values that they hold.
pub fn read(lines: &[Line], within: Within) -> ReadResult {
    read_cells(lines).or_else(|error| {
        let boards = read_values(lines, within);
        if boards.is_empty() { Err(of_numbers(error, lines)) } else { Ok(boards) }
    })
}

/// The error of a word that is no cell, which is about all of the list where that has nothing but
/// numbers, most of them of several digits.
fn of_numbers(error: ReadError, lines: &[Line]) -> ReadError {
    let texts = lines.iter().map(|line| &line.text[any_bracket(line.head()).unwrap_or(0)..]);
    let is_between = |ch: char| is_bar(ch) || opens(ch) || closes(ch);
    let words: Vec<&str> =
        texts.flat_map(|text| text.split(is_between)).filter(|word| !word.is_empty()).collect();
    let are_numbers = words.iter().all(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
    let long = words.iter().filter(|word| word.len() > 1).count();
    let is_word = matches!(error.kind, ReadErrorKind::UnexpectedWord(_));
    let is_about_all = words.len() >= MIN_PUZZLE_WORDS && 2 * long > words.len();
    if is_word && are_numbers && is_about_all {
        ReadError { kind: ReadErrorKind::Numbers(words.len()), ..error }
    } else {
        error
    }
}

/// The puzzles among all values that stand in the brackets of a program's source.
fn read_values(lines: &[Line], within: Within) -> Vec<(Board, String)> {
    let length: usize = lines.iter().map(|line| line.text.len()).sum();
    if !lines[0].has_any(Signs::BRACKETS) || length < MIN_CODE || !has_many_cells(lines) {
        return Vec::new();
    }
    let start = any_bracket(lines[0].head()).unwrap_or(0);
    let code = lines.iter().enumerate().map(|(at, line)| {
        let text = &line.text[if at == 0 { start } else { 0 }..];
        without_comment(text)
    });
    let text = code.collect::<Vec<_>>().join("\n");
    let tree = tree::read(&text);
    shapes::puzzles(&tree, within)
        .unwrap_or_default()
        .into_iter()
        .map(shapes::Shape::named)
        .collect()
}

/// A line of source without its comment, and without the quote of a list of Lisp and the `...` of a
/// line that goes on.
fn without_comment(text: &str) -> Cow<'_, str> {
    let end = ["//", "/*", " # ", " -- ", "..."].iter().filter_map(|sign| text.find(sign)).min();
    let text = &text[..end.unwrap_or(text.len())];
    if text.contains("'(") { Cow::Owned(text.replace("'(", " (")) } else { Cow::Borrowed(text) }
}

/// Reads a list that holds nothing but cells.
fn read_cells(lines: &[Line]) -> ReadResult {
    let mut list = List::default();
    for line in lines {
        let start = any_bracket(line.head()).unwrap_or(0);
        let column = line.text[..start].chars().count() + 1;
        list.read_line(line.number, &line.text[start..], column)?;
    }
    list.check(lines)?;
    let board = |cells: &[ListCell]| {
        (Board::of_givens(Grid::from_fn(|cell| cells[cell.index()].digit)), String::new())
    };
    Ok(list.cells.chunks(81).map(board).collect())
}

impl List {
    /// Reads a line from a column on.
    fn read_line(&mut self, line: usize, text: &str, column: usize) -> Result<(), ReadError> {
        let mut word = String::new();
        // The quote right before, which the same quote makes an empty string.
        let mut open_quote = None;
        // A blank at the end of the line ends its last word.
        for (column, ch) in (column..).zip(text.chars().chain([' '])) {
            if !(is_bar(ch) || opens(ch) || closes(ch)) {
                word.push(ch);
                continue;
            }
            let is_quote = matches!(ch, '"' | '\'');
            if !word.is_empty() {
                self.push_word(line, column - word.chars().count(), &word)?;
            } else if is_quote && open_quote == Some(ch) {
                self.cells.push(ListCell { digit: None, line, column });
            }
            open_quote = (is_quote && word.is_empty()).then_some(ch);
            word.clear();
            self.bracket(ch);
            if self.depth > MAX_DEPTH {
                return Err(ReadError::at(line, column, ReadErrorKind::Damaged("list".to_owned())));
            }
        }
        Ok(())
    }

    /// Counts a character that may be a bracket.
    fn bracket(&mut self, ch: char) {
        let end = self.cells.len();
        self.depth += depth_change(ch);
        if opens(ch) {
            self.open = Some(end);
        } else if closes(ch)
            && let Some(begin) = self.open.take()
        {
            self.rows.push(Bracket { end, length: end - begin });
        }
    }

    /// Takes up a word: one cell, or a string of cells. Numbers of several digits are neither.
    fn push_word(&mut self, line: usize, column: usize, word: &str) -> Result<(), ReadError> {
        // MATLAB writes three dots at the end of a line that goes on.
        if word == "..." {
            return Ok(());
        }
        // A number with a point, as NumPy prints it.
        let word = match word.strip_suffix(".0").or(word.strip_suffix('.')) {
            Some(digit) if digit.len() == 1 && digit != "." => digit,
            _ => word,
        };
        if word.len() > 1 && EMPTY_WORDS.contains(&word) {
            self.cells.push(ListCell { digit: None, line, column });
            return Ok(());
        }
        let mut digits = Vec::with_capacity(word.len());
        for (column, ch) in (column..).zip(word.chars()) {
            let kind = || ReadErrorKind::unexpected_char(ch);
            digits.push(parse_cell(ch).ok_or_else(|| ReadError::at(line, column, kind()))?);
        }
        if digits.len() != 1 && digits.len() < MIN_STRING {
            return Err(ReadError::at(line, column, ReadErrorKind::unexpected_word(word)));
        }
        let cells = (column..).zip(digits).map(|(column, digit)| ListCell { digit, line, column });
        self.cells.extend(cells);
        Ok(())
    }

    /// Checks that the rows have 9 cells each and the list has a multiple of 81.
    fn check(&self, lines: &[Line]) -> Result<(), ReadError> {
        let end = lines.last().map_or((1, 1), |line| (line.number, line.text.chars().count() + 1));
        let place_of = |cell: Option<&ListCell>| cell.map_or(end, |cell| (cell.line, cell.column));
        let are_rows =
            self.rows.len() > 1 && self.rows.iter().all(|row| row.length < MIN_PUZZLE_CELLS);
        let odd = self.rows.iter().enumerate().find(|(_, row)| are_rows && row.length != 9);
        if let Some((index, row)) = odd {
            let (line, column) = place_of(self.cells.get(row.end.saturating_sub(1)));
            let text = lines.iter().find(|at| at.number == line).map_or("", |line| line.text);
            let text = excerpt(text).into();
            let (first, last) = (lines[0].number, lines[lines.len() - 1].number);
            let rows = Rows::new(self.rows.len(), [first, last]);
            let (row, found) = (index % 9 + 1, row.length);
            let kind = ReadErrorKind::RowLength { rows, row, found, text };
            return Err(ReadError::at(line, column, kind));
        }
        let found = self.cells.len();
        if found > 0 && found.is_multiple_of(81) {
            return Ok(());
        }
        let (line, column) = place_of(self.cells.get(81));
        Err(ReadError::at(line, column, ReadErrorKind::CellCount(found)))
    }
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
