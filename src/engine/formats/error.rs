//! [`ReadError`]: why a text is no puzzle, and where.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Format;
use super::normalise::normalise;

/// How many characters of a text an error or an excerpt shows.
const SHOWN: usize = 40;

/// Why a text is no puzzle. Lines and columns count from 1, columns in characters; texts are cut
/// and their control characters shown as `\u{..}`.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize, Deserialize)]
pub enum ReadError {
    /// There is no puzzle in the text: nothing at all, or blanks and remarks.
    #[error("there is no puzzle in the text: give one, for example as 81 characters in one line")]
    Empty,
    /// More text than is read at once.
    #[error("the text has more than {} MB; no more is read at once", limit / 1_000_000)]
    TooLarge {
        /// Bytes found; not all of them, if reading stopped at the limit.
        bytes: usize,
        /// Bytes allowed.
        limit: usize,
    },
    /// A control character, or one that was no UTF-8: a picture, a program, an archive.
    #[error("line {line}, column {column}: this is not text (UTF-8) but a binary file")]
    Binary {
        /// Where, from 1.
        line: usize,
        /// Where, from 1.
        column: usize,
    },
    /// A character that is neither a digit nor a blank cell nor a separator.
    #[error(
        "line {line}, column {column}: {found:?} is no cell: a cell is a digit from 1 to 9, or one of 0 . * _ - ? x if it is empty"
    )]
    UnexpectedChar {
        /// Where, from 1.
        line: usize,
        /// Where, from 1.
        column: usize,
        /// The character.
        found: char,
    },
    /// A word or number where a cell or a group of candidates should stand, such as `12` or
    /// `377`.
    #[error("line {line}, column {column}: {found:?} is no cell")]
    UnexpectedWord {
        /// Where, from 1.
        line: usize,
        /// Where, from 1.
        column: usize,
        /// The word.
        found: String,
    },
    /// A puzzle in one piece that has not 81 cells.
    #[error("line {line}, column {column}: {found} {}; a puzzle has 81", plural("cell", *found))]
    CellCount {
        /// Where the cells end, or the first too many stands, from 1.
        line: usize,
        /// Where, from 1.
        column: usize,
        /// How many cells.
        found: usize,
    },
    /// A row that has not 9 cells.
    #[error("line {line}: row {row} has {found} {} instead of 9: {text}", plural("cell", *found))]
    RowLength {
        /// Where, from 1.
        line: usize,
        /// Where the cells end, or the first too many stands, from 1.
        column: usize,
        /// Which row of the puzzle, 1 to 9.
        row: usize,
        /// How many cells.
        found: usize,
        /// The row.
        text: String,
    },
    /// A grid that has not 9 rows.
    #[error(
        "line {line}: the grid that ends here has {found} {} instead of 9",
        plural("row", *found)
    )]
    RowCount {
        /// The line of its last row, from 1.
        line: usize,
        /// The column where that begins, from 1.
        column: usize,
        /// How many rows.
        found: usize,
    },
    /// A format that is known by its looks, whose content is damaged.
    #[error(
        "line {line}, column {column}: this looks like \"{}\", but cannot be read as that",
        name_of(format)
    )]
    Damaged {
        /// Where, from 1.
        line: usize,
        /// Where, from 1.
        column: usize,
        /// The slug of the format.
        format: String,
    },
    /// A link that names a puzzle on somebody's server instead of carrying it.
    #[error(
        "line {line}, column {column}: this link does not hold the puzzle: copy the puzzle itself from the page that it opens"
    )]
    Link {
        /// Where, from 1.
        line: usize,
        /// Where, from 1.
        column: usize,
    },
}

