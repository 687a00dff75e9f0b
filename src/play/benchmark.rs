//! [`Benchmark`]: how fast the engine is in this browser: lists that the worker goes through.

use crate::service::BenchmarkResult;

use crate::core::sample_puzzles::SAMPLE_PUZZLES;

/// Puzzles that take a search many guesses: AI Escargot and the one of 2012 (Arto Inkala), Golden
/// Nugget (tarek), Easter Monster (champagne).
const HARD: [&str; 4] = [
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
];

/// What the worker goes through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BenchmarkList {
    /// Our own easy puzzles.
    Easy,
    /// Four that are hard to search.
    Hard,
    /// Puzzles are made, each minimal.
    Made,
    /// A file's name and its text.
    File(String, String),
}

impl BenchmarkList {
    /// Its puzzles, one a line; none where puzzles are made.
    pub fn puzzles(&self) -> Option<String> {
        match self {
            BenchmarkList::Easy => Some(SAMPLE_PUZZLES.join("\n")),
            BenchmarkList::Hard => Some(HARD.join("\n")),
            BenchmarkList::Made => None,
            BenchmarkList::File(_, text) => Some(text.clone()),
        }
    }
}

/// What was measured, and what waits to be.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Benchmark {
    /// The lists still to be measured, the next one last, the one being measured included.
    pub waiting: Vec<BenchmarkList>,
    /// What it has gone through, the latest last.
    pub done: Vec<(BenchmarkList, BenchmarkResult)>,
}
