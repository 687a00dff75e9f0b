//! The search that the program itself uses: the engine's side of the kernel, which is a crate of
//! its own (`kernel/`, where it is told how it works) and knows cells and digits by number.
//!
//! * [`state`]: grids, candidates and solutions as the kernel has them.
//! * [`hunt`]: a walk that is not lost for long where there are few clues.
//! * [`clues`]: clues put in and taken out one at a time, for the generator. [`truths`]: which
//!   candidates are in some solution. [`trace`]: the same walk, step by step, for a watch.
//!   [`laps`]: lists to be timed.

pub mod clues;
pub mod restart;
pub mod bench;
pub mod state;
pub mod trace;
pub mod true_candidates;

use std::ops::ControlFlow;

use super::Count;
use super::monitor::{ASK_EVERY, Budget, Watch};
use crate::engine::types::candidate::Candidate;
use crate::engine::types::digit::Digit;
use crate::engine::types::grid::{Grid, Solution};
use nonet_kernel::search::StopReason;
use restart::Hunt;
use state::{eliminate, place, solution, solution_of, state_of};

/// Walks through all solutions, in an order that only depends on the grid.
///
/// # Errors
/// Breaks when the watch breaks.
pub fn walk(grid: &Grid, watch: &mut Watch<'_>) -> ControlFlow<()> {
    let mut hunt = Hunt::new(state_of(grid));
    loop {
        let (guesses, dead_ends) = (hunt.walk().guesses, hunt.walk().dead_ends);
        let halt = hunt.advance(watch.allowance());
        let walk = hunt.walk();
        let told = watch.guesses(walk.guesses - guesses, walk.dead_ends - dead_ends);
        match halt {
            StopReason::Exhausted => return ControlFlow::Continue(()),
            StopReason::Paused => {}
            StopReason::Solution => watch.solution(&solution(walk.current()))?,
        }
        told?;
    }
}

/// The next solution of a walk, if there is one.
pub fn next(hunt: &mut Hunt) -> Option<Solution> {
    hunt.next_solution().then(|| solution(hunt.walk().current()))
}

/// A solution, if there is one.
pub fn first(grid: &Grid) -> Option<Solution> {
    next(&mut Hunt::new(state_of(grid)))
}

/// A solution in which the candidate is false, if there is one.
pub fn another(grid: &Grid, not: Candidate) -> Option<Solution> {
    let mut state = state_of(grid);
    eliminate(&mut state, not);
    next(&mut Hunt::new(state))
}

/// The solution that [`bitmask`](super::bitmask) finds first, with as many guesses: an order that
/// never changes. None if it takes more guesses than these.
pub fn fill(grid: &Grid, guesses: u64) -> Option<Solution> {
    let digits = grid.digits().map(|digit| digit.map_or(0, Digit::value));
    let full = nonet_kernel::mrv::solve(&digits, guesses)?;
    Some(solution_of(&full))
}

/// Whether the candidate is in some solution.
pub fn is_possible(grid: &Grid, candidate: Candidate) -> bool {
    let mut state = state_of(grid);
    place(&mut state, candidate);
    Hunt::new(state).next_solution()
}

/// Whether a grid has no other solutions without one of its clues than with it.
pub fn is_redundant(grid: &Grid, clue: Candidate) -> bool {
    let mut without = *grid;
    without[clue.cell] = None;
    another(&without, clue).is_none()
}

/// The number of solutions up to a limit.
pub fn count(grid: &Grid, limit: u64, budget: &Budget) -> Count {
    let mut hunt = Hunt::new(state_of(grid));
    let (mut found, mut ask_at) = (0, ASK_EVERY);
    loop {
        let made = hunt.walk().guesses;
        let left = budget.guesses.saturating_sub(made);
        let halt = hunt.advance(left.min(ask_at - made));
        let made = hunt.walk().guesses;
        found += u64::from(halt == StopReason::Solution);
        match halt {
            StopReason::Exhausted => return Count::Exactly(found),
            StopReason::Solution if found >= limit => return Count::AtLeast(found),
            StopReason::Paused if left == 0 => return Count::Stopped(found),
            _ if made < ask_at => {}
            _ if (budget.stop)() => return Count::Stopped(found),
            _ => ask_at = made + ASK_EVERY,
        }
    }
}
