//! 81 cells or groups of candidates in one line, with bars, rules or words around them: a grid
//! whose line ends were lost on the way, or a line of cells with a rating behind.
//! ```text
//! .---------.---------. | 3 9 4 | 6 8 2 | … | 8 *159 4 | '---------'
//! ```

use super::ReadResult;
use super::candidates;
use super::lines::{Claim, Line, ONE_LINE};
use super::list::MIN_PUZZLE_WORDS;
use super::normalise::is_bar;
use super::pencilmarks;
use crate::types::board::Board;
use crate::types::cell::{ByCell, Cell};
use crate::types::digit::DigitSet;
use crate::types::grid::Grid;
use crate::types::set::Element;

/// Claims a line in which 81 groups follow each other, and no 82nd. Just 81 cells are a list.
pub fn claims(lines: &[Line]) -> Option<Claim> {
    let text = lines[0].head();
    let is_short = text.len() < 2 * MIN_PUZZLE_WORDS || text.contains(['[', '{']);
    let (groups, rest) = groups(text).filter(|_| !is_short)?;
    let is_list =
        rest.trim_matches(is_bar).is_empty() && groups.iter().all(|group| group.len() <= 1);
    (!is_list).then_some(ONE_LINE)
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
