//! SudokuWiki's string of a position: `S9B` and two base-36 characters a cell: 1 to 9 a given,
//! 10 to 18 a placed digit, above that 18 and the candidates as bits.

use super::candidates;
use super::characters::first_word;
use super::error::{ReadError, ReadErrorKind, ReadResult};
use super::lines::{Claim, Line, ONE_LINE, Signs};
use crate::types::board::Board;
use crate::types::cell::{ByCell, Cell};
use crate::types::digit::{Digit, DigitSet};
use crate::types::grid::Grid;
use crate::types::set::Element;

const PREFIX: &str = "S9B";

/// The first character of it.
const FIRST: Signs = Signs::of("S");

/// The number of a cell with all nine candidates: 18 + 511.
const MAX_NUMBER: u16 = 529;

/// Claims a line that begins with `S9B`, or has such a string of the right length in it.
pub fn claims(lines: &[Line]) -> Option<Claim> {
    lines[0].has_any(FIRST).then_some(())?;
    (is_own(lines[0].text.trim_start()) || within(lines[0].head()).is_some()).then_some(ONE_LINE)
}

/// Where a string of the right length begins in a line of other things.
fn within(text: &str) -> Option<usize> {
    let is_whole = |at: usize| {
        let end = at + PREFIX.len() + 162;
        let is_alone = text[end..].chars().next().is_none_or(|ch| !ch.is_ascii_alphanumeric());
        is_alone && text[at..end].bytes().all(|byte| byte.is_ascii_alphanumeric())
    };
    let at = text.find(PREFIX)?;
    (text.get(at..at + PREFIX.len() + 162).is_some() && is_whole(at)).then_some(at)
}

/// Whether a text begins like such a string.
pub fn is_own(text: &str) -> bool {
    text.starts_with(PREFIX)
}

/// Reads 81 pairs.
pub fn read(lines: &[Line]) -> ReadResult {
    let Line { number, text, .. } = lines[0];
    if is_own(text.trim_start()) {
        return read_string(lines[0]);
    }
    let at = within(text)
        .ok_or_else(|| ReadError::at(number, 1, ReadErrorKind::Damaged("sudokuwiki".to_owned())))?;
    let end = at + PREFIX.len() + 162;
    // Blanks keep its place.
    let alone = " ".repeat(text[..at].chars().count()) + &text[at..end];
    read_string(Line::new(number, &alone))
}

fn read_string(line: Line) -> ReadResult {
    let Line { number: line, text, .. } = line;
    let word = first_word(text);
    // The column of a character of the word.
    let indent = text.chars().take_while(|ch| ch.is_whitespace()).count();
    let column = |at: usize| indent + at + 1;
    let odd = word.chars().enumerate().find(|(_, ch)| !ch.is_ascii_alphanumeric());
    if let Some((at, ch)) = odd {
        return Err(ReadError::at(line, column(at), ReadErrorKind::unexpected_char(ch)));
    }
    let pairs: Vec<&str> =
        (PREFIX.len()..word.len()).step_by(2).filter_map(|at| word.get(at..at + 2)).collect();
    if pairs.len() != 81 || word.len() != PREFIX.len() + 162 {
        let end = word.len().min(PREFIX.len() + 162);
        return Err(ReadError::at(line, column(end), ReadErrorKind::CellCount(pairs.len())));
    }
    let mut numbers = Vec::with_capacity(81);
    for (index, pair) in pairs.iter().enumerate() {
        let number = u16::from_str_radix(pair, 36).expect("two ASCII letters or digits");
        if !matches!(number, 1..=MAX_NUMBER) {
            let column = column(PREFIX.len() + 2 * index);
            return Err(ReadError::at(line, column, ReadErrorKind::unexpected_word(pair)));
        }
        numbers.push(number);
    }
    let name = text.trim_start()[word.len()..].trim_start_matches([' ', '\t', '#']);
    Ok(vec![(board(&numbers), name.to_owned())])
}

fn board(numbers: &[u16]) -> Board {
    let digit = |number: u16| u8::try_from(number).ok().and_then(Digit::try_new);
    let givens = Grid::from_fn(|cell| digit(numbers[cell.index()]));
    let entries = Grid::from_fn(|cell| digit(numbers[cell.index()].saturating_sub(9)));
    let listed =
        ByCell::from_fn(|cell| DigitSet::from_bits(numbers[cell.index()].saturating_sub(18)));
    candidates::board(givens, entries, &listed)
}

/// The whole position. A cell without any candidate cannot be written: it gets all nine, which says
/// nothing of it.
pub fn write(board: &Board, name: &str) -> String {
    let number = |cell: Cell| match (board.givens[cell], board.entries[cell]) {
        (Some(given), _) => u16::from(given.value()),
        (None, Some(entry)) => u16::from(entry.value()) + 9,
        (None, None) => match candidates::listed(board, cell).bits() {
            0 => MAX_NUMBER,
            bits => 18 + bits,
        },
    };
    let base36 = |digit: u16| char::from_digit(u32::from(digit), 36).expect("a digit below 36");
    let pair = |cell: Cell| [base36(number(cell) / 36), base36(number(cell) % 36)];
    let text: String = Cell::ALL.into_iter().flat_map(pair).collect();
    let name = if name.is_empty() { String::new() } else { format!(" # {name}") };
    format!("{PREFIX}{text}{name}\n")
}
