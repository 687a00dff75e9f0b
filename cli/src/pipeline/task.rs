//! [`Task`]: a puzzle of the input and its place.

use std::sync::Arc;

use serde_json::{Map, Value, json};

use super::super::input::Part;
use super::super::place::{Failure, Place};
use nonet_engine::formats::Entry;
use nonet_engine::search::fast::lines::Solutions;
use nonet_engine::search::puzzle::{Puzzle, PuzzleError};
use nonet_engine::types::grid::Grid;

/// A puzzle and its place.
pub struct Task {
    pub(super) part: Arc<Part>,
    /// Its number among all puzzles of all sources, from 0.
    pub number: u64,
    /// The puzzle as it is written.
    pub entry: Entry,
    /// The digits that make the puzzle: the givens, or with them those marked as placed, where
    /// only they leave one solution.
    pub clues: Grid,
    /// Its solutions, as far as it was searched together with others.
    pub solutions: Solutions,
}

impl Task {
    /// The proof that it has exactly one solution.
    ///
    /// # Errors
    /// As [`Puzzle::prove`].
    pub fn prove(&self) -> Result<Puzzle, PuzzleError> {
        match self.solutions {
            Solutions::One(puzzle) => Ok(puzzle),
            _ => Puzzle::prove(&self.clues),
        }
    }
    /// What the source is called.
    pub fn file(&self) -> &Arc<str> {
        &self.part.name
    }
    /// The index of the source among all, from 0.
    pub fn source(&self) -> usize {
        self.part.source
    }
    /// The line in which the puzzle starts, 1-based.
    pub fn line(&self) -> usize {
        self.part.lines_above + self.entry.line
    }
    /// What every JSON record says of a puzzle: its name, its place, and the line there.
    pub fn object(&self) -> Map<String, Value> {
        let mut object = self.place().object();
        object.insert("name".to_owned(), json!(self.entry.name));
        object
    }
    /// A line with the object, to which [`object`](Self::object) is added.
    pub fn record(&self, object: Value) -> String {
        let mut all = self.object();
        if let Value::Object(fields) = object {
            all.extend(fields);
        }
        format!("{}\n", Value::Object(all))
    }
    fn place(&self) -> Place {
        Place::of_line(&self.part, self.entry.line)
    }
    /// There is no answer to the puzzle.
    pub(super) fn failure(&self, reason: String) -> Failure {
        self.place().because(reason)
    }
}
