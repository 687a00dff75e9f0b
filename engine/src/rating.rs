//! How hard a puzzle is.

pub mod grade;
pub mod need;
pub mod rounds;
pub mod se;
