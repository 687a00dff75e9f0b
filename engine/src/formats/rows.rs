//! Nine lines of nine cells, side by side or apart, with or without rules and bars around: the
//! reader of every drawn grid, and of all that no other format claims.
//! ```text
//! 100000569          1 . . | . . . | 5 6 9
//! 402000008          4 . 2 | . . . | . . 8
//! ```
//! Lines of text right above or below are the name. Grids follow each other after a blank line,
//! a line of text, or every nine rows.

use super::characters::{is_bar, is_prose, is_written, parse_cell};
use super::error::{ReadError, ReadErrorKind, ReadResult, Rows, excerpt};
use super::lines::{Claim, Line, LineKind, Signs};
use crate::types::board::Board;
use crate::types::digit::Digit;
use crate::types::grid::Grid;
use crate::types::set::Element;

/// The most lines of words that are read as the title of a grid: a bound, so that the look at a
/// text stays cheap.
const MAX_TITLE_LINES: usize = 20;

/// The lines of one drawn grid.
pub struct GridLines<'a> {
    /// The first line of text above or below; may be empty.
    pub name: &'a str,
    /// The lines with cells, in order; nine if all is well.
    pub rows: Vec<&'a Line<'a>>,
    /// How many lines it takes, text and borders included.
    pub length: usize,
}

impl GridLines<'_> {
    /// How many rows there are, and in which lines.
    pub fn extent(&self) -> Rows {
        let number = |row: Option<&&Line>| row.map_or(1, |row| row.number);
        let (first, last) = (number(self.rows.first()), number(self.rows.last()));
        Rows::new(self.rows.len(), [first, last])
    }
}

/// The piece of a row between blanks and bars.
#[derive(Clone, Copy)]
pub struct Word<'a> {
    /// Where it starts, 1-based.
    pub column: usize,
    /// Its characters.
    pub text: &'a str,
}

/// Claims anything: the last format that is asked.
pub fn claims(lines: &[Line]) -> Option<Claim> {
    Claim::new(grid_length(lines))
}

/// Reads nine rows of nine cells.
pub fn read(lines: &[Line]) -> ReadResult {
    let drawn = grid_lines(lines);
    Ok(vec![(Board::of_givens(grid(&drawn, lines)?), drawn.name.to_owned())])
}

/// Nine lines, `.` for an empty cell; the name above them.
pub fn write(board: &Board, name: &str) -> String {
    title_line(name) + &nine_lines(&board.givens) + "\n"
}

/// A grid as nine lines, `.` for an empty cell.
pub fn nine_lines(grid: &Grid) -> String {
    let cells = grid.to_string();
    (0..9).map(|row| format!("{}\n", &cells[9 * row..9 * row + 9])).collect()
}

/// A name as the line above a grid. A name that could be read as something else than words becomes
/// a comment, which is not read again.
pub fn title_line(name: &str) -> String {
    let is_safe = |ch: char| is_written(ch) || matches!(ch, ' ' | '.' | '-' | '\'');
    let is_heading = Line::new(1, name).is_heading();
    let is_words = is_prose(name) && name.starts_with(char::is_alphabetic);
    if name.is_empty() {
        String::new()
    } else if is_words && name.chars().all(is_safe) && !is_heading {
        format!("{name}\n")
    } else {
        format!("# {name}\n")
    }
}

