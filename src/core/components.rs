//! What is drawn: one part a file, named as a player would. Each takes the view of its part and one
//! callback for messages, and decides nothing. A component is what remembers something, [`part`]
//! is what is left as it is while others change; the rest are functions.
//!
//! [`part`]: crate::core::components::part::part
#![allow(missing_docs, reason = "each file draws the one part that its first line describes")]

pub mod board;
pub mod board_links;
pub mod button;
pub mod cell;
pub mod colour_wedges;
pub mod field;
pub mod file_field;
pub mod form;
pub mod icon;
pub mod menu;
pub mod notes;
pub mod part;
pub mod place_links;
pub mod progress_bar;
pub mod segments;
pub mod sentence;
pub mod static_board;
pub mod switch;
pub mod thumbnail;
pub mod today;
pub mod algorithms_cards;
pub mod table;
