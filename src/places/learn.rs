//! [`Learn`]: what is being learned: a page of the basics or a technique, its example step by step,
//! positions in which it is to be found, whole puzzles that need it.

pub mod basics;
pub mod course;
pub mod exercise;
pub mod parts;
pub mod links;
pub mod msg;
pub mod noted;
pub mod overview;
pub mod picture;
pub mod picture_digits;
pub mod proof;
pub mod reasons;
pub mod related;
#[cfg(feature = "page")]
pub mod components;
pub(crate) mod update;
pub mod view;

use crate::core::context;
use crate::core::lesson_id::LessonId;
use basics::BasicState;
use exercise::Exercise;
use msg::{ListPart, Section, Tab};
use noted::all_noted;
use overview::Overview;

use crate::engine::formats::read_position;
use crate::engine::logic::step::Step;
use crate::engine::logic::techniques::Technique;
use crate::engine::types::board::Board;
use crate::engine::types::cell::{ByCell, Cell};
use crate::words::message::Message;

/// The place while it works off a message.
pub(crate) type Update<'a> = context::Update<'a, Learning>;
/// The place while it is drawn.
pub type Shown<'a> = context::Shown<'a, Learning>;

/// Learn: the open page, and the list of all.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Learning {
    /// The open page.
    pub open: Learn,
    /// The list of lessons.
    pub list: LessonList,
}

/// What is being learned.
#[derive(Clone, PartialEq, Debug)]
pub struct Learn {
    /// The page; none while all of them are listed.
    pub chosen: Option<LessonId>,
    /// What there is to learn the technique from, once it has come.
    pub lesson: Option<Lesson>,
    /// Whether it did not come.
    pub missing: bool,
    /// The part of the lesson that is shown.
    pub tab: Tab,
    /// The example's step, once a worker has found it.
    pub step: Option<Box<Step>>,
    /// What is explained.
    pub explained: Explained,
    /// The sentence of the explanation that is shown, 0-based.
    pub at: usize,
    /// The exercise, once one was opened.
    pub exercise: Option<Box<Exercise>>,
    /// Why the game's position is no exercise.
    pub problem: Option<Message>,
    /// How far the page of the basics is.
    pub basic: BasicState,
    /// The cell of the keyboard.
    pub cursor: Cell,
}

/// What the list of lessons keeps while a lesson is open.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LessonList {
    /// What is known of all lessons, once that was fetched.
    pub overview: Option<Overview>,
    /// Whether that was asked for.
    pub is_asked: bool,
    /// The page that was open last.
    pub last: Option<LessonId>,
    /// The sections that were folded or unfolded by hand.
    pub turned: Vec<Section>,
    /// What is searched for.
    pub search: String,
    /// The part that a phone shows.
    pub part: ListPart,
}

impl LessonList {
    /// Whether what is known of all lessons is still to come. Without it the list has no pictures.
    pub fn is_awaited(&self) -> bool {
        self.is_asked && self.overview.is_none()
    }
}

/// What is explained step by step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Explained {
    /// The example.
    #[default]
    Example,
    /// The exercise's step.
    Exercise,
}

impl Default for Learn {
    fn default() -> Learn {
        Learn {
            chosen: None,
            lesson: None,
            missing: false,
            tab: Tab::Idea,
            step: None,
            explained: Explained::Example,
            at: 0,
            exercise: None,
            problem: None,
            basic: BasicState::default(),
            cursor: Cell::new(4, 4),
        }
    }
}

impl Learn {
    /// The technique of the open page.
    pub fn technique(&self) -> Option<Technique> {
        self.chosen.and_then(LessonId::technique)
    }
    /// The step that is explained, and its board.
    pub fn explained(&self) -> Option<(&Board, &Step)> {
        match self.explained {
            Explained::Example => Some((&self.lesson.as_ref()?.example, self.step.as_deref()?)),
            Explained::Exercise => {
                let exercise = self.exercise.as_deref()?;
                Some((&exercise.board, exercise.steps.first()?))
            }
        }
    }
}

/// What a technique is learned from.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// Where it is shown.
    pub example: Board,
    /// Whether something of a lower tier finds a step there, too.
    pub has_easier: bool,
    /// Positions one step before it, from plain to hidden.
    pub positions: Vec<Board>,
    /// Whole puzzles that need it.
    pub practice: Vec<Board>,
    /// Whether others of its tier and below would do there as well, so that the puzzles use it and do
    /// not need it.
    pub others: bool,
}

impl Lesson {
    /// Reads `learn/<slug>.txt`: a position a line in HoDoKu's notation, the example first. A code
    /// that ends with `-e` marks an example in which something easier finds a step, too, one with `-p` a
    /// position one step before the technique, one with `-o` a puzzle that others of the technique's
    /// tier and below solve without it.
    pub fn read(text: &str) -> Option<Lesson> {
        let lines = text.lines().filter(|line| line.starts_with(':'));
        let mut lines = lines.filter_map(|line| read_position(line).ok());
        let (example, code) = lines.next()?;
        let (positions, puzzles): (Vec<_>, Vec<_>) =
            lines.partition(|(_, code)| code.ends_with("-p"));
        let others = puzzles.iter().any(|(_, code)| code.ends_with("-o"));
        Some(Lesson {
            example: all_noted(example),
            has_easier: code.ends_with("-e"),
            positions: positions.into_iter().map(|(board, _)| all_noted(board)).collect(),
            practice: puzzles.into_iter().map(|(board, _)| noted(board)).collect(),
            others,
        })
    }
}

/// Where candidates are eliminated, the player sees which are left.
fn noted(board: Board) -> Board {
    if board.eliminated == ByCell::default() { board } else { all_noted(board) }
}
