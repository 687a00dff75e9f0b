//! The dialog for text from outside: what was read, and what it is worth.

use super::controls::ButtonView;

/// Paste, drop or open.
#[derive(Clone, PartialEq, Debug)]
pub struct ImportView {
    /// The label of the text field.
    pub label: String,
    /// What may be pasted.
    pub help: String,
    /// The text as last set from outside the field; the field owns what is typed.
    pub text: String,
    /// The label of the button that opens a file.
    pub file: String,
    /// What was wrong with the text, if it could not be read.
    pub error: Option<ErrorView>,
    /// Several puzzles: the label of the list, and their names.
    pub choices: Option<ChoicesView>,
    /// The grid that was read: 81 characters, `.` for none, and its accessible name.
    pub preview: Option<PreviewView>,
    /// Clues, clash, number of solutions.
    pub badges: Vec<BadgeView>,
    /// Make it the game.
    pub accept: ButtonView,
}

/// Why a text could not be read.
#[derive(Clone, PartialEq, Debug)]
pub struct ErrorView {
    /// What was found, where, and what to do.
    pub text: String,
    /// The line and a caret under the place, or nothing.
    pub excerpt: String,
}

/// Several puzzles to choose from.
#[derive(Clone, PartialEq, Debug)]
pub struct ChoicesView {
    /// The label of the list.
    pub label: String,
    /// Their names.
    pub names: Vec<String>,
    /// The one chosen, 0-based.
    pub chosen: usize,
}

/// A small grid.
#[derive(Clone, PartialEq, Debug)]
pub struct PreviewView {
    /// Its accessible name.
    pub label: String,
    /// 81 cells, row-major: the digit or none, and whether it clashes.
    pub cells: Vec<(Option<char>, bool)>,
}

/// A finding.
#[derive(Clone, PartialEq, Debug)]
pub struct BadgeView {
    /// Good, bad or neither.
    pub mood: Mood,
    /// The finding.
    pub text: String,
}

/// What a badge means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Mood {
    /// As it should be.
    Good,
    /// Not as it should be.
    Bad,
    /// Neither, or not known yet.
    Plain,
}
