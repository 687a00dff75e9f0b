//! A rating that is the same for all forms of a puzzle: turned, relabelled, bands and rows swapped.
//!
//! The solution goes in rounds. In each round the lowest level is taken that finds anything, and
//! all that it finds is applied at once. So nothing depends on what is looked at first. The rating
//! is the highest level that was needed. `docs/rating.md` has the levels.

mod chains;
mod patterns;
mod trial;

use super::se::grid::{Grid, parts};
use super::se::rater::Tenths;
use crate::types::grid::Grid as Givens;
use patterns::PATTERNS;

/// What one level finds in one round.
#[derive(Clone, Debug, Default)]
pub(crate) struct Findings {
    /// Candidates that are right.
    right: Vec<u16>,
    /// Candidates that are wrong.
    wrong: Vec<u16>,
}

impl Findings {
    fn is_empty(&self) -> bool {
        self.right.is_empty() && self.wrong.is_empty()
    }
    fn apply(&self, grid: &mut Grid) {
        for &at in &self.wrong {
            let (cell, digit) = parts(at);
            grid.remove(cell, digit);
        }
        for &at in &self.right {
            let (cell, digit) = parts(at);
            if grid.cells[cell] >> digit & 1 != 0 {
                grid.place(cell, digit);
            }
        }
    }
}

/// The rating of a puzzle by rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundRating {
    /// The highest level: 1.0 to 12.9.
    pub level: Tenths,
    /// How many rounds were taken.
    pub rounds: u32,
}

/// Rates a proper puzzle. A puzzle with several solutions, or none, has none.
pub fn rate(givens: &Givens) -> Option<RoundRating> {
    let mut grid = Grid::of(givens);
    let mut rating = RoundRating { level: Tenths(0), rounds: 0 };
    while !grid.is_full() {
        let (level, findings) = round(&grid)?;
        findings.apply(&mut grid);
        rating.level = rating.level.max(Tenths(level));
        rating.rounds += 1;
        if is_dead(&grid) {
            return None;
        }
    }
    Some(rating)
}

/// The lowest level that finds anything, and all that it finds.
fn round(grid: &Grid) -> Option<(u16, Findings)> {
    for (level, find) in PATTERNS {
        let mut findings = Findings::default();
        find(grid, &mut findings);
        if !findings.is_empty() {
            return Some((*level, findings));
        }
    }
    chains::shortest(grid).or_else(|| trial::shortest(grid))
}

/// Whether a cell, or a digit in a house, has no candidate left.
fn is_dead(grid: &Grid) -> bool {
    let rows = (0..9).any(|row| Grid::at(row, grid.empty[row]).any(|cell| grid.count(cell) == 0));
    let places = |house: usize| grid.places[house].iter().filter(|&&places| places != 0).count();
    rows || (0..27).any(|house| places(house) != grid.empty_count(house) as usize)
}
