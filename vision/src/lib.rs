#![doc = include_str!("../README.md")]

mod bend;
mod cells;
mod components;
mod find;
mod fit;
mod grey;
mod lines;
mod mesh;
mod network;
mod place;
mod projection;
mod quad;
mod threshold;

pub use find::{NoGrid, find};
pub use grey::Grey;
pub use place::{Place, SIDE};
