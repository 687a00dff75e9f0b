//! The studio of a setter: what puzzles are asked for ([`form`], [`range`]), the batch that is made ([`batch`]),
//! and the grid that is typed by hand ([`hand`]) with the puzzles around it ([`low_clue`]).

pub mod batch;
pub mod form;
pub mod hand;
pub mod low_clue;
pub mod msg;
pub mod range;

use batch::Batch;
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
    /// The search for puzzles with fewer clues around it.
    pub low_clue: LowClue,
}
