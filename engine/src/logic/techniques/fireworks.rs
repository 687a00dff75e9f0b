//! Fireworks: a digit that in a row and in a column, outside the block where the two cross, fits into
//! one cell each, the wings. If it is in neither wing it is in the block on the row and on the column,
//! so where they cross. So it is in one of three cells: the crossing and the wings. Three digits with the
//! same three cells fill them; and four digits fill the corners of a rectangle, if two of them have
//! one corner as crossing, two the corner opposite, and all the other corners as wings (shye, The New
//! Sudoku Players' Forum, "Fireworks").
//!
//! Example: in row 1 the 1, 2 and 3 are in box 1 and r1c5 only, in column 2 in box 1 and r8c2 only:
//! no other digits in r1c2, r1c5 and r8c2.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::grounds::Grounds;
use crate::logic::step::{Effects, Evidence, Role};
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::{Digit, DigitSet};
use crate::types::house::HouseKind;
use crate::types::position::Position;

/// Reports three digits that fill a crossing and its two wings.
pub fn triple(on: &mut Finder) -> ControlFlow<()> {
    let position = on.position;
    for place in places(position) {
        for digits in subsets(place.fireworks(position), 3) {
            on.report(Effects::eliminate_all(!digits, place.cells()), || {
                place.evidence(position, digits)
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Reports four digits that fill the corners of a rectangle.
pub fn quadruple(on: &mut Finder) -> ControlFlow<()> {
    let position = on.position;
    for one in places(position) {
        let other = one.opposite();
        if one.crossing > other.crossing || !position.unsolved().contains(other.crossing) {
            continue;
        }
        for digits in subsets(one.fireworks(position), 2) {
            for others in subsets(other.fireworks(position) - digits, 2) {
                report_quadruple(on, [one, other], [digits, others])?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Each crossing holds one of its own two digits, the wings one of all four each.
fn report_quadruple(on: &mut Finder, places: [Place; 2], digits: [DigitSet; 2]) -> ControlFlow<()> {
    let position = on.position;
    let [one, other] = places;
    let mut effects = Effects::eliminate_all(!(digits[0] | digits[1]), one.cells());
    for (place, digits) in places.into_iter().zip(digits) {
        for digit in !digits {
            effects = effects.and_eliminate(digit, CellSet::only(place.crossing));
        }
    }
    on.report(effects, || {
        one.evidence(position, digits[0]).merge(other.evidence(position, digits[1]))
    })
}

/// A crossing and a wing on its row and on its column.
#[derive(Clone, Copy)]
struct Place {
    crossing: Cell,
    /// In its row, and in its column.
    wings: [Cell; 2],
}

/// Every crossing with any wings, all of them unsolved.
fn places(position: &Position) -> impl Iterator<Item = Place> {
    let unsolved = position.unsolved();
    unsolved.iter().flat_map(move |crossing| {
        let block = crossing.house(HouseKind::Block).cells();
        let [rows, columns] = [HouseKind::Row, HouseKind::Column]
            .map(|kind| (crossing.house(kind).cells() - block) & unsolved);
        rows.iter().flat_map(move |row_wing| {
            columns.iter().map(move |wing| Place { crossing, wings: [row_wing, wing] })
        })
    })
}

impl Place {
    fn cells(self) -> CellSet {
        CellSet::only(self.crossing) | self.wings.into_iter().collect()
    }
    /// The fourth corner as crossing, with the same wings.
    fn opposite(self) -> Place {
        let [row_wing, column_wing] = self.wings;
        let crossing = Cell::new(column_wing.row(), row_wing.column());
        Place { crossing, wings: [column_wing, row_wing] }
    }
    /// The open digits that no other cells of the row and the column hold outside the block.
    fn fireworks(self, position: &Position) -> DigitSet {
        let block = self.crossing.house(HouseKind::Block).cells();
        let is_firework = |digit: &Digit| {
            [HouseKind::Row, HouseKind::Column].into_iter().zip(self.wings).all(|(kind, wing)| {
                let places = position.places(*digit, self.crossing.house(kind));
                !places.is_empty() && (places - block).is_subset(CellSet::only(wing))
            })
        };
        Digit::ALL.into_iter().filter(is_firework).collect()
    }
    fn evidence(self, position: &Position, digits: DigitSet) -> Evidence {
        let [row, column, block] = self.crossing.houses();
        let beside = (row.cells() | column.cells()) & block.cells();
        let marked = digits.iter().fold(Evidence::default(), |all, digit| {
            all.candidates(Role::Base, digit, position.cells(digit) & self.cells())
        });
        let marked =
            [row, column].into_iter().fold(marked, |all, line| all.house(Role::Cover, line));
        let grounds = [row, column]
            .into_iter()
            .fold(Grounds::default(), |all, line| all.digits(position, line, digits));
        Evidence { grounds, ..marked }
            .house(Role::Witness, block)
            .candidates_in(Role::Witness, position, digits, beside - CellSet::only(self.crossing))
            .cells(Role::Pivot, CellSet::only(self.crossing))
            .cells(Role::Pincer, self.wings.into_iter().collect())
    }
}

/// Each so many of some digits.
fn subsets(digits: DigitSet, count: usize) -> impl Iterator<Item = DigitSet> {
    // Most often there are too few.
    let bits = if digits.len() < count { 0..0 } else { 0..512 };
    let is_chosen = move |chosen: &DigitSet| chosen.len() == count && chosen.is_subset(digits);
    bits.map(DigitSet::from_bits).filter(is_chosen)
}
