//! The components that draw Create: puzzles made to order, by hand, with few clues.
#![allow(missing_docs, reason = "each file draws the one part that its first line describes")]

pub mod form;
pub mod hand_place;
pub mod low_clue_card;
pub mod made_table;
pub mod mask;
pub mod place;
pub mod proved;
pub mod range_slider;
pub mod setter_grid;
pub mod picker;
pub mod picture_card;
pub mod picture_check;
pub mod picture_corners;
pub mod picture_place;
pub mod picture_reader;
pub mod picture_room;
pub mod picture_shared;
pub mod straight_picture;