/// The lines of the grid that starts here.
pub fn grid_lines<'a>(lines: &'a [Line<'a>]) -> GridLines<'a> {
    let Extent { above, end, below } = extent(lines);
    let is_cells = |line: &&Line| !line.is_blank() && !line.is_border();
    let mut rows = Vec::with_capacity(end - above);
    rows.extend(lines[above..end].iter().filter(is_cells));
    let text = if above > 0 { lines.first() } else { lines[end..][..below].first() };
    GridLines { name: text.map_or("", |line| line.text), rows, length: (end + below).max(1) }
}

/// Where the lines of a grid stand.
struct Extent {
    /// How many lines of words come first.
    above: usize,
    /// The index of the line behind its last row or rule.
    end: usize,
    /// How many lines of words below belong to it.
    below: usize,
}

/// How many lines the grid that starts here takes, text and borders included.
pub fn grid_length(lines: &[Line]) -> usize {
    let Extent { end, below, .. } = extent(lines);
    (end + below).max(1)
}

fn extent(lines: &[Line]) -> Extent {
    let above = words_in(lines);
    let (mut end, mut rows) = (above, 0);
    for (at, line) in lines.iter().enumerate().skip(above) {
        let is_drawn = at > 0 && lines[at - 1].is_border();
        if ends(lines, at, rows) || rows == 9 && is_drawn && is_row(line) {
            break;
        }
        rows += usize::from(!line.is_blank() && !line.is_border());
        end = at + 1;
    }
    let below = if above == 0 { footer(&lines[end..]) } else { 0 };
    Extent { above, end, below }
}

/// Whether the grid, of which that many rows have been read, ends before a line.
fn ends(lines: &[Line], at: usize, rows: usize) -> bool {
    let (above, lines) = lines.split_at(at);
    let line = lines[0];
    if line.is_blank() {
        let is_next = |line: &Line| is_row(line) || line.is_border();
        let is_apart = rows < 9 && is_double_spaced(above, lines);
        let goes_on = matches!(rows, 3 | 6) && lines.get(1).is_some_and(is_row)
            || is_apart && lines.get(1).is_some_and(is_next);
        return !goes_on;
    }
    if line.is_border() {
        return false;
    }
    let nine_more = || lines.iter().take(9).filter(|line| is_row(line)).count() == 9;
    !is_row(&line) || rows >= 18 || rows == 9 && (nine_more() || is_short(&line))
}

/// Whether a line has fewer cells than a row.
fn is_short(line: &Line) -> bool {
    line.head().chars().filter(|&ch| !is_bar(ch)).take(9).count() < 9
}

/// Whether the lines of a grid have a blank line between them: so it is with the lines above, or
/// with the next two if there is only one above.
fn is_double_spaced(above: &[Line], below: &[Line]) -> bool {
    match above {
        [.., before, _] if before.is_blank() => true,
        [.., before, _] if is_row(before) || before.is_border() => false,
        _ => below.get(2).is_none_or(Line::is_blank) && below.get(4).is_none_or(Line::is_blank),
    }
}

/// Whether a line may be a row of a grid: neither text nor rule nor a puzzle by itself.
fn is_row(line: &Line) -> bool {
    line.kind() == LineKind::Row
}

/// How many lines of text right below a grid belong to it: all, unless they head the next grid.
fn footer(lines: &[Line]) -> usize {
    let text = words_in(lines);
    let heads = lines.get(text).is_some_and(|next| !next.is_blank());
    if heads { 0 } else { text }
}

/// How many lines of words stand above a grid.
pub fn title_length(lines: &[Line]) -> usize {
    words_in(lines)
}

/// How many lines of words come first, looking at [`MAX_TITLE_LINES`] at most.
fn words_in(lines: &[Line]) -> usize {
    let is_title = |line: &&Line| line.is_prose() && !has_attributes(line) && !opens_list(line);
    lines.iter().take(MAX_TITLE_LINES).take_while(is_title).count()
}

/// Whether a line is words of a list: `[8, null, null`, `$grid = [`.
fn opens_list(line: &Line) -> bool {
    const OPENING: [char; 3] = ['[', '{', '('];
    let text = line.head().trim();
    line.has_any(Signs::BRACKETS)
        && (text.starts_with(['[', '{'])
            || text.ends_with(OPENING)
            || text.starts_with('(') && text.contains(','))
}

/// Whether a line begins with a tag that has attributes: they may hold a puzzle beside long words.
fn has_attributes(line: &Line) -> bool {
    line.has_any(Signs::TAGS)
        && line.text.trim_start().starts_with('<')
        && line.head().contains("=\"")
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
    if is_item(&words) {
        words.remove(0);
    }
    words
}

/// Whether a row is an item of a list, with a dash before its nine cells: `- 53..7....`.
fn is_item(words: &[Word]) -> bool {
    let Some((dash, cells)) = words.split_first() else { return false };
    let is_row =
        || cells.len() == 9 || cells.iter().map(|word| word.text.len()).sum::<usize>() == 9;
    dash.text == "-" && is_row()
}

/// The digits of nine rows of nine cells. `lines` are those that they were taken from.
pub fn grid(drawn: &GridLines, lines: &[Line]) -> Result<Grid, ReadError> {
    let mut digits: Vec<Option<Digit>> = Vec::new();
    for (index, row) in drawn.rows.iter().enumerate().take(9) {
        let cells = row_cells(row)?;
        check_row_length(drawn, index, cells.len(), |at| cells[at].0)?;
        digits.extend(cells.iter().map(|cell| cell.1));
    }
    check_row_count(drawn, lines)?;
    Ok(Grid::from_fn(|cell| digits[cell.index()]))
}

/// The cells of a row with their columns.
///
/// # Errors
/// When a character is no cell.
pub fn row_cells(row: &Line) -> Result<Vec<(usize, Option<Digit>)>, ReadError> {
    let mut cells = Vec::new();
    for word in words(row) {
        for (column, ch) in (word.column..).zip(word.text.chars()) {
            let digit = parse_cell(ch).ok_or_else(|| {
                ReadError::at(row.number, column, ReadErrorKind::unexpected_char(ch))
            })?;
            cells.push((column, digit));
        }
    }
    Ok(cells)
}

/// Checks that row `index` (from 0) of a grid has 9 cells; `column_of` gives the column of a cell.
///
/// # Errors
/// [`ReadErrorKind::RowLength`].
pub fn check_row_length(
    drawn: &GridLines,
    index: usize,
    found: usize,
    column_of: impl Fn(usize) -> usize,
) -> Result<(), ReadError> {
    if found == 9 {
        return Ok(());
    }
    let row = drawn.rows[index];
    let end = row.head().trim_end().chars().count() + 1;
    let column = if found > 9 { column_of(9) } else { end };
    let text = excerpt(row.text).into();
    let kind = ReadErrorKind::RowLength { rows: drawn.extent(), row: index + 1, found, text };
    Err(ReadError::at(row.number, column, kind))
}

/// Checks that a grid has 9 rows.
///
/// # Errors
/// [`ReadErrorKind::RowCount`], and for text without any row the first character that is no cell.
pub fn check_row_count(drawn: &GridLines, lines: &[Line]) -> Result<(), ReadError> {
    let Some(last) = drawn.rows.get(9).or(drawn.rows.last()) else {
        return Err(first_odd_char(lines));
    };
    if drawn.rows.len() == 9 {
        return Ok(());
    }
    let column = 1 + last.text.chars().take_while(|ch| ch.is_whitespace()).count();
    Err(ReadError::at(last.number, column, ReadErrorKind::RowCount(drawn.extent())))
}

/// The first character that is no cell, in lines without any row.
fn first_odd_char(lines: &[Line]) -> ReadError {
    let is_odd = |ch: char| !is_bar(ch) && parse_cell(ch).is_none();
    for line in lines {
        if let Some((at, ch)) = line.head().chars().enumerate().find(|&(_, ch)| is_odd(ch)) {
            return ReadError::at(line.number, at + 1, ReadErrorKind::unexpected_char(ch));
        }
    }
    ReadError::of_text(ReadErrorKind::Empty)
}
