//! Naked subsets: as many cells of a house as digits that they can hold among them take all of
//! those digits, which leave every cell that sees the whole subset.
//!
//! Example: r4c2 and r4c7 hold only 3 and 8: a naked pair, no 3 and 8 elsewhere in row 4. Where the
//! cells of a pair or triple share a block and a line and both lose candidates, the subset is called
//! locked.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::step::{Effects, Evidence, Role};
use crate::logic::subsets::{Subset, for_each_subset};
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::DigitSet;
use crate::types::house::{House, HouseKind, HouseSet};
use crate::types::position::Position;

/// Reports every naked subset of `size` cells, blocks first.
pub fn find(on: &mut Finder, size: usize) -> ControlFlow<()> {
    let small = small_cells(on.position, size);
    for kind in [HouseKind::Block, HouseKind::Row, HouseKind::Column] {
        on.in_houses(HouseSet::of_kind(kind), |on, house| {
            for_each(on, size, small & house.cells(), &mut |on, cells, digits| {
                report(on, losing(on.position, cells, digits), cells, digits)
            })
        })?;
    }
    ControlFlow::Continue(())
}

/// Reports every naked subset of `size` cells in a block and a line from which both lose candidates.
pub fn locked(on: &mut Finder, size: usize) -> ControlFlow<()> {
    let small = small_cells(on.position, size);
    on.in_houses(HouseSet::of_kind(HouseKind::Block), |on, block| {
        for line in HouseSet::ALL - HouseSet::of_kind(HouseKind::Block) {
            let homes = HouseSet::only(block) | HouseSet::only(line);
            locked_in(on, size, small & block.cells() & line.cells(), homes)?;
        }
        ControlFlow::Continue(())
    })
}

fn locked_in(on: &mut Finder, size: usize, common: CellSet, homes: HouseSet) -> ControlFlow<()> {
    for_each(on, size, common, &mut |on, cells, digits| {
        let loses = |home: House| any(on.position, digits, home.cells() - cells);
        if homes.iter().all(loses) {
            report(on, homes, cells, digits)
        } else {
            ControlFlow::Continue(())
        }
    })
}

/// What is done with the cells and digits of a subset.
type Visit<'v> = &'v mut dyn FnMut(&mut Finder, CellSet, DigitSet) -> ControlFlow<()>;

/// The cells that can be in a naked subset of a size.
fn small_cells(position: &Position, size: usize) -> CellSet {
    let is_small = |&cell: &Cell| (2..=size).contains(&position.candidates(cell).len());
    position.unsolved().iter().filter(is_small).collect()
}

/// Visits the naked subsets of a size among some such cells of a house.
fn for_each(on: &mut Finder, size: usize, among: CellSet, visit: Visit) -> ControlFlow<()> {
    let position = on.position;
    if among.is_empty() || among.len() < size {
        return ControlFlow::Continue(());
    }
    for_each_subset(
        among,
        Subset::empty(DigitSet::EMPTY),
        &|cell| position.candidates(cell),
        &|subset| subset.size <= size && subset.union.len() <= size,
        &mut |subset| {
            if subset.size == size {
                visit(on, subset.items, subset.union)
            } else {
                ControlFlow::Continue(())
            }
        },
    )
}

/// The houses of all of some cells that lose digits of these beside them.
fn losing(position: &Position, cells: CellSet, digits: DigitSet) -> HouseSet {
    let loses = |house: &House| any(position, digits, house.cells() - cells);
    cells.common_houses().filter(loses).collect()
}

/// Whether any of the digits is open in any of the cells.
fn any(position: &Position, digits: DigitSet, cells: CellSet) -> bool {
    digits.iter().any(|digit| !position.cells(digit).is_disjoint(cells))
}

fn report(on: &mut Finder, homes: HouseSet, cells: CellSet, digits: DigitSet) -> ControlFlow<()> {
    let position = on.position;
    on.report(Effects::eliminate_all(digits, cells.common_peers()), || {
        let evidence =
            homes.iter().fold(Evidence::default(), |so_far, home| so_far.house(Role::Base, home));
        let marked = |so_far: Evidence, digit| {
            so_far.candidates(Role::Base, digit, position.cells(digit) & cells)
        };
        digits.iter().fold(evidence, marked)
    })
}
