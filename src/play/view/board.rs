//! The grid of the game, with what a card draws over it.

pub mod content;
pub mod drawing;
pub mod proof_line;
