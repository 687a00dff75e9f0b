//! Hidden subsets: digits that have among them only as many cells of a house as they are take all
//! of those cells, which lose every other digit.
//!
//! Example: in column 5 only r2c5 and r9c5 can hold 1 and 6: a hidden pair, nothing but 1 and 6
//! there.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::step::{Effects, Evidence, Role};
use crate::logic::subsets::{Subset, for_each_subset};
use crate::types::cell::CellSet;
use crate::types::digit::{Digit, DigitSet};
use crate::types::house::{House, HouseKind, HouseSet};

/// Reports every hidden subset of `size` digits, blocks first.
pub fn find(on: &mut Finder, size: usize) -> ControlFlow<()> {
    for kind in [HouseKind::Block, HouseKind::Row, HouseKind::Column] {
        on.in_houses(HouseSet::of_kind(kind), |on, house| find_in(on, size, house))?;
    }
    ControlFlow::Continue(())
}

fn find_in(on: &mut Finder, size: usize, house: House) -> ControlFlow<()> {
    let position = on.position;
    let places = |digit: Digit| position.places(digit, house);
    let has_few = |digit: &Digit| (2..=size).contains(&places(*digit).len());
    let few: DigitSet = Digit::ALL.into_iter().filter(has_few).collect();
    if few.len() < size {
        return ControlFlow::Continue(());
    }
    for_each_subset(
        few,
        Subset::empty(CellSet::EMPTY),
        &places,
        &|subset| subset.size <= size && subset.union.len() <= size,
        &mut |subset| {
            if subset.size == size {
                report(on, house, subset.items, subset.union)
            } else {
                ControlFlow::Continue(())
            }
        },
    )
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
