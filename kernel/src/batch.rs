//! [`Batch`]: many puzzles one after the other, from text to verdict, without allocating for each.

use super::backend::Backend;
use super::search::Solver;
use super::state::State;

/// A solver that takes one puzzle after the other.
///
/// ```
/// use nonet_kernel::batch::Batch;
///
/// let hard = b"800000000003600000070090200050007000000045700000100030001000068008500010090000400";
/// let mut batch = Batch::new();
/// assert_eq!(batch.count(hard, 2), Some(1));
/// assert_eq!(batch.count(&[b'.'; 81], 2), Some(2));
/// assert_eq!(batch.count(&[b'x'; 81], 2), None);
/// ```
#[derive(Clone, Debug)]
pub struct Batch {
    backend: Backend,
    solver: Solver,
}

impl Batch {
    /// A batch on the fastest backend.
    pub fn new() -> Batch {
        Batch::with_backend(Backend::best())
    }
    /// A batch on the given backend.
    pub fn with_backend(backend: Backend) -> Batch {
        Batch { backend, solver: Solver::with_backend(backend, State::FULL) }
    }
    /// The number of solutions, counted up to `limit`, of a grid of 81 characters (as
    /// [`State::read`] takes them); `None` if it is no such grid.
    pub fn count(&mut self, line: &[u8; 81], limit: u64) -> Option<u64> {
        self.solver.restart(self.backend.read(line)?);
        Some(self.solver.count_to(limit))
    }
    /// [`count`](Self::count) for every line.
    pub fn counts(&mut self, lines: &[[u8; 81]], limit: u64) -> Vec<Option<u64>> {
        lines.iter().map(|line| self.count(line, limit)).collect()
    }
    /// The digits of a solution, as 81 characters; `None` if there is no solution, or the line is
    /// no grid.
    pub fn solve(&mut self, line: &[u8; 81]) -> Option<[u8; 81]> {
        self.solver.restart(self.backend.read(line)?);
        self.solver.next_solution().then(|| self.solver.current().line())
    }
    /// How many guesses all puzzles took so far.
    pub fn guesses(&self) -> u64 {
        self.solver.guesses
    }
}

impl Default for Batch {
    fn default() -> Batch {
        Batch::new()
    }
}
