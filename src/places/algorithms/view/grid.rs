//! The grid of a search: what is given, tried and forced, and what is in the way at a dead end.

use crate::engine::algorithms::constraint::Constraint;
use crate::engine::algorithms::event::TraceEvent;
use crate::engine::algorithms::state::TraceState;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::digit::Digit;
use crate::engine::types::grid::Grid;
use crate::places::algorithms::Shown;
use crate::words::message::Message;

/// A grid as a picture.
#[derive(Clone, PartialEq, Debug)]
pub struct TraceGridView {
    /// Its accessible name.
    pub label: String,
    /// 81 cells, row by row.
    pub cells: Vec<TraceCellView>,
}

/// A cell of such a grid.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TraceCellView {
    /// What stands in it.
    pub text: String,
    /// What stands there in another solution; empty where that does not differ.
    pub other: String,
    /// What it is: `given`, `guess`, `forced`, `dead`, or in making `dug`, `kept`, `differs`, `now`.
    pub kind: &'static str,
    /// Whether the last step was about it.
    pub is_current: bool,
    /// Whether its digit is in the way.
    pub is_in_way: bool,
}

/// The grid of a search.
pub fn grid(model: &Shown, state: &TraceState) -> TraceGridView {
    let (current, in_way) = (current(state), in_way(state));
    let kinds = kinds(state);
    let cell = |cell: Cell| TraceCellView {
        text: if kinds[cell.index_of()] == "dead" {
            struck(state)
        } else {
            text(state.grid(), cell)
        },
        other: String::new(),
        kind: kinds[cell.index_of()],
        is_current: current.contains(cell),
        is_in_way: in_way.contains(cell),
    };
    let count = state.grid().clues() as u64;
    let label = model.common.localizer.message(&Message::TraceGridLabel { count });
    TraceGridView { label, cells: Cell::ALL.map(cell).into() }
}

/// The number of a cell, 0 to 80.
trait Numbered {
    fn index_of(self) -> usize;
}

impl Numbered for Cell {
    fn index_of(self) -> usize {
        9 * self.row() + self.column()
    }
}

/// The digit of a cell as text.
pub fn text(grid: &Grid, cell: Cell) -> String {
    grid[cell].map(|digit: Digit| digit.to_string()).unwrap_or_default()
}

/// What does not fit at a dead end: every digit, three in a row, or the one that has no place.
fn struck(state: &TraceState) -> String {
    match state.last {
        Some(TraceEvent::DeadEnd(Constraint::Digit(_, digit))) => digit.to_string(),
        _ => "1 2 3\n4 5 6\n7 8 9".to_owned(),
    }
}

fn kinds(state: &TraceState) -> [&'static str; 81] {
    let mut kinds = [""; 81];
    for cell in state.givens.filled() {
        kinds[cell.index_of()] = "given";
    }
    for rung in &state.stack {
        if let Some(candidate) = rung.candidate() {
            kinds[candidate.cell.index_of()] = if rung.is_forced { "forced" } else { "guess" };
        }
    }
    if let Some(TraceEvent::DeadEnd(constraint)) = state.last {
        for cell in cells_of(state, constraint) {
            kinds[cell.index_of()] = "dead";
        }
    }
    kinds
}

/// The empty cells that a constraint is about.
pub fn cells_of(state: &TraceState, constraint: Constraint) -> CellSet {
    match constraint {
        Constraint::Cell(cell) => CellSet::only(cell),
        Constraint::Digit(house, _) => house.cells() & state.masks().empty,
    }
}

fn current(state: &TraceState) -> CellSet {
    match state.last {
        Some(TraceEvent::DeadEnd(constraint)) => cells_of(state, constraint),
        Some(event) => {
            event.candidate().map_or(CellSet::EMPTY, |candidate| CellSet::only(candidate.cell))
        }
        None => CellSet::EMPTY,
    }
}

/// The digits that leave nothing for a dead end: for each candidate one that rules it out.
fn in_way(state: &TraceState) -> CellSet {
    let Some(TraceEvent::DeadEnd(constraint)) = state.last else { return CellSet::EMPTY };
    let blockers = (0..9).filter_map(|option| {
        let candidate = constraint.candidate(option);
        blocker(state.grid(), candidate.cell, candidate.digit)
    });
    blockers.collect()
}

/// The first cell that has the digit and sees a cell.
pub fn blocker(grid: &Grid, cell: Cell, digit: Digit) -> Option<Cell> {
    (grid.cells_of(digit) & cell.peers()).first()
}
