//! KSudoku's saved games: a grid of letters in `values`, `b` for 1, and a history of what was
//! placed. Its files of shapes, XML or numbers, say which cells hold different digits and have no clue.

use super::error::{ReadError, ReadErrorKind, ReadResult};
use super::lines::{Claim, Line, Signs};
use super::rules::Refusal;
use super::xml::{Tag, tags};
use crate::types::board::Board;
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::Digit;
use crate::types::grid::Grid;
use crate::types::house::House;
use crate::types::set::Element;

/// The signs of the first line of a shape.
const NUMBER: Signs = Signs::of("0123456789 ");

/// Claims all from a line that names KSudoku in a tag to the end of its document, or the numbers of a
/// shape.
pub fn claims(lines: &[Line]) -> Option<Claim> {
    if lines[0].has_only(NUMBER) {
        return Claim::new(Shape::of(lines)?.end);
    }
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
    let shape = Shape::of(lines).and_then(|shape| shape.refusal());
    if let Some(refusal) = shape.or_else(|| refusal(&tag("graph")?)) {
        return Err(error(refusal.of("KSudoku")));
    }
    let values =
        tag("values").ok_or_else(|| error(ReadErrorKind::NoPuzzle("KSudoku".to_owned())))?;
    let damaged = || error(ReadErrorKind::Damaged("ksudoku".to_owned()));
    let givens = grid(values.text).ok_or_else(damaged)?;
    let mut board = Board::of_givens(givens);
    for event in tags(&text).filter(|tag| tag.name == "simple-event") {
        play(&mut board, &event);
    }
    Ok(vec![(board, String::new())])
}

/// A shape in numbers: how many digits there are; columns, rows and levels; how many houses; and for each
/// house a line with the number of its cells and their places.
struct Shape {
    /// How many digits there are.
    order: usize,
    /// Columns, rows and levels.
    size: [usize; 3],
    /// The cells of each house, as far as they are in a grid of 9 by 9.
    houses: Vec<CellSet>,
    /// How many lines it has.
    end: usize,
}

impl Shape {
    /// The shape that begins with the first of these lines.
    fn of(lines: &[Line]) -> Option<Shape> {
        let [order, size, count, ..] = lines else { return None };
        let &[order] = &numbers(order)?[..] else { return None };
        let size: [usize; 3] = numbers(size)?.try_into().ok()?;
        let &[count] = &numbers(count)?[..] else { return None };
        let listed = lines[3..].iter().take(count).map_while(numbers);
        let listed: Vec<Vec<usize>> = listed
            .take_while(|house| house.len().checked_sub(1) == Some(order) && house[0] == order)
            .collect();
        let cells =
            |house: &Vec<usize>| house[1..].iter().filter_map(|&at| Cell::try_at(at)).collect();
        let is_shape = order > 1 && size.contains(&order) && !listed.is_empty();
        is_shape.then(|| Shape {
            order,
            size,
            houses: listed.iter().map(cells).collect(),
            end: 3 + listed.len(),
        })
    }
    /// Why it is none of plain Sudoku, whose shape is no variant but has no clue either.
    fn refusal(&self) -> Option<Refusal> {
        let is_plain = House::ALL.iter().all(|house| self.houses.contains(&house.cells()));
        let rules = match (self.size, is_plain) {
            _ if self.order != 9 => return Some(Refusal::Size(self.order)),
            ([9, 9, 1], false) => "jigsaw",
            ([9, 9, 1], true) if self.houses.len() == House::ALL.len() => return None,
            ([9, 9, 1], true) => "extra houses",
            _ => "another shape",
        };
        Some(Refusal::Rules(rules.to_owned()))
    }
}

/// The numbers of a line that has nothing else.
fn numbers(line: &Line) -> Option<Vec<usize>> {
    line.has_only(NUMBER).then_some(())?;
    line.head().split_whitespace().map(|word| word.parse().ok()).collect()
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
