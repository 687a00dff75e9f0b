//! How hard a puzzle is.

pub mod grade;
pub mod se;
