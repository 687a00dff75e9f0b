#![cfg_attr(all(feature = "formats", feature = "generate"), doc = include_str!("../README.md"))]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![cfg_attr(
    not(all(feature = "formats", feature = "generate")),
    doc = "Solves, proves, rates and generates Sudoku; README.md of the crate lists the features."
)]
//!
//! # Modules
//! What a first program needs stands here at the root; the rest is in the modules, which come in reading
//! order: none names a later one.

pub mod types;
pub mod canon;
#[cfg(feature = "formats")]
pub mod formats;
pub mod search;
#[cfg(feature = "algorithms")]
pub mod algorithms;
#[cfg(any(feature = "logic", feature = "tiers"))]
pub mod logic;
#[cfg(any(feature = "rating", feature = "tiers"))]
pub mod rating;
#[cfg(feature = "tiers")]
pub mod generate;
#[cfg(feature = "json")]
pub mod json;

pub use canon::canonical;
#[cfg(feature = "formats")]
pub use formats::error::ReadError;
#[cfg(feature = "formats")]
pub use formats::{Entry, Format, read};
#[cfg(feature = "tiers")]
pub use generate::{GenerateError, Recipe};
#[cfg(feature = "logic")]
pub use logic::finder::{Options, all_steps, next_step};
#[cfg(feature = "logic")]
pub use logic::step::{Effect, Evidence, Step};
#[cfg(any(feature = "logic", feature = "tiers"))]
pub use logic::techniques::{Technique, Tier};
#[cfg(feature = "rating")]
pub use rating::grade::{Grade, Path};
pub use search::monitor::Budget;
pub use search::puzzle::{Puzzle, PuzzleError};
pub use search::{Count, count, first};
pub use types::board::Board;
pub use types::candidate::Candidate;
pub use types::cell::{Cell, CellSet};
pub use types::digit::{Digit, DigitSet};
pub use types::grid::{Grid, Solution};
pub use types::house::House;
pub use types::position::Position;
pub use types::symmetry::Symmetry;
