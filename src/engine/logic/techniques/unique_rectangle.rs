//! Unique rectangles: four cells in two rows, two columns and two blocks must not hold just the same
//! two digits, for these could be swapped. Types 1 to 6 by what saves the rectangle from it.
//!
//! Example (type 1): r1c1, r1c4, r3c1 hold 2 and 7, r3c4 holds more: no 2 and 7 in r3c4.

use std::ops::ControlFlow;

use super::deadly_pattern::Deadly;
use crate::engine::logic::finder::{Finder, Variant};
use crate::engine::logic::step::{Effects, Role};
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::house::{House, HouseKind};
use crate::engine::types::position::Position;

/// Three corners hold just two digits: the fourth takes neither.
pub fn type_1(on: &mut Finder) -> ControlFlow<()> {
    for rectangle in rectangles(on) {
        rectangle.deadly().type_1(on)?;
    }
    ControlFlow::Continue(())
}

/// Two corners side by side have the same extra candidate: one of them takes it.
pub fn type_2(on: &mut Finder) -> ControlFlow<()> {
    for rectangle in rectangles(on) {
        let roof = rectangle.deadly().roof(on.position);
        if roof.len() == 2 && roof.common_houses().next().is_some() {
            rectangle.deadly().type_2(on)?;
        }
    }
    ControlFlow::Continue(())
}

/// Two corners side by side have, between them, extra candidates that make a naked subset.
pub fn type_3(on: &mut Finder) -> ControlFlow<()> {
    for rectangle in rectangles(on) {
        rectangle.deadly().type_3(on)?;
    }
    ControlFlow::Continue(())
}

/// Two corners side by side hold all places of one of the two digits in a house: neither takes the
/// other digit.
pub fn type_4(on: &mut Finder) -> ControlFlow<()> {
    for rectangle in rectangles(on) {
        rectangle.deadly().type_4(on)?;
    }
    ControlFlow::Continue(())
}

/// Two opposite corners or three have the same extra candidate: one of them takes it.
pub fn type_5(on: &mut Finder) -> ControlFlow<()> {
    for rectangle in rectangles(on) {
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
    for rectangle in rectangles(on) {
        let roof = rectangle.deadly().roof(position);
        if roof.len() != 2 || roof.common_houses().next().is_some() {
            continue;
        }
        for digit in rectangle.digits {
            for kind in [HouseKind::Row, HouseKind::Column] {
                crossed(on, &rectangle, roof, (digit, kind))?;
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

/// Four cells in two rows, two columns and two blocks, and the two digits of one of them at least.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rectangle {
    /// The corners in turn: those at 0 and 2, and those at 1 and 3, lie opposite.
    pub corners: [Cell; 4],
    /// The two digits.
    pub digits: DigitSet,
}

impl Rectangle {
    /// The corners.
    pub fn cells(&self) -> CellSet {
        self.corners.into_iter().collect()
    }
    /// The same as a deadly pattern.
    pub fn deadly(&self) -> Deadly {
        Deadly { cells: self.cells(), digits: self.digits }
    }
    /// Whether the corners hold all places of a digit in a house.
    pub fn confines(&self, position: &Position, digit: Digit, house: House) -> bool {
        let places = position.places(digit, house);
        !places.is_empty() && places.is_subset(self.cells())
    }
    /// Its two rows or columns.
    fn lines(&self, kind: HouseKind) -> [House; 2] {
        [self.corners[0], self.corners[2]].map(|cell| cell.house(kind))
    }
}

/// All rectangles of unsolved cells with each pair of digits that a corner is down to and the others
/// hold, too: both of them, or one where incomplete rectangles count.
pub(super) fn rectangles(on: &Finder) -> Vec<Rectangle> {
    let position = on.position;
    let least = if on.is_enabled(Variant::IncompleteRectangle) { 1 } else { 2 };
    let mut found = Vec::new();
    for corners in frames(position.bivalue()).filter(|corners| unsolved(position, corners)) {
        let of = |cell| position.candidates(cell);
        let pairs = corners.into_iter().map(of).filter(|digits| digits.len() == 2);
        let mut pairs: Vec<DigitSet> = pairs.collect();
        pairs.sort_by_key(|pair| pair.bits() as usize);
        pairs.dedup();
        pairs.retain(|&pair| corners.iter().all(|&cell| (of(cell) & pair).len() >= least));
        found.extend(pairs.into_iter().map(|digits| Rectangle { corners, digits }));
    }
    found
}

fn unsolved(position: &Position, corners: &[Cell; 4]) -> bool {
    corners.iter().all(|&cell| position.unsolved().contains(cell))
}

/// The corners of every frame of two rows, two columns and two blocks that has a corner among some
/// cells, in turn.
pub(super) fn frames(cells: CellSet) -> impl Iterator<Item = [Cell; 4]> {
    let rows = (0..9).flat_map(|upper| (upper + 1..9).map(move |lower| (upper, lower)));
    let frames = rows.flat_map(|rows| {
        let columns = (0..9).flat_map(|left| (left + 1..9).map(move |right| (left, right)));
        columns.map(move |columns| (rows, columns))
    });
    let in_two_blocks = |((upper, lower), (left, right)): &((usize, usize), (usize, usize))| {
        (upper / 3 == lower / 3) != (left / 3 == right / 3)
    };
    let corners = |((upper, lower), (left, right))| {
        [(upper, left), (upper, right), (lower, right), (lower, left)]
            .map(|(row, column)| Cell::new(row, column))
    };
    let touches = move |corners: &[Cell; 4]| corners.iter().any(|&cell| cells.contains(cell));
    frames.filter(in_two_blocks).map(corners).filter(touches)
}
