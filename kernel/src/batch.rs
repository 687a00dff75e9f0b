//! [`Batch`]: many puzzles one after the other, from text to verdict, with nothing made anew for
//! each.

use super::state::State;
use super::tree::Walk;
use super::vector::Vectors;

/// A walk that takes up one puzzle after the other.
#[derive(Clone, Debug)]
pub struct Batch {
    vectors: Vectors,
    walk: Walk,
}

impl Batch {
    /// In the fastest vectors.
    pub fn new() -> Batch {
        Batch::in_vectors(Vectors::best())
    }
    /// In vectors of a kind.
    pub fn in_vectors(vectors: Vectors) -> Batch {
        Batch { vectors, walk: Walk::in_vectors(vectors, State::FULL) }
    }
    /// The number of solutions up to a limit of a grid of 81 characters (as [`State::read`] has
    /// them); none for what is no such grid.
    pub fn count(&mut self, line: &[u8; 81], limit: u64) -> Option<u64> {
        self.walk.restart(self.vectors.read(line)?);
        Some(self.walk.count_to(limit))
    }
    /// The same for many.
    pub fn counts(&mut self, lines: &[[u8; 81]], limit: u64) -> Vec<Option<u64>> {
        lines.iter().map(|line| self.count(line, limit)).collect()
    }
    /// The digits of a solution, as 81 characters; none if there is none, or for what is no grid.
    pub fn solve(&mut self, line: &[u8; 81]) -> Option<[u8; 81]> {
        self.walk.restart(self.vectors.read(line)?);
        self.walk.finds().then(|| self.walk.solved().line())
    }
    /// How many guesses all puzzles took.
    pub fn guesses(&self) -> u64 {
        self.walk.guesses
    }
}

impl Default for Batch {
    fn default() -> Batch {
        Batch::new()
    }
}
