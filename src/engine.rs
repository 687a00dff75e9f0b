//! The rules of Sudoku and the reasoning about them: pure, without clock, randomness, text for
//! players, storage or log. Modules stand in reading order: nouns first.

pub mod sorted;
pub mod set;
pub mod table;
pub mod digit;
pub mod cell;
pub mod house;
pub mod candidate;
pub mod grid;
pub mod clash;
pub mod board;
pub mod placements;
pub mod position;
pub mod transform;

pub mod formats;

pub mod search;
pub mod puzzle;

pub mod step;
pub mod techniques;
pub mod als;
pub mod links;
pub mod flood;
pub mod cascade;
pub mod finder;
pub mod proof;
pub mod cases;
pub mod grade;

pub mod dice;
pub mod generate;
