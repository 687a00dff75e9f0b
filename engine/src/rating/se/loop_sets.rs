//! Type 3 of unique loops: the other candidates of two cells make a naked set with cells of a house,
//! or the digits of the loop a hidden one.

use super::combos::{bits, combos};
use super::grid::{Grid, TABLES};
use super::loops::{Loop, LoopHint};
use super::rule::UniqueType;
use super::step::eliminated;

/// What all sets have in common.
struct Context<'a> {
    grid: &'a Grid,
    pair: [usize; 2],
    /// The two cells with other candidates.
    cells: [usize; 2],
    /// These candidates.
    extra: u16,
    /// A house of both.
    house: usize,
    /// Where the two cells stand in it.
    at: [u16; 2],
}

/// All hints of the type, by size, house and kind of set.
pub fn with_sets(grid: &Grid, around: &Loop, cells: [usize; 2], extra: u16) -> Vec<LoopHint> {
    let mut all = Vec::new();
    for size in extra.count_ones()..=7 {
        for kind in 0..3 {
            let house = TABLES.houses[cells[0]][kind];
            if house != TABLES.houses[cells[1]][kind] {
                continue;
            }
            let at = cells.map(|cell| 1 << TABLES.positions[cell][kind]);
            let house = usize::from(house);
            let context = Context { grid, pair: around.pair, cells, extra, house, at };
            context.naked(size, &mut all);
            context.hidden(size, &mut all);
        }
    }
    all
}

impl Context<'_> {
    fn naked(&self, size: u32, all: &mut Vec<LoopHint>) {
        if 2 * size > self.grid.empty_count(self.house) {
            return;
        }
        let fits = |&mask: &u16| mask & self.at[0] != 0 && mask & self.at[1] == 0;
        for mask in combos(size, 9).map(|mask| mask as u16).filter(fits) {
            all.extend(self.naked_with(size, mask & !self.at[0]));
        }
    }
    fn naked_with(&self, size: u32, others: u16) -> Option<LoopHint> {
        let grid = self.grid;
        let digits = |mask| Grid::at(self.house, mask).map(|cell| grid.cells[cell]);
        let union = digits(others).fold(0, |all, digits| all | digits);
        let common = self.extra & grid.cells[self.cells[0]] & grid.cells[self.cells[1]];
        let is_set = (common | union).count_ones() == size
            && (self.extra | union).count_ones() == size
            && digits(others).all(|digits| digits.count_ones() >= 2);
        if !is_set {
            return None;
        }
        let mut eliminations = Vec::new();
        for cell in Grid::at(self.house, 0x1ff & !others & !self.at[0] & !self.at[1]) {
            eliminated(grid, cell, self.extra | union, &mut eliminations);
        }
        Some(self.hint(false, size, eliminations))
    }
    fn hidden(&self, size: u32, all: &mut Vec<LoopHint>) {
        let pair = self.pair.iter().fold(0, |pair, &digit| pair | 1 << digit);
        let others: Vec<usize> = bits(0x1ff & !pair & !self.extra).collect();
        let is_possible = 2 * size < self.grid.empty_count(self.house)
            && size - 2 <= others.len() as u32
            && !others.is_empty();
        if !is_possible {
            return;
        }
        for mask in combos(size - 2, others.len() as u32) {
            let chosen = bits(mask as u16).fold(pair, |all, at| all | 1 << others[at]);
            all.extend(self.hidden_with(size, chosen));
        }
    }
    fn hidden_with(&self, size: u32, digits: u16) -> Option<LoopHint> {
        let places = |digit| self.grid.places[self.house][digit] & !self.at[1];
        let union = bits(digits).try_fold(0, |union, digit| {
            let places: u16 = places(digit);
            (places != 0).then_some(union | places)
        })?;
        if union.count_ones() != size {
            return None;
        }
        let rest = union & !self.at[0];
        let mut eliminations = Vec::new();
        for cell in Grid::at(self.house, rest) {
            eliminated(self.grid, cell, !digits, &mut eliminations);
        }
        Some(self.hint(true, rest.count_ones(), eliminations))
    }
    fn hint(&self, is_hidden: bool, size: u32, eliminations: Vec<u16>) -> LoopHint {
        let added = 0.1 * (f64::from(size) - 1.0);
        LoopHint { kind: UniqueType::Three, is_hidden, added, pair: self.pair, eliminations }
    }
}
