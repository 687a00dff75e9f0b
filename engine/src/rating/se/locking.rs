//! Locked candidates (pointing and claiming), and those that lead to a hidden single at once.

use std::ops::ControlFlow;

use super::grid::{BLOCKS, COLUMNS, Grid, ROWS, TABLES, candidate, cells_of, kind_of};
use super::rule::Rule;
use super::step::{Pattern, Step, typed_cells};
use crate::types::digit::Digit;
use crate::types::set::Element;

/// The kinds of houses in which a digit is locked, and those that it is locked into.
const PASSES: [[usize; 2]; 4] =
    [[BLOCKS, COLUMNS], [BLOCKS, ROWS], [COLUMNS, BLOCKS], [ROWS, BLOCKS]];

/// A digit whose places in a house are all in another.
#[derive(Clone, Copy)]
pub struct Lock {
    /// The house.
    pub base: usize,
    /// The other house, from which the digit goes elsewhere.
    pub cover: usize,
    /// The digit.
    pub digit: usize,
}

impl Lock {
    /// The cells that lose the digit.
    pub fn eliminations(self, grid: &Grid) -> u128 {
        let [base, cover] = [self.base, self.cover].map(|house| TABLES.house_sets[house]);
        grid.by_digit[self.digit] & cover & !base
    }
    fn pattern(self, grid: &Grid) -> Pattern {
        let cells = typed_cells(Grid::at(self.base, grid.places[self.base][self.digit]));
        Pattern::Locked(cells, Digit::at(self.digit), [self.base, self.cover].map(kind_of))
    }
    fn is_pointing(self) -> bool {
        self.base >= BLOCKS
    }
}

/// All locked digits that eliminate something, in order.
pub fn locks(grid: &Grid, mut found: impl FnMut(Lock) -> ControlFlow<()>) -> ControlFlow<()> {
    for [bases, covers] in PASSES {
        for base in bases..bases + 9 {
            for cover in (covers..covers + 9).filter(|&cover| meet(base, cover)) {
                in_houses(grid, base, cover, &mut found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn meet(house: usize, other: usize) -> bool {
    TABLES.house_sets[house] & TABLES.house_sets[other] != 0
}

fn in_houses(
    grid: &Grid,
    base: usize,
    cover: usize,
    found: &mut impl FnMut(Lock) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let outside = TABLES.house_sets[base] & !TABLES.house_sets[cover];
    for digit in 0..9 {
        let lock = Lock { base, cover, digit };
        let is_locked =
            grid.places[base][digit].count_ones() >= 2 && grid.by_digit[digit] & outside == 0;
        if is_locked && lock.eliminations(grid) != 0 {
            found(lock)?;
        }
    }
    ControlFlow::Continue(())
}

/// The first locked digit that eliminates something.
pub fn locking(grid: &Grid) -> Option<Step> {
    let mut first = None;
    _ = locks(grid, |lock| {
        first = Some(lock);
        ControlFlow::Break(())
    });
    let lock = first?;
    let (rule, difficulty) =
        if lock.is_pointing() { (Rule::Pointing, 2.6) } else { (Rule::Claiming, 2.8) };
    let eliminations: Vec<u16> =
        cells_of(lock.eliminations(grid)).map(|cell| candidate(cell, lock.digit)).collect();
    Some(Step::eliminating(rule, difficulty, &eliminations, lock.pattern(grid)))
}

/// The first locked digit that leaves one place for it in another house of the same kind.
pub fn direct_locking(grid: &Grid) -> Option<Step> {
    let mut first = None;
    _ = locks(grid, |lock| match singles_after(grid, lock).next() {
        Some(cell) => {
            first = Some((lock, cell));
            ControlFlow::Break(())
        }
        None => ControlFlow::Continue(()),
    });
    let (lock, cell) = first?;
    let (rule, difficulty) =
        if lock.is_pointing() { (Rule::DirectPointing, 1.7) } else { (Rule::DirectClaiming, 1.9) };
    let at = candidate(cell, lock.digit);
    Some(Step::placing(rule, difficulty, at, lock.pattern(grid)))
}

/// The cells that are left for the digit in houses that cross the cover.
pub fn singles_after(grid: &Grid, lock: Lock) -> impl Iterator<Item = usize> {
    let bases = lock.base / 9 * 9;
    let others =
        (bases..bases + 9).filter(move |&house| house != lock.base && meet(house, lock.cover));
    others.filter_map(move |house| {
        let places = grid.by_digit[lock.digit] & TABLES.house_sets[house];
        let left = places & !TABLES.house_sets[lock.cover];
        (places.count_ones() > 1 && left.count_ones() == 1).then(|| left.trailing_zeros() as usize)
    })
}
