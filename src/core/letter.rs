//! [`Letter`]: what one part of the page asks of another. The shell hands it on, so that neither knows the
//! other.

use std::cell::RefCell;
use std::rc::Rc;

use super::calendar::Date;
use super::cursor::Adjacent;
use super::database::{ReadPurpose, WritePurpose};
use super::lesson_id::LessonId;
use super::new_game::NewGame;
use super::notice::Notice;
use super::part::Part;
use super::puzzles::Puzzles;
use super::saved::Saved;
use crate::engine::types::board::Board;
use crate::i18n::message::Message;
use crate::service::puzzle_list::PuzzleList;

/// A letter on its way, which is opened once. Two are the same if they are one: what only hands them on does
/// not hold the code that compares or copies them.
#[derive(Clone, Debug)]
pub struct Sent(Rc<RefCell<Option<Letter>>>);

impl Sent {
    /// Sends a letter.
    pub fn new(letter: Letter) -> Sent {
        Sent(Rc::new(RefCell::new(Some(letter))))
    }
    /// The letter; none if it was opened before.
    pub fn open(self) -> Option<Letter> {
        self.0.take()
    }
}

impl PartialEq for Sent {
    fn eq(&self, other: &Sent) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// What one part of the page asks of another.
#[derive(Debug)]
pub enum Letter {
    /// A game begins, and a sentence announces it.
    Begin(Box<NewGame>, Message),
    /// A game that is kept, by its key, is read and played, or what else is to be done with it.
    Open(String, ReadPurpose),
    /// A game that is kept, by its key, is deleted, and a notice says so.
    Delete(String, Notice),
    /// A later state of the game in play takes its place.
    Resume(Box<Saved>),
    /// Puzzles become a collection, whose first is played.
    Play(Puzzles),
    /// The game in play has another name, and is stored.
    SaveNamed,
    /// The database gets the game in play as it is now.
    KeepGame,
    /// The database refuses to write.
    Refused(WritePurpose),
    /// Puzzles become a collection, which is shown.
    Collect(Puzzles),
    /// The puzzles of a day are shown.
    Day(Date),
    /// Puzzles are printed: a heading, and how many stand on a page if nothing else is chosen.
    Print(String, Vec<Board>, usize),
    /// A list of puzzles is rated: its name, its puzzles, and how many lines of it could not be read.
    Rate(String, PuzzleList, usize),
    /// A page of Learn is opened, or the list of all.
    Learn(Option<LessonId>),
    /// The document's language, title or attributes have changed.
    Document,
    /// The hint moves to the next sentence or the one before.
    Sentence(Adjacent),
}

impl Letter {
    /// The part of the program that does it.
    pub fn part(&self) -> Part {
        match self {
            Letter::Collect(_)
            | Letter::Day(_)
            | Letter::Print(..)
            | Letter::Rate(..)
            | Letter::Learn(_) => Part::Places,
            _ => Part::Late,
        }
    }
}
