//! Brute force: one cell of the solution, found by trying, when no reasoning is left.
//!
//! The cell is the one with the fewest candidates, since it gives away the least. It holds only if the
//! puzzle has one solution.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::propagation::completion;
use crate::logic::step::{Effects, Evidence};
use crate::types::candidate::Candidate;
use crate::types::cell::Cell;

/// Reports one digit of the solution.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let position = on.position;
    let fewest = |&cell: &Cell| position.candidates(cell).len();
    let cell = position.unsolved().iter().min_by_key(fewest);
    let digit = |cell: Cell| completion(position)?.digits()[cell];
    let right = cell.and_then(|cell| digit(cell).map(|digit| Candidate::new(cell, digit)));
    match right {
        Some(at) => on.report(Effects::place(at), || Evidence::default().single(at)),
        None => ControlFlow::Continue(()),
    }
}
