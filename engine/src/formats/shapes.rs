//! Puzzles in a tree of values, whatever its shape: 81 cells in a text or a list, nine rows of
//! nine, cells that say where they stand, also as objects with value, notes and whether they are
//! given. Solutions beside a puzzle are left out, its state beside it becomes entries.

use super::characters::{is_bar, parse_cell};
use super::format::Within;
use super::line;
use super::rules::{self, Refusal};
use super::tree::{Node, Value, unescaped};
use crate::types::board::Board;
use crate::types::cell::Cell;
use crate::types::digit::{Digit, DigitSet};
use crate::types::grid::Grid;
use crate::types::set::Element;

/// The names under which an object has the name of its puzzle.
const NAME_KEYS: [&str; 3] = ["name", "title", "t"];

/// Names that say nothing of a puzzle among others.
const GENERAL_KEYS: [&str; 20] = [
    "puzzle",
    "puzzles",
    "givens",
    "grid",
    "grids",
    "board",
    "boards",
    "quiz",
    "sudoku",
    "sudokus",
    "mission",
    "data",
    "values",
    "value",
    "cells",
    "rows",
    "puzzle_data",
    "newboard",
    "question",
    "unsolved",
];

/// The names of a cell's digit.
const DIGIT_KEYS: [&str; 6] = ["value", "v", "digit", "number", "val", "given"];

/// The names under which a cell says that its digit is given.
const GIVEN_KEYS: [&str; 8] =
    ["given", "fixed", "isGiven", "is_given", "locked", "isFixed", "prefilled", "readonly"];

/// The names of the two kinds of notes.
const CORNER_KEYS: [&str; 7] =
    ["cornerPencilMarks", "pencilMarks", "candidates", "earmarks", "notes", "marks", "p"];
const CENTRE_KEYS: [&str; 3] = ["centerPencilMarks", "centremarks", "centreMarks"];

/// Words for an empty cell.
const EMPTY_WORDS: [&str; 13] = [
    "",
    "null",
    "None",
    "nil",
    "undefined",
    "false",
    "False",
    "NaN",
    "nan",
    "NULL",
    "NA",
    "Nothing",
    "missing",
];

/// Words before a digit that is there, in languages in which it may be absent.
const WRAPPERS: [&str; 2] = ["Just", "Some"];

/// A puzzle in a tree.
pub struct Shape {
    /// Its digits and notes.
    pub board: Board,
    /// Its title; may be empty.
    pub name: String,
    /// The name under which it, or what it is in, stands in its list; may be empty.
    key: String,
    /// Whether it has a name in its object.
    has_key: bool,
    /// Where the object that it belongs to begins.
    parent: usize,
}

impl Shape {
    /// Its board and its name.
    pub fn named(self) -> (Board, String) {
        (self.board, self.name)
    }
}

/// What has been found in a tree.
struct Shapes<'a> {
    within: Within<'a>,
    found: Vec<Shape>,
    refused: Option<Refusal>,
}

/// The puzzles of a tree in order, none if it holds none. `within` reads texts of several lines.
///
/// # Errors
/// If it holds none that can be played: another size, or rules that are not those of Sudoku.
pub fn puzzles(root: &Value, within: Within) -> Result<Vec<Shape>, Refusal> {
    let mut shapes = Shapes { within, found: Vec::new(), refused: None };
    shapes.collect(root, "", "", root.at);
    if let Some(refused) = shapes.refused.filter(|_| shapes.found.is_empty()) {
        return Err(refused);
    }
    let mut found = joined(shapes.found);
    if found.len() > 1 {
        for shape in found.iter_mut().filter(|shape| shape.name.is_empty()) {
            shape.name = std::mem::take(&mut shape.key);
        }
    }
    Ok(found)
}

impl Shapes<'_> {
    /// Takes up the puzzles of a value that stands in the object that begins at `parent`, under the
    /// name `key`.
    fn collect(&mut self, value: &Value, title: &str, key: &str, parent: usize) {
        let title = value.any_of(&NAME_KEYS).and_then(Value::text).unwrap_or(title);
        let key = value.key.filter(|key| !GENERAL_KEYS.contains(key)).unwrap_or(key);
        match board_of(value, self.within) {
            Some(Ok(board)) => {
                let (name, key) = (one_line(title), one_line(key));
                let has_key = value.key.is_some();
                self.found.push(Shape { board, name, key, has_key, parent });
            }
            Some(Err(kind)) => {
                self.refused.get_or_insert(kind);
            }
            None => self.collect_children(value, title, key),
        }
    }

    /// Takes up the puzzles in a value. What stands under the name of a name is a puzzle only where
    /// nothing else is.
    fn collect_children(&mut self, value: &Value, title: &str, key: &str) {
        let is_name = |child: &&Value| child.key.is_some_and(|key| NAME_KEYS.contains(&key));
        let before = self.found.len();
        for child in value.children().iter().filter(|child| !is_name(child)) {
            self.collect(child, title, key, value.at);
        }
        if self.found.len() > before || self.refused.is_some() {
            return;
        }
        for child in value.children().iter().filter(is_name) {
            self.collect(child, title, key, value.at);
        }
    }
}

