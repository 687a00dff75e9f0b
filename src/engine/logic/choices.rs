//! Choices: candidates one of which is true, since they are all that a cell has left, or all places
//! of a digit in a house. Forcing chains and nets go over every candidate of a choice.

use crate::engine::types::candidate::{Candidate, CandidateSet};
use crate::engine::types::cell::CellSet;
use crate::engine::types::digit::Digit;
use crate::engine::types::house::{House, HouseSet};
use crate::engine::types::position::Position;

/// The choices of each unsolved cell: one of them is true.
pub fn cell_choices(position: &Position) -> Vec<CandidateSet> {
    let of = |cell| position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit));
    position.unsolved().iter().map(|cell| of(cell).collect()).collect()
}

/// The choices of each digit in each house: one of them is true.
pub fn house_choices(position: &Position) -> Vec<CandidateSet> {
    let choice = |(house, digit): (House, Digit)| -> CandidateSet {
        let places = position.places(digit, house).iter();
        places.map(|cell| Candidate::new(cell, digit)).collect()
    };
    let pairs = House::ALL.into_iter().flat_map(|house| Digit::ALL.map(|digit| (house, digit)));
    pairs.map(choice).filter(|choice| !choice.is_empty()).collect()
}

/// The house in which a choice of one digit lies, for the evidence; none for a cell's.
pub fn house_of_choice(choice: CandidateSet) -> HouseSet {
    let cells: CellSet = choice.iter().map(|at| at.cell).collect();
    if cells.len() < 2 { HouseSet::EMPTY } else { cells.common_houses().take(1).collect() }
}
