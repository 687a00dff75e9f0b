//! How fast the engine is, on a list of puzzles or on what it generates.

use serde::{Deserialize, Serialize};

use nonet_engine::generate::Recipe;
use nonet_engine::search::fast::bench::{BenchRun, search_repeatedly};

/// How much was done in how long.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct BenchmarkResult {
    /// How many puzzles.
    pub puzzles: u64,
    /// How many guesses they took.
    pub guesses: u64,
    /// How long it took, in milliseconds; 0 until the caller, who has a clock, sets it.
    pub millis: f64,
}

/// How many puzzles are made to be timed: a browser takes some tenths of a second.
const MADE: u64 = 2_000;

/// Solves the list, or generates puzzles without one.
pub fn measure(list: Option<&str>) -> BenchmarkResult {
    let BenchRun { puzzles, guesses } = match list {
        Some(list) => search_repeatedly(list),
        None => {
            BenchRun { puzzles: (0..MADE).filter(|&item| makes(item)).count() as u64, guesses: 0 }
        }
    };
    BenchmarkResult { puzzles, guesses, millis: 0.0 }
}

/// Whether a minimal puzzle could be made of this number.
fn makes(item: u64) -> bool {
    let made = Recipe::default().nth(item).generate();
    made.is_ok_and(|made| made.minimal)
}
