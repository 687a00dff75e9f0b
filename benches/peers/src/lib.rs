//! What both sides are timed at: from a line of 81 characters to the number of its solutions, up
//! to a limit. The native program calls [`ours`] and [`rival`]; a page or node calls the functions
//! at the end of the file.

use nonet_kernel::batch::Batch;
use nonet_kernel::backend::Backend;

/// Nonet's search, in the vectors that are asked for.
pub struct Ours {
    vectors: Backend,
    batch: Batch,
}

impl Ours {
    /// In vectors of a kind.
    pub fn new(vectors: Backend) -> Ours {
        Ours { vectors, batch: Batch::with_backend(vectors) }
    }
    /// The vectors.
    pub fn vectors(&self) -> Backend {
        self.vectors
    }
    /// The number of solutions up to a limit; 0 for what is no grid.
    pub fn count(&mut self, line: &str, limit: u64) -> u64 {
        let grid = line.as_bytes().first_chunk();
        grid.and_then(|grid| self.batch.count(grid, limit)).unwrap_or(0)
    }
    /// How many guesses it made so far.
    pub fn guesses(&self) -> u64 {
        self.batch.guesses()
    }
}

/// The rival: the `sudoku` crate.
pub fn rival(line: &str, limit: u64) -> u64 {
    match sudoku::Sudoku::from_str_line(line) {
        Ok(grid) => grid.solutions_count_up_to(limit as usize) as u64,
        Err(_) => 0,
    }
}

pub mod agree;
#[cfg(target_arch = "wasm32")]
mod web;
