//! Templates of a digit: the ways to place it over the rows, columns and blocks that still miss it.
//! What is in every template is true, so that no other digit can have it in a template; what is in
//! none is false (HoDoKu's user guide). Example: if all templates of 7 hold r4c4, r4c4 is 7, and
//! all templates of the other digits with r4c4 fall.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::step::{Effects, Evidence, Role};
use crate::logic::templates::Templates;
use crate::types::candidate::Candidate;
use crate::types::digit::{Digit, DigitSet};
use crate::types::position::Position;

/// Candidates that every template holds.
pub fn set(on: &mut Finder) -> ControlFlow<()> {
    let position = on.position;
    let templates = Templates::of(position);
    for digit in Digit::ALL {
        let place = |all: Effects, cell| all.and_place(Candidate::new(cell, digit));
        let required = templates.required[digit].iter();
        on.report(required.fold(Effects::default(), place), || about(position, &templates, digit))?;
    }
    ControlFlow::Continue(())
}

/// Candidates that no template holds.
pub fn delete(on: &mut Finder) -> ControlFlow<()> {
    let position = on.position;
    let templates = Templates::of(position);
    for digit in Digit::ALL {
        on.report(Effects::eliminate(digit, templates.impossible[digit]), || {
            about(position, &templates, digit)
        })?;
    }
    ControlFlow::Continue(())
}

/// The digit, and what keeps its templates from cells: what other digits have in all of their own.
fn about(position: &Position, templates: &Templates, digit: Digit) -> Evidence {
    let marked = Evidence::default().digits(Role::Base, DigitSet::only(digit));
    let others = templates.required.iter().filter(|&(other, _)| other != digit);
    others.fold(marked, |all, (other, &cells)| {
        let taken = (cells & position.cells(digit)).iter();
        taken.fold(all, |all, cell| all.candidate(Role::Witness, Candidate::new(cell, other)))
    })
}
