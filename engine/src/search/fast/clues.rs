//! [`Clues`]: clues that are put in and taken out one at a time, with the question that a generator
//! asks most: is this clue needed?

use nonet_kernel::search::Solver;
use nonet_kernel::state::State;

use super::state::{eliminate, place, state_of};
use crate::types::candidate::Candidate;
use crate::types::cell::Cell;
use crate::types::grid::Grid;
use crate::types::set::Element;

/// The clues of a grid as a state of the kernel, and a solver that is used again and again.
#[derive(Clone, Debug)]
pub struct Clues {
    state: State,
    solver: Solver,
}

impl Clues {
    /// The clues of a grid.
    pub fn of(grid: &Grid) -> Clues {
        Clues { state: state_of(grid), solver: Solver::new(State::FULL) }
    }
    /// Puts a clue in; the cell must be empty.
    pub fn place(&mut self, clue: Candidate) {
        place(&mut self.state, clue);
    }
    /// Takes the clue of a cell out.
    pub fn remove(&mut self, cell: Cell) {
        self.state.clear(cell.index());
    }
    /// Whether the clue could be left out: without it no solution has another digit in its cell.
    /// In a grid with one solution that means that the solution stays the only one.
    pub fn is_redundant(&mut self, clue: Candidate) -> bool {
        let without = self.solver.restart(self.state);
        without.clear(clue.cell.index());
        eliminate(without, clue);
        !self.solver.next_solution()
    }
    /// The number of solutions, counted up to `limit`.
    pub fn count_to(&mut self, limit: u64) -> u64 {
        self.solver.restart(self.state);
        self.solver.count_to(limit)
    }
    /// Whether the clues have exactly one solution.
    pub fn are_proper(&mut self) -> bool {
        self.solver.restart(self.state);
        self.solver.count_to(2) == 1
    }
}
