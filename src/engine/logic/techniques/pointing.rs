//! Pointing: a digit that a block can hold only on one line leaves the rest of that line.
//!
//! Example: all 5s of box 1 stand in row 2: no 5 in r2c4 to r2c9.

use std::ops::ControlFlow;

use crate::engine::logic::finder::Finder;
use crate::engine::logic::step::{Effects, Evidence, Role};
use crate::engine::types::digit::Digit;
use crate::engine::types::house::{House, HouseKind, HouseSet};

/// Reports every digit that a block confines to a line.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    for block in HouseSet::of_kind(HouseKind::Block) {
        for digit in Digit::ALL {
            confined(on, digit, block)?;
        }
    }
    ControlFlow::Continue(())
}

/// Reports what follows when all places for a digit in `home` lie in another house too: that house
/// has the digit there and nowhere else.
pub(super) fn confined(on: &mut Finder, digit: Digit, home: House) -> ControlFlow<()> {
    let places = on.position.places(digit, home);
    if places.len() < 2 {
        return ControlFlow::Continue(());
    }
    for other in places.common_houses().filter(|&house| house != home) {
        on.report(Effects::eliminate(digit, other.cells() - home.cells()), || {
            Evidence::default().house(Role::Base, home).house(Role::Cover, other).candidates(
                Role::Base,
                digit,
                places,
            )
        })?;
    }
    ControlFlow::Continue(())
}
