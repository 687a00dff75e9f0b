//! HoDoKu's library line: `:0000:x:1..+4…:315 324::`: a technique's code, its digits, 81 cells
//! with `+` before those that the player placed, and the candidates ruled out as digit, row,
//! column. Also its heart alone, `1..+4…:315 324`.

use super::Reading;
use super::error::{ReadError, excerpt};
use super::line::Fault;
use super::normalise::{Line, shown_cell};
use crate::engine::types::board::Board;
use crate::engine::types::cell::{ByCell, Cell};
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::grid::Grid;
use crate::engine::types::set::Element;

/// Claims a line with a colon in front, a long one with digits marked `+`, and 81 cells with
/// nothing but triples behind a colon.
pub fn claims(lines: &[Line]) -> Option<usize> {
    let text = lines[0].head().trim();
    let library = text.starts_with(':') && text.matches(':').take(3).count() == 3;
    let heart = text.split([':', ' ', '\t']).next().unwrap_or("");
    let is_heart = heart.len() > 81 && heart.contains('+') && !heart.contains("--");
    let cells = |shown: char| shown == '+' || shown_cell(shown).is_some();
    let has_eliminated = || {
        let triples = text[heart.len()..].strip_prefix(':').and_then(|rest| rest.split(':').next());
        let triples = triples.filter(|text| !text.trim().is_empty());
        heart.len() == 81 && triples.is_some_and(|text| eliminated(1, 1, text).is_ok())
    };
    (library || (is_heart || has_eliminated()) && heart.chars().all(cells)).then_some(1)
}

/// Reads the cells and the candidates eliminated.
pub fn read(lines: &[Line]) -> Reading {
    let Line { number, text } = lines[0];
    let trimmed = text.trim_start();
    let skipped = if trimmed.starts_with(':') { 3 } else { 0 };
    let mut fields = Vec::new();
    let mut column = 1 + text.chars().count() - trimmed.chars().count();
    for field in trimmed.split(':') {
        fields.push((column, field));
        column += field.chars().count() + 1;
    }
    let (column, cells) = match fields.get(skipped) {
        Some(&(column, cells)) if !cells.trim().is_empty() => (column, cells),
        _ => return Err(ReadError::Damaged { line: number, column, format: "hodoku".to_owned() }),
    };
    let mut board = digits(cells.trim_end()).map_err(|fault| fault.at(number, column - 1))?;
    if let Some(&(column, triples)) = fields.get(skipped + 1) {
        board.eliminated = eliminated(number, column, triples)?;
    }
    let code = if skipped == 3 { fields[1].1 } else { "" };
    let name = if code == "0000" { "" } else { code };
    Ok(vec![(board, name.to_owned())])
}

/// The givens and entries of 81 cells, each digit perhaps with `+` before it.
fn digits(text: &str) -> Result<Board, Fault> {
    let mut cells = Vec::with_capacity(81);
    let mut placed = false;
    let mut end = 0;
    for (at, shown) in text.chars().enumerate() {
        if shown == '+' && !placed {
            placed = true;
            continue;
        }
        let digit = shown_cell(shown).ok_or(Fault::Char(at, shown))?;
        if placed && digit.is_none() {
            return Err(Fault::Char(at - 1, '+'));
        }
        cells.push((placed, digit));
        placed = false;
        if cells.len() <= 81 {
            end = at + 1;
        }
    }
    if placed {
        return Err(Fault::Char(text.len() - 1, '+'));
    }
    if cells.len() != 81 {
        return Err(Fault::Count(end, cells.len()));
    }
    let cells = ByCell::from_fn(|cell: Cell| cells[cell.index()]);
    let digits =
        |wanted: bool| Grid::from_fn(|cell| cells[cell].1.filter(|_| cells[cell].0 == wanted));
    Ok(Board { givens: digits(false), entries: digits(true), ..Board::default() })
}

/// Candidates written as digit, row, column: `315` is 3 in r1c5.
fn eliminated(line: usize, mut column: usize, text: &str) -> Result<ByCell<DigitSet>, ReadError> {
    let mut eliminated = ByCell::default();
    for word in text.split(' ') {
        let triple: Vec<Digit> = word.chars().filter_map(Digit::from_char).collect();
        match triple[..] {
            [digit, row, of_column] if word.len() == 3 => {
                let place = |digit: Digit| usize::from(digit.value()) - 1;
                let cell = Cell::new(place(row), place(of_column));
                let set: &mut DigitSet = &mut eliminated[cell];
                set.insert(digit);
            }
            _ if word.is_empty() => {}
            _ => return Err(ReadError::UnexpectedWord { line, column, found: excerpt(word) }),
        }
        column += word.chars().count() + 1;
    }
    Ok(eliminated)
}

/// The position; a name has no place in it.
pub fn write(board: &Board, _name: &str) -> String {
    let shown = |cell: Cell| match (board.givens[cell], board.entries[cell]) {
        (Some(given), _) => given.to_string(),
        (None, Some(entry)) => format!("+{entry}"),
        (None, None) => ".".to_owned(),
    };
    let cells: String = Cell::ALL.into_iter().map(shown).collect();
    let triples = |cell: Cell| {
        let triple = move |digit| format!("{digit}{}{}", cell.row() + 1, cell.column() + 1);
        board.eliminated[cell].iter().map(triple)
    };
    let eliminated: Vec<String> = Cell::ALL.into_iter().flat_map(triples).collect();
    format!(":0000:x:{cells}:{}::\n", eliminated.join(" "))
}
