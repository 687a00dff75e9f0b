//! Choices: candidates one of which is true, since they are all that a cell has left, or all places
//! of a digit in a house. Forcing chains and nets go over every candidate of a choice.

use super::step::{Evidence, Role};
use crate::types::candidate::{Candidate, CandidateSet};
use crate::types::digit::{Digit, DigitSet};
use crate::types::house::House;
use crate::types::position::Position;

/// Candidates one of which is true.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// All of them; at least one.
    pub candidates: CandidateSet,
    /// The house of which they are all places of a digit; none where they are all candidates of a
    /// cell.
    pub house: Option<House>,
}

impl Choice {
    /// Its candidates, and for a house that house and the digit, marked as the base.
    pub fn evidence(&self) -> Evidence {
        self.candidates.iter().fold(self.bounds(), |all, start| all.candidate(Role::Base, start))
    }
    /// The house and the digit alone, if it is one of a house.
    pub fn bounds(&self) -> Evidence {
        match (self.house, self.candidates.first()) {
            (Some(house), Some(at)) => Evidence::default()
                .house(Role::Base, house)
                .digits(Role::Base, DigitSet::only(at.digit)),
            _ => Evidence::default(),
        }
    }
}

/// The choices of each unsolved cell.
pub fn cell_choices(position: &Position) -> Vec<Choice> {
    let of = |cell| position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit));
    let choices = position.unsolved().iter().map(|cell| of(cell).collect::<CandidateSet>());
    let choices = choices.filter(|choice| !choice.is_empty());
    choices.map(|candidates| Choice { candidates, house: None }).collect()
}

/// The choices of each digit in each house.
pub fn house_choices(position: &Position) -> Vec<Choice> {
    let choice = |(house, digit): (House, Digit)| {
        let places = position.places(digit, house).iter();
        let candidates = places.map(|cell| Candidate::new(cell, digit)).collect();
        Choice { candidates, house: Some(house) }
    };
    let pairs = House::ALL.into_iter().flat_map(|house| Digit::ALL.map(|digit| (house, digit)));
    pairs.map(choice).filter(|choice| !choice.candidates.is_empty()).collect()
}
