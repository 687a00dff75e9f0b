//! Aligned pair exclusion: of two cells that see each other, a pair of digits is barred that would
//! take two digits from an almost locked set, which has only one to spare. A digit of the one cell
//! that is left without partner in the other is false (Sudopedia, "Aligned Pair Exclusion").
//!
//! Example: r1c1 and r1c2 both see r2c1 with 1 and 2: they are not 1 and 2. If r1c2 holds 2 and 5,
//! and a cell of 1 and 5 is seen, too, then r1c1 is not 1.

use std::ops::ControlFlow;

use crate::logic::als::Als;
use crate::logic::finder::Finder;
use crate::logic::pairs::pairs;
use crate::logic::step::{Effects, Evidence, Role};
use crate::types::candidate::Candidate;
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::DigitSet;

/// The largest almost locked sets that are used: a person does not see larger ones here.
const MAX_ALS_CELLS: usize = 2;

/// Reports every candidate that a cell beside it leaves without partner.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let position = on.position;
    let small = |als: &&Als| als.cells.len() <= MAX_ALS_CELLS;
    let sets: Vec<&Als> = on.als().all().iter().filter(small).collect();
    for (one, other) in pairs(position.unsolved()).filter(|(one, other)| one.sees(*other)) {
        let near: Vec<&Als> =
            sets.iter().copied().filter(|als| reaches(als, one) && reaches(als, other)).collect();
        if near.len() < 2 {
            continue;
        }
        for (cell, partner) in [(one, other), (other, one)] {
            for digit in position.candidates(cell) {
                exclude(on, &near, Candidate::new(cell, digit), partner)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether a cell outside sees all of some digit of a set.
fn reaches(als: &Als, cell: Cell) -> bool {
    als.digits.iter().any(|digit| als.seen[digit].contains(cell))
}

/// Reports a candidate if every digit of the partner cell is barred beside it.
fn exclude(on: &mut Finder, near: &[&Als], candidate: Candidate, partner: Cell) -> ControlFlow<()> {
    let position = on.position;
    let Candidate { cell, digit } = candidate;
    let mut left = position.candidates(partner) - DigitSet::only(digit);
    let mut used: Vec<&Als> = Vec::new();
    for als in near.iter().filter(|als| als.seen[digit].contains(cell)) {
        let others = (als.digits - DigitSet::only(digit)).iter();
        let barred: DigitSet = others.filter(|&at| als.seen[at].contains(partner)).collect();
        if !barred.is_disjoint(left) {
            left -= barred;
            used.push(als);
        }
    }
    if !left.is_empty() || used.is_empty() {
        return ControlFlow::Continue(());
    }
    on.report(Effects::eliminate(digit, CellSet::only(cell)), || {
        let marked = Evidence::default()
            .candidates(Role::Base, digit, CellSet::only(cell))
            .candidates_in(Role::Pivot, position, DigitSet::ALL, CellSet::only(partner));
        used.iter().fold(marked, |all, als| {
            all.candidates_in(Role::Witness, position, DigitSet::ALL, als.cells)
                .set(als.cells, als.digits)
        })
    })
}
