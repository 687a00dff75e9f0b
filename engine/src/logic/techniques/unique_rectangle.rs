//! Unique rectangles: four cells in two rows, two columns and two blocks must not hold just the same
//! two digits, for these could be swapped. Types 1 to 6 by what saves the rectangle from it.
//!
//! Example (type 1): r1c1, r1c4, r3c1 hold 2 and 7, r3c4 holds more: no 2 and 7 in r3c4.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::rectangles::Rectangle;
use crate::logic::step::{Effects, Role};
use crate::types::cell::CellSet;
use crate::types::digit::{Digit, DigitSet};
use crate::types::house::HouseKind;

/// Three corners hold just two digits: the fourth takes neither.
pub fn type_1(on: &mut Finder) -> ControlFlow<()> {
    for rectangle in on.rectangles() {
        rectangle.deadly().type_1(on)?;
    }
    ControlFlow::Continue(())
}

/// Two corners side by side have the same extra candidate: one of them takes it.
pub fn type_2(on: &mut Finder) -> ControlFlow<()> {
    for rectangle in on.rectangles() {
        let roof = rectangle.deadly().roof(on.position);
        if roof.len() == 2 && roof.common_houses().next().is_some() {
            rectangle.deadly().type_2(on)?;
        }
    }
    ControlFlow::Continue(())
}

/// Two corners side by side have, between them, extra candidates that make a naked subset.
pub fn type_3(on: &mut Finder) -> ControlFlow<()> {
    for rectangle in on.rectangles() {
        rectangle.deadly().type_3(on)?;
    }
    ControlFlow::Continue(())
}

/// Two corners side by side hold all places of one of the two digits in a house: neither takes the
/// other digit.
pub fn type_4(on: &mut Finder) -> ControlFlow<()> {
    for rectangle in on.rectangles() {
        rectangle.deadly().type_4(on)?;
    }
    ControlFlow::Continue(())
}

/// Two opposite corners or three have the same extra candidate: one of them takes it.
pub fn type_5(on: &mut Finder) -> ControlFlow<()> {
    for rectangle in on.rectangles() {
        let roof = rectangle.deadly().roof(on.position);
        if roof.common_houses().next().is_none() {
            rectangle.deadly().type_2(on)?;
        }
    }
    ControlFlow::Continue(())
}

/// Two opposite corners have extra candidates, and the rectangle holds all places of one of the two
/// digits in its rows or columns: the two corners cannot take it, for then it would be deadly.
pub fn type_6(on: &mut Finder) -> ControlFlow<()> {
    let position = on.position;
    for rectangle in on.rectangles() {
        let roof = rectangle.deadly().roof(position);
        if roof.len() != 2 || roof.common_houses().next().is_some() {
            continue;
        }
        for digit in rectangle.digits {
            for kind in [HouseKind::Row, HouseKind::Column] {
                crossed(on, rectangle, roof, (digit, kind))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Reports what follows if the rectangle holds all places of a digit in its rows or columns.
fn crossed(
    on: &mut Finder,
    rectangle: &Rectangle,
    roof: CellSet,
    (digit, kind): (Digit, HouseKind),
) -> ControlFlow<()> {
    let position = on.position;
    let houses = rectangle.lines(kind);
    if !houses.iter().all(|&house| rectangle.confines(position, digit, house)) {
        return ControlFlow::Continue(());
    }
    on.report(Effects::eliminate(digit, roof), || {
        let marked = rectangle.deadly().evidence(position);
        let marked = houses.iter().fold(marked, |all, &house| all.house(Role::Cover, house));
        marked.candidates_in(Role::On, position, DigitSet::only(digit), rectangle.cells())
    })
}
