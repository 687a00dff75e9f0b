//! The studio of a setter: what puzzles are asked for ([`form`], [`range`]), the batch that is made ([`batch`]),
//! the grid that is typed by hand ([`hand`]) with the puzzles around it ([`low_clue`]), those kept of it
//! ([`drafts`]), the picture that is read ([`picture`]), and what is said of the batch that was made last ([`last_made`]).

pub mod batch;
pub mod drafts;
pub mod avoid;
pub mod form;
pub mod hand;
pub mod last_made;
pub mod low_clue;
pub mod msg;
pub mod picture;
pub mod picture_part;
pub mod range;
pub mod technique_search;
#[cfg(feature = "page")]
pub mod components;
pub(crate) mod update;
pub mod view;

use crate::core::context;
use batch::Batch;
use drafts::Drafts;
use form::StudioForm;
use hand::Hand;
use last_made::LastMade;
use low_clue::LowClue;
use picture::PictureReading;
use picture_part::PicturePart;

/// The place while it works off a message.
pub(crate) type Update<'a> = context::Update<'a, Studio>;
/// The place while it is drawn.
pub type Shown<'a> = context::Shown<'a, Studio>;

/// All of it.
#[derive(Default)]
pub struct Studio {
    /// What is asked for.
    pub form: StudioForm,
    /// What is made, or was made since the page was opened.
    pub batch: Batch,
    /// What was made last, perhaps in another visit.
    pub last_made: Option<LastMade>,
    /// What is typed by hand.
    pub hand: Hand,
    /// What was typed before and is kept.
    pub drafts: Drafts,
    /// The search for puzzles with fewer clues around it.
    pub low_clue: LowClue,
    /// The picture that is read.
    pub picture: PictureReading,
    /// What reads it, as far as it has come.
    pub picture_part: PicturePart,
}
