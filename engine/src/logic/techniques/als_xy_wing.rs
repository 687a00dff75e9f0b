//! ALS-XY-wing: two almost locked sets, each tied to a third by a restricted common digit, x and y.
//! The third loses one of the two at most, so one of the outer sets loses its own and locks: a digit
//! z that both hold leaves every cell that sees all its places in both.
//!
//! Example: r1c1 holds 1 and 9, r1c7 and r3c7 hold 1, 2 and 4, r3c2 holds 2 and 9: no 9 in r2c1.

use std::ops::ControlFlow;

use crate::logic::als::{Als, Rcc};
use crate::logic::finder::{Finder, Variant};
use crate::logic::step::{Effects, Evidence, Role};
use crate::types::digit::DigitSet;
use crate::types::position::Position;

/// How many pairs of outer sets, each counted twice, are looked at in a position: more than a hundred
/// times what puzzles take. With candidates eliminated at will there can be thousands of millions.
const MAX_ALS_PAIRS: usize = 20_000_000;

/// Reports every ALS-XY-wing.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let (index, overlap) = (on.als(), on.is_enabled(Variant::AlsOverlap));
    let mut pairs_left = MAX_ALS_PAIRS;
    for (middle, pivot) in index.all().iter().enumerate() {
        if pairs_left == 0 {
            break;
        }
        let apart =
            |rcc: &&Rcc| overlap || index.all()[rcc.other(middle)].cells.is_disjoint(pivot.cells);
        let tied: Vec<(&Als, DigitSet)> = index
            .rccs_of(middle)
            .filter(apart)
            .map(|rcc| (&index.all()[rcc.other(middle)], rcc.digits))
            .collect();
        pairs_left = pairs_left.saturating_sub(tied.len() * tied.len());
        for (at, &one) in tied.iter().enumerate() {
            for &other in &tied[at + 1..] {
                wing(on, pivot, [one, other])?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Reports what follows from three sets, the outer ones with what ties them to the middle.
fn wing(on: &mut Finder, pivot: &Als, ends: [(&Als, DigitSet); 2]) -> ControlFlow<()> {
    let [(one, x), (other, y)] = ends;
    let common = (one.digits & other.digits) - x - y;
    if common.is_empty() || (x == y && x.len() == 1) {
        return ControlFlow::Continue(());
    }
    let seen = |z| one.seen[z] & other.seen[z];
    if common.iter().all(|z| seen(z).is_empty()) || !apart(on, one, other) {
        return ControlFlow::Continue(());
    }
    let gone = common.iter().fold(Effects::default(), |all, z| all.and_eliminate(z, seen(z)));
    let position = on.position;
    on.report(gone, || evidence(position, pivot, ends, common))
}

/// Whether two outer sets may lie as they do.
fn apart(on: &Finder, one: &Als, other: &Als) -> bool {
    let within = one.cells.is_subset(other.cells) || other.cells.is_subset(one.cells);
    one.cells.is_disjoint(other.cells) || (on.is_enabled(Variant::AlsOverlap) && !within)
}

fn evidence(
    position: &Position,
    pivot: &Als,
    [(one, x), (other, y)]: [(&Als, DigitSet); 2],
    common: DigitSet,
) -> Evidence {
    Evidence::default()
        .cells(Role::Base, one.cells)
        .cells(Role::Cover, other.cells)
        .cells(Role::Pivot, pivot.cells)
        .set(one.cells, one.digits)
        .set(pivot.cells, pivot.digits)
        .set(other.cells, other.digits)
        .candidates_in(Role::On, position, x, one.cells | pivot.cells)
        .candidates_in(Role::Off, position, y, other.cells | pivot.cells)
        .candidates_in(Role::Pincer, position, common, one.cells | other.cells)
}
