//! Proofs by cases: a candidate is supposed, and whatever may be the case then, a cell or a digit has
//! no place left. What makes the proof short is in [`refutation`](crate::logic::refutation).
//! Example, at the start of A. Inkala's puzzle of 2012: with 6r6c3 come seven singles; then 3 is left in
//! column 7 only within block 9, so that r9c1 is 3, and after five more singles row 5 has no place for 8.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::refutation::smallest;
use crate::logic::step::Effects;
use crate::types::cell::CellSet;

/// Reports the smallest proof.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let Some(found) = smallest(on.position, on.wanted()) else {
        return ControlFlow::Continue(());
    };
    let at = found.supposed;
    on.report(Effects::eliminate(at.digit, CellSet::only(at.cell)), || found.evidence())
}
