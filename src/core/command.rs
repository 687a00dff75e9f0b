//! [`Command`]: what the browser has to do, as data.

use crate::engine::logic::techniques::Technique;
use crate::engine::types::cell::Cell;
use crate::service::{JobId, Request};

pub use crate::words::later_words::LaterWords;

use super::feedback::{Feedback, FeedbackKinds};
use super::part::Part;
use super::place::Address;
use super::settings::Locale;
use super::solve_picture::SolvePicture;
use crate::core::database::DatabaseCommand;

/// A picture to be handed on: solved games without their digits. Places are pixels from the upper left.
#[derive(Clone, PartialEq, Debug)]
pub struct SharedPicture {
    /// Its width and its height.
    pub size: [u32; 2],
    /// The games.
    pub grids: Vec<SharedGrid>,
    /// The words.
    pub lines: Vec<SharedLine>,
    /// The days.
    pub rings: Vec<SharedRing>,
    /// What is said with it where it is handed to another program; may be empty.
    pub text: String,
}

/// A game in a picture.
#[derive(Clone, PartialEq, Debug)]
pub struct SharedGrid {
    /// The squares.
    pub picture: SolvePicture,
    /// Where the first begins.
    pub at: [f64; 2],
    /// The side of one with its gap.
    pub square: f64,
}

/// Words in a picture.
#[derive(Clone, PartialEq, Debug)]
pub struct SharedLine {
    /// The words.
    pub text: String,
    /// Where they begin, on the line on which they stand.
    pub at: [f64; 2],
    /// The size of the letters.
    pub size: u32,
    /// Whether they stand out.
    pub is_main: bool,
}

/// A day in a picture.
#[derive(Clone, PartialEq, Debug)]
pub struct SharedRing {
    /// Its middle.
    pub at: [f64; 2],
    /// How many of its three puzzles were solved.
    pub solved: usize,
}

/// What becomes of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PictureUse {
    /// It is handed to another program, or saved where that cannot be done.
    Share,
    /// It is copied.
    Copy,
}

/// Something for the browser to do.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Hand a request to a worker; the answer comes back under the number.
    Ask(JobId, Request),
    /// End this job at once, by ending its worker if it runs already.
    Cancel(JobId),
    /// Keep a text under a key.
    Save(String, String),
    /// Print the sheets.
    Print,
    /// Read the text that is kept under a key now.
    Reread(String),
    /// After a while, report that the game in play may be written into the database again.
    AwaitKeeping,
    /// Something for the library's database.
    Database(DatabaseCommand),
    /// Copy a text for the player.
    Copy(String),
    /// Make a picture of a solved game and hand it to the player.
    SharePicture(SharedPicture, PictureUse),
    /// Hand a text file to the player: its name and its content.
    SaveFile(String, String),
    /// Hand a text file to the player: its name and its content in parts.
    SaveParts(String, Vec<String>),
    /// Save a picture, which is SVG, in dots, under a name.
    SavePng(String, String),
    /// Hand a link to another program: a title and the address.
    SendLink(String, String),
    /// Give the card beside the grid the focus.
    FocusCard,
    /// Scroll the card beside the grid to what is current in it.
    ShowCurrent,
    /// Give a cell of the grid the focus.
    Focus(Cell),
    /// Fetch the words of a language.
    LoadLocale(Locale),
    /// Fetch a later file of a language's words.
    LoadWords(Locale, LaterWords),
    /// Fetch the file of an algorithm's program.
    LoadProgram(String),
    /// With the next frame, or later where little is to move, report that it is time for the
    /// algorithms to go on.
    TickAlgorithms,
    /// After a while without another of these, report that the algorithms stood at this step.
    SettleAlgorithms(u64),
    /// Fetch what a technique is learned from.
    LoadLesson(Technique),
    /// Fetch what the list of lessons shows of each.
    LoadOverview,
    /// Fetch the puzzles of a collection that comes with the page, by the name of its file.
    LoadStarter(&'static str),
    /// Set the language of the document, what its root carries for the style sheets
    /// ([`Settings::attributes`](super::settings::Settings::attributes)), and its title.
    UpdateDocument(Locale, Vec<(&'static str, Option<&'static str>)>, String),
    /// Have it heard or felt: whether each is wanted.
    Feedback(Feedback, FeedbackKinds),
    /// Take the puzzle out of the address, so that a reload resumes the game.
    ClearFragment,
    /// Have the browser's history show where the player is.
    ShowAddress(Address),
    /// After a moment, report that it is time for the next move of a replay.
    TickReplay,
    /// Replace workers that say nothing.
    RestartEngine,
    /// Have the page kept in this browser, for use without a network.
    KeepBuild,
    /// Fetch a later part of the program.
    LoadPart(Part),
    /// In a task of its own, report that the next of what waited for a part can be done.
    NextWaiting,
    /// Load the page again.
    Reload,
    /// Delete what is kept of the page, and load it from its host.
    LeaveKeptBuild,
}
