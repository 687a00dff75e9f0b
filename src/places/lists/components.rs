//! The components that draw a list of puzzles and how hard they are.
#![allow(missing_docs, reason = "each file draws the one part that its first line describes")]

pub mod histogram;
pub mod place;
