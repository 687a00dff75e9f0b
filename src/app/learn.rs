//! [`Learn`]: what is being learned: a technique, its example step by step, its practice.

use crate::engine::formats::read_position;
use crate::engine::logic::step::Step;
use crate::engine::logic::techniques::Technique;
use crate::engine::types::board::Board;
use crate::engine::types::cell::ByCell;

/// What is being learned.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Learn {
    /// The technique; none while all of them are listed.
    pub chosen: Option<Technique>,
    /// What there is to learn it from, once it has come.
    pub lesson: Option<Lesson>,
    /// Whether it did not come.
    pub missing: bool,
    /// The example's step, once the worker has found it.
    pub step: Option<Box<Step>>,
    /// The sentence of the example that is shown, 0-based.
    pub at: usize,
}

/// What a technique is learned from.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// Where it is shown.
    pub example: Board,
    /// Where it is practised.
    pub practice: Vec<Board>,
    /// Whether other techniques would do there, too.
    pub others: bool,
}

impl Lesson {
    /// Reads `learn/<slug>.txt`: a position a line in HoDoKu's notation, the example first. A code
    /// that ends with `-o` marks practice in which other techniques find a step, too.
    pub fn read(text: &str) -> Option<Lesson> {
        let lines = text.lines().filter(|line| line.starts_with(':'));
        let (mut boards, codes): (Vec<Board>, Vec<String>) =
            lines.filter_map(|line| read_position(line).ok()).unzip();
        let others = codes.iter().any(|code| code.ends_with("-o"));
        if boards.is_empty() {
            return None;
        }
        let example = all_noted(boards.remove(0));
        Some(Lesson { example, practice: boards.into_iter().map(noted).collect(), others })
    }
}

/// Where candidates are eliminated, the player sees which are left.
fn noted(board: Board) -> Board {
    if board.eliminated == ByCell::default() { board } else { all_noted(board) }
}

fn all_noted(mut board: Board) -> Board {
    board.corner_marks = ByCell::from_fn(|cell| board.candidates(cell));
    board
}
