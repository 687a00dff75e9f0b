//! What can lie over the page.

use crate::engine::formats::svg::Drawing;
use crate::service::PictureKind;

/// A dialog.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter, strum::EnumString, strum::IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Dialog {
    /// All actions, on small screens.
    Menu,
    /// What can be done with the selected cells.
    Cell,
    /// A new puzzle.
    New,
    /// Paste, drop or open a puzzle.
    Import,
    /// A link to the puzzle.
    Share,
    /// The keyboard shortcuts.
    Keys,
    /// The rules of Sudoku.
    Rules,
    /// Language, theme and help.
    Settings,
    /// What the program is, and what it does not do with your data.
    About,
    /// What is known of the puzzle: how hard it is, and why.
    Grade,
    /// What to print.
    Print,
    /// The whole of a notice that its line has no room for.
    Notice,
    /// What can be done with a game of the library.
    Game,
    /// The name of a collection, and its end.
    Collection,
    /// What can be done with a puzzle that was made.
    Made,
}

/// What is done in the dialog from which the game is handed on.
#[derive(Clone, PartialEq, Debug)]
pub enum ShareMsg {
    /// The link is to hold the progress, or not.
    ProgressToggled,
    /// The text is to be in the format with this slug.
    FormatChosen(String),
    /// Hand this address to another program.
    LinkSent(String),
    /// Save this text as a file with this end of its name.
    TextSaved(String, String),
    /// Save a picture.
    PictureSaved(PictureKind, Box<Drawing>),
}
