//! The components that draw a list of puzzles and how hard they are.

pub mod histogram;
pub mod place;
