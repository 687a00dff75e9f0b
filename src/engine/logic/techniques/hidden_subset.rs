//! Hidden subsets: digits that have among them only as many cells of a house as they are take all
//! of those cells, which lose every other digit.
//!
//! Example: in column 5 only r2c5 and r9c5 can hold 1 and 6: a hidden pair, nothing but 1 and 6
//! there.

use std::ops::ControlFlow;

use crate::engine::logic::finder::Finder;
use crate::engine::logic::step::{Effects, Evidence, Role};
use crate::engine::types::cell::CellSet;
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::house::{House, HouseKind, HouseSet};

/// Reports every hidden subset of N digits, blocks first.
pub fn find<const N: usize>(on: &mut Finder) -> ControlFlow<()> {
    of_size(on, N)
}

fn of_size(on: &mut Finder, size: usize) -> ControlFlow<()> {
    for kind in [HouseKind::Block, HouseKind::Row, HouseKind::Column] {
        for house in HouseSet::of_kind(kind) {
            let fits =
                |digit: &Digit| (2..=size).contains(&on.position.places(*digit, house).len());
            let may = Digit::ALL.into_iter().filter(fits).collect();
            grow(on, size, house, may, (DigitSet::EMPTY, CellSet::EMPTY))?;
        }
    }
    ControlFlow::Continue(())
}

/// Takes one more of the digits, each in turn, as long as the cells do not become too many.
fn grow(
    on: &mut Finder,
    size: usize,
    house: House,
    mut may: DigitSet,
    (digits, cells): (DigitSet, CellSet),
) -> ControlFlow<()> {
    if digits.len() == size {
        return report(on, house, digits, cells);
    }
    while let Some(digit) = may.first() {
        may.remove(digit);
        let wider = cells | on.position.places(digit, house);
        if wider.len() <= size {
            grow(on, size, house, may, (digits | DigitSet::only(digit), wider))?;
        }
    }
    ControlFlow::Continue(())
}

fn report(on: &mut Finder, house: House, digits: DigitSet, cells: CellSet) -> ControlFlow<()> {
    let position = on.position;
    on.report(Effects::eliminate_all(!digits, cells), || {
        let evidence = Evidence::default().house(Role::Base, house);
        let marked = |so_far: Evidence, digit| {
            so_far.candidates(Role::Base, digit, position.places(digit, house))
        };
        digits.iter().fold(evidence, marked)
    })
}
