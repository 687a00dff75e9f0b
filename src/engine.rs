//! The rules of Sudoku and the reasoning about them: pure, without clock, randomness, text for
//! players, storage or log. Modules stand in reading order: nouns first.

pub mod board;
pub mod candidate;
pub mod cases;
pub mod cell;
pub mod clash;
pub mod dice;
pub mod digit;
pub mod finder;
pub mod formats;
pub mod generate;
pub mod grid;
pub mod house;
pub mod position;
pub mod puzzle;
pub mod search;
pub mod set;
pub mod step;
pub mod table;
pub mod techniques;
pub mod transform;