fn one_line(text: &str) -> String {
    unescaped(text).replace('\n', " ")
}

/// The shapes less solutions; what one object holds beside its puzzle is how far it was played.
fn joined(found: Vec<Shape>) -> Vec<Shape> {
    let grids: Vec<Grid> = found.iter().map(|shape| shape.board.givens).collect();
    let mut kept: Vec<Shape> = Vec::new();
    for (at, shape) in found.into_iter().enumerate() {
        // A state may be complete.
        if line::is_solution(&grids, at) && shape.key != "state" {
            continue;
        }
        let state = shape.board.givens;
        let puzzle = kept.last_mut().filter(|last| last.parent == shape.parent);
        let puzzle = puzzle.filter(|_| shape.has_key);
        match puzzle.filter(|puzzle| is_state_of(&puzzle.board, &state)) {
            Some(puzzle) => {
                let givens = puzzle.board.givens;
                let entry = |cell: Cell| state[cell].filter(|_| givens[cell].is_none());
                puzzle.board.entries = Grid::from_fn(entry);
            }
            None => kept.push(shape),
        }
    }
    kept
}

/// Whether a grid is a board's givens and perhaps more.
fn is_state_of(board: &Board, state: &Grid) -> bool {
    *board == Board::of_givens(board.givens)
        && board.givens != Grid::EMPTY
        && board.givens.iter().all(|(cell, digit)| state[cell] == Some(digit))
}

/// The board that a value is by itself, or why it cannot be played; `None` if it is neither.
fn board_of(value: &Value, within: Within) -> Option<Result<Board, Refusal>> {
    if let Some(text) = value.text() {
        return text_board(text, within);
    }
    if let Some(refused) = rules::refused(value) {
        return Some(Err(refused));
    }
    let cells = cells_in_order(value).or_else(|| cells_with_places(value))?;
    cells.iter().any(|cell| cell.digit.is_some()).then(|| Ok(board(&cells)))
}

fn text_board(text: &str, within: Within) -> Option<Result<Board, Refusal>> {
    if let Ok(givens) = line::cells(text.trim()) {
        return (givens != Grid::EMPTY).then(|| Ok(Board::of_givens(givens)));
    }
    let is_grid = text.len() > 81 && text.contains(['\n', '\\']) && !text.contains(['{', '[']);
    if is_grid { within(&unescaped(text)).map(Ok) } else { None }
}

/// What a value says of a cell.
#[derive(Clone, Copy, Default)]
struct CellValue {
    digit: Option<Digit>,
    is_given: Option<bool>,
    corner: DigitSet,
    centre: DigitSet,
}

/// 81 cells in a list, or nine rows of nine, which the names of types may stand between.
fn cells_in_order(value: &Value) -> Option<Vec<CellValue>> {
    if value.children().len() < 9 {
        return None;
    }
    let children: Vec<&Value> =
        value.children().iter().filter(|child| !is_wrapper(child)).collect();
    let rows = |rows: &[&Value]| {
        rows.iter().map(|value| row(value)).collect::<Option<Vec<_>>>().map(|rows| rows.concat())
    };
    let is_row = |child: &&&Value| child.children().len() >= 9;
    match children.len() {
        81 => children.iter().map(|child| cell_value(child)).collect(),
        9 => rows(&children),
        _ if children.iter().filter(is_row).take(10).count() == 9 => {
            rows(&children.iter().filter(is_row).copied().collect::<Vec<_>>())
        }
        _ => None,
    }
}

fn is_wrapper(value: &Value) -> bool {
    matches!(value.node, Node::Word(word) if WRAPPERS.contains(&word))
}

