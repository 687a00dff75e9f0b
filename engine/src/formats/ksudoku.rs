//! KSudoku's saved games: a grid of letters in `values`, `b` for 1, and a history of what was
//! placed. Its files of shapes hold no puzzle.

use super::error::{ReadError, ReadErrorKind, ReadResult};
use super::lines::{Claim, Line, Signs};
use super::rules::Refusal;
use super::xml::{Tag, tags};
use crate::types::board::Board;
use crate::types::cell::Cell;
use crate::types::digit::Digit;
use crate::types::grid::Grid;
use crate::types::set::Element;

/// Claims all from a line that names KSudoku in a tag to the end of its document.
pub fn claims(lines: &[Line]) -> Option<Claim> {
    lines[0].has_any(Signs::TAGS).then_some(())?;
    let is_own =
        |line: &Line| line.head().trim_start().starts_with('<') && line.head().contains("ksudoku");
    let is_prolog = |line: &Line| line.head().trim_start().starts_with("<?xml");
    let is_first = is_own(&lines[0]) || is_prolog(&lines[0]) && lines.iter().take(3).any(is_own);
    if !is_first {
        return None;
    }
    let end = lines.iter().position(|line| line.text.contains("</ksudoku"));
    Claim::new(end.map_or(lines.len(), |end| end + 1))
}

/// Reads the game.
pub fn read(lines: &[Line]) -> ReadResult {
    let text = lines.iter().map(|line| line.text).collect::<Vec<_>>().join("\n");
    let tag = |name: &str| tags(&text).find(|tag| tag.name == name);
    let error = |kind| ReadError::at(lines[0].number, 1, kind);
    let values =
        tag("values").ok_or_else(|| error(ReadErrorKind::NoPuzzle("KSudoku".to_owned())))?;
    if let Some(refusal) = tag("graph").as_ref().and_then(refusal) {
        return Err(error(refusal.of("KSudoku")));
    }
    let damaged = || error(ReadErrorKind::Damaged("ksudoku".to_owned()));
    let givens = grid(values.text).ok_or_else(damaged)?;
    let mut board = Board::of_givens(givens);
    for event in tags(&text).filter(|tag| tag.name == "simple-event") {
        play(&mut board, &event);
    }
    Ok(vec![(board, String::new())])
}

/// Why a graph is none of plain Sudoku.
fn refusal(graph: &Tag) -> Option<Refusal> {
    let order = graph.get("order").and_then(|order| order.parse().ok()).unwrap_or(9);
    let kind = graph.get("specific-type").or(graph.get("type")).unwrap_or("Plain");
    if order != 9 {
        Some(Refusal::Size(order))
    } else {
        (!matches!(kind, "Plain" | "sudoku")).then(|| Refusal::Rules(kind.to_owned()))
    }
}

/// A letter or digit a cell: `b` is 1, `_` empty.
fn grid(values: &str) -> Option<Grid> {
    let cell = |ch: char| match ch {
        'b'..='j' => Digit::try_new(ch as u8 - b'a'),
        _ => Digit::from_char(ch),
    };
    let cells: Vec<Option<Digit>> =
        values.chars().filter(|ch| !ch.is_whitespace()).map(cell).collect();
    (cells.len() == 81).then(|| Grid::from_fn(|at| cells[at.index()]))
}

/// Places what an event of the history placed; 0 takes a digit away.
fn play(board: &mut Board, event: &Tag) {
    let number = |name| event.get(name).and_then(|value| value.parse::<usize>().ok());
    let (Some(index), Some(value)) = (number("index"), number("value")) else { return };
    if let Some(cell) = Cell::try_at(index).filter(|&cell| board.givens[cell].is_none()) {
        board.entries[cell] = u8::try_from(value).ok().and_then(Digit::try_new);
    }
}
