//! The search that the program itself uses: the engine's side of the kernel, a crate of its own
//! (`kernel/`, whose module text says how it works) that knows cells and digits by number.
//!
//! * [`state`]: grids, candidates and solutions, to the kernel and back.
//! * [`restart`]: a search that goes on from another branch when an early guess was wrong.
//! * [`clues`]: clues put in and taken out one at a time, for the generator.
//! * [`lines`]: many grids together.
//! * [`true_candidates`]: which candidates are in some solution.
//! * [`trace`]: the same search, step by step, for a monitor that records.
//! * [`mod@bench`]: a list searched again and again, to be timed.

pub mod bench;
pub mod clues;
pub mod lines;
mod restart;
pub mod state;
mod trace;
pub mod true_candidates;

use std::ops::ControlFlow;

use super::Count;
use super::masks::Masks;
use super::monitor::{Budget, Monitor};
use crate::types::digit::Digit;
use crate::types::grid::{Grid, Solution};
use nonet_kernel::search::StopReason;
use restart::RestartingSolver;
use state::{solution_of_digits, solution_of_state, state_of};

/// Goes through all solutions, in an order that only depends on the grid.
///
/// # Errors
/// Breaks when the monitor breaks.
pub(super) fn search(masks: Masks, monitor: &mut Monitor<'_>) -> ControlFlow<()> {
    let state = state_of(&masks.grid);
    if monitor.records() {
        return trace::search(state, monitor);
    }
    let mut solver = RestartingSolver::new(state);
    loop {
        let (guesses, dead_ends) = (solver.solver().guesses, solver.solver().dead_ends);
        let reason = solver.advance(monitor.guesses_left());
        let reached = solver.solver();
        monitor.add_guesses(reached.guesses - guesses, reached.dead_ends - dead_ends);
        match reason {
            StopReason::Exhausted => return ControlFlow::Continue(()),
            StopReason::Paused if monitor.guesses_left() == 0 => return ControlFlow::Break(()),
            StopReason::Paused => {}
            StopReason::Solution => monitor.solution(&solution_of_state(reached.current()))?,
        }
    }
}

/// A solution of the grid, if there is one.
pub fn first(grid: &Grid) -> Option<Solution> {
    let mut solver = RestartingSolver::new(state_of(grid));
    solver.next_solution().then(|| solution_of_state(solver.solver().current()))
}

/// The number of solutions, counted up to `limit`.
pub fn count(grid: &Grid, limit: u64, budget: Budget) -> Count {
    let mut solver = RestartingSolver::new(state_of(grid));
    let mut found = 0;
    loop {
        let guesses_left = budget.guesses.saturating_sub(solver.solver().guesses);
        match solver.advance(guesses_left) {
            StopReason::Exhausted => return Count::Exactly(found),
            StopReason::Paused if solver.solver().guesses >= budget.guesses => {
                return Count::Stopped(found);
            }
            StopReason::Paused => {}
            StopReason::Solution => found += 1,
        }
        if found >= limit {
            return Count::AtLeast(found);
        }
    }
}

/// The solution that [`bitmask`](super::bitmask) finds first, with as many guesses: an order that
/// never changes. `None` if there is none, or it takes more than `max_guesses` guesses.
pub fn first_by_mrv(grid: &Grid, max_guesses: u64) -> Option<Solution> {
    let digits = grid.digits().map(|digit| digit.map_or(0, Digit::value));
    let solved = nonet_kernel::mrv::solve(&digits, max_guesses)?;
    Some(solution_of_digits(&solved))
}
