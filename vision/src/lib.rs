#![doc = include_str!("../README.md")]

mod bend;
mod board;
mod cells;
mod components;
mod counter;
mod find;
mod fit;
mod grain;
mod grey;
mod hand;
mod ink;
mod lattice;
mod lines;
mod mesh;
mod network;
mod order;
mod place;
mod projection;
mod quad;
mod reading;
mod recognise;
mod search;
mod shaded;
mod shifts;
mod threshold;

pub use board::{Board, Solutions};
pub use counter::Counter;
pub use find::{NoGrid, find};
pub use grey::Grey;
pub use ink::{Ink, notes};
pub use place::{Place, SIDE};
pub use reading::{Reading, read};
pub use recognise::{Found, recognise};
