//! Full house: the last empty cell of a house takes the digit that is missing.
//!
//! Example: row 4 shows all but 5 and only r4c7 is empty: 5 in r4c7.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::step::{Evidence, Role};
use crate::types::candidate::Candidate;
use crate::types::house::HouseSet;

/// Reports every house with a single empty cell.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let singles = on.position.naked_singles();
    if singles.is_empty() {
        return ControlFlow::Continue(());
    }
    on.in_houses(HouseSet::ALL, |on, house| {
        let last = (house.cells() & on.position.unsolved()).single();
        let last = last.filter(|&cell| singles.contains(cell));
        let digit = last.and_then(|cell| on.position.candidates(cell).single());
        if let Some((cell, digit)) = last.zip(digit) {
            let only = Candidate::new(cell, digit);
            on.report_single(only, || Evidence::default().house(Role::Base, house).single(only))?;
        }
        ControlFlow::Continue(())
    })
}
