//! Bivalue universal grave: if every unsolved cell had just two candidates, and every digit two
//! places in each house, there would be two solutions or none. So where only a few candidates
//! disturb that picture, one of them is true.
//!
//! Example: all cells have two candidates but r4c5 with 1, 3 and 8, and 3 has three places in row 4,
//! column 5 and box 5: r4c5 is 3.

use std::ops::ControlFlow;

use crate::logic::deadly_pattern::subset_partners;
use crate::logic::finder::Finder;
use crate::logic::step::{Effects, Evidence, Role};
use crate::types::candidate::Candidate;
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::{ByDigit, Digit, DigitSet};
use crate::types::house::House;
use crate::types::position::Position;

/// One candidate disturbs: its cell can be nothing else.
pub fn plus_one(on: &mut Finder) -> ControlFlow<()> {
    let position = on.position;
    match Bug::of(position).and_then(|bug| bug.only()) {
        Some(Candidate { cell, digit }) => {
            let others = !DigitSet::only(digit);
            on.report(Effects::eliminate_all(others, CellSet::only(cell)), || {
                Evidence::default().candidates(Role::Fin, digit, CellSet::only(cell))
            })
        }
        None => ControlFlow::Continue(()),
    }
}

/// Type 2: several candidates of one digit disturb, which so leaves what sees all of them.
pub fn type_2(on: &mut Finder) -> ControlFlow<()> {
    let position = on.position;
    let several = Bug::of(position).filter(|bug| bug.cells.len() > 1);
    match several.and_then(|bug| Some((bug.digits().single()?, bug))) {
        Some((digit, bug)) => on
            .report(Effects::eliminate(digit, bug.cells.common_peers()), || bug.evidence(position)),
        None => ControlFlow::Continue(()),
    }
}

/// Type 3: all that disturbs lies in one house and makes, as if in a single cell, a naked subset
/// with other cells of the house.
pub fn type_3(on: &mut Finder) -> ControlFlow<()> {
    let position = on.position;
    let Some(bug) = Bug::of(position).filter(|bug| bug.cells.len() > 1) else {
        return ControlFlow::Continue(());
    };
    for house in bug.cells.common_houses() {
        subset_partners(position, house, bug.cells, bug.digits(), &mut |partners, digits| {
            let gone = (bug.cells | partners).common_peers();
            on.report(Effects::eliminate_all(digits, gone), || {
                let marked = bug.evidence(position).house(Role::Cover, house);
                marked.candidates_in(Role::Cover, position, DigitSet::ALL, partners)
            })
        })?;
    }
    ControlFlow::Continue(())
}

/// Type 4: two cells of a house hold all that disturbs, and all places of another digit in the
/// house. One is that digit, the other a disturbing one, so neither is anything else.
pub fn type_4(on: &mut Finder) -> ControlFlow<()> {
    let position = on.position;
    let Some(bug) = Bug::of(position).filter(|bug| bug.cells.len() == 2) else {
        return ControlFlow::Continue(());
    };
    for house in bug.cells.common_houses() {
        let locked = |&digit: &Digit| position.places(digit, house) == bug.cells;
        for digit in (!bug.digits()).iter().filter(locked) {
            let gone = bug.cells.iter().fold(Effects::default(), |all, cell| {
                let kept = bug.extras_of(cell) | DigitSet::only(digit);
                (!kept).iter().fold(all, |all, gone| all.and_eliminate(gone, CellSet::only(cell)))
            });
            on.report(gone, || {
                let marked = bug.evidence(position).house(Role::Cover, house);
                marked.candidates_in(Role::On, position, DigitSet::only(digit), bug.cells)
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// What keeps a position from being a grave.
struct Bug {
    /// The cells with more than two candidates.
    cells: CellSet,
    /// The candidates without which the position would be a grave, by digit.
    extras: ByDigit<CellSet>,
}

impl Bug {
    /// What disturbs, if taking it away leaves each cell two candidates and each digit two places in
    /// each house where it is open.
    fn of(position: &Position) -> Option<Bug> {
        let count = |cell| position.candidates(cell).len();
        let unsolved = position.unsolved();
        let cells: CellSet = unsolved.iter().filter(|&cell| count(cell) > 2).collect();
        if cells.is_empty() || cells.len() > 9 || unsolved.iter().any(|cell| count(cell) < 2) {
            return None;
        }
        let crowded = |digit, cell: Cell| {
            cell.houses().into_iter().all(|house| position.places(digit, house).len() > 2)
        };
        let extras = ByDigit::from_fn(|digit| {
            (cells & position.cells(digit)).iter().filter(|&cell| crowded(digit, cell)).collect()
        });
        let bug = Bug { cells, extras };
        bug.is_right(position).then_some(bug)
    }
    fn is_right(&self, position: &Position) -> bool {
        let left = |cell| (position.candidates(cell) - self.extras_of(cell)).len();
        let even = |house: House, digit| {
            matches!((position.places(digit, house) - self.extras[digit]).len(), 0 | 2)
        };
        self.cells.iter().all(|cell| left(cell) == 2)
            && House::ALL.into_iter().all(|house| Digit::ALL.into_iter().all(|at| even(house, at)))
    }
    /// The digits that disturb.
    fn digits(&self) -> DigitSet {
        Digit::ALL.into_iter().filter(|&digit| !self.extras[digit].is_empty()).collect()
    }
    /// The digits that disturb in a cell.
    fn extras_of(&self, cell: Cell) -> DigitSet {
        Digit::ALL.into_iter().filter(|&digit| self.extras[digit].contains(cell)).collect()
    }
    /// What disturbs, if it is a single candidate.
    fn only(&self) -> Option<Candidate> {
        let cell = self.cells.single()?;
        self.extras_of(cell).single().map(|digit| Candidate::new(cell, digit))
    }
    fn evidence(&self, position: &Position) -> Evidence {
        self.digits().iter().fold(Evidence::default(), |all, digit| {
            all.candidates(Role::Fin, digit, position.cells(digit) & self.extras[digit])
        })
    }
}
