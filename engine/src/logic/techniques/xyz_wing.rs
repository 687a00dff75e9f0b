//! XYZ-wing: a pivot that holds x, y or z sees two pincers, one with x and z, one with y and z. One
//! of the three is z, so z leaves every cell that sees all three.
//!
//! Example: r5c4 holds 1, 2 and 9, r5c8 holds 1 and 9, r6c5 holds 2 and 9: no 9 in r5c5 and r5c6.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::pairs::pairs;
use crate::logic::step::{Effects, Evidence, Role};
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::Digit;

/// Reports every XYZ-wing.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let position = on.position;
    let of = |cell| position.candidates(cell);
    let bivalue = position.bivalue();
    for pivot in position.unsolved().iter().filter(|&cell| of(cell).len() == 3) {
        let near = bivalue & pivot.peers();
        let pincers = near.iter().filter(|&cell| of(cell).is_subset(of(pivot))).collect();
        for (one, other) in pairs(pincers) {
            if let Some(z) = (of(one) & of(other)).single() {
                report(on, pivot, CellSet::only(one) | CellSet::only(other), z)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn report(on: &mut Finder, pivot: Cell, pincers: CellSet, z: Digit) -> ControlFlow<()> {
    let (position, pivot_set) = (on.position, CellSet::only(pivot));
    on.report(Effects::eliminate(z, (pincers | pivot_set).common_peers()), || {
        let others = position.candidates(pivot);
        let marked = others.iter().fold(Evidence::default(), |so_far, digit| {
            so_far.candidates(Role::Pivot, digit, pivot_set)
        });
        marked.candidates(Role::Pincer, z, pincers)
    })
}
