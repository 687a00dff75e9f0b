//! Pairs of cells.

use crate::types::cell::{Cell, CellSet};

/// Each two of some cells, the lower first.
pub fn pairs(cells: CellSet) -> impl Iterator<Item = (Cell, Cell)> {
    let above = move |one: Cell| cells.iter().filter(move |&other| other > one);
    cells.iter().flat_map(move |one| above(one).map(move |other| (one, other)))
}
