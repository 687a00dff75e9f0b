//! [`LowClue`]: the search for puzzles with fewer clues around the grid that is typed by hand.

use crate::service::low_clue::{LowClueSearch, Reach};

/// The search, and how long it has taken.
#[derive(Default)]
pub struct LowClue {
    /// What is known; none before the first search.
    pub search: Option<LowClueSearch>,
    /// Whether workers look.
    pub is_going: bool,
    /// How far a look goes.
    pub reach: Reach,
    /// When it was begun, in milliseconds.
    pub begun: i64,
    /// How long it has gone on, in milliseconds.
    pub elapsed: i64,
}

impl LowClue {
    /// How many puzzles are looked around a second; none before that can be said.
    pub fn speed(&self) -> Option<f64> {
        let looked = self.search.as_ref()?.looked();
        (looked > 0 && self.elapsed > 0).then(|| looked as f64 * 1_000.0 / self.elapsed as f64)
    }
}
