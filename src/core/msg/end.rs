//! [`EndMsg`]: what happens at the end of a game.

use crate::core::command::PictureUse;
use crate::core::outside::PictureOutcome;

/// What happens at the end of a game.
#[derive(Clone, PartialEq, Debug)]
pub enum EndMsg {
    /// All of the card at the end of a game is shown.
    Unfolded,
    /// The details on the card at the end are shown, or no longer.
    DetailsToggled,
    /// The picture of a solved game is wanted.
    PictureRequested(PictureUse),
    /// The picture was handed over, or the browser refused to make it.
    PictureShared(PictureOutcome),
}
