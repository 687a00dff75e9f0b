//! A grid on paper: where each digit and note stands, in tenths of a cell.

use crate::core::look_at::pattern_cells;
use crate::core::settings::paper::Content;
use crate::engine::logic::step::Step;
use crate::engine::types::board::Board;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::digit::DigitSet;
use crate::engine::types::grid::{Grid, Solution};
use crate::engine::types::set::Element as _;
use crate::places::paper::Shown;
use crate::words::message::Message;

/// A grid on paper. A cell is ten units wide, the grid ninety.
#[derive(Clone, PartialEq, Debug)]
pub struct GridView {
    /// Its accessible name.
    pub label: String,
    /// The clues.
    pub givens: Vec<LineView>,
    /// Other digits.
    pub entries: Vec<LineView>,
    /// Notes.
    pub notes: Vec<LineView>,
    /// The left and upper edge of cells that are shaded.
    pub shaded: Vec<(usize, usize)>,
}

/// Digits side by side.
#[derive(Clone, PartialEq, Debug)]
pub struct LineView {
    /// The middle of each.
    pub x: String,
    /// The line on which they stand.
    pub y: String,
    /// The digits.
    pub digits: String,
}

/// The puzzle, with what is to stand in its cells.
pub fn puzzle(model: &Shown, board: &Board, content: Content) -> GridView {
    let notes = |cell: Cell| match content {
        Content::Clues => DigitSet::EMPTY,
        Content::Entries => board.notes(cell),
        Content::Candidates => board.candidates(cell),
    };
    let entries = if content == Content::Clues { Grid::default() } else { board.entries };
    let open = if content == Content::Clues { CellSet::EMPTY } else { board.empty_cells() };
    grid(model, &board.givens, &entries, &|cell| match open.contains(cell) {
        true => notes(cell),
        false => DigitSet::EMPTY,
    })
}

/// The clues and the rest of the solution.
pub fn answer(model: &Shown, board: &Board, solution: &Solution) -> GridView {
    let givens = board.clue_grid();
    let rest = Grid::from_fn(|cell| givens[cell].is_none().then_some(solution[cell]));
    grid(model, &givens, &rest, &|_| DigitSet::EMPTY)
}

/// A position with all its candidates; with the step its cells are shaded.
pub fn position(model: &Shown, board: &Board, step: Option<&Step>) -> GridView {
    let notes = |cell: Cell| match board.digit(cell) {
        Some(_) => DigitSet::EMPTY,
        None => board.candidates(cell),
    };
    let of_cell = |cell: Cell| (cell.column() * 10, cell.row() * 10);
    let cells = step.map_or(CellSet::EMPTY, pattern_cells);
    let shaded = cells.iter().map(of_cell).collect();
    GridView { shaded, ..grid(model, &board.givens, &board.entries, &notes) }
}

fn grid(
    model: &Shown,
    givens: &Grid,
    entries: &Grid,
    notes: &dyn Fn(Cell) -> DigitSet,
) -> GridView {
    let label = Message::PreviewLabel { clues: givens.clues() as u64 };
    GridView {
        label: model.common.localizer.message(&label),
        givens: digits(givens),
        entries: digits(entries),
        notes: (0..27).filter_map(|line| notes_of(line, notes)).collect(),
        shaded: Vec::new(),
    }
}

fn digits(grid: &Grid) -> Vec<LineView> {
    let of_row = |row: usize| {
        let cells = (0..9).map(|column| Cell::new(row, column));
        let filled = cells.filter_map(|cell| Some((cell.column() * 100 + 50, grid[cell]?.char())));
        line(row * 100 + 73, filled)
    };
    (0..9).filter_map(of_row).collect()
}

/// Three lines of notes to a row, each digit at its place in the cell.
fn notes_of(third: usize, notes: &dyn Fn(Cell) -> DigitSet) -> Option<LineView> {
    let (row, of_row) = (third / 3, third % 3);
    let of_cell = |column: usize| {
        let digits = notes(Cell::new(row, column)).iter();
        let here = digits.filter(move |digit| digit.index() / 3 == of_row);
        here.map(move |digit| (column * 100 + 20 + digit.index() % 3 * 30, digit.char()))
    };
    line(row * 100 + 28 + of_row * 30, (0..9).flat_map(of_cell))
}

/// Places are in hundredths of a cell.
fn line(y: usize, digits: impl Iterator<Item = (usize, char)>) -> Option<LineView> {
    let unit = |hundredths: usize| format!("{}.{}", hundredths / 10, hundredths % 10);
    let (x, digits): (Vec<String>, String) = digits.map(|(x, digit)| (unit(x), digit)).unzip();
    (!digits.is_empty()).then(|| LineView { x: x.join(" "), y: unit(y), digits })
}
