//! [`Format`]: what a row of the table of formats is.

use super::error::ReadResult;
use super::lines::{Claim, Line};
use crate::types::board::Board;

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
    /// What reads the lines that it claimed.
    pub(super) reader: Reader,
}

/// What reads the puzzles in the lines that a format claimed, in reading order.
#[derive(Clone, Copy)]
pub(super) enum Reader {
    /// The format holds no text in another format.
    Plain(fn(&[Line]) -> ReadResult),
    /// The format has values, and a value may be a text in another format.
    Nesting(fn(&[Line], Within) -> ReadResult),
}

/// Reads a text within a value, in whatever format: the one puzzle of it; `None` if it holds none, several,
/// or one that cannot be read.
pub(super) type Within<'a> = &'a dyn Fn(&str) -> Option<Board>;
