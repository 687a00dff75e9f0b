//! The components that draw Learn: the list of lessons, a lesson, its exercises.
#![allow(missing_docs, reason = "each file draws the one part that its first line describes")]

pub mod find;
pub mod lesson;
pub mod list;
pub mod picture;
pub mod place;
pub mod task;
