//! [`Clues`]: clues that are put in and taken out one at a time, with the question a generator asks
//! all day long: is this one needed?

use nonet_kernel::search::Solver;
use nonet_kernel::state::State;

use super::state::{eliminate, place, state_of};
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::Cell;
use crate::engine::types::grid::Grid;
use crate::engine::types::set::Element;

/// The clues of a grid, as the search takes them in, and a walk that is used again and again.
#[derive(Clone, Debug)]
pub struct Clues {
    state: State,
    walk: Solver,
}

impl Clues {
    /// The clues of a grid.
    pub fn of(grid: &Grid) -> Clues {
        Clues { state: state_of(grid), walk: Solver::new(State::FULL) }
    }
    /// Puts a clue in; the cell must be empty.
    pub fn place(&mut self, clue: Candidate) {
        place(&mut self.state, clue);
    }
    /// Takes the clue of a cell out.
    pub fn remove(&mut self, cell: Cell) {
        self.state.clear(cell.index());
    }
    /// Whether the clue could be left out: without it there is no solution that has another digit
    /// in its cell. In a grid with one solution that means that it stays the only one.
    pub fn is_redundant(&mut self, clue: Candidate) -> bool {
        let mut without = self.state;
        without.clear(clue.cell.index());
        eliminate(&mut without, clue);
        self.walk.restart(without);
        !self.walk.next_solution()
    }
    /// How many solutions there are, counted up to a limit.
    pub fn count_to(&mut self, limit: u64) -> u64 {
        self.walk.restart(self.state);
        self.walk.count_to(limit)
    }
    /// How many guesses all questions took.
    pub fn guesses(&self) -> u64 {
        self.walk.guesses
    }
}
