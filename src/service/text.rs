//! The puzzles of a text from outside: pasted, dropped, opened, or in an address.

use serde::{Deserialize, Serialize};

pub use crate::engine::formats::decoded;
use crate::engine::formats::error::{Lines, ReadError, caret};
use crate::engine::formats::{self, Found};
use crate::engine::search::monitor::Budget;
use crate::engine::search::puzzle::{Puzzle, PuzzleError};
use crate::engine::types::board::Board;
use crate::engine::types::grid::Grid;

/// The most puzzles of a text that are handed over.
pub const MAX_PUZZLES: usize = 10_000;

/// The puzzles of a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TextPuzzles {
    /// In reading order, at least one, at most [`MAX_PUZZLES`].
    pub puzzles: Vec<TextPuzzle>,
    /// Whether the text holds more.
    pub more: bool,
    /// What of the text cannot be read.
    pub unread: Unread,
}

/// What of a text cannot be read, beside what can.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Unread {
    /// How many mistakes there are.
    pub count: usize,
    /// How many puzzles and mistakes there are together.
    pub of: usize,
    /// The first mistakes, at most [`MAX_NAMED`].
    pub first: Vec<TextError>,
}

/// So many mistakes of a text are named one by one.
pub const MAX_NAMED: usize = 20;

/// A puzzle of a text. Nearly all are clues and nothing else, which is a sixth of a board: a list
/// of thousands is to reach the page within a frame.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TextPuzzle {
    /// The comment or title beside it; may be empty.
    pub name: String,
    /// The grid that makes the puzzle.
    pub clues: Grid,
    /// The board, if it is more than its clues.
    board: Option<Box<Board>>,
}

/// Why a text is no puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TextError {
    /// What is wrong, and where.
    pub error: ReadError,
    /// The line that the error points at, and a caret under the place; may be empty.
    pub excerpt: String,
}

/// How many guesses are spent on whether digits marked as placed are needed.
const NEED_BUDGET: Budget = Budget::of(10_000);

/// The digits that make the puzzle of a text: its givens, or with them those that it marks as
/// placed, if the givens alone have several solutions and with those there is one. HoDoKu's
/// library marks digits so that belong to the example.
pub fn clues(board: &Board) -> Grid {
    let is_proper = |grid: &Grid| Puzzle::prove_within(grid, NEED_BUDGET);
    let are_needed = board.entries != Grid::EMPTY
        && matches!(is_proper(&board.givens), Err(PuzzleError::SeveralSolutions(_)))
        && is_proper(&board.digits()).is_ok();
    if are_needed { board.digits() } else { board.givens }
}

/// The board with all digits that make the puzzle as givens.
fn with_clues(board: Board) -> Board {
    let givens = clues(&board);
    let entries = if givens == board.givens { board.entries } else { Grid::EMPTY };
    Board { givens, entries, ..board }
}

impl TextPuzzle {
    /// A board and its name.
    pub fn new(board: Board, name: String) -> TextPuzzle {
        let clues = board.clue_grid();
        let is_more = board != Board::of_givens(clues);
        TextPuzzle { name, clues, board: is_more.then(|| Box::new(board)) }
    }
    /// The board.
    pub fn board(&self) -> Board {
        self.board.as_deref().cloned().unwrap_or_else(|| Board::of_givens(self.clues))
    }
}

/// Reads a text: one bad line does not stop the rest.
///
/// # Errors
/// The first mistake of a text without a puzzle.
pub fn read(text: &str) -> Result<TextPuzzles, TextError> {
    let Found { entries, mistakes } = formats::read_puzzles(text)
        .map_err(|error| TextError { excerpt: caret(text, &error), error })?;
    let (more, of) = (entries.len() > MAX_PUZZLES, entries.len() + mistakes.len());
    let puzzles = entries.into_iter().take(MAX_PUZZLES);
    let puzzles =
        puzzles.map(|entry| TextPuzzle::new(with_clues(entry.board), entry.name)).collect();
    Ok(TextPuzzles { puzzles, more, unread: unread(text, mistakes, of) })
}

fn unread(text: &str, mistakes: Vec<ReadError>, of: usize) -> Unread {
    if mistakes.is_empty() {
        return Unread { of, ..Unread::default() };
    }
    let (lines, count) = (Lines::of(text), mistakes.len());
    let named = mistakes.into_iter().take(MAX_NAMED);
    let first = named.map(|error| TextError { excerpt: lines.caret(&error), error }).collect();
    Unread { count, of, first }
}
