//! ALS-XZ: two almost locked sets with a restricted common digit x. One of them loses x and so locks
//! its others, so a digit z that both hold leaves every cell that sees all its places in both. With
//! two restricted commons each set loses one of them: both are locked, and all their digits leave
//! what sees them (HoDoKu's user guide, "Almost Locked Sets").
//!
//! Example: r1c1, r1c2 hold 1, 3 and 9, r4c2 and r6c2 hold 3, 5 and 9 with x = 3 in c2: no 9 in a
//! cell that sees the 9s of both.

use std::ops::ControlFlow;

use crate::logic::als::{Als, Rcc};
use crate::logic::finder::{Finder, Variant};
use crate::logic::step::{Effects, Evidence, Role};
use crate::types::digit::DigitSet;
use crate::types::position::Position;

/// Reports what follows from each two sets that are tied.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    each(on, &|_, _| true)
}

/// Reports those of so many cells in all of which one set is a single cell: WXYZ-wing and larger.
pub fn wing(on: &mut Finder, cells: usize) -> ControlFlow<()> {
    each(on, &|[one, other], rcc| {
        let small = one.cells.len().min(other.cells.len()) == 1;
        small && one.cells.len() + other.cells.len() == cells && rcc.digits.len() == 1
    })
}

fn each(on: &mut Finder, fits: &dyn Fn([&Als; 2], &Rcc) -> bool) -> ControlFlow<()> {
    let (index, position) = (on.als(), on.position);
    let overlap = on.is_enabled(Variant::AlsOverlap);
    for rcc in index.rccs() {
        let sets = [&index.all()[rcc.a], &index.all()[rcc.b]];
        if (overlap || sets[0].cells.is_disjoint(sets[1].cells)) && fits(sets, rcc) {
            let gone = gone(sets, rcc.digits);
            on.report(gone, || evidence(position, sets, rcc.digits))?;
        }
    }
    ControlFlow::Continue(())
}

fn gone([one, other]: [&Als; 2], restricted: DigitSet) -> Effects {
    let doubly = restricted.len() > 1;
    let common = one.digits & other.digits;
    let free = if doubly { common } else { common - restricted };
    let both = free
        .iter()
        .fold(Effects::default(), |all, z| all.and_eliminate(z, one.seen[z] & other.seen[z]));
    if !doubly {
        return both;
    }
    let sets = one.cells | other.cells;
    [one, other].into_iter().fold(both, |all, als| {
        let locked = (als.digits - restricted).iter();
        locked.fold(all, |all, digit| all.and_eliminate(digit, als.seen[digit] - sets))
    })
}

fn evidence(position: &Position, [one, other]: [&Als; 2], restricted: DigitSet) -> Evidence {
    let all = one.cells | other.cells;
    let common = (one.digits & other.digits) - restricted;
    Evidence::default()
        .cells(Role::Base, one.cells)
        .digits(Role::Base, one.digits)
        .cells(Role::Cover, other.cells)
        .digits(Role::Cover, other.digits)
        .set(one.cells, one.digits)
        .set(other.cells, other.digits)
        .candidates_in(Role::Pivot, position, restricted, all)
        .candidates_in(Role::Pincer, position, common, all)
}
