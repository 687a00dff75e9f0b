//! [`Command`]: what the browser has to do, as data.

use crate::engine::logic::techniques::Technique;
use crate::engine::types::cell::Cell;
use crate::service::{JobId, Request};

use super::settings::{Locale, Theme};

/// Something for the browser to do.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Hand a request to a worker; the answer comes back under the number.
    Ask(JobId, Request),
    /// End this job at once, by ending its worker if it runs already.
    Cancel(JobId),
    /// Keep a text under a key.
    Save(String, String),
    /// Copy a text for the player.
    Copy(String),
    /// Hand a text file to the player: its name and its content.
    SaveFile(String, String),
    /// Give the card beside the grid the focus.
    FocusCard,
    /// Scroll the card beside the grid to what is current in it.
    ShowCurrent,
    /// Give a cell of the grid the focus.
    Focus(Cell),
    /// Fetch the words of a language.
    LoadLocale(Locale),
    /// Fetch the explanations of a language.
    LoadExplanations(Locale),
    /// Fetch what a technique is learned from.
    LoadLesson(Technique),
    /// Set the language, theme and title of the document.
    UpdateDocument(Locale, Theme, String),
    /// Take the puzzle out of the address, so that a reload resumes the game.
    ClearFragment,
}
