//! How far the digits reach that bar cells from a digit: rectangles over the grid.

use super::arrows::size::CELL;
use crate::engine::logic::blockers::{Blocker, blockers};
use crate::engine::logic::step::Step;
use crate::engine::types::cell::Cell;
use crate::engine::types::house::HouseKind;

/// The radius of the ring around a digit that bars others.
const RING: i32 = 44;
/// How far before the border of a cell a beam ends.
const GAP: i32 = 8;

/// From a digit along its row or column, as a rectangle.
#[derive(Clone, PartialEq, Debug)]
pub struct BeamView {
    /// Left, top, width and height.
    pub area: [i32; 4],
    /// Whether it is drawn faintly, because a sentence lights others.
    pub faint: bool,
}

/// The beams of what bars cells, from the ring around each digit through what it bars. `lit` are the
/// places of those that are lit.
pub fn beams(step: &Step, lit: Option<&[usize]>) -> Vec<BeamView> {
    let beam = |(at, blocker): (usize, Blocker)| {
        let area = beam(blocker)?;
        Some(BeamView { area, faint: lit.is_some_and(|lit| !lit.contains(&at)) })
    };
    blockers(step).into_iter().enumerate().filter_map(beam).collect()
}

/// None within a box: there is no one way to go.
fn beam(Blocker { cell, house, barred }: Blocker) -> Option<[i32; 4]> {
    let along = |of: fn(Cell) -> usize| {
        let reach = barred.iter().map(|cell| of(cell) as i32 * CELL);
        let (first, last) = (reach.clone().min()?, reach.max()? + CELL);
        let start = of(cell) as i32 * CELL + CELL / 2;
        Some(match start < last {
            true => (start + RING, last - GAP - start - RING),
            false => (first + GAP, start - RING - first - GAP),
        })
    };
    let across = |at: usize| at as i32 * CELL + CELL / 4;
    match house.kind() {
        HouseKind::Row => {
            let (x, width) = along(Cell::column)?;
            Some([x, across(cell.row()), width, CELL / 2])
        }
        HouseKind::Column => {
            let (y, height) = along(Cell::row)?;
            Some([across(cell.column()), y, CELL / 2, height])
        }
        HouseKind::Block => None,
    }
}