impl ReadError {
    /// A character that is no cell; a control character betrays a binary file.
    pub(super) fn unexpected(line: usize, column: usize, found: char) -> ReadError {
        if found.is_control() || found == char::REPLACEMENT_CHARACTER {
            ReadError::Binary { line, column }
        } else {
            ReadError::UnexpectedChar { line, column, found }
        }
    }
    /// Where it is, as line and column from 1, if it is at one place.
    pub fn place(&self) -> Option<(usize, usize)> {
        match *self {
            ReadError::Empty | ReadError::TooLarge { .. } => None,
            ReadError::Binary { line, column }
            | ReadError::UnexpectedChar { line, column, .. }
            | ReadError::UnexpectedWord { line, column, .. }
            | ReadError::CellCount { line, column, .. }
            | ReadError::RowLength { line, column, .. }
            | ReadError::RowCount { line, column, .. }
            | ReadError::Damaged { line, column, .. }
            | ReadError::Link { line, column } => Some((line, column)),
        }
    }
    /// The same error that many lines further down: for a text that was read in parts.
    #[must_use]
    pub fn moved_down(mut self, lines: usize) -> ReadError {
        match &mut self {
            ReadError::Empty | ReadError::TooLarge { .. } => {}
            ReadError::Binary { line, .. }
            | ReadError::UnexpectedChar { line, .. }
            | ReadError::UnexpectedWord { line, .. }
            | ReadError::CellCount { line, .. }
            | ReadError::RowLength { line, .. }
            | ReadError::RowCount { line, .. }
            | ReadError::Damaged { line, .. }
            | ReadError::Link { line, .. } => *line += lines,
        }
        self
    }
}

/// The line of the text that the error points at, cut to what is near, and below it a caret
/// under the place: two lines, the second without a line end. Empty if the error is at no one
/// place, or the text is not the one that it speaks of. For many errors of one text see
/// [`Lines`].
pub fn caret(text: &str, error: &ReadError) -> String {
    let Some((line, column)) = error.place() else { return String::new() };
    normalise(text).split('\n').nth(line - 1).map_or_else(String::new, |line| below(line, column))
}

/// A text that many errors point into, normalised and cut into lines once for all of them.
pub struct Lines<'a> {
    text: Cow<'a, str>,
    /// Where each line begins.
    starts: Vec<usize>,
}

impl<'a> Lines<'a> {
    /// The lines of a text.
    pub fn of(text: &'a str) -> Lines<'a> {
        let text = normalise(text);
        let after = text.match_indices('\n').map(|(end, _)| end + 1);
        let starts = std::iter::once(0).chain(after).collect();
        Lines { text, starts }
    }
    /// The same as [`caret`] says of the text.
    pub fn caret(&self, error: &ReadError) -> String {
        let Some((line, column)) = error.place() else { return String::new() };
        let Some(&start) = self.starts.get(line - 1) else { return String::new() };
        let rest = &self.text[start..];
        below(rest.split_once('\n').map_or(rest, |(line, _)| line), column)
    }
}

/// What is near a column of a line, and below it a caret.
fn below(line: &str, column: usize) -> String {
    let skipped = column.saturating_sub(SHOWN * 3 / 4);
    let near: Vec<char> = line.chars().skip(skipped).take(SHOWN).map(visible).collect();
    let before = near.iter().take(column - 1 - skipped.min(column - 1));
    let indent: String = before.map(|&shown| blank_as_wide_as(shown)).collect();
    format!("{}\n{indent}^", near.iter().collect::<String>())
}

/// A text for an error: cut to [`SHOWN`] characters, control characters escaped.
pub(super) fn excerpt(text: &str) -> String {
    let mut shown = text.trim().chars();
    let kept: String = shown.by_ref().take(SHOWN).flat_map(escaped).collect();
    if shown.next().is_some() { kept + "…" } else { kept }
}

fn escaped(shown: char) -> Vec<char> {
    if shown.is_control() { shown.escape_unicode().collect() } else { vec![shown] }
}

fn plural(noun: &str, count: usize) -> String {
    if count == 1 { noun.to_owned() } else { format!("{noun}s") }
}

fn name_of(slug: &str) -> &str {
    Format::of(slug).map_or(slug, |format| format.name)
}

fn visible(shown: char) -> char {
    match shown {
        '\t' => ' ',
        _ if shown.is_control() => '\u{fffd}',
        _ => shown,
    }
}

/// East Asian characters take two places; a caret under them is pushed by blanks of that width.
fn blank_as_wide_as(shown: char) -> char {
    if matches!(shown, '\u{1100}'..='\u{115f}' | '\u{2e80}'..='\u{a4cf}' | '\u{ac00}'..='\u{d7a3}' | '\u{f900}'..='\u{faff}' | '\u{ff00}'..='\u{ff60}' | '\u{1f300}'..='\u{3fffd}')
    {
        '\u{3000}'
    } else {
        ' '
    }
}
