//! The studio of a setter: what puzzles are asked for ([`form`], [`range`]), the batch that is made ([`batch`]),
//! the grid that is typed by hand ([`hand`]) with the puzzles around it ([`low_clue`]), and those kept of it
//! ([`drafts`]).

pub mod batch;
pub mod drafts;
pub mod form;
pub mod hand;
pub mod low_clue;
pub mod msg;
pub mod range;

use batch::Batch;
use drafts::Drafts;
use form::StudioForm;
use hand::Hand;
use low_clue::LowClue;

/// All of it.
#[derive(Default)]
pub struct Studio {
    /// What is asked for.
    pub form: StudioForm,
    /// What was made last.
    pub batch: Batch,
    /// What is typed by hand.
    pub hand: Hand,
    /// What was typed before and is kept.
    pub drafts: Drafts,
    /// The search for puzzles with fewer clues around it.
    pub low_clue: LowClue,
}
