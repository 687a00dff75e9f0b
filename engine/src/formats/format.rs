//! [`Format`]: what a row of the table of formats is.

use super::error::ReadResult;
use super::lines::{Claim, Line};

/// A way in which puzzles stand in a text: a row of [`FORMATS`](super::FORMATS).
#[derive(Clone, Copy)]
pub struct Format {
    /// Its name in code, corpus and locales.
    pub slug: &'static str,
    /// Its name for people who know formats.
    pub name: &'static str,
    /// How many of these lines, from the first, belong to this format; `None` if the first does
    /// not. A quick look, not a proof. The first line is never blank.
    pub(super) claims: fn(&[Line]) -> Option<Claim>,
    /// The puzzles in the lines that it claimed, in reading order.
    pub(super) read: fn(&[Line]) -> ReadResult,
}
