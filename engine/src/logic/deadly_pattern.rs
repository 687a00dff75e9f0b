//! DeadlyPattern patterns: cells that, if they held nothing but a few digits, could swap these and give a
//! second solution. In a puzzle with just one solution some cell of the pattern takes an extra
//! candidate. What follows from that is the same for rectangles, loops and larger patterns; the
//! four types are those of unique rectangles (Sudopedia, "Uniqueness Test").
//!
//! Example: r1c1, r1c4, r3c1 hold 2 and 7, r3c4 holds 2, 5 and 7: the 5 saves the puzzle.

use std::ops::ControlFlow;

use super::finder::Finder;
use super::step::{Effects, Evidence, Role};
use super::subsets::{Subset, for_each_subset};
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::{Digit, DigitSet};
use crate::types::house::House;
use crate::types::position::Position;

/// A deadly pattern.
#[derive(Clone, Copy, Debug)]
pub struct DeadlyPattern {
    /// Its cells, none of them solved.
    pub cells: CellSet,
    /// The digits that could be swapped.
    pub digits: DigitSet,
}

impl DeadlyPattern {
    /// The cells with extra candidates.
    pub fn roof(&self, position: &Position) -> CellSet {
        let extra = |cell| !position.candidates(cell).is_subset(self.digits);
        self.cells.iter().filter(|&cell| extra(cell)).collect()
    }
    /// The extra candidates' digits.
    pub fn extras(&self, position: &Position) -> DigitSet {
        let all = |digits, cell| digits | position.candidates(cell);
        self.cells.iter().fold(DigitSet::EMPTY, all) - self.digits
    }
    /// The pattern's digits marked as base, the extra candidates as fins.
    pub fn evidence(&self, position: &Position) -> Evidence {
        let marked = self.digits.iter().fold(Evidence::default(), |so_far, digit| {
            so_far.candidates(Role::Base, digit, position.cells(digit) & self.cells)
        });
        marked.candidates_in(Role::Fin, position, !self.digits, self.cells)
    }

    /// Type 1: the only cell with extra candidates takes one of them.
    pub fn type_1(&self, on: &mut Finder) -> ControlFlow<()> {
        let position = on.position;
        match self.roof(position).single() {
            Some(cell) => on
                .report(Effects::eliminate_all(self.digits, CellSet::only(cell)), || {
                    self.evidence(position)
                }),
            None => ControlFlow::Continue(()),
        }
    }
    /// Type 2: all extra candidates have one digit, which so leaves what sees all of them.
    pub fn type_2(&self, on: &mut Finder) -> ControlFlow<()> {
        let position = on.position;
        let roof = self.roof(position);
        match self.extras(position).single().filter(|_| roof.len() > 1) {
            Some(digit) => on
                .report(Effects::eliminate(digit, roof.common_peers()), || self.evidence(position)),
            None => ControlFlow::Continue(()),
        }
    }
    /// Type 3: two cells of a house with extra candidates are, between them, one cell of a naked
    /// subset.
    pub fn type_3(&self, on: &mut Finder) -> ControlFlow<()> {
        let roof = self.roof(on.position);
        if roof.len() != 2 {
            return ControlFlow::Continue(());
        }
        let extras = self.extras(on.position);
        for house in roof.common_houses() {
            subset_partners(on.position, house, roof, extras, &mut |partners, digits| {
                self.subset(on, house, (roof, partners), digits)
            })?;
        }
        ControlFlow::Continue(())
    }
    fn subset(
        &self,
        on: &mut Finder,
        house: House,
        (roof, partners): (CellSet, CellSet),
        digits: DigitSet,
    ) -> ControlFlow<()> {
        let position = on.position;
        let gone = (roof | partners).common_peers();
        on.report(Effects::eliminate_all(digits, gone), || {
            let marked = self.evidence(position).house(Role::Cover, house);
            marked.candidates_in(Role::Cover, position, DigitSet::ALL, partners)
        })
    }
    /// Type 4: two cells of a house with extra candidates hold all of its places for a digit of the
    /// pattern. One is that digit, the other an extra one, so neither is another of the pattern's.
    pub fn type_4(&self, on: &mut Finder) -> ControlFlow<()> {
        let position = on.position;
        let roof = self.roof(position);
        if roof.len() != 2 {
            return ControlFlow::Continue(());
        }
        for house in roof.common_houses() {
            for digit in self.digits.iter().filter(|&digit| position.places(digit, house) == roof) {
                self.locked(on, house, roof, DigitSet::only(digit))?;
            }
        }
        ControlFlow::Continue(())
    }
    fn locked(
        &self,
        on: &mut Finder,
        house: House,
        roof: CellSet,
        digit: DigitSet,
    ) -> ControlFlow<()> {
        let position = on.position;
        on.report(Effects::eliminate_all(self.digits - digit, roof), || {
            let marked = self.evidence(position).house(Role::Cover, house);
            marked.candidates_in(Role::On, position, digit, roof)
        })
    }
}

/// What is done with the cells of a subset and the digits that it takes.
type Visit<'v> = &'v mut dyn FnMut(CellSet, DigitSet) -> ControlFlow<()>;

/// Visits all cells of a house, apart from `but`, that together with one cell of some digits make a
/// naked subset, and none smaller.
pub fn subset_partners(
    position: &Position,
    house: House,
    but: CellSet,
    digits: DigitSet,
    visit: Visit,
) -> ControlFlow<()> {
    let cells = (house.cells() & position.unsolved()) - but;
    // The last cell left over would lose nothing.
    let most = cells.len().saturating_sub(1);
    let mut found: Vec<Subset<Cell, Digit>> = Vec::new();
    for_each_subset(
        cells,
        Subset::empty(digits),
        &|cell| position.candidates(cell),
        &|subset| subset.size <= most && subset.union.len() <= most + 1,
        &mut |subset| {
            if subset.size > 0 && subset.union.len() == subset.size + 1 {
                found.push(subset);
            }
            ControlFlow::Continue(())
        },
    )?;
    for subset in &found {
        let is_within = |other: &Subset<Cell, Digit>| {
            other.items != subset.items && other.items.is_subset(subset.items)
        };
        if !found.iter().any(is_within) {
            visit(subset.items, subset.union)?;
        }
    }
    ControlFlow::Continue(())
}
