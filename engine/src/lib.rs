//! The rules of Sudoku and the reasoning about them: pure, without clock, randomness, text for
//! players, storage or log. Modules stand in reading order.

pub mod types;
pub mod canon;
pub mod formats;
pub mod search;
pub mod logic;
pub mod rating;
pub mod generate;
