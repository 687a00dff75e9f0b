//! [`Grounds`]: what the argument of a step rests on where its marks, links and sets do not say so by
//! themselves. With it a program that knows no technique can check the step: see `docs/cli.md`.

use super::refutation::Line;
use super::step::Link;
use crate::types::candidate::Candidate;
use crate::types::cell::Cell;
use crate::types::digit::{Digit, DigitSet};
use crate::types::house::House;
use crate::types::position::Position;

/// What an argument rests on, beside what is marked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Grounds {
    /// Strong links that tie candidates together in two colours; no chain follows them.
    pub ties: Vec<Link>,
    /// The only cells and houses of which the argument takes for known that something is true there.
    pub facts: Vec<Fact>,
    /// Candidates one of which is true, and what follows from each.
    pub cases: Vec<Case>,
    /// What follows without a supposition, each line from those before it.
    pub lines: Vec<Line>,
}

/// That one of some candidates is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Fact {
    /// The cell takes one of its candidates.
    Cell(Cell),
    /// The house has the digit in one of its open places there.
    House(House, Digit),
}

/// A supposition, and what follows from it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Case {
    /// The candidate that is supposed to be true.
    pub supposed: Candidate,
    /// What follows, each line from those before it.
    pub lines: Vec<Line>,
}

impl Grounds {
    /// Adds all that other grounds hold.
    #[must_use]
    pub fn merge(mut self, other: Grounds) -> Grounds {
        self.ties.extend(other.ties);
        self.facts.extend(other.facts);
        self.cases.extend(other.cases);
        self.lines.extend(other.lines);
        self
    }
    /// Adds that each of the cells takes one of its candidates.
    #[must_use]
    pub fn cells(mut self, cells: impl IntoIterator<Item = Cell>) -> Grounds {
        self.facts.extend(cells.into_iter().map(Fact::Cell));
        self
    }
    /// Adds that the house has each of the digits, if it is still to be placed there.
    #[must_use]
    pub fn digits(mut self, position: &Position, house: House, digits: DigitSet) -> Grounds {
        let open = digits.iter().filter(|&digit| !position.places(digit, house).is_empty());
        self.facts.extend(open.map(|digit| Fact::House(house, digit)));
        self
    }
}
