//! Naked subsets: as many cells of a house as digits that they can hold among them take all of
//! those digits, which leave every cell that sees the whole subset.
//!
//! Example: r4c2 and r4c7 hold only 3 and 8: a naked pair, no 3 and 8 elsewhere in row 4. Where the
//! cells of a pair or triple share a block and a line and both lose candidates, the subset is called
//! locked.

use std::ops::ControlFlow;

use crate::engine::logic::finder::Finder;
use crate::engine::logic::step::{Effects, Evidence, Role};
use crate::engine::types::cell::CellSet;
use crate::engine::types::digit::DigitSet;
use crate::engine::types::house::{House, HouseKind, HouseSet};
use crate::engine::types::position::Position;

/// Reports every naked subset of N cells, blocks first.
pub fn find<const N: usize>(on: &mut Finder) -> ControlFlow<()> {
    of_size(on, N)
}

/// Reports every naked subset of N cells in a block and a line from which both lose candidates.
pub fn locked<const N: usize>(on: &mut Finder) -> ControlFlow<()> {
    locked_of_size(on, N)
}

fn of_size(on: &mut Finder, size: usize) -> ControlFlow<()> {
    for kind in [HouseKind::Block, HouseKind::Row, HouseKind::Column] {
        for house in HouseSet::of_kind(kind) {
            for_each(on, size, house.cells(), &mut |on, cells, digits| {
                report(on, HouseSet::only(house), cells, digits)
            })?;
        }
    }
    ControlFlow::Continue(())
}

fn locked_of_size(on: &mut Finder, size: usize) -> ControlFlow<()> {
    for block in HouseSet::of_kind(HouseKind::Block) {
        for line in HouseSet::ALL - HouseSet::of_kind(HouseKind::Block) {
            let homes = HouseSet::only(block) | HouseSet::only(line);
            for_each(on, size, block.cells() & line.cells(), &mut |on, cells, digits| {
                let loses = |house: House| any(on.position, digits, house.cells() - cells);
                match homes.iter().all(loses) {
                    true => report(on, homes, cells, digits),
                    false => ControlFlow::Continue(()),
                }
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// What is done with the cells and digits of a subset.
type Visit<'v> = &'v mut dyn FnMut(&mut Finder, CellSet, DigitSet) -> ControlFlow<()>;

fn for_each(on: &mut Finder, size: usize, among: CellSet, visit: Visit) -> ControlFlow<()> {
    let fits = |count: usize| (2..=size).contains(&count);
    let may = among.iter().filter(|&cell| fits(on.position.candidates(cell).len())).collect();
    grow(on, size, may, (CellSet::EMPTY, DigitSet::EMPTY), visit)
}

/// Takes one more of the cells, each in turn, as long as the digits do not become too many.
fn grow(
    on: &mut Finder,
    size: usize,
    mut may: CellSet,
    (cells, digits): (CellSet, DigitSet),
    visit: Visit,
) -> ControlFlow<()> {
    if cells.len() == size {
        return visit(on, cells, digits);
    }
    while let Some(cell) = may.first() {
        may.remove(cell);
        let wider = digits | on.position.candidates(cell);
        if wider.len() <= size {
            grow(on, size, may, (cells | CellSet::only(cell), wider), visit)?;
        }
    }
    ControlFlow::Continue(())
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
