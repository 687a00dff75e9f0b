//! [`Quiz`]: at the first dead ends of a search row by row the player says what it will do next.

use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::Cell;

/// At so many dead ends something is asked.
pub const QUESTIONS: u64 = 3;

/// What was asked and answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Quiz {
    /// How many questions are done.
    pub done: u64,
    /// What was answered last to the one that is open.
    pub chosen: Option<Answer>,
    /// Whether the player wants no more of them.
    pub is_skipped: bool,
    /// Whether the search went by itself when it came to the question.
    pub was_playing: bool,
}

/// What the search might do next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Take back its newest digit, which is what it does.
    TakeBack,
    /// Try a larger digit in the first cell it filled.
    First,
    /// Leave the cell empty and go on.
    Leave,
}

impl Answer {
    /// The answers to a question, in the order in which they are offered there.
    pub fn all(number: u64) -> [Answer; 3] {
        let mut all = [Answer::TakeBack, Answer::First, Answer::Leave];
        all.rotate_left((number % 3) as usize);
        all
    }
}

/// What is asked at a dead end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// Which one it is, from 1 to [`QUESTIONS`].
    pub number: u64,
    /// The cell that no digit fits.
    pub cell: Cell,
    /// The digit that was written last.
    pub newest: Candidate,
    /// The digit that was written first.
    pub first: Candidate,
}
