//! Fewest candidates first (minimum remaining values): guess where there is the least choice.
//!
//! Look at every empty cell and at the digits that still fit it. A cell that nothing fits ends
//! this attempt at once; a cell with one digit needs no guess; else take a cell with as few
//! digits as any, so that the tree of guesses stays thin. Several cells are often equally good:
//! one of them is drawn at random, from a seed, so that the same seed gives the same search.
//!
//! The rule is old: Golomb and Baumert (1965) and Bitner and Reingold (1975) give it as a way of
//! arranging a search, Haralick and Elliott (1980) named it "fail first".

use std::ops::ControlFlow;

use super::masks::Masks;
use super::monitor::{Event, Monitor};
use crate::types::candidate::Candidate;
use crate::types::cell::Cell;
use crate::types::digit::DigitSet;
use crate::types::grid::{Grid, Solution};
use crate::types::rng::SeededRng;

/// Goes through all solutions, in an order that depends on the monitor's seed.
///
/// # Errors
/// Breaks when the monitor breaks.
pub fn search(masks: Masks, monitor: &mut Monitor<'_>) -> ControlFlow<()> {
    let mut rng = SeededRng::new(monitor.seed());
    let mut grid = masks.grid;
    fill(&mut grid, &mut rng, monitor)
}

/// Fills the empty cells in every possible way.
fn fill(grid: &mut Grid, rng: &mut SeededRng, monitor: &mut Monitor<'_>) -> ControlFlow<()> {
    let Some((cell, candidates)) = narrowest(grid, rng) else {
        let solution = Solution::of(grid).expect("only candidates were placed");
        return monitor.solution(&solution);
    };
    if let Some(digit) = candidates.single() {
        monitor.forced(Candidate::new(cell, digit));
        grid[cell] = Some(digit);
        fill(grid, rng, monitor)?;
        grid[cell] = None;
        return ControlFlow::Continue(());
    }
    monitor.visit();
    if candidates.is_empty() {
        monitor.dead_end();
    }
    for digit in candidates {
        let guess = Candidate::new(cell, digit);
        monitor.guess(guess)?;
        grid[cell] = Some(digit);
        fill(grid, rng, monitor)?;
        grid[cell] = None;
        monitor.note(Event::Backtrack(guess));
    }
    ControlFlow::Continue(())
}

/// An empty cell with as few candidates as any, drawn at random, with these candidates; `None` when
/// the grid is full.
fn narrowest(grid: &Grid, rng: &mut SeededRng) -> Option<(Cell, DigitSet)> {
    let empty = !grid.filled();
    let choices: Vec<_> = empty.iter().map(|cell| (cell, candidates(cell, grid))).collect();
    let fewest = choices.iter().map(|(_, digits)| digits.len()).min()?;
    let equals: Vec<_> = choices.into_iter().filter(|(_, digits)| digits.len() == fewest).collect();
    Some(equals[rng.below(equals.len())])
}

/// The digits that no peer of the cell has.
fn candidates(cell: Cell, grid: &Grid) -> DigitSet {
    !cell.peers().iter().filter_map(|peer| grid[peer]).collect::<DigitSet>()
}
