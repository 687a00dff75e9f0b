//! A grid of candidates, as HoDoKu, Simple Sudoku and SudokuWiki print it: 81 groups of digits.
//! A group of one digit that no house-mate lists any more is a placed digit (HoDoKu's rule); a
//! plain grid right above tells which of them are givens, a second one which are placed.
//! ```text
//! .----------------.----------------.---------------.
//! | 1    378  37   | 247  278  2347 | 5    6    9   |
//! ```

use super::Reading;
use super::error::ReadError;
use super::grid::drawn;
use super::normalise::{Line, is_border};
use super::rows::{Block, block, check_count, check_length, grid, titled, words};
use super::{candidates, error};
use crate::engine::types::board::Board;
use crate::engine::types::cell::{ByCell, Cell};
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::grid::Grid;
use crate::engine::types::set::Element;

/// Signs that programs put at groups: a pattern's cells, fins, what a step eliminates.
const SIGNS: [char; 4] = ['*', '#', '@', '-'];

/// Claims a grid with groups, or one or two plain grids and then a grid with groups.
pub fn claims(lines: &[Line]) -> Option<usize> {
    let (plain, listed) = grids(lines)?;
    Some(listed.1 + listed.0.length).filter(|_| plain.len() <= 2)
}

/// A grid and the index of its first line.
type Placed<'a> = (Block<'a>, usize);

/// The plain grids, at most two, that stand above a grid of groups, and that grid.
fn grids<'a>(lines: &[Line<'a>]) -> Option<(Vec<Placed<'a>>, Placed<'a>)> {
    let mut plain = Vec::new();
    let mut start = 0;
    while plain.len() <= 2 {
        let block = block(lines.get(start..).filter(|rest| !rest.is_empty())?);
        if has_groups(&block) {
            let same = plain.iter().all(|(plain, _)| is_same_puzzle(plain, &block));
            return same.then_some((plain, (block, start)));
        }
        let end = start + block.length;
        let between =
            lines[end..].iter().take_while(|line| line.is_blank() || is_border(line.head()));
        let next = end + between.count();
        if block.rows.len() != 9 {
            return None;
        }
        plain.push((block, start));
        start = next;
    }
    None
}

/// Whether each digit of a plain grid stands alone in the grid of groups.
fn is_same_puzzle(plain: &Block, listed: &Block) -> bool {
    let (Ok(plain), Ok(listed)) = (grid(plain, &[]), groups(listed, &[])) else { return true };
    plain.iter().all(|(cell, digit)| listed[cell] == DigitSet::only(digit))
}

/// Whether two of the words are groups of several digits, in rows of nine words.
fn has_groups(block: &Block) -> bool {
    let rows = block.rows.iter().map(words).filter(|words| words.len() == 9);
    rows.flatten().filter(|word| word.text.chars().filter(char::is_ascii_digit).count() > 1).count()
        > 1
}

/// Reads 81 groups, and the digits of the plain grids above them.
pub fn read(lines: &[Line]) -> Reading {
    let Some((plain, (block, start))) = grids(lines) else { return Err(ReadError::Empty) };
    let listed = groups(&block, &lines[start..])?;
    let plain: Vec<Grid> = plain
        .iter()
        .map(|(block, start)| grid(block, &lines[*start..]))
        .collect::<Result<_, _>>()?;
    let placed = plain.get(1).copied().unwrap_or_else(|| candidates::placed(&listed));
    let givens = plain.first().copied().unwrap_or(placed);
    let entries = Grid::from_fn(|cell| placed[cell].filter(|_| givens[cell].is_none()));
    let name = blocks_name(lines, block.name);
    Ok(vec![(candidates::board(givens, entries, &listed), name.to_owned())])
}

fn blocks_name<'a>(lines: &[Line<'a>], last: &'a str) -> &'a str {
    Some(block(lines).name).filter(|name| !name.is_empty()).unwrap_or(last)
}

fn groups(block: &Block, lines: &[Line]) -> Result<ByCell<DigitSet>, ReadError> {
    let mut groups = Vec::with_capacity(81);
    for (index, row) in block.rows.iter().enumerate().take(9) {
        let words = words(row);
        check_length(row, index, words.len(), |at| words[at].column)?;
        for word in words {
            let (line, column) = (row.number, word.column);
            let found = error::excerpt(word.text);
            let group =
                group(word.text).ok_or(ReadError::UnexpectedWord { line, column, found })?;
            groups.push(group);
        }
    }
    check_count(block, lines)?;
    Ok(ByCell::from_fn(|cell: Cell| groups[cell.index()]))
}

/// The digits of a group, the signs of a shown step left out.
fn group(word: &str) -> Option<DigitSet> {
    let digits =
        word.replace(|shown: char| SIGNS.contains(&shown) || shown.is_ascii_alphabetic(), "");
    if digits.is_empty() { Some(DigitSet::EMPTY) } else { candidates::group(&digits) }
}

/// The givens as a plain grid; the digits placed as another if the player has placed some; the
/// candidates.
pub fn write(board: &Board, name: &str) -> String {
    let lone = Cell::ALL.iter().any(|&cell| board.corner_marks[cell].len() == 1);
    let placed =
        if lone || board.entries != Grid::EMPTY { drawn(&board.digits()) } else { String::new() };
    titled(name) + &drawn(&board.givens) + &placed + &candidates(board) + "\n"
}

fn candidates(board: &Board) -> String {
    let shown = ByCell::from_fn(|cell| shown(board, cell));
    let wide = |column: usize| {
        let of_row = |row| shown[Cell::new(row, column)].len();
        (0..9).map(of_row).max().unwrap_or(1)
    };
    let widths: [usize; 9] = std::array::from_fn(wide);
    let mut text = rule(&widths, '.');
    for row in 0..9 {
        let padded =
            |column: usize| format!(" {:1$} ", shown[Cell::new(row, column)], widths[column]);
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

fn shown(board: &Board, cell: Cell) -> String {
    if let Some(digit) = board.digit(cell) {
        return digit.to_string();
    }
    let listed = candidates::listed(board, cell);
    if listed.is_empty() { ".".to_owned() } else { listed.iter().map(Digit::char).collect() }
}
