//! Rectangles whose corners could swap two digits: four cells in two rows, two columns and two
//! blocks. Unique, hidden and avoidable rectangles start from them.

use super::deadly_pattern::DeadlyPattern;
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::{Digit, DigitSet};
use crate::types::house::{House, HouseKind};
use crate::types::position::Position;

/// Four cells in two rows, two columns and two blocks, and the two digits of one of them at least.
#[derive(Clone, Copy, Debug)]
pub struct Rectangle {
    /// The corners in turn: those at 0 and 2, and those at 1 and 3, lie opposite.
    pub corners: [Cell; 4],
    /// The two digits.
    pub digits: DigitSet,
}

impl Rectangle {
    /// The corners.
    pub fn cells(&self) -> CellSet {
        self.corners.into_iter().collect()
    }
    /// The corners and their digits as a deadly pattern.
    pub fn deadly(&self) -> DeadlyPattern {
        DeadlyPattern { cells: self.cells(), digits: self.digits }
    }
    /// Whether the corners hold all places of a digit in a house.
    pub fn confines(&self, position: &Position, digit: Digit, house: House) -> bool {
        let places = position.places(digit, house);
        !places.is_empty() && places.is_subset(self.cells())
    }
    /// Its two rows or columns.
    pub fn lines(&self, kind: HouseKind) -> [House; 2] {
        [self.corners[0], self.corners[2]].map(|cell| cell.house(kind))
    }
}

/// All rectangles of unsolved cells with each pair of digits that a corner is down to and of which the
/// others hold so many at least.
pub fn rectangles(position: &Position, least: usize) -> Vec<Rectangle> {
    let mut found = Vec::new();
    for corners in frames(position.bivalue(), !position.unsolved()) {
        let of = |cell| position.candidates(cell);
        let pairs = corners.into_iter().map(of).filter(|digits| digits.len() == 2);
        let mut pairs: Vec<DigitSet> = pairs.collect();
        pairs.sort_by_key(|pair| pair.bits() as usize);
        pairs.dedup();
        pairs.retain(|&pair| corners.iter().all(|&cell| (of(cell) & pair).len() >= least));
        found.extend(pairs.into_iter().map(|digits| Rectangle { corners, digits }));
    }
    found
}

/// The corners of every frame of two rows, two columns and two blocks that has a corner among some
/// cells and none among others, in turn.
pub fn frames(cells: CellSet, others: CellSet) -> impl Iterator<Item = [Cell; 4]> {
    let rows = (0..9).flat_map(|upper| (upper + 1..9).map(move |lower| (upper, lower)));
    // The columns in which a row has any of the cells, and of the others.
    let columns = [cells, others].map(|cells| {
        std::array::from_fn::<u16, 9, _>(|row| (cells.bits() >> (9 * row)) as u16 & 0x1ff)
    });
    rows.flat_map(move |(upper, lower)| {
        let [some, none] = columns.each_ref().map(|of| of[upper] | of[lower]);
        let pairs = (0..9).flat_map(|left| (left + 1..9).map(move |right| (left, right)));
        let fits = move |&(left, right): &(usize, usize)| {
            let at = 1 << left | 1 << right;
            let in_two_blocks = (upper / 3 == lower / 3) != (left / 3 == right / 3);
            in_two_blocks && some & at != 0 && none & at == 0
        };
        pairs.filter(fits).map(move |(left, right)| {
            [(upper, left), (upper, right), (lower, right), (lower, left)]
                .map(|(row, column)| Cell::new(row, column))
        })
    })
}
