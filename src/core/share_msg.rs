//! [`ShareMsg`]: what is done in the dialog from which the game is handed on.

use crate::engine::formats::svg::Drawing;
use crate::service::PictureKind;

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
