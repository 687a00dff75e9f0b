//! Templates: all arrangements of each digit over the rows, columns and blocks that still miss it.
//! What is in every arrangement is true, so that no other digit can be arranged over it; what is in
//! none is false (HoDoKu's user guide). Example: if 7 can only be arranged with r4c4, r4c4 is 7, and
//! all arrangements of the other digits with r4c4 fall.

use std::ops::ControlFlow;

use crate::engine::logic::finder::Finder;
use crate::engine::logic::step::{Effects, Evidence, Role};
use crate::engine::logic::templates::Agreed;
use crate::engine::types::candidate::Candidate;
use crate::engine::types::digit::{Digit, DigitSet};

/// Candidates that every arrangement holds.
pub fn set(on: &mut Finder) -> ControlFlow<()> {
    let agreed = Agreed::of(on.position);
    for digit in Digit::ALL {
        let place = |all: Effects, cell| all.and_place(Candidate::new(cell, digit));
        let sure = agreed.sure[digit].iter();
        on.report(sure.fold(Effects::default(), place), || about(digit))?;
    }
    ControlFlow::Continue(())
}

/// Candidates that no arrangement holds.
pub fn delete(on: &mut Finder) -> ControlFlow<()> {
    let agreed = Agreed::of(on.position);
    for digit in Digit::ALL {
        on.report(Effects::eliminate(digit, agreed.refuted[digit]), || about(digit))?;
    }
    ControlFlow::Continue(())
}

fn about(digit: Digit) -> Evidence {
    Evidence::default().digits(Role::Base, DigitSet::only(digit))
}
