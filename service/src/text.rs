//! The puzzles of a text from outside: pasted, dropped, opened, or in an address.

use std::cell::LazyCell;
use std::mem;

use serde::{Deserialize, Serialize};

use super::items::{Allow, Item};
use super::puzzle_list::PuzzleList;
pub use nonet_engine::formats::decoded;
use nonet_engine::formats::error::{Lines, ReadError, ReadErrorKind, caret};
use nonet_engine::formats::{self, Attempt, Records, Words};
use nonet_engine::search::monitor::Budget;
use nonet_engine::search::puzzle::{Puzzle, PuzzleError};
use nonet_engine::types::board::Board;
use nonet_engine::types::grid::Grid;

/// The most puzzles of a text that are handed over.
pub const MAX_PUZZLES: usize = 200_000;

/// A text is read in parts of at least so many bytes, some 800 puzzles, each cut where a puzzle ends:
/// what one part holds reaches the page within a frame.
const PART_BYTES: usize = 1 << 16;

/// The puzzles of a text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TextPuzzles {
    /// In reading order; those that were not handed over before.
    pub puzzles: PuzzleList,
    /// Whether the text holds more than [`MAX_PUZZLES`].
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
    /// How many lines are words beside the puzzles, and were passed over.
    pub skipped: usize,
    /// The numbers of the first of these, 1-based, at most [`MAX_NAMED`].
    pub skipped_lines: Vec<usize>,
}

/// How many mistakes of a text are named one by one.
pub const MAX_NAMED: usize = 20;

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

/// Puzzles of a text that are handed over before the text is read to its end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PuzzlesRead {
    /// How many puzzles of the text come before them.
    pub after: usize,
    /// The puzzles.
    pub puzzles: PuzzleList,
}

/// Reads a text: one bad line does not stop the rest. Of a long text `take` gets the puzzles of each
/// part as soon as it is read, but for the last; the rest is returned. What `allow` refuses is a
/// mistake.
///
/// # Errors
/// The first mistake of a text without a puzzle.
pub fn read(
    text: &str,
    allow: Allow,
    take: &mut dyn FnMut(PuzzlesRead),
) -> Result<TextPuzzles, TextError> {
    let mut reader = Reader::default();
    for part in parts(text) {
        reader.hand_over(take);
        reader.read(part, allow);
    }
    reader.finish(text)
}

/// What has been read of a text.
#[derive(Default)]
struct Reader {
    /// What `take` has not got yet.
    puzzles: PuzzleList,
    /// How many puzzles were found.
    found: usize,
    unread: Unread,
    /// The first mistake, and if there is none why the first words are no puzzle.
    first: Option<ReadError>,
    words: Option<ReadError>,
    lines_above: usize,
}

impl Reader {
    fn hand_over(&mut self, take: &mut dyn FnMut(PuzzlesRead)) {
        if !self.puzzles.is_empty() {
            let after = self.found.min(MAX_PUZZLES) - self.puzzles.len();
            take(PuzzlesRead { after, puzzles: mem::take(&mut self.puzzles) });
        }
    }
    fn read(&mut self, part: &str, allow: Allow) {
        let above = self.lines_above;
        let allow = &mut |attempt: Attempt| allow(Item::Text(attempt.moved_down(above)));
        let Records { items, words, skipped } = formats::read_allowed(part, Words::Skipped, allow);
        let lines = LazyCell::new(|| Lines::of(part));
        for item in items {
            match item {
                Ok(entry) => self.take_up(entry.board, &entry.name),
                Err(error) => self.note(error, |error| lines.caret(error)),
            }
        }
        if let (None, Some(words)) = (&self.words, words) {
            self.words = Some(words.moved_down(self.lines_above));
        }
        self.unread.skipped += skipped.len();
        let room = MAX_NAMED - self.unread.skipped_lines.len();
        let numbers = skipped.into_iter().map(|line| line + self.lines_above);
        self.unread.skipped_lines.extend(numbers.take(room));
        self.lines_above += part.bytes().filter(|&byte| byte == b'\n').count();
    }
    /// Counts a mistake of a part; the first ones are named.
    fn note(&mut self, error: ReadError, excerpt: impl Fn(&ReadError) -> String) {
        self.unread.count += 1;
        if self.unread.first.len() >= MAX_NAMED {
            return;
        }
        let excerpt = excerpt(&error);
        let error = error.moved_down(self.lines_above);
        self.first.get_or_insert_with(|| error.clone());
        self.unread.first.push(TextError { error, excerpt });
    }
    fn take_up(&mut self, board: Board, name: &str) {
        self.found += 1;
        if self.found <= MAX_PUZZLES {
            self.puzzles.push(with_clues(board), name);
        }
    }
    fn finish(self, text: &str) -> Result<TextPuzzles, TextError> {
        if self.found == 0 {
            let error = self.first.or(self.words);
            let error = error.unwrap_or(ReadError::of_text(ReadErrorKind::Empty));
            return Err(TextError { excerpt: caret(text, &error), error });
        }
        let unread = Unread { of: self.found + self.unread.count, ..self.unread };
        Ok(TextPuzzles { puzzles: self.puzzles, more: self.found > MAX_PUZZLES, unread })
    }
}

/// The text in parts, each cut after a line where a puzzle ends; a text of which that is not known is
/// one part.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        (!rest.is_empty()).then(|| {
            let (part, after) = rest.split_at(part_end(rest));
            rest = after;
            part
        })
    })
}

fn part_end(text: &str) -> usize {
    let mut end = 0;
    for line in text.split_inclusive('\n') {
        end += line.len();
        if end > PART_BYTES && formats::may_be_cut_after(line) {
            return end;
        }
    }
    text.len()
}
