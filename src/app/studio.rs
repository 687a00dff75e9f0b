//! The studio of a setter: what puzzles are asked for ([`form`], [`range`]), the batch that is made ([`batch`]),
//! and the grid that is typed by hand ([`hand`]).

pub mod batch;
pub mod form;
pub mod hand;
pub mod msg;
pub mod range;

use batch::Batch;
use form::StudioForm;
use hand::Hand;

/// All of it.
#[derive(Default)]
pub struct Studio {
    /// What is asked for.
    pub form: StudioForm,
    /// What was made last.
    pub batch: Batch,
    /// What is typed by hand.
    pub hand: Hand,
}