fn row(value: &Value) -> Option<Vec<CellValue>> {
    if let Some(text) = value.text() {
        let cells = text.chars().filter(|&ch| !is_bar(ch)).map(parse_cell);
        let of_digit = |digit| CellValue { digit, ..CellValue::default() };
        let cells: Vec<CellValue> = cells.map(|cell| cell.map(of_digit)).collect::<Option<_>>()?;
        return Some(cells).filter(|cells| cells.len() == 9);
    }
    let children: Vec<&Value> =
        value.children().iter().filter(|child| !is_wrapper(child)).collect();
    let cells = || children.iter().map(|child| cell_value(child)).collect();
    if children.len() == 9 { cells() } else { None }
}

fn cell_value(value: &Value) -> Option<CellValue> {
    match &value.node {
        Node::Nothing => Some(CellValue::default()),
        Node::Word(text) | Node::Text(text) => {
            Some(CellValue { digit: digit(text)?, ..CellValue::default() })
        }
        Node::Branch(children) if children.iter().all(|child| child.key.is_some()) => {
            Some(cell_object(value))
        }
        // `Some(5)` is a list of one value.
        Node::Branch(children) if children.len() == 1 => cell_value(&children[0]),
        Node::Branch(_) => None,
    }
}

/// The digit of a word, if it is a cell.
fn digit(word: &str) -> Option<Option<Digit>> {
    let word = word.trim();
    let word = word.strip_suffix(".0").unwrap_or(word);
    let mut chars = word.chars();
    match (chars.next(), chars.next()) {
        (Some(ch), None) => parse_cell(ch),
        _ => EMPTY_WORDS.contains(&word).then_some(None),
    }
}

fn cell_object(value: &Value) -> CellValue {
    let digits = DIGIT_KEYS.iter().filter_map(|key| digit(value.get(key)?.text()?)?);
    let is_flag = |at: &&Value| matches!(at.text(), Some("true" | "false" | "True" | "False"));
    let flags = GIVEN_KEYS.iter().filter_map(|key| value.get(key).filter(is_flag));
    CellValue {
        digit: digits.into_iter().next(),
        is_given: flags.map(Value::is_true).next(),
        corner: marks(value, &CORNER_KEYS),
        centre: marks(value, &CENTRE_KEYS),
    }
}

/// The digits in the first of these lists; a mark of several digits counts as all of them.
fn marks(value: &Value, keys: &[&str]) -> DigitSet {
    let words = value.any_of(keys).map_or(&[][..], Value::children).iter();
    words.filter_map(Value::text).flat_map(str::chars).filter_map(Digit::from_char).collect()
}

/// Cells that say where they stand, in any number: `{"position":[0,4],"value":7}`.
fn cells_with_places(value: &Value) -> Option<Vec<CellValue>> {
    let children = value.children();
    let places: Vec<[usize; 2]> = children.iter().map(place).collect::<Option<_>>()?;
    let is_from_one = !places.iter().flatten().any(|&at| at == 0)
        && (places.iter().flatten().any(|&at| at == 9) || children.first()?.get("row").is_some());
    let mut cells = vec![CellValue::default(); 81];
    for (child, place) in children.iter().zip(places) {
        let [row, column] = place.map(|at| at.checked_sub(usize::from(is_from_one)));
        let (row, column) = (row.filter(|&at| at < 9)?, column.filter(|&at| at < 9)?);
        cells[Cell::new(row, column).index()] = cell_object(child);
    }
    Some(cells)
}

/// Row and column of an object with a place and a digit.
fn place(value: &Value) -> Option<[usize; 2]> {
    value.any_of(&DIGIT_KEYS)?;
    let number = |value: &Value| value.text()?.parse().ok();
    if let Some(position) = value.any_of(&["position", "pos", "cell"]) {
        let [row, column] = position.children() else { return None };
        return Some([number(row)?, number(column)?]);
    }
    let row = value.any_of(&["row", "r"])?;
    let column = value.any_of(&["column", "col", "c"])?;
    Some([number(row)?, number(column)?])
}

/// The board of 81 cells. Where one of them says whether it is given, the others are entries.
fn board(cells: &[CellValue]) -> Board {
    let has_flags = cells.iter().any(|cell| cell.is_given == Some(true));
    let mut board = Board::default();
    for (cell, value) in Cell::ALL.into_iter().zip(cells) {
        let is_given = value.is_given == Some(true) || !has_flags;
        let grid = if is_given { &mut board.givens } else { &mut board.entries };
        grid[cell] = value.digit;
        if value.digit.is_none() {
            board.corner_marks[cell] = value.corner;
            board.centre_marks[cell] = value.centre;
        }
    }
    board
}
