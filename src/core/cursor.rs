//! How the cursor and the selection move.

use crate::engine::types::cell::Cell;

/// Where the cursor goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Towards row 1.
    Up,
    /// Towards row 9.
    Down,
    /// Towards column 1.
    Left,
    /// Towards column 9.
    Right,
}

/// How far the cursor goes, and whether it extends the selection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveExtent {
    /// To the next cell.
    Step,
    /// To the next cell, which joins the selection.
    Extend,
    /// To the next empty cell.
    NextEmpty,
    /// To the last cell in that direction.
    End,
    /// To the corner: top left for left and up, bottom right for the others.
    Corner,
}

/// What a press does to the selection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SelectMode {
    /// The cell alone is selected.
    Only,
    /// The cell joins or leaves the selection.
    Toggle,
}

/// What of the grid is read aloud; all but the digits still to place is about the cursor's cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reading {
    /// Its row.
    Row,
    /// Its column.
    Column,
    /// Its box.
    Block,
    /// How many of each digit are still to be placed.
    Remaining,
    /// What can still go into it.
    Candidates,
}

/// One of the two neighbours in a sequence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Adjacent {
    /// Towards the beginning.
    Previous,
    /// Towards the end.
    Next,
}

/// The next cell that way; the cell itself at the edge.
pub fn next(cell: Cell, direction: Direction) -> Cell {
    let (row, column) = (cell.row(), cell.column());
    match direction {
        Direction::Up => Cell::new(row.saturating_sub(1), column),
        Direction::Down => Cell::new((row + 1).min(8), column),
        Direction::Left => Cell::new(row, column.saturating_sub(1)),
        Direction::Right => Cell::new(row, (column + 1).min(8)),
    }
}
