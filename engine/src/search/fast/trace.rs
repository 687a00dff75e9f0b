//! The search of [`fast`](super), step by step. It visits the same tree in the same order, stops
//! after every propagation, and compares which cells got their digit. (It never goes on from
//! another branch, as a [`RestartingSolver`](super::restart::RestartingSolver) does: no reader
//! follows a trace for that long.)

use std::ops::ControlFlow;

use nonet_kernel::search::{Solver, StopReason};
use nonet_kernel::state::State;

use super::state::{candidates, eliminate, place, solution_of_state};
use crate::search::monitor::{Event, Monitor};
use crate::types::candidate::Candidate;
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::Digit;

/// Goes through all solutions of a state and reports every step to the monitor.
///
/// # Errors
/// Breaks when the monitor breaks.
pub fn search(state: State, monitor: &mut Monitor<'_>) -> ControlFlow<()> {
    search_from(state, singles(&state), monitor)
}

/// [`search`], when the digits of the `known` cells have been reported.
fn search_from(before: State, known: CellSet, monitor: &mut Monitor<'_>) -> ControlFlow<()> {
    let mut solver = Solver::new(before);
    let reason = solver.advance(0);
    if reason == StopReason::Exhausted {
        monitor.dead_end();
        return ControlFlow::Continue(());
    }
    let state = *solver.current();
    let single = singles(&state);
    for cell in single - known {
        let digit = candidates(&state, cell).single().expect("the cell has one candidate");
        monitor.note(Event::Forced(Candidate::new(cell, digit)));
    }
    if reason == StopReason::Solution {
        return monitor.solution(&solution_of_state(&state));
    }
    let branch = Solver::branch_in(&state);
    let cell = Cell::ALL[branch.cell()];
    let guess = Candidate::new(cell, Digit::ALL[branch.digit]);
    let (mut with, mut without) = (state, state);
    place(&mut with, guess);
    eliminate(&mut without, guess);
    monitor.visit();
    monitor.guess(guess)?;
    search_from(with, single | CellSet::only(cell), monitor)?;
    monitor.note(Event::Backtrack(guess));
    search_from(without, single, monitor)
}

/// The cells with one candidate.
fn singles(state: &State) -> CellSet {
    Cell::ALL.into_iter().filter(|&cell| candidates(state, cell).single().is_some()).collect()
}
