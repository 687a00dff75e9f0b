//! Hidden rectangle: a corner whose row and column hold one of the rectangle's two digits only in
//! the rectangle, opposite to a corner with just the two, cannot be the other digit: the corners
//! beside it would both be the one and the opposite corner the other, and all could be swapped.
//!
//! Example: r1c1 holds 2 and 7; the 2s of row 3 are in r3c1 and r3c4, those of column 4 in r1c4 and
//! r3c4: no 7 in r3c4.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::rectangles::Rectangle;
use crate::logic::step::{Effects, Role};
use crate::types::cell::CellSet;
use crate::types::digit::{Digit, DigitSet};
use crate::types::house::HouseKind;

/// Reports every hidden rectangle.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let position = on.position;
    for rectangle in on.rectangles() {
        let roof = rectangle.deadly().roof(position);
        let floor = rectangle.cells() - roof;
        if floor.len() > 2 {
            continue;
        }
        let opposite = |at: usize| position.candidates(rectangle.corners[(at + 2) % 4]);
        for at in (0..4).filter(|&at| opposite(at) == rectangle.digits) {
            for digit in rectangle.digits {
                corner(on, rectangle, at, digit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Reports what follows for a corner if its row and column hold a digit in the rectangle only.
fn corner(on: &mut Finder, rectangle: &Rectangle, at: usize, digit: Digit) -> ControlFlow<()> {
    let position = on.position;
    let cell = rectangle.corners[at];
    let lines = [HouseKind::Row, HouseKind::Column].map(|kind| cell.house(kind));
    if !lines.iter().all(|&line| rectangle.confines(position, digit, line)) {
        return ControlFlow::Continue(());
    }
    let gone = rectangle.digits - DigitSet::only(digit);
    on.report(Effects::eliminate_all(gone, CellSet::only(cell)), || {
        let marked = rectangle.deadly().evidence(position);
        let marked = lines.iter().fold(marked, |all, &line| all.house(Role::Cover, line));
        let across = rectangle.corners[(at + 2) % 4];
        marked
            .candidates_in(Role::On, position, DigitSet::only(digit), rectangle.cells())
            .cells(Role::Pivot, CellSet::only(cell))
            .cells(Role::Witness, CellSet::only(across))
    })
}
