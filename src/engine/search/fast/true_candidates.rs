//! True candidates: those that are in some solution. A grid with several solutions is made proper
//! by clues from among them.

use nonet_kernel::search::{Solver, StopReason};
use nonet_kernel::state::State;

use super::state::{allows, candidates, eliminate, place, state_of};
use crate::engine::search::monitor::{ASK_EVERY, Budget};
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::{ByCell, Cell};
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::grid::Grid;

/// What is known of the candidates of a grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Truths {
    /// All that are in some solution; none anywhere when there is no solution.
    All(ByCell<DigitSet>),
    /// The budget was spent: so many were found till then.
    Some(ByCell<DigitSet>),
}

/// The candidates that are in some solution. One solution after the other is searched, each through
/// a candidate that none so far has; what has none is eliminated for those that follow.
pub fn true_candidates(grid: &Grid, budget: &Budget) -> Truths {
    let mut left = state_of(grid);
    let mut found = ByCell::new([DigitSet::EMPTY; 81]);
    let mut walk = Solver::new(left);
    for cell in Cell::ALL {
        for digit in Digit::ALL {
            let candidate = Candidate::new(cell, digit);
            if found[cell].contains(digit) || !allows(&left, candidate) {
                continue;
            }
            let mut with = left;
            place(&mut with, candidate);
            walk.restart(with);
            match within(&mut walk, budget) {
                StopReason::Solution => add(&mut found, walk.current()),
                StopReason::Exhausted => eliminate(&mut left, candidate),
                StopReason::Paused => return Truths::Some(found),
            }
        }
    }
    Truths::All(found)
}

/// Goes on to a solution or the end; pauses only where the budget bids it.
fn within(walk: &mut Solver, budget: &Budget) -> StopReason {
    loop {
        let left = budget.guesses.saturating_sub(walk.guesses);
        match walk.advance(left.min(ASK_EVERY)) {
            StopReason::Paused if left > 0 && !(budget.stop)() => {}
            halt => return halt,
        }
    }
}

fn add(found: &mut ByCell<DigitSet>, solution: &State) {
    for cell in Cell::ALL {
        found[cell] |= candidates(solution, cell);
    }
}
