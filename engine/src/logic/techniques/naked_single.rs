//! Naked single: a cell that has only one candidate left.
//!
//! Example: the peers of r4c7 show every digit but 5: 5 in r4c7.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::step::{Evidence, Role};
use crate::types::candidate::Candidate;
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::DigitSet;
use crate::types::position::Position;

/// Reports every cell with a single candidate, those first that see the most different digits: these
/// need the fewest eliminations, and are seen first.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let position = on.position;
    let around = |cell: &Cell| -> DigitSet {
        cell.peers().iter().filter_map(|peer| position.digits()[peer]).collect()
    };
    let mut cells: Vec<Cell> = position.naked_singles().iter().collect();
    if on.goes_by_sight() {
        cells.sort_by_key(|cell| Reverse(around(cell).len()));
    }
    for cell in cells {
        if let Some(digit) = position.candidates(cell).single() {
            let only = Candidate::new(cell, digit);
            on.report_single(only, || {
                let witnesses = showing_others(position, only);
                Evidence::default().single(only).cells(Role::Witness, witnesses)
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// A peer for each other digit that the peers show, from as few houses as a greedy choice needs:
/// the house that shows most of them first.
fn showing_others(position: &Position, only: Candidate) -> CellSet {
    let shown = |cell: Cell| position.digits()[cell];
    let mut houses = only.cell.houses();
    houses.sort_by_key(|house| (house.cells() & position.unsolved()).len());
    let mut seen = DigitSet::only(only.digit);
    let mut chosen = CellSet::EMPTY;
    for cell in houses.into_iter().flat_map(|house| house.cells()) {
        if let Some(digit) = shown(cell).filter(|&digit| !seen.contains(digit)) {
            seen.insert(digit);
            chosen.insert(cell);
        }
    }
    chosen
}
