#![doc = include_str!("../README.md")]

mod cells;
mod grey;
mod network;

pub use grey::Grey;
