//! [`ShareMsg`]: what is done in the dialog from which the game is handed on, and what a link holds.

use crate::engine::formats::svg::Drawing;
use crate::service::PictureKind;

/// What is done in the dialog from which the game is handed on.
#[derive(Clone, PartialEq, Debug)]
pub enum ShareMsg {
    /// The link is to hold this beside the clues; or the clues alone, if it holds this already.
    LinkToggled(LinkExtra),
    /// Open the dialog with a link that holds the times.
    RaceRequested,
    /// The text is to be in the format with this slug.
    FormatChosen(String),
    /// Hand a link to another program: what is said with it, and the address.
    LinkSent(String, String),
    /// Save this text as a file with this end of its name.
    TextSaved(String, String),
    /// Save a picture.
    PictureSaved(PictureKind, Box<Drawing>),
}

/// What a link holds beside the clues.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkExtra {
    /// The moves and the notes.
    Progress,
    /// When each cell was filled, to play against.
    Times,
}
