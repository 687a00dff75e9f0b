//! True candidates: those that are in some solution. In a proper puzzle they are the solution; a
//! grid with several solutions becomes proper by clues from among them.

use nonet_kernel::search::{Solver, StopReason};
use nonet_kernel::state::State;

use super::state::{allows, candidates, eliminate, place, state_of};
use crate::search::monitor::Budget;
use crate::types::candidate::Candidate;
use crate::types::cell::{ByCell, Cell};
use crate::types::digit::{Digit, DigitSet};
use crate::types::grid::Grid;

/// What is known of the true candidates of a grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrueCandidates {
    /// All of them; none anywhere when there is no solution.
    All(ByCell<DigitSet>),
    /// The budget was spent: those found until then.
    Partial(ByCell<DigitSet>),
}

/// The candidates that are in some solution. Each search looks for a solution with a candidate that
/// no solution so far has, and eliminates the candidate for the searches after it if there is none;
/// so at most 729 searches are needed, and mostly far fewer.
pub fn true_candidates(grid: &Grid, budget: Budget) -> TrueCandidates {
    let mut left = state_of(grid);
    let mut found = ByCell::new([DigitSet::EMPTY; 81]);
    let mut solver = Solver::new(left);
    for cell in Cell::ALL {
        for digit in Digit::ALL {
            let candidate = Candidate::new(cell, digit);
            if found[cell].contains(digit) || !allows(&left, candidate) {
                continue;
            }
            let mut with = left;
            place(&mut with, candidate);
            solver.restart(with);
            match solver.advance(budget.guesses.saturating_sub(solver.guesses)) {
                StopReason::Solution => add(&mut found, solver.current()),
                StopReason::Exhausted => eliminate(&mut left, candidate),
                StopReason::Paused => return TrueCandidates::Partial(found),
            }
        }
    }
    TrueCandidates::All(found)
}

/// Adds the digits of a solution.
fn add(found: &mut ByCell<DigitSet>, solution: &State) {
    for cell in Cell::ALL {
        found[cell] |= candidates(solution, cell);
    }
}
