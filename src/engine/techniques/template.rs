//! Templates: all arrangements of one digit over the rows, columns and blocks that still miss it.
//! What is in every arrangement is true, what is in none is false (HoDoKu's user guide).
//! Example: if 7 can only be arranged with r4c4, r4c4 is 7.

use std::ops::ControlFlow;

use crate::engine::candidate::Candidate;
use crate::engine::cell::CellSet;
use crate::engine::digit::{Digit, DigitSet};
use crate::engine::finder::Finder;
use crate::engine::house::{House, HouseKind, HouseSet};
use crate::engine::step::{Effects, Evidence, Role};

/// Candidates that every arrangement holds.
pub fn set(on: &mut Finder) -> ControlFlow<()> {
    let refuted = on.refuted();
    for digit in Digit::ALL {
        let left = on.position.cells(digit) - refuted[digit];
        let rows = HouseSet::of_kind(HouseKind::Row).iter();
        let sure = rows.filter_map(|row: House| (left & row.cells()).single());
        let sure: CellSet = sure.collect();
        let place = |all: Effects, cell| all.and_place(Candidate::new(cell, digit));
        on.report(sure.iter().fold(Effects::default(), place), || about(digit))?;
    }
    ControlFlow::Continue(())
}

/// Candidates that no arrangement holds.
pub fn delete(on: &mut Finder) -> ControlFlow<()> {
    let refuted = on.refuted();
    for digit in Digit::ALL {
        on.report(Effects::eliminate(digit, refuted[digit]), || about(digit))?;
    }
    ControlFlow::Continue(())
}

fn about(digit: Digit) -> Evidence {
    Evidence::default().digits(Role::Base, DigitSet::only(digit))
}
