//! [`Hunt`]: a walk that takes another branch when it is lost.
//!
//! In about one of five thousand grids of few clues, an early guess leaves a corner without a
//! solution, and propagation does not see it: there are millions of ways to fill the rest in vain.
//! So when [`LOST`] guesses have not brought the first solution, the branch that has waited longest
//! comes next, and what was at hand waits in its place. Puzzles hardly ever take so many guesses; for
//! them nothing changes.

use nonet_kernel::search::{Solver, StopReason};
use nonet_kernel::state::State;

/// After how many guesses without a solution a walk is lost: a millisecond.
const LOST: u64 = 1024;

/// A walk through all solutions that finds the first one soon where there are many.
#[derive(Clone, Debug)]
pub struct Hunt {
    walk: Solver,
    lost_at: u64,
}

impl Hunt {
    /// From a state on.
    pub fn new(state: State) -> Hunt {
        Hunt { walk: Solver::new(state), lost_at: LOST }
    }
    /// [`Solver::advance`], but that it may pause before so many guesses are made.
    pub fn advance(&mut self, guesses: u64) -> StopReason {
        let halt = self.walk.advance(guesses.min(self.lost_at - self.walk.guesses));
        if halt == StopReason::Solution {
            self.lost_at = u64::MAX;
        } else if self.walk.guesses >= self.lost_at {
            self.walk.rotate_branches();
            self.lost_at = self.walk.guesses + LOST;
        }
        halt
    }
    /// Whether there is another solution; goes on to it.
    pub fn next_solution(&mut self) -> bool {
        loop {
            match self.advance(u64::MAX) {
                StopReason::Paused => {}
                halt => return halt == StopReason::Solution,
            }
        }
    }
    /// The walk: what it halts at, and what it cost.
    pub fn walk(&self) -> &Solver {
        &self.walk
    }
}
