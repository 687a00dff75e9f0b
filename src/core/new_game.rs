//! [`NewGame`]: a game to begin.

use super::record::PuzzleSource;
use crate::engine::generate::{GenerateError, Generated};
use crate::engine::logic::techniques::Technique;
use crate::engine::types::board::Board;
use crate::service::Verdict;

/// A game to begin.
#[derive(Clone, PartialEq, Debug)]
pub struct NewGame {
    /// The board at its start.
    pub board: Board,
    /// The puzzle's name; only its first line is kept.
    pub name: String,
    /// The technique to practise.
    pub practised: Option<Technique>,
    /// Where the puzzle comes from.
    pub source: PuzzleSource,
    /// What is known of the clues already.
    pub verdict: Option<Verdict>,
    /// The times of somebody else, to play against, as text.
    pub race: Option<String>,
}

impl NewGame {
    /// A game of which nothing is known.
    pub fn of(source: PuzzleSource, board: Board, name: String) -> NewGame {
        NewGame { board, name, practised: None, source, verdict: None, race: None }
    }
}

/// A puzzle that was to be made.
pub type MadePuzzle = Result<Box<Generated>, GenerateError>;
