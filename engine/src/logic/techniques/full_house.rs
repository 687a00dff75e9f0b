//! Full house: the last empty cell of a house takes the digit that is missing.
//!
//! Example: row 4 shows all but 5 and only r4c7 is empty: 5 in r4c7.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::step::{Effects, Evidence, Role};
use crate::types::candidate::Candidate;
use crate::types::house::House;

/// Reports every house with a single empty cell.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    for house in House::ALL {
        let last = (house.cells() & on.position.unsolved()).single();
        if let Some((cell, digit)) =
            last.zip(last.and_then(|at| on.position.candidates(at).single()))
        {
            on.report(Effects::place(Candidate::new(cell, digit)), || {
                Evidence::default().house(Role::Base, house).single(Candidate::new(cell, digit))
            })?;
        }
    }
    ControlFlow::Continue(())
}
