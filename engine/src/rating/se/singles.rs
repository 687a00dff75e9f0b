//! Hidden and naked singles.

use super::combos::bits;
use super::grid::{BLOCK_COLUMN_ROW, BLOCKS, Grid, TABLES, candidate, kind_of};
use super::rule::Rule;
use super::step::{Pattern, Step};

/// The first hidden single: in a house with one empty cell, else in any other.
pub fn hidden_single(grid: &Grid) -> Option<Step> {
    first_hidden(grid, true).or_else(|| first_hidden(grid, false))
}

fn first_hidden(grid: &Grid, alone: bool) -> Option<Step> {
    for first in BLOCK_COLUMN_ROW {
        for house in (first..first + 9).filter(|&house| (grid.empty_count(house) == 1) == alone) {
            let single = (0..9).find(|&digit| grid.places[house][digit].count_ones() == 1);
            if let Some(digit) = single {
                return Some(hidden(grid, house, digit, alone));
            }
        }
    }
    None
}

fn hidden(grid: &Grid, house: usize, digit: usize, alone: bool) -> Step {
    let difficulty = match house {
        _ if alone => 1.0,
        BLOCKS.. => 1.2,
        _ => 1.5,
    };
    let position = grid.places[house][digit].trailing_zeros() as usize;
    let at = candidate(usize::from(TABLES.cells[house][position]), digit);
    Step::placing(Rule::HiddenSingle, difficulty, at, Pattern::Single(Some(kind_of(house))))
}

/// The first cell with one candidate.
pub fn naked_single(grid: &Grid) -> Option<Step> {
    let cell = (0..81).find(|&cell| grid.count(cell) == 1)?;
    let digit = bits(grid.cells[cell]).next()?;
    Some(Step::placing(Rule::NakedSingle, 2.3, candidate(cell, digit), Pattern::Single(None)))
}
