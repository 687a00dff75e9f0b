//! The components that draw the library: its table, statistics, and what surrounds them.
#![allow(missing_docs, reason = "each file draws the one part that its first line describes")]

pub mod place;
pub mod starters;
pub mod statistics;
pub mod table;
