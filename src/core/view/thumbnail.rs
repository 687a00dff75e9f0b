//! Small pictures of a grid.

use std::fmt::Write as _;

use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::grid::Grid;

/// A small picture of a grid: squares for clues and for entries, as paths of SVG in a field of 9 by 9.
#[derive(Clone, PartialEq, Debug)]
pub struct ThumbnailView {
    /// The clues.
    pub givens: String,
    /// The entries.
    pub entries: String,
    /// The cells that cannot be right; empty as a rule.
    pub faults: String,
}

impl ThumbnailView {
    /// The picture of a grid.
    pub fn of(givens: &Grid, entries: &Grid) -> ThumbnailView {
        let faults = String::new();
        ThumbnailView { givens: squares(givens), entries: squares(entries), faults }
    }
    /// Marks cells that cannot be right.
    #[must_use]
    pub fn with_faults(self, cells: CellSet) -> ThumbnailView {
        ThumbnailView { faults: squares_at(cells), ..self }
    }
}

fn squares(grid: &Grid) -> String {
    squares_at(grid.filled())
}

fn squares_at(cells: CellSet) -> String {
    let mut path = String::new();
    for cell in cells.iter() {
        _ = write!(path, "M{}.19 {}.19h.62v.62h-.62z", cell.column(), cell.row());
    }
    path
}

/// A thumbnail of a grid.
#[derive(Clone, PartialEq, Debug)]
pub struct PreviewView {
    /// The accessible name of the thumbnail.
    pub label: String,
    /// 81 cells, row-major: the digit or none, and how the cell is marked.
    pub cells: Vec<(Option<char>, PreviewMark)>,
}

/// How a cell of a thumbnail is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum PreviewMark {
    /// Not at all.
    None,
    /// Its digit conflicts with another.
    Conflict,
    /// The solutions have different digits in it.
    Differs,
}

impl PreviewView {
    /// A grid without marks.
    pub fn of(label: String, grid: &Grid) -> PreviewView {
        let cell = |cell: Cell| (grid[cell].map(|digit| digit.char()), PreviewMark::None);
        PreviewView { label, cells: Cell::ALL.map(cell).into() }
    }
    /// Marks cells.
    #[must_use]
    pub fn marked(mut self, marked: CellSet, mark: PreviewMark) -> PreviewView {
        for (cell, (_, own)) in Cell::ALL.into_iter().zip(&mut self.cells) {
            if marked.contains(cell) {
                *own = mark;
            }
        }
        self
    }
}
