//! Odd cycles and their guardians. Broken wing: cells, each tied to the next by a house in which they
//! alone hold a digit, would hold it by turns; round an odd number of cells this cannot be, so the
//! digit is in one of the other places of these houses, the guardians (Sudopedia, "Broken Wing").
//! Bivalue oddagon: an odd number of cells, each in sight of the next, cannot all hold one of the same
//! two digits, so one of their other candidates is true (Sudoku Players' Forum, "Bivalue Oddagon").
//!
//! Example: r1c1, r1c5, r2c6, r5c6, r5c1 hold 4 and 7, r2c6 also 9: it is 9.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::guardians::Guardians;
use crate::logic::step::{Evidence, Role};
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::{Digit, DigitSet};
use crate::types::house::{House, HouseSet};
use crate::types::position::Position;

/// The fewest and the most cells of a cycle; three cells that see each other are a subset.
const SHORTEST: usize = 5;
const LONGEST: usize = 9;

/// Reports the guardians of odd cycles of one digit.
pub fn broken_wing(on: &mut Finder) -> ControlFlow<()> {
    for digit in Digit::ALL {
        let open = on.position.cells(digit);
        let mut wing = Wing { digit, may: open, guardians: CellSet::EMPTY, seen: open };
        for start in wing.may {
            wing.grow(on, &Way::from(start))?;
            wing.may.remove(start);
        }
    }
    ControlFlow::Continue(())
}

/// Reports the guardians of odd cycles of two digits.
pub fn bivalue_oddagon(on: &mut Finder) -> ControlFlow<()> {
    let pairs = (0..512).map(DigitSet::from_bits).filter(|digits| digits.len() == 2);
    for digits in pairs {
        let may = digits.iter().fold(CellSet::ALL, |all, digit| all & on.position.cells(digit));
        let mut oddagon = Oddagon { digits, may, guardians: Guardians::NONE };
        for start in may {
            oddagon.through(on.position, start).grow(on, &Way::from(start))?;
            oddagon.may.remove(start);
        }
    }
    ControlFlow::Continue(())
}

/// Cells, each in sight of the next.
#[derive(Clone, Copy)]
struct Way {
    start: Cell,
    second: Cell,
    last: Cell,
    cells: CellSet,
    /// The houses that tie each to the next.
    houses: HouseSet,
}

impl Way {
    fn from(start: Cell) -> Way {
        let cells = CellSet::only(start);
        Way { start, second: start, last: start, cells, houses: HouseSet::EMPTY }
    }
    /// The way with one cell more, tied to the last one by a house.
    fn with(self, cell: Cell, house: House) -> Way {
        let second = if self.last == self.start { cell } else { self.second };
        let cells = self.cells | CellSet::only(cell);
        Way { second, last: cell, cells, ..self.tied(house) }
    }
    fn tied(self, house: House) -> Way {
        Way { houses: self.houses | HouseSet::only(house), ..self }
    }
    /// Whether it is a cycle that is looked for once its ends are tied. Of the two ways round one is
    /// enough.
    fn is_cycle(&self) -> bool {
        self.cells.len() >= SHORTEST && self.cells.len() % 2 == 1 && self.second < self.last
    }
    fn evidence(&self, position: &Position, digits: DigitSet) -> Evidence {
        let marked = digits.iter().fold(Evidence::default(), |all, digit| {
            all.candidates(Role::Base, digit, position.cells(digit) & self.cells)
        });
        self.houses.iter().fold(marked, |all, house| all.house(Role::Cover, house))
    }
}

/// What a broken wing may still go through, and its guardians so far.
#[derive(Clone, Copy)]
struct Wing {
    digit: Digit,
    may: CellSet,
    guardians: CellSet,
    /// The places of the digit that see all guardians.
    seen: CellSet,
}

impl Wing {
    /// The wing with the places in a house beside two cells as guardians; none if nothing could follow
    /// from so many.
    fn tied(self, position: &Position, house: House, ends: [Cell; 2]) -> Option<Wing> {
        let others = position.places(self.digit, house) - ends.into_iter().collect();
        let new = (others - self.guardians).iter();
        let seen = new.fold(self.seen, |seen, guardian| seen & guardian.peers());
        let guardians = self.guardians | others;
        let helps = !seen.is_empty() || guardians.single().is_some();
        helps.then_some(Wing { guardians, seen, ..self })
    }
    /// Goes on from the last cell by each house that is not used yet, to each place of the digit in it.
    fn grow(&self, on: &mut Finder, way: &Way) -> ControlFlow<()> {
        for house in way.last.houses().into_iter().filter(|&house| !way.houses.contains(house)) {
            if way.is_cycle() && house.cells().contains(way.start) {
                self.close(on, way, house)?;
            }
            let next = ((self.may & house.cells()) - way.cells) - self.guardians;
            for next in next.iter().filter(|_| way.cells.len() < LONGEST) {
                self.go_on(on, way, house, next)?;
            }
        }
        ControlFlow::Continue(())
    }
    fn go_on(&self, on: &mut Finder, way: &Way, house: House, next: Cell) -> ControlFlow<()> {
        let tied = self.tied(on.position, house, [way.last, next]);
        let passed = way.cells | CellSet::only(next);
        match tied.filter(|wing| wing.guardians.is_disjoint(passed)) {
            Some(wing) => wing.grow(on, &way.with(next, house)),
            None => ControlFlow::Continue(()),
        }
    }
    fn close(&self, on: &mut Finder, way: &Way, house: House) -> ControlFlow<()> {
        let position = on.position;
        let Some(wing) = self.tied(position, house, [way.last, way.start]) else {
            return ControlFlow::Continue(());
        };
        let digits = DigitSet::only(self.digit);
        if wing.guardians.is_disjoint(way.cells) {
            let guardians = Guardians::NONE.and(position, wing.guardians, digits);
            guardians.report(on, || way.tied(house).evidence(position, digits))?;
        }
        ControlFlow::Continue(())
    }
}

/// What a bivalue oddagon may still go through, and its guardians so far.
#[derive(Clone, Copy)]
struct Oddagon {
    digits: DigitSet,
    may: CellSet,
    guardians: Guardians,
}

impl Oddagon {
    /// The oddagon with what a cell holds beside the digits as guardians.
    fn through(self, position: &Position, cell: Cell) -> Oddagon {
        let guardians = self.guardians.and(position, CellSet::only(cell), !self.digits);
        Oddagon { guardians, ..self }
    }
    /// Goes on from the last cell to each that sees none before it, or closes the cycle.
    fn grow(&self, on: &mut Finder, way: &Way) -> ControlFlow<()> {
        let passed = way.cells - CellSet::only(way.last);
        let barred = (passed - CellSet::only(way.start)).iter();
        let barred = barred.fold(way.cells, |all, cell| all | cell.peers());
        for next in (way.last.peers() & self.may) - barred {
            let oddagon = self.through(on.position, next);
            let tie = |one: Cell| CellSet::only(one) | CellSet::only(next);
            let Some(house) = tie(way.last).common_houses().next() else { continue };
            let longer = way.with(next, house);
            let closing = tie(way.start).common_houses().next().filter(|_| way.cells.len() > 1);
            match closing {
                _ if !oddagon.guardians.may_help(on.position) => {}
                Some(house) if longer.is_cycle() => {
                    let position = on.position;
                    let evidence = || longer.tied(house).evidence(position, self.digits);
                    oddagon.guardians.report(on, evidence)?;
                }
                None if longer.cells.len() < LONGEST => oddagon.grow(on, &longer)?,
                _ => {}
            }
        }
        ControlFlow::Continue(())
    }
}
