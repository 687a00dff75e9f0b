//! [`StrongLinks`]: which candidate is right when another is wrong, on a grid that does not change.

use super::consequences::IN_CELL;
use super::grid::{BLOCK_ROW_COLUMN, Grid, TABLES, candidate, parts};

/// The kinds of links of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Of one digit, in houses.
    X,
    /// In cells with two candidates.
    Y,
    /// Both.
    Xy,
}

/// For each candidate those that are right when it is wrong: of its cell, block, row and column.
pub struct StrongLinks {
    links: Box<[[(u16, u8); 4]; 729]>,
    counts: Box<[u8; 729]>,
    /// The candidates that have any, by digit.
    pub linked: [u128; 9],
}

impl StrongLinks {
    /// The links of a kind.
    pub fn of(grid: &Grid, kind: Kind) -> StrongLinks {
        let mut links = StrongLinks {
            links: Box::new([[(0, 0); 4]; 729]),
            counts: Box::new([0; 729]),
            linked: [0; 9],
        };
        if kind != Kind::X {
            links.enter_cells(grid);
        }
        if kind != Kind::Y {
            links.enter_houses(grid);
        }
        links
    }
    fn enter_cells(&mut self, grid: &Grid) {
        for cell in (0..81).filter(|&cell| grid.count(cell) == 2) {
            let digits = grid.cells[cell];
            let first = digits.trailing_zeros() as usize;
            let second = 15 - digits.leading_zeros() as usize;
            self.enter([first, second].map(|digit| candidate(cell, digit)), IN_CELL);
        }
    }
    fn enter_houses(&mut self, grid: &Grid) {
        for first in BLOCK_ROW_COLUMN {
            for house in first..first + 9 {
                (0..9).for_each(|digit| self.enter_house(grid, house, digit));
            }
        }
    }
    fn enter_house(&mut self, grid: &Grid, house: usize, digit: usize) {
        let places = grid.places[house][digit];
        if places.count_ones() == 2 {
            let ends = [places.trailing_zeros(), 15 - places.leading_zeros()];
            let cells = ends.map(|at| usize::from(TABLES.cells[house][at as usize]));
            self.enter(cells.map(|cell| candidate(cell, digit)), house as u8);
        }
    }
    fn enter(&mut self, ends: [u16; 2], cause: u8) {
        let [first, second] = ends;
        if self.get(first).iter().any(|&(other, _)| other == second) {
            return;
        }
        for (from, to) in [(first, second), (second, first)] {
            let at = usize::from(from);
            self.links[at][usize::from(self.counts[at])] = (to, cause);
            self.counts[at] += 1;
            let (cell, digit) = parts(from);
            self.linked[digit] |= 1 << cell;
        }
    }
    /// The candidates that are right when this one is wrong, and where: in a house, or [`IN_CELL`].
    pub fn get(&self, from: u16) -> &[(u16, u8)] {
        let at = usize::from(from);
        &self.links[at][..usize::from(self.counts[at])]
    }
}
