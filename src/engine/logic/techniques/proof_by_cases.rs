//! Proofs by cases: a candidate is supposed, and whatever may be the case then, a cell or a digit has
//! no place left. What makes the proof short is in [`refutation`](crate::engine::logic::refutation).
//! Example, at the start of A. Inkala's puzzle of 2012: with 6r6c3 come six singles; now 3r9c1 would
//! leave row 5 no place for 8, so that 3 goes to r9c9, and four singles later r4c7 has nothing left.

use std::ops::ControlFlow;

use crate::engine::logic::finder::Finder;
use crate::engine::logic::refutation::{Line, Refutation, smallest};
use crate::engine::logic::step::{Effects, Evidence, Role};
use crate::engine::types::cell::CellSet;
use crate::engine::types::digit::DigitSet;
use crate::engine::types::position::DeadEnd;

/// Reports the smallest proof.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let Some(found) = smallest(on.position) else { return ControlFlow::Continue(()) };
    let at = found.supposed;
    on.report(Effects::eliminate(at.digit, CellSet::only(at.cell)), || evidence(found))
}

/// Marks what follows from the supposition itself; the tree holds the rest.
fn evidence(found: Refutation) -> Evidence {
    let placed = found.lines.iter().filter_map(|line| match line {
        Line::Place(at, _) => Some(*at),
        Line::Refuted(_) => None,
    });
    let start = Evidence::default().single(found.supposed);
    let marked = placed.fold(start, |all, at| all.candidate(Role::On, at));
    let ended = match found.end {
        DeadEnd::Cell(cell) => marked.cells(Role::Witness, CellSet::only(cell)),
        DeadEnd::House(house, digit) => {
            marked.house(Role::Witness, house).digits(Role::Witness, DigitSet::only(digit))
        }
    };
    Evidence { refutation: Some(Box::new(found)), ..ended }
}
