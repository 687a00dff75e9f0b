//! Reads pictures that the tests draw, and damaged ones.

mod canvas;
mod damaged;
mod drawn;
mod hand;
