//! One line of 81 characters, row-major: `1` to `9` is a given, one of `0 . * _ - ? x X` or a
//! blank an empty cell. What follows the 81st cell after a separator is the puzzle's name:
//! `100000569402000008…000005 # Demo`. The 81 characters may stand anywhere in the line: in a
//! column of a table, between quotes, in the source of a program.

use super::characters::{is_separator, parse_cell};
use super::error::{ReadErrorKind, ReadResult, WordError};
use super::lines::{Claim, Line, ONE_LINE};
use super::whole::{MIN_PUZZLE_CHARS, is_blank_spaced, is_long};
use crate::types::board::Board;
use crate::types::grid::Grid;

/// What stands between the cells and the name where this program writes them: whatever follows is
/// the name.
const NAME_SIGN: &str = " # ";

/// Claims a line that begins with a long word, one with 81 cells in one piece anywhere, and 81
/// digits and blanks.
pub fn claims(lines: &[Line]) -> Option<Claim> {
    let text = lines[0].head();
    (text.len() >= MIN_PUZZLE_CHARS).then_some(())?;
    let is_puzzle = is_blank_spaced(text) || is_long(word(text.trim_start())) || has_field(text);
    is_puzzle.then_some(ONE_LINE)
}

/// Reads the puzzles of a line and their name.
pub fn read(lines: &[Line]) -> ReadResult {
    let Line { number, text, .. } = lines[0];
    if is_blank_spaced(text) {
        return Ok(vec![(Board::of_givens(grid(text)), String::new())]);
    }
    let fields = fields(text);
    let first = word(text.trim_start());
    let damaged = pieces(text).find(|(_, piece)| is_damaged(piece));
    let begin = (text.len() - text.trim_start().len(), first);
    if let Some((at, piece)) = damaged.or(fields.is_empty().then_some(begin)) {
        let column = text[..at].chars().count() + 1;
        let givens = cells(piece).map_err(|error| error.in_line(number, column))?;
        return Ok(vec![(Board::of_givens(givens), String::new())]);
    }
    let name = name(text, &fields);
    let grids: Vec<Grid> = fields.iter().map(|&(_, field)| grid(field)).collect();
    let puzzles = (0..grids.len()).filter(|&at| !is_solution(&grids, at));
    Ok(puzzles.map(|at| (Board::of_givens(grids[at]), name.to_owned())).collect())
}

/// Whether 81 cells stand somewhere in a text in one piece.
pub fn has_field(text: &str) -> bool {
    text.len() >= 81 && pieces(text).any(|(_, piece)| is_field(piece))
}

/// The pieces of 81 cells of a line, with their places in bytes.
fn fields(text: &str) -> Vec<(usize, &str)> {
    pieces(text).filter(|&(_, piece)| is_field(piece)).collect()
}

/// The pieces of a line between signs that are neither cells nor parts of words.
fn pieces(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_end = |ch: char| !(ch.is_alphanumeric() || ch == '+' || parse_cell(ch).is_some());
    let place = move |piece: &str| piece.as_ptr() as usize - text.as_ptr() as usize;
    text.split(is_end).map(move |piece| (place(piece), piece))
}

/// Whether a piece is 81 cells. 81 signs such as `-` may also be a rule: they are cells only at
/// the beginning of a line.
fn is_field(piece: &str) -> bool {
    piece.len() == 81
        && piece.chars().all(|ch| parse_cell(ch).is_some())
        && piece.contains(|ch: char| ch.is_ascii_digit() || ch == '.')
}

/// Whether a piece is cells, too many for a row, and not 81: beside a solution it must not be lost.
fn is_damaged(piece: &str) -> bool {
    is_long(piece)
        && piece.len() != 81
        && piece.chars().all(|ch| parse_cell(ch).is_some())
        && piece.contains(|ch: char| ch.is_ascii_digit())
}

/// Whether a grid of a list is the solution of the one before or after it: the second column of
/// many a table, or the first.
pub fn is_solution(grids: &[Grid], at: usize) -> bool {
    let full = &grids[at];
    let is_solved = |puzzle: &Grid| {
        puzzle.clues() < 81 && puzzle.iter().all(|(cell, digit)| full[cell] == Some(digit))
    };
    let beside = [at.checked_sub(1), Some(at + 1)].into_iter().flatten();
    full.clues() == 81 && beside.filter_map(|at| grids.get(at)).any(is_solved)
}

/// What a line says beside its puzzles: the words in front of the first, or else what follows the
/// last.
fn name<'a>(text: &'a str, fields: &[(usize, &'a str)]) -> &'a str {
    let (Some(&(first, _)), Some(&(start, last))) = (fields.first(), fields.last()) else {
        return "";
    };
    let before = text[..first].trim_matches(|ch: char| !ch.is_alphanumeric());
    // The source of a program, or an address, is no name.
    if before.contains(char::is_alphabetic) && !before.contains(['(', '/', '{']) {
        return before;
    }
    name_behind(&text[start + last.len()..])
}

/// The name in what follows the cells of a line; may be empty.
pub fn name_behind(rest: &str) -> &str {
    if let Some(written) = rest.strip_prefix(NAME_SIGN) {
        return written;
    }
    let after = rest.trim_start_matches(is_separator);
    if after.contains(char::is_alphanumeric) { after } else { "" }
}

/// The givens, `.` for an empty cell, then the name.
pub fn write(board: &Board, name: &str) -> String {
    if name.is_empty() {
        format!("{}\n", board.givens)
    } else {
        format!("{}{NAME_SIGN}{name}\n", board.givens)
    }
}

/// The givens, `0` for an empty cell, then the name.
pub fn write_zeros(board: &Board, name: &str) -> String {
    let line = write(board, name);
    let (cells, rest) = line.split_at(81);
    cells.replace('.', "0") + rest
}

/// The grid of a word that is just 81 cells.
///
/// # Errors
/// The first character that is no cell; or the place where the cells end or the first too many
/// stands.
pub fn cells(word: &str) -> Result<Grid, WordError> {
    let odd = word.chars().enumerate().find(|&(_, ch)| parse_cell(ch).is_none());
    if let Some((offset, ch)) = odd {
        return Err(WordError { offset, kind: ReadErrorKind::unexpected_char(ch) });
    }
    match word.len() {
        81 => Ok(grid(word)),
        found => Err(WordError { offset: found.min(81), kind: ReadErrorKind::CellCount(found) }),
    }
}

/// The grid of 81 ASCII characters; one that is no digit is an empty cell.
fn grid(text: &str) -> Grid {
    Grid::of_line(text.as_bytes().try_into().expect("81 ASCII characters"))
}

/// The text up to the first separator.
fn word(text: &str) -> &str {
    text.find(is_separator).map_or(text, |end| &text[..end])
}
