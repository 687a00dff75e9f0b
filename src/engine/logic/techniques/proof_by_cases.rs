//! Proofs by cases: a candidate is supposed, and whatever may be the case then, a cell or a digit has
//! no place left. What makes the proof short is in [`refutation`](crate::engine::logic::refutation).
//! Example, at the start of A. Inkala's puzzle of 2012: with 6r6c3 come seven singles; then 3 is left in
//! column 7 only within block 9, so that r9c1 is 3, and after five more singles row 5 has no place for 8.

use std::ops::ControlFlow;

use crate::engine::logic::finder::Finder;
use crate::engine::logic::refutation::{Inference, Line, Refutation, smallest};
use crate::engine::logic::step::{Effects, Evidence, Role};
use crate::engine::types::cell::CellSet;
use crate::engine::types::digit::DigitSet;
use crate::engine::types::position::DeadEnd;

/// Reports the smallest proof.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let Some(found) = smallest(on.position, on.wanted()) else {
        return ControlFlow::Continue(());
    };
    let at = found.supposed;
    on.report(Effects::eliminate(at.digit, CellSet::only(at.cell)), || evidence(found))
}

/// Marks what follows from the supposition itself; the tree holds the rest.
fn evidence(found: Refutation) -> Evidence {
    let placed = found.lines.iter().filter_map(|line| match line {
        Line::Follows(Inference::Place(at, _)) => Some(*at),
        Line::Follows(_) | Line::Refuted(_) => None,
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
