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
pub mod range;
pub mod technique_search;
#[cfg(feature = "page")]
pub mod components;
pub(crate) mod update;
pub mod view;

use std::fmt;
use std::ptr;

use crate::core::context;
use crate::core::msg::RoomMsg;
use crate::core::opaque::Sealed;
use batch::Batch;
use drafts::Drafts;
use form::StudioForm;
use hand::Hand;
use last_made::LastMade;
use low_clue::LowClue;
use picture::PictureReading;

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

/// What the part that reads pictures does: a table of functions, which only that part holds.
pub struct PictureFunctions {
    pub(crate) handle: fn(&mut Update<'_>, RoomMsg),
    pub(crate) view: fn(&Shown) -> Sealed,
}

/// How far that part has come: it is fetched when the place of pictures is shown.
#[derive(Clone, Copy, Default)]
pub enum PicturePart {
    /// The place asks for it while it is shown.
    #[default]
    Requested,
    /// It could not be fetched.
    Missing,
    /// It is there.
    Loaded(&'static PictureFunctions),
}

impl PartialEq for PicturePart {
    fn eq(&self, other: &PicturePart) -> bool {
        match (self, other) {
            (PicturePart::Loaded(one), PicturePart::Loaded(other)) => ptr::eq(*one, *other),
            (PicturePart::Requested, PicturePart::Requested)
            | (PicturePart::Missing, PicturePart::Missing) => true,
            _ => false,
        }
    }
}

impl fmt::Debug for PicturePart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PicturePart::Requested => "Requested",
            PicturePart::Missing => "Missing",
            PicturePart::Loaded(_) => "Loaded",
        })
    }
}
