//! The walk of [`fast`](super), told step by step. It goes through the same tree in the same order,
//! halts after every propagation, and finds out which cells got their digit. (It never takes
//! another branch for being lost, as [`Hunt`](super::restart::Hunt) does: nobody reads on for so long.)

use std::ops::ControlFlow;

use nonet_kernel::search::{Solver, StopReason};
use nonet_kernel::state::State;

use super::state::{candidates, eliminate, place, solution, state_of};
use crate::engine::search::monitor::{Event, Watch};
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::digit::Digit;
use crate::engine::types::grid::Grid;

/// The walk for whoever may want to be told of its steps.
///
/// # Errors
/// Breaks when the watch breaks.
pub fn walk(grid: &Grid, watch: &mut Watch<'_>) -> ControlFlow<()> {
    if watch.records() { explore(state_of(grid), watch) } else { super::walk(grid, watch) }
}

/// Walks through all solutions of a state and tells the watch of everything.
///
/// # Errors
/// Breaks when the watch breaks.
pub fn explore(before: State, watch: &mut Watch<'_>) -> ControlFlow<()> {
    explore_from(before, singles(&before), watch)
}

/// The same, when the digits of some cells have been told.
fn explore_from(before: State, told: CellSet, watch: &mut Watch<'_>) -> ControlFlow<()> {
    let mut walk = Solver::new(before);
    let halt = walk.advance(0);
    if halt == StopReason::Exhausted {
        watch.dead_end();
        return ControlFlow::Continue(());
    }
    let state = *walk.current();
    let known = singles(&state);
    for cell in known - told {
        if let Some(digit) = candidates(&state, cell).single() {
            watch.note(Event::Forced(Candidate::new(cell, digit)));
        }
    }
    if halt == StopReason::Solution {
        return watch.solution(&solution(&state));
    }
    let guess = Solver::branch_in(&state);
    let cell = Cell::ALL[guess.cell()];
    let tried = Candidate::new(cell, Digit::ALL[guess.digit]);
    let (mut with, mut without) = (state, state);
    place(&mut with, tried);
    eliminate(&mut without, tried);
    watch.visit();
    watch.guess(tried)?;
    explore_from(with, known | CellSet::only(cell), watch)?;
    watch.note(Event::Backtrack(tried));
    explore_from(without, known, watch)
}

/// The cells with one candidate.
fn singles(state: &State) -> CellSet {
    Cell::ALL.into_iter().filter(|&cell| candidates(state, cell).single().is_some()).collect()
}
