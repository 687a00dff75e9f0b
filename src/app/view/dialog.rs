//! What lies over the page.

use crate::app::msg::Dialog;

use super::controls::{ButtonView, FieldView, ToggleView};
use super::import::ImportView;

/// What lies over the page.
#[derive(Clone, PartialEq, Debug)]
pub struct DialogView {
    /// Which.
    pub dialog: Dialog,
    /// Its heading and accessible name.
    pub title: String,
    /// Put it away.
    pub close: ButtonView,
    /// What is in it.
    pub content: ContentView,
}

/// What is in a dialog.
#[derive(Clone, PartialEq, Debug)]
pub enum ContentView {
    /// A list of things to do.
    Menu(Vec<ButtonView>),
    /// The form for a new puzzle, the page's own `new`.
    New,
    /// Paste, drop or open.
    Import(Box<ImportView>),
    /// A link.
    Share(ShareView),
    /// Keys by group: group, then keys and what they do.
    Keys(Vec<(String, Vec<(String, String)>)>),
    /// Settings.
    Settings(SettingsView),
    /// Paragraphs.
    About(Vec<String>),
}

/// A link to the puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct ShareView {
    /// The label of the link.
    pub label: String,
    /// The address's part from `#` on; the page puts its own address before it.
    pub fragment: String,
    /// What the link carries.
    pub help: String,
    /// The label of the button that copies the whole link.
    pub copy: String,
}

/// Settings.
#[derive(Clone, PartialEq, Debug)]
pub struct SettingsView {
    /// Theme and language.
    pub fields: Vec<FieldView>,
    /// Switches.
    pub toggles: Vec<ToggleView>,
}
