//! Intersections of a line and a block: what pointing and claiming have in common.

use std::ops::ControlFlow;

use super::finder::Finder;
use super::step::{Effects, Evidence, Role};
use crate::types::digit::Digit;
use crate::types::house::House;

/// [`report_confined`] of all digits.
pub fn report_all_confined(on: &mut Finder, home: House) -> ControlFlow<()> {
    Digit::ALL.into_iter().try_for_each(|digit| report_confined(on, digit, home))
}

/// Reports what follows when all places for a digit in `home` lie in another house too: that house
/// has the digit there and nowhere else.
fn report_confined(on: &mut Finder, digit: Digit, home: House) -> ControlFlow<()> {
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
