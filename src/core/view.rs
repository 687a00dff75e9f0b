//! What the screen shows of a board, whatever part shows it.

pub mod arrows;
pub mod beams;
pub mod board;
pub mod controls;
pub mod sentence;
pub mod thumbnail;
pub mod table;
pub mod today;
