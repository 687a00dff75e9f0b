//! [`RestartingSolver`]: a search that goes on from its oldest branch when it finds nothing.
//!
//! In about one of five thousand grids with few clues, an early guess leaves a corner without a
//! solution, and propagation does not see it: there are millions of ways to fill the rest in vain.
//! So when [`MAX_FRUITLESS_GUESSES`] guesses have not found the first solution, the branch that has
//! waited longest comes next, and the current one waits in its place. Puzzles hardly ever take that
//! many guesses; for them nothing changes.

use nonet_kernel::search::{Solver, StopReason};
use nonet_kernel::state::State;

/// After how many guesses without a solution another branch is taken: about a millisecond.
pub const MAX_FRUITLESS_GUESSES: u64 = 1024;

/// Goes through all solutions of a state, and finds the first one soon where there are many.
#[derive(Clone, Debug)]
pub struct RestartingSolver {
    solver: Solver,
    /// The number of guesses at which another branch is taken.
    restart_at: u64,
}

impl RestartingSolver {
    /// A search from a state.
    pub fn new(state: State) -> RestartingSolver {
        RestartingSolver { solver: Solver::new(state), restart_at: MAX_FRUITLESS_GUESSES }
    }
    /// [`Solver::advance`], which may pause before `max_guesses` guesses are made.
    pub fn advance(&mut self, max_guesses: u64) -> StopReason {
        let guesses = max_guesses.min(self.restart_at - self.solver.guesses);
        let reason = self.solver.advance(guesses);
        if reason == StopReason::Solution {
            self.restart_at = u64::MAX;
        } else if self.solver.guesses >= self.restart_at {
            self.solver.rotate_branches();
            self.restart_at = self.solver.guesses + MAX_FRUITLESS_GUESSES;
        }
        reason
    }
    /// Goes on to the next solution; whether there is one.
    pub fn next_solution(&mut self) -> bool {
        loop {
            match self.advance(u64::MAX) {
                StopReason::Paused => {}
                reason => return reason == StopReason::Solution,
            }
        }
    }
    /// The solver inside: what it has reached, and what it cost.
    pub fn solver(&self) -> &Solver {
        &self.solver
    }
}
