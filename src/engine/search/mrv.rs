//! Fewest candidates first: where there is least choice, guess.
//!
//! Look at every empty cell and at the digits that still fit it. A cell that nothing fits ends
//! this attempt at once; a cell with one digit is no guess at all; else take a cell with as few
//! digits as there are, so that the tree of guesses stays thin. Several cells are often equally
//! good: lots are cast, from a seed, so that the same seed takes the same way.
//!
//! The rule is old: Golomb and Baumert (1965) and Bitner and Reingold (1975) give it as a way of
//! arranging a search, Haralick and Elliott (1980) named it "fail first".

use std::ops::ControlFlow;

use super::monitor::{Event, Watch};
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::Cell;
use crate::engine::types::conflict::conflicts;
use crate::engine::types::digit::DigitSet;
use crate::engine::types::grid::{Grid, Solution};
use crate::engine::types::rng::SeededRng;

/// Walks through all solutions, in an order that depends on the watch's seed.
///
/// # Errors
/// Breaks when the watch breaks.
pub fn walk(grid: &Grid, watch: &mut Watch<'_>) -> ControlFlow<()> {
    if !conflicts(grid).is_empty() {
        watch.dead_end();
        return ControlFlow::Continue(());
    }
    let mut rng = SeededRng::new(watch.seed);
    fill(&mut grid.clone(), &mut rng, watch)
}

/// Fills the empty cells in every way.
fn fill(grid: &mut Grid, rng: &mut SeededRng, watch: &mut Watch<'_>) -> ControlFlow<()> {
    let Some((cell, fitting)) = narrowest(grid, rng) else {
        return Solution::of(grid).map_or(ControlFlow::Continue(()), |full| watch.solution(&full));
    };
    if let Some(digit) = fitting.single() {
        watch.forced(Candidate::new(cell, digit));
        grid[cell] = Some(digit);
        fill(grid, rng, watch)?;
        grid[cell] = None;
        return ControlFlow::Continue(());
    }
    watch.visit();
    if fitting.is_empty() {
        watch.dead_end();
    }
    for digit in fitting {
        let tried = Candidate::new(cell, digit);
        watch.guess(tried)?;
        grid[cell] = Some(digit);
        fill(grid, rng, watch)?;
        grid[cell] = None;
        watch.note(Event::Backtrack(tried));
    }
    ControlFlow::Continue(())
}

/// An empty cell with as few fitting digits as any, drawn by lot, with those digits; none when
/// the grid is full.
fn narrowest(grid: &Grid, rng: &mut SeededRng) -> Option<(Cell, DigitSet)> {
    let empty = !grid.filled();
    let choices: Vec<_> = empty.iter().map(|cell| (cell, fitting(cell, grid))).collect();
    let fewest = choices.iter().map(|(_, digits)| digits.len()).min()?;
    let equals: Vec<_> = choices.into_iter().filter(|(_, digits)| digits.len() == fewest).collect();
    Some(equals[rng.roll(equals.len())])
}

/// The digits that no peer of the cell holds.
fn fitting(cell: Cell, grid: &Grid) -> DigitSet {
    !cell.peers().iter().filter_map(|peer| grid[peer]).collect::<DigitSet>()
}
