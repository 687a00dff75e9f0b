//! 81 cells or groups of candidates in one line, with bars, rules or words around them: a grid
//! whose line ends were lost on the way, nine rows with a slash or a comma between, or a line of cells
//! with a rating behind.
//! ```text
//! .---------.---------. | 3 9 4 | 6 8 2 | … | 8 *159 4 | '---------'
//! ```

use super::candidates;
use super::characters::{is_bar, parse_cell};
use super::error::ReadResult;
use super::line;
use super::lines::{Claim, Line, ONE_LINE};
use super::list::MIN_PUZZLE_WORDS;
use super::pencilmarks;
use crate::types::board::Board;
use crate::types::cell::{ByCell, Cell};
use crate::types::digit::DigitSet;
use crate::types::grid::Grid;
use crate::types::set::Element;

/// The longest line with rows between signs, in bytes.
const MAX_JOINED: usize = 400;

/// Claims a line in which 81 groups follow each other, and no 82nd, or nine rows with signs between.
/// Just 81 cells are a list.
pub fn claims(lines: &[Line]) -> Option<Claim> {
    let text = lines[0].head();
    if joined(text).is_some() {
        return Some(ONE_LINE);
    }
    let is_short = text.len() < 2 * MIN_PUZZLE_WORDS || text.contains(['[', '{']);
    let (groups, rest) = groups(text).filter(|_| !is_short)?;
    let is_list =
        rest.trim_matches(is_bar).is_empty() && groups.iter().all(|group| group.len() <= 1);
    (!is_list).then_some(ONE_LINE)
}

/// The cells of nine rows of nine between slashes, commas, bars, blanks or `\n`; the words around them
/// are left out.
fn joined(text: &str) -> Option<String> {
    if !(89..=MAX_JOINED).contains(&text.len()) || text.contains(['[', '{', '(']) {
        return None;
    }
    if let Some(cells) = joined_fields(text) {
        return Some(cells);
    }
    let text = text.replace("\\r", " ").replace("\\n", " ");
    let is_between = |ch: char| is_bar(ch) || matches!(ch, '/' | '\\' | '`' | '=' | ':');
    let is_cells = |word: &&str| word.chars().all(|ch| parse_cell(ch).is_some());
    let words = text.split(is_between).filter(|word| !word.is_empty());
    let mut rows = words.filter(is_cells).skip_while(|word| word.len() < 9);
    let cells: String = rows.by_ref().take(9).filter(|word| word.len() == 9).collect();
    (cells.len() == 81 && rows.next().is_none()).then_some(cells)
}

/// The cells of nine rows between semicolons or slashes, each nine fields between commas, of which one
/// is empty.
fn joined_fields(text: &str) -> Option<String> {
    let sign = [';', '/'].into_iter().find(|&sign| matches!(text.matches(sign).count(), 8 | 9))?;
    let rows: Vec<&str> = text.split(sign).take(9).collect();
    let is_row = |row: &&str| row.matches(',').count() == 8;
    let fields = || rows.iter().flat_map(|row| row.split(',')).map(str::trim);
    let cell = |field: &str| match field.as_bytes() {
        [] => Some('.'),
        [byte] => parse_cell(char::from(*byte)).map(|_| char::from(*byte)),
        _ => None,
    };
    let is_table = rows.iter().all(is_row) && fields().any(str::is_empty);
    if is_table { fields().map(cell).collect() } else { None }
}

/// The groups of a line, and what follows them.
fn groups(text: &str) -> Option<(Vec<DigitSet>, &str)> {
    let mut groups = Vec::new();
    let mut rest = text;
    while let Some((word, after)) = next_word(rest) {
        match group(word) {
            Some(_) if groups.len() == 81 => return None,
            Some(group) => groups.push(group),
            None if groups.is_empty() || is_rule(word) => {}
            None => break,
        }
        rest = after;
    }
    (groups.len() == 81).then_some((groups, rest))
}

/// The first word of a text, and the text after it.
fn next_word(text: &str) -> Option<(&str, &str)> {
    let start = text.trim_start_matches(is_bar);
    let end = start.find(is_bar).unwrap_or(start.len());
    (!start.is_empty()).then(|| start.split_at(end))
}

fn is_rule(word: &str) -> bool {
    word.contains("--") || word.chars().all(|ch| matches!(ch, '+' | ':' | '\\' | '/'))
}

fn group(word: &str) -> Option<DigitSet> {
    let is_cell = word.contains(|ch: char| ch.is_ascii_digit()) || word.len() == 1;
    if is_rule(word) || !is_cell { None } else { pencilmarks::group(word) }
}

/// Reads the candidates; a line with a single sign a cell holds givens.
pub fn read(lines: &[Line]) -> ReadResult {
    if let Some(cells) = joined(lines[0].text) {
        let givens = line::cells(&cells).map_err(|error| error.in_line(lines[0].number, 1))?;
        return Ok(vec![(Board::of_givens(givens), String::new())]);
    }
    let (groups, rest) = groups(lines[0].text).expect("a claimed line has 81 groups");
    let listed = ByCell::from_fn(|cell: Cell| groups[cell.index()]);
    let name = rest.trim_matches(|ch: char| is_bar(ch) || ch == '\'').to_owned();
    let are_cells = groups.iter().all(|group| group.len() <= 1);
    if are_cells {
        let givens = Grid::from_fn(|cell| listed[cell].single());
        return Ok(vec![(Board::of_givens(givens), name)]);
    }
    let givens = candidates::placed(&listed);
    Ok(vec![(candidates::board(givens, Grid::EMPTY, &listed), name)])
}
