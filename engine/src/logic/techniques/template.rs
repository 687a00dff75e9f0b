//! Templates of a digit: the ways to place it over the rows, columns and blocks that still miss it.
//! What is in every template is true, so that no other digit can have it in a template; what is in
//! none is false (HoDoKu's user guide). Example: if all templates of 7 hold r4c4, r4c4 is 7, and
//! all templates of the other digits with r4c4 fall.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::grounds::Grounds;
use crate::logic::step::{Effects, Evidence, Role};
use crate::logic::template_proof;
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
        let required = templates.required[digit].iter().fold(Effects::default(), place);
        on.report(required.clone(), || about(position, &templates, digit, &required))?;
    }
    ControlFlow::Continue(())
}

/// Candidates that no template holds.
pub fn delete(on: &mut Finder) -> ControlFlow<()> {
    let position = on.position;
    let templates = Templates::of(position);
    for digit in Digit::ALL {
        let impossible = Effects::eliminate(digit, templates.impossible[digit]);
        on.report(impossible.clone(), || about(position, &templates, digit, &impossible))?;
    }
    ControlFlow::Continue(())
}

/// The digit, what keeps its templates from cells, that is what other digits have in all of their own,
/// and a proof of the effects that spares going through all templates.
fn about(position: &Position, templates: &Templates, digit: Digit, effects: &Effects) -> Evidence {
    let lines = template_proof::lines(position, digit, &effects.on(position));
    let marked = Evidence::default().digits(Role::Base, DigitSet::only(digit));
    let others = templates.required.iter().filter(|&(other, _)| other != digit);
    let marked = others.fold(marked, |all, (other, &cells)| {
        let taken = (cells & position.cells(digit)).iter();
        taken.fold(all, |all, cell| all.candidate(Role::Witness, Candidate::new(cell, other)))
    });
    Evidence { grounds: Grounds { lines, ..Grounds::default() }, ..marked }
}
