//! The places of the page beside the game. Each has its model, messages, update, view and components in one
//! folder; a place sees no other place.

pub mod paper;
pub mod algorithms;
pub mod lists;
pub mod create;
pub mod learn;
pub mod library;
