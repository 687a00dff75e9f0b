//! [`ListWork`]: what all methods cost on every puzzle of a list, as far as workers have measured.

use crate::core::known_puzzles::KNOWN_PUZZLES;
use crate::core::sample_puzzles::SAMPLE_PUZZLES;
use crate::engine::algorithms::run::Work;
use crate::engine::types::grid::Grid;

/// More puzzles of a list are left out.
pub const MAX_PUZZLES: usize = 1_000;
/// How many puzzles are measured at a time.
pub const PART: usize = 4;
/// A search of a list is given up after so many guesses.
pub const MAX_LIST_GUESSES: u64 = 100_000;

/// Where a list comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum ListSource {
    /// The known puzzles and the easy ones of a first visit.
    #[default]
    Page,
    /// What the player typed or pasted.
    Typed,
}

/// A list and what was measured of it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ListWork {
    /// Where it comes from.
    pub source: ListSource,
    /// What was typed.
    pub typed: String,
    /// Its puzzles, since the measurement began.
    pub puzzles: Vec<Grid>,
    /// Of each puzzle that was measured the work of each method; none where the clues conflict.
    pub done: Vec<Option<Vec<Work>>>,
    /// Whether workers go on.
    pub is_running: bool,
}

impl ListWork {
    /// The puzzles of the list that is chosen: of a text, whatever has 81 digits, zeros and points in
    /// one piece, so that names and numbers may stand beside them.
    pub fn chosen(&self) -> Vec<Grid> {
        match self.source {
            ListSource::Page => {
                let known = KNOWN_PUZZLES.iter().map(|known| known.clues);
                known.chain(SAMPLE_PUZZLES).filter_map(|clues| clues.parse().ok()).collect()
            }
            ListSource::Typed => {
                let is_cell = |c: char| c.is_ascii_digit() || c == '.';
                let runs = self.typed.split(|c| !is_cell(c)).filter(|run| run.len() == 81);
                runs.take(MAX_PUZZLES).filter_map(|clues| clues.parse().ok()).collect()
            }
        }
    }
    /// The puzzles that are measured next.
    pub fn next_part(&self) -> &[Grid] {
        let rest = self.puzzles.get(self.done.len()..).unwrap_or_default();
        &rest[..rest.len().min(PART)]
    }
    /// The work of one method, by its place among all: what it cost on each puzzle that can be
    /// searched.
    pub fn of_method(&self, at: usize) -> impl Iterator<Item = Work> {
        self.done.iter().flatten().filter_map(move |works| works.get(at).copied())
    }
    /// Forgets what was measured.
    pub fn clear(&mut self) {
        (self.puzzles, self.done, self.is_running) = (Vec::new(), Vec::new(), false);
    }
}
