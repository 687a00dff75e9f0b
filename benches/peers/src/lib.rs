//! What both sides are timed at: from a line of 81 characters to the number of its solutions, up
//! to a limit. The native program calls [`ours`] and [`rival`]; a page or node calls the functions
//! at the end of the file.

use nonet_kernel::backend::Backend;
use nonet_kernel::batch::Batch;

/// Nonet's search on one backend.
pub struct Ours {
    backend: Backend,
    batch: Batch,
}

impl Ours {
    /// A search on the given backend.
    pub fn new(backend: Backend) -> Ours {
        Ours { backend, batch: Batch::with_backend(backend) }
    }
    /// The backend.
    pub fn backend(&self) -> Backend {
        self.backend
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
