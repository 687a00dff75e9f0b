//! [`Letter`]: what one part of the page asks of another. The shell hands it on, so that neither knows the
//! other.

use std::cell::RefCell;
use std::rc::Rc;

use super::calendar::Date;
use super::cursor::Adjacent;
use super::database::{ReadPurpose, WritePurpose};
use super::lesson_id::LessonId;
use super::msg::{Msg, PlacesMsg};
use super::new_game::NewGame;
use super::notice::Notice;
use super::puzzles::Puzzles;
use super::saved::Saved;
use crate::engine::generate::Recipe;
use crate::engine::logic::techniques::Tier;
use crate::engine::types::board::Board;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::grid::Grid;
use crate::service::puzzle_list::PuzzleList;
use crate::words::message::Message;

/// A letter on its way, which is opened once. Two are the same if they are one: what only hands them on does
/// not hold the code that compares or copies them.
#[derive(Debug)]
pub struct Sent<T>(Rc<RefCell<Option<T>>>);

impl<T> Sent<T> {
    /// Sends a letter.
    pub fn new(letter: T) -> Sent<T> {
        Sent(Rc::new(RefCell::new(Some(letter))))
    }
    /// The letter; none if it was opened before.
    pub fn open(self) -> Option<T> {
        self.0.take()
    }
}

impl<T> Clone for Sent<T> {
    fn clone(&self) -> Sent<T> {
        Sent(Rc::clone(&self.0))
    }
}

impl<T> PartialEq for Sent<T> {
    fn eq(&self, other: &Sent<T>) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// What one part of the page asks of another.
pub trait Letter {
    /// The message that takes it there.
    fn posted(self) -> Msg;
}

/// What is played of a picture.
#[derive(Debug)]
pub struct PictureClues {
    /// The clues.
    pub clues: Grid,
    /// The digits that the player has written already.
    pub written: Grid,
    /// The notes of some cells.
    pub notes: Vec<(Cell, DigitSet)>,
}

/// What becomes of the clues of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PictureGame {
    /// They are played.
    Played,
    /// The solution is shown.
    Solved,
    /// The solving path is shown.
    Explained,
}

/// What the part of the program with the game's cards and dialogs does.
#[derive(Debug)]
pub enum LateLetter {
    /// A game begins, and a sentence announces it.
    Begin(Box<NewGame>, Message),
    /// A game that is kept, by its key, is read and played, or what else is to be done with it.
    Open(String, ReadPurpose),
    /// A game that is kept, by its key, is deleted, and a notice says so.
    Delete(String, Notice),
    /// A later state of the game in play takes its place.
    Resume(Box<Saved>),
    /// The clues of a link are played against the times that follow them.
    Race(Box<Grid>, String),
    /// A text that was read from a picture is taken as if it had been pasted.
    Paste(String),
    /// The clues of a picture become the game, with its notes.
    Picture(Box<PictureClues>, PictureGame),
    /// Puzzles become a collection, whose first is played.
    Play(Puzzles),
    /// A puzzle is made by a recipe and played.
    Make(Box<Recipe>),
    /// A puzzle of a tier is played.
    MakeTier(Tier),
    /// The game in play has another name, and is stored.
    SaveNamed,
    /// The database gets the game in play as it is now.
    KeepGame,
    /// The database refuses to write.
    Refused(WritePurpose),
    /// The document's language, title or attributes have changed.
    Document,
    /// A digit in cells is an end of a link.
    LinkEnd(Digit, CellSet),
    /// The links that are drawn are checked.
    LinksSubmitted,
    /// The hint moves to the next sentence or the one before.
    Sentence(Adjacent),
    /// The card at the end of a game has come.
    Ended,
    /// The menu of a cell opens.
    CellMenu(Cell),
    /// The puzzle has one solution, and is graded.
    Grade,
    /// The board is another, and so are the lists of steps that are open.
    RenewLists,
    /// A digit is marked for a deduction in cells, or is not marked any more.
    Claim(Digit, CellSet),
    /// Nothing is marked for a deduction in cells any more.
    Unclaim(CellSet),
    /// What is marked for a deduction is checked.
    CheckDeduction,
}

/// What the part of the program with the places does.
#[derive(Debug)]
pub enum PlacesLetter {
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
    /// Rows that have come since go to their places in the list that is rated.
    RefreshRated,
}

impl Letter for LateLetter {
    fn posted(self) -> Msg {
        Msg::Letter(Sent::new(self))
    }
}

impl Letter for PlacesLetter {
    fn posted(self) -> Msg {
        PlacesMsg::Letter(Sent::new(self)).into()
    }
}
