//! Grids, candidates and solutions, as the kernel has them and back.

use nonet_kernel::state::State;

use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::{ByCell, Cell};
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::grid::{Grid, Solution};
use crate::engine::types::set::Element;

/// The state of a grid: one candidate where a digit stands, nine elsewhere.
pub fn state_of(grid: &Grid) -> State {
    let mut line = [b'0'; 81];
    for (shown, digit) in line.iter_mut().zip(grid.digits()) {
        *shown += digit.map_or(0, Digit::value);
    }
    State::read(&line).unwrap_or(State::FULL)
}

/// The solution of a state that is solved.
pub fn solution(state: &State) -> Solution {
    solution_of(&state.line().map(|shown| shown - b'0'))
}

/// The solution with these digits, 1 to 9.
pub fn solution_of(digits: &[u8; 81]) -> Solution {
    let digit = |cell: Cell| usize::from(digits[cell.index()]).wrapping_sub(1) % 9;
    Solution::trusted(ByCell::from_fn(|cell| Digit::ALL[digit(cell)]))
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

/// Takes a candidate out.
pub fn eliminate(state: &mut State, candidate: Candidate) {
    state.eliminate(candidate.cell.index(), candidate.digit.index());
}

/// Takes all other candidates out of the cell; and this one, too, if it was out.
pub fn place(state: &mut State, candidate: Candidate) {
    state.place(candidate.cell.index(), candidate.digit.index());
}
