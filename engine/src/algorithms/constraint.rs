//! [`Constraint`]: one of the 324 things that a solution has to fulfil, each by one of at most nine
//! candidates. [`Options`] are some of those nine.

use crate::types::candidate::Candidate;
use crate::types::cell::Cell;
use crate::types::digit::{Digit, DigitSet};
use crate::types::house::{House, HouseKind};
use crate::types::set::Element;

/// A cell that has to get a digit, or a digit that has to get a cell in a house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Constraint {
    /// The cell needs one of nine digits.
    Cell(Cell),
    /// The digit needs one of the house's nine cells.
    Digit(House, Digit),
}

impl Constraint {
    /// How many there are.
    pub const COUNT: usize = 81 + 27 * 9;

    /// Its place among all: cells first, then house by house, digit by digit.
    pub fn index(self) -> usize {
        match self {
            Constraint::Cell(cell) => cell.index(),
            Constraint::Digit(house, digit) => 81 + 9 * house.index() + digit.index(),
        }
    }
    /// The constraint at a place, 0 to 323.
    pub fn at(index: usize) -> Constraint {
        match index.checked_sub(81) {
            None => Constraint::Cell(Cell::ALL[index]),
            Some(rest) => Constraint::Digit(House::ALL[rest / 9], Digit::ALL[rest % 9]),
        }
    }
    /// The four that a candidate fulfils.
    pub fn of(candidate: Candidate) -> [Constraint; 4] {
        let Candidate { cell, digit } = candidate;
        let [row, column, block] = cell.houses();
        [
            Constraint::Cell(cell),
            Constraint::Digit(row, digit),
            Constraint::Digit(column, digit),
            Constraint::Digit(block, digit),
        ]
    }
    /// Its candidate number `option`, 0 to 8: of a cell by digit, of a house by cell.
    pub fn candidate(self, option: usize) -> Candidate {
        match self {
            Constraint::Cell(cell) => Candidate::new(cell, Digit::ALL[option]),
            Constraint::Digit(house, digit) => {
                let number = house.number();
                let cell = match house.kind() {
                    HouseKind::Row => Cell::new(number, option),
                    HouseKind::Column => Cell::new(option, number),
                    HouseKind::Block => {
                        Cell::new(number / 3 * 3 + option / 3, number % 3 * 3 + option % 3)
                    }
                };
                Candidate::new(cell, digit)
            }
        }
    }
    /// The number of one of its candidates.
    pub fn option(self, candidate: Candidate) -> usize {
        let Candidate { cell, digit } = candidate;
        match self {
            Constraint::Cell(_) => digit.index(),
            Constraint::Digit(house, _) => match house.kind() {
                HouseKind::Row => cell.column(),
                HouseKind::Column => cell.row(),
                HouseKind::Block => cell.row() % 3 * 3 + cell.column() % 3,
            },
        }
    }
}

/// Some of the nine candidates of a constraint, by number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Options(u16);

impl Options {
    /// None of them.
    pub const NONE: Options = Options(0);

    /// The digits of a cell as options.
    pub(crate) fn of_digits(digits: DigitSet) -> Options {
        Options(digits.bits())
    }
    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// How many there are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    /// Whether the number is among them.
    pub fn contains(self, option: usize) -> bool {
        self.0 >> option & 1 == 1
    }
    /// Adds a number, 0 to 8.
    pub fn insert(&mut self, option: usize) {
        self.0 |= 1 << option;
    }
    /// Takes a number out.
    pub fn remove(&mut self, option: usize) {
        self.0 &= !(1 << option);
    }
    /// The lowest number, which is the lowest bit that is set.
    pub fn lowest(self) -> Option<usize> {
        (self.0 != 0).then_some(self.0.trailing_zeros() as usize)
    }
    /// The numbers, from the lowest on.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..9).filter(move |&option| self.contains(option))
    }
}
