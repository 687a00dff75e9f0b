//! What patterns eliminate in the middle of a chain: locked candidates, hidden and naked pairs, X-Wings.
//! The first kind that finds anything ends the search, with all that it finds.

use std::ops::ControlFlow;

use super::combos::bits;
use super::fish::fishes;
use super::grid::{Grid, TABLES, candidate, cells_of};
use super::locking::locks;
use super::rule::Size;
use super::sets::{hidden_in, houses, naked_in};

/// A candidate that goes, and what has to be gone before.
pub struct Deduction {
    /// The candidate.
    pub at: u16,
    /// The nested chain that eliminates it, one more than its number; 0 is none.
    pub nested: u32,
    parents: [u32; 2],
}

/// Deductions in order.
#[derive(Default)]
pub struct Deductions {
    all: Vec<Deduction>,
    parents: Vec<u16>,
    /// Where the parents of the next deductions begin.
    begun: usize,
}

impl Deductions {
    /// Forgets all.
    pub fn clear(&mut self) {
        self.all.clear();
        self.parents.clear();
        self.begun = 0;
    }
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }
    /// All, in order.
    pub fn iter(&self) -> impl Iterator<Item = &Deduction> {
        self.all.iter()
    }
    /// The candidates that have to be gone before.
    pub fn parents_of(&self, deduction: &Deduction) -> &[u16] {
        let [first, end] = deduction.parents.map(|at| at as usize);
        &self.parents[first..end]
    }
    /// Begins with the parents of the next pattern; whether there are any. A pattern without parents
    /// is there without the supposition, too, and is left out.
    pub fn begin(&mut self, parents: impl Iterator<Item = u16>) -> bool {
        self.begun = self.parents.len();
        self.parents.extend(parents);
        self.begun < self.parents.len()
    }
    /// Adds a candidate that the pattern eliminates.
    pub fn add(&mut self, at: u16, nested: u32) {
        let parents = [self.begun as u32, self.parents.len() as u32];
        self.all.push(Deduction { at, nested, parents });
    }
}

/// What patterns of the working grid eliminate that are not in the grid.
pub fn basic_deductions(grid: &Grid, work: &Grid, into: &mut Deductions) {
    for rule in [locked, hidden_pairs, naked_pairs, x_wings] {
        rule(grid, work, into);
        if !into.is_empty() {
            return;
        }
    }
}

fn locked(grid: &Grid, work: &Grid, into: &mut Deductions) {
    _ = locks(work, |lock| {
        let [base, cover] = [lock.base, lock.cover].map(|house| TABLES.house_sets[house]);
        let gone = grid.by_digit[lock.digit] & !work.by_digit[lock.digit] & base & !cover;
        if gone != 0 {
            into.begin(in_house(lock.base, gone).map(|cell| candidate(cell, lock.digit)));
            cells_of(lock.eliminations(work))
                .for_each(|cell| into.add(candidate(cell, lock.digit), 0));
        }
        ControlFlow::Continue(())
    });
}

/// The cells of a set in the order of a house.
fn in_house(house: usize, cells: u128) -> impl Iterator<Item = usize> {
    let all = TABLES.cells[house].into_iter().map(usize::from);
    all.filter(move |cell| cells >> cell & 1 != 0)
}

fn hidden_pairs(grid: &Grid, work: &Grid, into: &mut Deductions) {
    for house in houses().filter(|&house| work.empty_count(house) > 4) {
        for pair in hidden_in(work, house, Size::Pair) {
            let eliminations = pair.hidden_eliminations(work);
            let outside = Grid::at(house, !pair.positions & 0x1ff);
            let parents = outside.flat_map(|cell| {
                bits(grid.cells[cell] & pair.digits).map(move |digit| candidate(cell, digit))
            });
            if !eliminations.is_empty() && into.begin(parents) {
                add_in_order(eliminations, into);
            }
        }
    }
}

fn naked_pairs(grid: &Grid, work: &Grid, into: &mut Deductions) {
    for house in houses().filter(|&house| work.empty_count(house) >= 4) {
        for pair in naked_in(work, house, Size::Pair) {
            let eliminations = pair.naked_eliminations(work);
            let parents = Grid::at(house, pair.positions).flat_map(|cell| {
                bits(grid.cells[cell] & !pair.digits).map(move |digit| candidate(cell, digit))
            });
            if !eliminations.is_empty() && into.begin(parents) {
                add_in_order(eliminations, into);
            }
        }
    }
}

fn x_wings(grid: &Grid, work: &Grid, into: &mut Deductions) {
    for fish in fishes(work, Size::Pair) {
        let eliminations = fish.eliminations(work);
        let gone = grid.by_digit[fish.digit] & !work.by_digit[fish.digit] & !fish.cover_cells();
        let parents = fish
            .base_houses()
            .flat_map(|house| in_house(house, gone & TABLES.house_sets[house]))
            .map(|cell| candidate(cell, fish.digit));
        if eliminations != 0 && into.begin(parents) {
            cells_of(eliminations).for_each(|cell| into.add(candidate(cell, fish.digit), 0));
        }
    }
}

/// Adds what a pattern eliminates, cells in reading order, digits ascending.
fn add_in_order(mut eliminations: Vec<u16>, into: &mut Deductions) {
    eliminations.sort_unstable();
    eliminations.into_iter().for_each(|at| into.add(at, 0));
}
