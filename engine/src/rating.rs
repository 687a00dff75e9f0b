//! How hard a puzzle is.

pub mod grade;
pub mod rounds;
pub mod se;
