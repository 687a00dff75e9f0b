//! Templates of a digit: the ways to place it over the rows, columns and blocks that still miss it.
//! What is in every template is true, so that no other digit can have it in a template; what is in
//! none is false (HoDoKu's user guide). Example: if all templates of 7 hold r4c4, r4c4 is 7, and
//! all templates of the other digits with r4c4 fall.

use std::ops::ControlFlow;

use crate::engine::logic::finder::Finder;
use crate::engine::logic::step::{Effects, Evidence, Role};
use crate::engine::logic::templates::Templates;
use crate::engine::types::candidate::Candidate;
use crate::engine::types::digit::{Digit, DigitSet};

/// Candidates that every template holds.
pub fn set(on: &mut Finder) -> ControlFlow<()> {
    let templates = Templates::of(on.position);
    for digit in Digit::ALL {
        let place = |all: Effects, cell| all.and_place(Candidate::new(cell, digit));
        let required = templates.required[digit].iter();
        on.report(required.fold(Effects::default(), place), || about(digit))?;
    }
    ControlFlow::Continue(())
}

/// Candidates that no template holds.
pub fn delete(on: &mut Finder) -> ControlFlow<()> {
    let templates = Templates::of(on.position);
    for digit in Digit::ALL {
        on.report(Effects::eliminate(digit, templates.impossible[digit]), || about(digit))?;
    }
    ControlFlow::Continue(())
}

fn about(digit: Digit) -> Evidence {
    Evidence::default().digits(Role::Base, DigitSet::only(digit))
}
