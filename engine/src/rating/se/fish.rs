//! X-Wing, Swordfish and Jellyfish.

use super::combos::{bits, combos};
use super::grid::{COLUMNS, Grid, ROWS, TABLES, candidate, cells_of, kind_of};
use super::rule::{Rule, Size};
use super::step::{Pattern, Step, typed_cells};
use crate::types::digit::Digit;
use crate::types::set::Element;

/// Lines that hold all places of a digit in as many lines across.
#[derive(Clone, Copy)]
pub struct Fish {
    /// The digit.
    pub digit: usize,
    /// The first of the lines of the base's kind.
    bases: usize,
    /// Which lines are the base.
    base: u16,
    /// Which lines across are the cover.
    cover: u16,
}

impl Fish {
    /// The houses of the base.
    pub fn base_houses(self) -> impl Iterator<Item = usize> {
        bits(self.base).map(move |line| self.bases + line)
    }
    /// The houses of the cover.
    fn cover_houses(self) -> impl Iterator<Item = usize> {
        let covers = if self.bases == ROWS { COLUMNS } else { ROWS };
        bits(self.cover).map(move |line| covers + line)
    }
    /// All cells of the cover.
    pub fn cover_cells(self) -> u128 {
        self.cover_houses().fold(0, |all, house| all | TABLES.house_sets[house])
    }
    fn base_cells(self) -> u128 {
        self.base_houses().fold(0, |all, house| all | TABLES.house_sets[house])
    }
    /// The cells that lose the digit.
    pub fn eliminations(self, grid: &Grid) -> u128 {
        grid.by_digit[self.digit] & self.cover_cells() & !self.base_cells()
    }
    fn pattern(self, grid: &Grid) -> Pattern {
        let places = grid.by_digit[self.digit] & self.base_cells();
        let cells =
            self.cover_houses().flat_map(|house| cells_of(places & TABLES.house_sets[house]));
        let covers = if self.bases == ROWS { COLUMNS } else { ROWS };
        let kinds = [self.bases, covers].map(kind_of);
        Pattern::Locked(typed_cells(cells), Digit::at(self.digit), kinds)
    }
}

/// All fish of a size, in order, whether they eliminate something or not.
pub fn fishes(grid: &Grid, size: Size) -> impl Iterator<Item = Fish> {
    let kinds = [COLUMNS, ROWS].into_iter();
    kinds.flat_map(move |bases| {
        let usable = std::array::from_fn(|digit| usable(grid, bases, digit, size as u32));
        combos(size as u32, 9)
            .flat_map(move |base| on_lines(grid, (bases, usable), base as u16, size as u32))
    })
}

/// The lines that can be in the base of a fish: with few enough places of the digit, and at least two.
fn usable(grid: &Grid, bases: usize, digit: usize, size: u32) -> u16 {
    if u32::from(grid.placed[digit]) + 2 * size > 9 {
        return 0;
    }
    let fits = |line: &usize| (2..=size).contains(&grid.places[bases + line][digit].count_ones());
    (0..9).filter(fits).fold(0, |lines, line| lines | 1 << line)
}

fn on_lines(
    grid: &Grid,
    (bases, usable): (usize, [u16; 9]),
    base: u16,
    size: u32,
) -> impl Iterator<Item = Fish> {
    (0..9).filter(move |&digit| base & !usable[digit] == 0).filter_map(move |digit| {
        let places = bits(base).map(|line| grid.places[bases + line][digit]);
        let cover: u16 = places.fold(0, |union, places| union | places);
        (cover.count_ones() == size).then_some(Fish { digit, bases, base, cover })
    })
}

/// The first fish of the size that eliminates something.
pub fn fish(grid: &Grid, size: Size) -> Option<Step> {
    let found = fishes(grid, size).find(|fish| fish.eliminations(grid) != 0)?;
    let eliminations: Vec<u16> =
        cells_of(found.eliminations(grid)).map(|cell| candidate(cell, found.digit)).collect();
    let difficulty = match size {
        Size::Pair => 3.2,
        Size::Triplet => 3.8,
        Size::Quad => 5.2,
    };
    Some(Step::eliminating(Rule::Fish(size), difficulty, &eliminations, found.pattern(grid)))
}
