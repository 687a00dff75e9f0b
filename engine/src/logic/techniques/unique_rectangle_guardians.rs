//! Unique rectangles with guardians outside: two sides of a rectangle over two blocks, whose corners
//! all hold the same two digits. A side holds just these two if its cells have no other candidates, or
//! if a house in which it lies has the two digits nowhere else. If this were so for two sides that lie
//! opposite, the digits could be swapped. So one of the candidates that keep it from being so is true
//! (SudokuWiki, "Unique Rectangles, Hidden"; the players' forum, "external" tests of uniqueness).
//!
//! Example: r1c1, r1c4, r2c1, r2c4 hold 2 and 7, which row 1 has elsewhere only as the 7 of r1c9, row 2
//! only as the 7 of r2c8: one of these is true, so no 7 in r3c7.

use std::ops::ControlFlow;

use crate::logic::deadly_pattern::DeadlyPattern;
use crate::logic::finder::Finder;
use crate::logic::guardians::Guardians;
use crate::logic::rectangles::frames;
use crate::logic::step::{Evidence, Role};
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::DigitSet;
use crate::types::house::House;
use crate::types::position::Position;

/// Reports what the guardians of each rectangle have in common, if some of them are outside.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let position = on.position;
    for corners in frames(position.unsolved(), CellSet::EMPTY) {
        let shared = corners.iter().fold(DigitSet::ALL, |all, &at| all & position.candidates(at));
        for digits in pairs_of(shared) {
            let [one, two, three, four] = corners;
            let rectangle = DeadlyPattern { cells: corners.into_iter().collect(), digits };
            report_sides(on, rectangle, [[one, two], [three, four]])?;
            report_sides(on, rectangle, [[two, three], [four, one]])?;
        }
    }
    ControlFlow::Continue(())
}

/// Each two of some digits.
fn pairs_of(digits: DigitSet) -> impl Iterator<Item = DigitSet> {
    let above = move |one| digits.iter().filter(move |&other| other > one);
    digits
        .iter()
        .flat_map(move |one| above(one).map(move |other| [one, other].into_iter().collect()))
}

/// Reports the guardians of two sides of a rectangle, for each way in which either may be full.
fn report_sides(
    on: &mut Finder,
    rectangle: DeadlyPattern,
    sides: [[Cell; 2]; 2],
) -> ControlFlow<()> {
    let position = on.position;
    let ways = |side: [Cell; 2]| ways(position, rectangle.digits, side.into_iter().collect());
    let [first, second] = sides.map(ways);
    for one in &first {
        for other in second.iter().filter(|other| one.house.is_some() || other.house.is_some()) {
            let guardians = one.guardians.or(&other.guardians);
            if guardians.may_help(position) {
                guardians.report(on, || evidence(position, rectangle, [one, other]))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// How a side comes to hold the two digits alone.
struct Way {
    side: CellSet,
    /// The house that has them nowhere else; without one the side has no other candidates.
    house: Option<House>,
    /// The candidates one of which is true if it is not so.
    guardians: Guardians,
}

fn ways(position: &Position, digits: DigitSet, side: CellSet) -> Vec<Way> {
    let outside = side.common_houses().map(|house| {
        let guardians = Guardians::NONE.and(position, house.cells() - side, digits);
        Way { side, house: Some(house), guardians }
    });
    let inside = Guardians::NONE.and(position, side, !digits);
    outside.chain([Way { side, house: None, guardians: inside }]).collect()
}

fn evidence(position: &Position, rectangle: DeadlyPattern, ways: [&Way; 2]) -> Evidence {
    let marked = rectangle.digits.iter().fold(Evidence::default(), |all, digit| {
        all.candidates(Role::Base, digit, position.cells(digit) & rectangle.cells)
    });
    ways.into_iter().fold(marked, |all, way| match way.house {
        Some(house) => all.house(Role::Cover, house),
        None => all.cells(Role::Witness, way.side),
    })
}
