//! The components that draw what surrounds the parts.
#![allow(missing_docs, reason = "each file draws the one part that its first line describes")]

pub mod first_place;
#[cfg(feature = "first_screen")]
pub mod first_screen;
pub mod header;
pub mod launch;
pub mod notice;
pub mod page;
mod part_entry;
pub mod parts;
pub mod root;
pub mod tips;
pub mod dialog;
pub mod start;
