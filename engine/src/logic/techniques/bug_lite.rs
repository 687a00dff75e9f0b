//! BUG-lite: cells with two candidates each, in which every digit has two places or none in each house.
//! Filled with these candidates alone, each cell could take its other one, and each house would still
//! hold the same digits. So in a proper puzzle one of the cells' further candidates, the guardians, is
//! true (Sudoku Players' Forum, "BUG Lite", 2005). Rectangles and loops are such patterns of two digits;
//! these have three or more.
//!
//! Example: r1c2 and r1c3 hold 2 and 3, r6c2 and r6c3 3 and 6, r7c2 and r7c3 2 and 6; only r7c3 holds 8,
//! too: it is 8.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::guardians::Guardians;
use crate::logic::step::{Evidence, Role};
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::{ByDigit, Digit, DigitSet};
use crate::types::house::House;

/// The most cells of a pattern.
const MAX_CELLS: usize = 12;
/// The most cells with guardians.
const MAX_GUARDED: usize = 2;

/// Reports every pattern of three digits or more whose guardians have something in common.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let position = on.position;
    let bivalue = position.bivalue();
    if bivalue.is_empty() {
        return ControlFlow::Continue(());
    }
    for cell in position.unsolved() - bivalue {
        for pair in pairs(position.candidates(cell)) {
            let start = Pattern::default().and(cell, pair);
            let guardians = Guardians::NONE.and(position, CellSet::only(cell), !pair);
            let search = Search { first: cell, bivalue };
            search.grow(on, &start, guardians)?;
        }
    }
    ControlFlow::Continue(())
}

/// Each two of some digits.
fn pairs(digits: DigitSet) -> impl Iterator<Item = DigitSet> {
    let above = move |one| digits.iter().filter(move |&other| other > one);
    let with = |one, other| [one, other].into_iter().collect();
    digits.iter().flat_map(move |one| above(one).map(move |other| with(one, other)))
}

/// Cells with two digits each.
#[derive(Clone, Default)]
struct Pattern {
    cells: CellSet,
    by_digit: ByDigit<CellSet>,
}

impl Pattern {
    /// The pattern with one cell more and its two digits.
    #[must_use]
    fn and(&self, cell: Cell, pair: DigitSet) -> Pattern {
        let mut grown = self.clone();
        grown.cells.insert(cell);
        pair.iter().for_each(|digit| grown.by_digit[digit].insert(cell));
        grown
    }
    /// Whether a cell can be added without a digit coming a third time into a house.
    fn has_room(&self, cell: Cell, pair: DigitSet) -> bool {
        let is_full = |digit: Digit, house: House| (self.by_digit[digit] & house.cells()).len() > 1;
        pair.iter().all(|digit| cell.houses().into_iter().all(|house| !is_full(digit, house)))
    }
    fn digits(&self) -> DigitSet {
        Digit::ALL.into_iter().filter(|&digit| !self.by_digit[digit].is_empty()).collect()
    }
    /// A digit and a house that holds it once, so that it must hold it once more.
    fn single(&self) -> Option<(Digit, House)> {
        let of_digit = |digit: Digit| {
            let cells = self.by_digit[digit];
            let houses = cells.iter().flat_map(|cell| cell.houses());
            let mut alone = houses.filter(move |house| (cells & house.cells()).len() == 1);
            alone.next().map(|house| (digit, house))
        };
        Digit::ALL.into_iter().find_map(of_digit)
    }
    fn evidence(&self) -> Evidence {
        let marked = |all: Evidence, digit| all.candidates(Role::Base, digit, self.by_digit[digit]);
        self.digits().iter().fold(Evidence::default(), marked)
    }
}

/// A search for the patterns with one cell.
struct Search {
    /// The cell: the first of those with guardians.
    first: Cell,
    bivalue: CellSet,
}

impl Search {
    /// Adds cells until each digit has two places or none in each house.
    fn grow(&self, on: &mut Finder, pattern: &Pattern, guardians: Guardians) -> ControlFlow<()> {
        let position = on.position;
        let Some((digit, house)) = pattern.single() else {
            if pattern.digits().len() > 2 {
                guardians.report(on, || pattern.evidence())?;
            }
            return ControlFlow::Continue(());
        };
        if pattern.cells.len() == MAX_CELLS {
            return ControlFlow::Continue(());
        }
        let pairs = |cell: Cell| {
            let others = position.candidates(cell) - DigitSet::only(digit);
            let with = move |other| DigitSet::only(other) | DigitSet::only(digit);
            others.iter().map(move |other| (cell, with(other)))
        };
        let cells = position.places(digit, house) & self.may_grow(pattern);
        for (cell, pair) in cells.iter().flat_map(pairs) {
            if !pattern.has_room(cell, pair) {
                continue;
            }
            let guardians = guardians.and(position, CellSet::only(cell), !pair);
            if guardians.may_help(position) {
                self.grow(on, &pattern.and(cell, pair), guardians)?;
            }
        }
        ControlFlow::Continue(())
    }
    /// The cells that may be added to a pattern.
    fn may_grow(&self, pattern: &Pattern) -> CellSet {
        let guarded = (pattern.cells - self.bivalue).len();
        let later = |cell: &Cell| *cell > self.first;
        let guarded_too = match guarded < MAX_GUARDED {
            true => (!self.bivalue).iter().filter(later).collect(),
            false => CellSet::EMPTY,
        };
        (self.bivalue | guarded_too) - pattern.cells
    }
}
