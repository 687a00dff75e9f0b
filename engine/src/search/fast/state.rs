//! Grids, candidates and solutions, to the kernel and back.

use nonet_kernel::state::State;

use crate::types::candidate::Candidate;
use crate::types::cell::{ByCell, Cell};
use crate::types::digit::{Digit, DigitSet};
use crate::types::grid::{Grid, Solution};
use crate::types::set::Element;

/// The state of a grid: one candidate in a cell with a digit, nine in an empty one; no candidate at
/// all if the grid has a conflict.
pub fn state_of(grid: &Grid) -> State {
    let mut line = [b'0'; 81];
    for (character, digit) in line.iter_mut().zip(grid.digits()) {
        *character += digit.map_or(0, Digit::value);
    }
    State::read(&line).expect("the characters are 0 to 9")
}

/// The solution that a solved state is.
pub fn solution_of_state(state: &State) -> Solution {
    solution_of_digits(&state.line().map(|character| character - b'0'))
}

/// The solution with these digits, 1 to 9, which the kernel has found.
pub(crate) fn solution_of_digits(digits: &[u8; 81]) -> Solution {
    Solution::trusted(ByCell::from_fn(|cell: Cell| Digit::new(digits[cell.index()])))
}

/// Whether the candidate is left.
pub fn allows(state: &State, candidate: Candidate) -> bool {
    state.allows(candidate.cell.index(), candidate.digit.index())
}

/// The candidates that are left in a cell.
pub fn candidates(state: &State, cell: Cell) -> DigitSet {
    let left = state.candidates(cell.index());
    Digit::ALL.into_iter().filter(|digit| left >> digit.index() & 1 == 1).collect()
}

/// Removes a candidate.
pub fn eliminate(state: &mut State, candidate: Candidate) {
    state.eliminate(candidate.cell.index(), candidate.digit.index());
}

/// Removes all other candidates of the cell. The candidate itself is not added: if it was removed
/// before, the cell has none left.
pub fn place(state: &mut State, candidate: Candidate) {
    state.place(candidate.cell.index(), candidate.digit.index());
}
