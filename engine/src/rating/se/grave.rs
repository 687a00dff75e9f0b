//! The bivalue universal grave (BUG), types 1 to 4.
//!
//! Take some candidates of a few cells away, and every cell has two candidates, every digit two places
//! or none in each house: such a grid has no solution or several, so that one of those few is right.

use super::combos::{bits, combos};
use super::grid::{BLOCK_ROW_COLUMN, Grid, TABLES, candidate, cells_of};
use super::rule::{Rule, UniqueType};
use super::step::{Pattern, Step, eliminated, typed_cells};
use crate::types::digit::Digit;
use crate::types::set::Element;

/// The cells with more than two candidates and what they have too much.
struct Grave {
    cells: Vec<usize>,
    /// The candidates too many of each cell.
    extra: Vec<u16>,
    /// All of them.
    digits: u16,
    /// The cells that see all of the cells.
    common: u128,
}

/// The first hint of a BUG.
pub fn grave(grid: &Grid) -> Option<Step> {
    let grave = find(grid)?;
    if let [cell] = grave.cells[..] {
        let mut eliminations = Vec::new();
        eliminated(grid, cell, !grave.digits, &mut eliminations);
        return grave.step(UniqueType::One, 5.6, &eliminations, None);
    }
    if grave.digits.count_ones() == 1 {
        let digit = grave.digits.trailing_zeros() as usize;
        let cells = cells_of(grave.common & grid.by_digit[digit]);
        let eliminations: Vec<u16> = cells.map(|cell| candidate(cell, digit)).collect();
        let two = grave.step(UniqueType::Two, 5.7, &eliminations, Some(digit));
        return two.or_else(|| grave.type_four(grid));
    }
    if grave.common == 0 {
        return None;
    }
    grave.type_four(grid).or_else(|| grave.type_three(grid))
}

/// The grave, if taking its candidates away leaves two everywhere.
fn find(grid: &Grid) -> Option<Grave> {
    let mut rest = grid.clone();
    let mut grave = Grave { cells: Vec::new(), extra: Vec::new(), digits: 0, common: u128::MAX };
    for first in BLOCK_ROW_COLUMN {
        for house in first..first + 9 {
            for digit in 0..9 {
                grave.enter(grid, &mut rest, house, digit)?;
            }
        }
    }
    let two_or_none = |count: u32| count == 0 || count == 2;
    let cells = (0..81).all(|cell| {
        let house = usize::from(TABLES.houses[cell][1]);
        let is_empty = grid.empty[house] >> TABLES.positions[cell][1] & 1 != 0;
        !is_empty || rest.count(cell) == 2
    });
    let places = rest.places.iter().flatten().all(|places| two_or_none(places.count_ones()));
    (cells && places && !grave.cells.is_empty()).then_some(grave)
}

impl Grave {
    /// Takes the digit from the one cell of the house that has too many candidates; none where that
    /// shows that there is no grave.
    fn enter(&mut self, grid: &Grid, rest: &mut Grid, house: usize, digit: usize) -> Option<()> {
        let places = grid.places[house][digit];
        if matches!(places.count_ones(), 0 | 2) {
            return Some(());
        }
        let mut cells = Grid::at(house, places).filter(|&cell| grid.count(cell) >= 3);
        let cell = cells.next()?;
        if cells.next().is_some() {
            return Some(());
        }
        let known = self.cells.iter().position(|&other| other == cell);
        let at = known.unwrap_or_else(|| {
            self.cells.push(cell);
            self.extra.push(0);
            self.cells.len() - 1
        });
        self.extra[at] |= 1 << digit;
        self.digits |= 1 << digit;
        rest.remove(cell, digit);
        self.common &= TABLES.all_peers[cell];
        self.common &= !self.cells.iter().fold(0, |all, &cell| all | 1 << cell);
        let is_hopeless = self.cells.len() > 1 && self.digits.count_ones() > 1 && self.common == 0;
        (!is_hopeless).then_some(())
    }
    fn step(
        &self,
        kind: UniqueType,
        difficulty: f64,
        eliminations: &[u16],
        digit: Option<usize>,
    ) -> Option<Step> {
        let cells = typed_cells(self.cells.iter().copied());
        let pattern = Pattern::Cells(cells, digit.map(Digit::at));
        (!eliminations.is_empty())
            .then(|| Step::eliminating(Rule::Bug(kind), difficulty, eliminations, pattern))
    }
    /// The houses of all cells: block, row, column.
    fn shared_houses(&self) -> impl Iterator<Item = usize> {
        let all = self.cells.iter().fold(0u128, |all, &cell| all | 1 << cell);
        let houses = TABLES.houses[self.cells[0]].map(usize::from).into_iter();
        houses.filter(move |&house| all & !TABLES.house_sets[house] == 0)
    }
    /// A digit that both cells have besides is locked in them.
    fn type_four(&self, grid: &Grid) -> Option<Step> {
        let &[first, second] = &self.cells[..] else { return None };
        let common = grid.cells[first] & grid.cells[second] & !self.digits;
        self.shared_houses().next().filter(|_| common.count_ones() == 1)?;
        let mut eliminations = Vec::new();
        eliminated(grid, first, !self.extra[0] & !common, &mut eliminations);
        eliminated(grid, second, !self.extra[1] & !common, &mut eliminations);
        self.step(UniqueType::Four, 5.7, &eliminations, Some(common.trailing_zeros() as usize))
    }
    /// One of the cells makes a naked set with others of a house.
    fn type_three(&self, grid: &Grid) -> Option<Step> {
        self.shared_houses().find_map(|house| {
            let cells: Vec<usize> = cells_of(self.common & TABLES.house_sets[house]).collect();
            let sizes = 2..=6.min(cells.len() as u32);
            sizes.into_iter().find_map(|size| {
                combos(size - 1, cells.len() as u32)
                    .find_map(|chosen| self.with_cells(grid, &cells, size, chosen as u16))
            })
        })
    }
    fn with_cells(&self, grid: &Grid, cells: &[usize], size: u32, chosen: u16) -> Option<Step> {
        let others = || bits(chosen).map(|at| grid.cells[cells[at]]);
        let union = others().fold(0, |all, digits| all | digits);
        let is_set = union.count_ones() == size
            && (union | self.digits).count_ones() == size
            && others().all(|digits| digits.count_ones() >= 2);
        if !is_set {
            return None;
        }
        let mut eliminations = Vec::new();
        for (at, &cell) in cells.iter().enumerate() {
            if chosen >> at & 1 == 0 {
                eliminated(grid, cell, union, &mut eliminations);
            }
        }
        let difficulty = 5.7 + 0.1 * (f64::from(size) - 1.0);
        self.step(UniqueType::Three, difficulty, &eliminations, None)
    }
}
