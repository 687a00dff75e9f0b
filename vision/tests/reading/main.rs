//! Reads pictures that the tests draw, and damaged ones.

mod canvas;
mod counter;
mod damaged;
mod drawn;
