#![doc = include_str!("../README.md")]

mod grey;

pub use grey::Grey;
