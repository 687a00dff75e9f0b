//! [`Counts`]: a number of lines for each digit, all nine in one word, so that the many sets of rows
//! and columns are counted fast.

use crate::types::digit::DigitSet;
use crate::types::set::Element as _;

/// A number from 0 to 9 for each digit, in lanes of six bits, and above them a number of cells.
#[derive(Clone, Copy, Default)]
pub struct Counts(u64);

const LANE: usize = 6;
/// Where the number of cells begins.
const CELLS: usize = 9 * LANE;
/// A one in each lane of a digit.
const ONES: u64 = lanes(1);
/// The highest bit of each of these lanes, which no number reaches.
const HIGHEST: u64 = lanes(1 << (LANE - 1));

/// These bits in the lane of each digit.
const fn lanes(bits: u64) -> u64 {
    let mut lanes = 0;
    let mut lane = 0;
    while lane < 9 {
        lanes |= bits << (LANE * lane);
        lane += 1;
    }
    lanes
}

impl Counts {
    /// One for each of some digits.
    pub fn of(digits: DigitSet) -> Counts {
        Counts(digits.iter().map(|digit| 1 << (LANE * digit.index())).sum())
    }
    /// Adds so many cells.
    pub fn with_cells(self, cells: usize) -> Counts {
        Counts(self.0 + ((cells as u64) << CELLS))
    }
    /// The number of cells.
    pub fn cells(self) -> u64 {
        self.0 >> CELLS
    }
    /// Lane by lane what either has.
    pub fn or(self, other: Counts) -> Counts {
        Counts(self.0 | other.0)
    }
    /// Lane by lane the sum.
    pub fn add(self, other: Counts) -> Counts {
        Counts(self.0 + other.0)
    }
    /// The smaller number of each lane, added up.
    pub fn least(self, other: Counts) -> u64 {
        let [one, other] = [self, other].map(|counts| counts.0 & ((1 << CELLS) - 1));
        // The highest bit of a lane is left where the other's number is not the greater one.
        let not_greater = ((one | HIGHEST) - other) & HIGHEST;
        let chosen = not_greater - (not_greater >> (LANE - 1));
        let least = (other & chosen) | (one & !chosen);
        // Multiplied so, the last lane holds the sum of all.
        (least.wrapping_mul(ONES) >> (8 * LANE)) & ((1 << LANE) - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::digit::Digit;

    #[test]
    fn the_smaller_numbers_are_added_up() {
        let all = Counts::of(DigitSet::ALL);
        let one = Counts::of(DigitSet::only(Digit::new(1)));
        let twice = all.add(all).with_cells(30);
        assert_eq!([twice.least(all), all.least(twice)], [9, 9]);
        assert_eq!([twice.least(one), twice.least(twice), twice.cells()], [1, 18, 30]);
        let nine = Counts::default();
        let nine = (0..9).fold(nine, |sum, _| sum.add(one));
        assert_eq!([nine.least(nine), nine.least(twice)], [9, 2]);
    }
}
