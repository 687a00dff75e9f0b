//! Siamese fish: two finned fish of one size on the same base houses, with different covers and
//! therefore different fins; each refutes what the other does not.
//!
//! Example: row 2 holds 5 in r2c3 and r2c8, row 7 in r7c1 and r7c8. With columns 3 and 8 for covers
//! r7c1 is a fin: no 5 in r8c3 and r9c3; with columns 1 and 8 r2c3 is: no 5 in r1c1 and r3c1.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use super::search::{self, FishKind};
use super::{Fish, Shape};
use crate::logic::finder::Finder;
use crate::logic::step::{Effects, Evidence, Role};
use crate::types::digit::Digit;
use crate::types::house::HouseSet;

/// Reports every two finned basic fish of a size on the same base, one at least no sashimi.
pub fn finned(on: &mut Finder, size: usize) -> ControlFlow<()> {
    find(on, FishKind { shape: Shape::Basic, size }, |one, other| {
        !one.is_sashimi() || !other.is_sashimi()
    })
}

/// Reports every two finned basic fish of a size on the same base, both sashimi.
pub fn sashimi(on: &mut Finder, size: usize) -> ControlFlow<()> {
    find(on, FishKind { shape: Shape::Basic, size }, |one, other| {
        one.is_sashimi() && other.is_sashimi()
    })
}

/// Reports every two finned franken fish of a size on the same base.
pub fn franken(on: &mut Finder, size: usize) -> ControlFlow<()> {
    find(on, FishKind { shape: Shape::Franken, size }, |_, _| true)
}

/// Reports every two finned mutant fish of a size on the same base.
pub fn mutant(on: &mut Finder, size: usize) -> ControlFlow<()> {
    find(on, FishKind { shape: Shape::Mutant, size }, |_, _| true)
}

fn find(on: &mut Finder, kind: FishKind, wanted: fn(&Fish, &Fish) -> bool) -> ControlFlow<()> {
    for fish in by_base(on, kind).values() {
        for (place, one) in fish.iter().enumerate() {
            for other in fish[place + 1..].iter().filter(|other| wanted(one, other)) {
                report(on, one, other)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// All fish with fins, each once, by what they stand on.
fn by_base(on: &Finder, kind: FishKind) -> BTreeMap<(Digit, HouseSet), Vec<Fish>> {
    let mut all: BTreeMap<(Digit, HouseSet), Vec<Fish>> = BTreeMap::new();
    let _ = search::finned(on.position, &on.eliminable(), kind, &mut |fish| {
        let known = all.entry((fish.digit, fish.base)).or_default();
        if !known.contains(fish) {
            known.push(fish.clone());
        }
        ControlFlow::Continue(())
    });
    all
}

/// Reports two fish, unless one refutes all that the other does.
fn report(on: &mut Finder, one: &Fish, other: &Fish) -> ControlFlow<()> {
    if one.lost.is_subset(other.lost) || other.lost.is_subset(one.lost) {
        return ControlFlow::Continue(());
    }
    let fins = one.fins | other.fins;
    let houses = |marked: Evidence, role, set: HouseSet| {
        set.iter().fold(marked, |so_far, house| so_far.house(role, house))
    };
    on.report(Effects::eliminate(one.digit, one.lost | other.lost), || {
        let base = houses(Evidence::default(), Role::Base, one.base).candidates(
            Role::Base,
            one.digit,
            one.body - fins,
        );
        [one, other].into_iter().fold(base, |marked, fish| {
            houses(marked, Role::Cover, fish.cover).candidates(Role::Fin, fish.digit, fish.fins)
        })
    })
}
