//! The text formats: what people paste, drop, pipe and share, as [`Board`]s. A format is a file
//! in `formats/` and a row in [`FORMATS`].
//!
//! A text is normalised, cut into lines, and then taken from the top: the first row of the table
//! that claims the lines at hand says how many are its own and reads them, for better or worse:
//! who claims owns the error. The last row claims anything, so nothing is refused without a
//! reason. Thus one text may hold many puzzles, and of several formats.

pub mod error;
mod line;
mod text;

use self::error::ReadError;
use self::text::{Line, Text};
use super::board::Board;

/// The longest text that is read at once, in bytes: room for a list of 90,000 puzzles.
pub const MAX_BYTES: usize = 8_000_000;

/// The longest name that a puzzle keeps, in characters.
pub const MAX_NAME: usize = 200;

/// A puzzle found in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What is on the paper.
    pub board: Board,
    /// The comment or title that stood with it, without control characters and at most
    /// [`MAX_NAME`] characters long; may be empty. Text of a stranger: never markup.
    pub name: String,
    /// The line of the text where it starts, 1-based.
    pub line: usize,
    /// The slug of the format that read it.
    pub format: &'static str,
}

/// The boards of a record with their names, or why it holds none.
type Reading = Result<Vec<(Board, String)>, ReadError>;

/// A way to write a puzzle as text: a row of [`FORMATS`].
pub struct Format {
    /// Its name in code, corpus and locales.
    pub slug: &'static str,
    /// Its name for people who know formats.
    pub name: &'static str,
    /// How many of these lines, from the first, are this format's to read; none if the first is
    /// not its own. A cheap look, not a proof. The first line is never blank.
    claims: fn(&[Line]) -> Option<usize>,
    /// The puzzles in the lines that it claimed, in reading order.
    read: fn(&[Line]) -> Reading,
    /// The text of a board and its name, with its line end.
    write: fn(&Board, &str) -> String,
}

/// All formats, in the order in which they are asked whether a text is theirs.
pub const FORMATS: &[Format] = &[Format {
    slug: "line",
    name: "81 characters",
    claims: line::claims,
    read: line::read,
    write: line::write,
}];

impl Format {
    /// The format of a slug.
    pub fn of(slug: &str) -> Option<&'static Format> {
        FORMATS.iter().find(|format| format.slug == slug)
    }
    /// The text of a board and its name (which may be empty), with its line end. What the format
    /// has no place for is left out.
    pub fn write(&self, board: &Board, name: &str) -> String {
        (self.write)(board, &text::name(name))
    }
}

/// All puzzles of a text, in reading order, at least one.
///
/// # Errors
/// The first thing that cannot be read: nothing is taken from a text with a mistake in it.
pub fn read(text: &str) -> Result<Vec<Entry>, ReadError> {
    let text = Text::of(text)?;
    let entries: Vec<Entry> = Records(&text.lines()).collect::<Result<Vec<_>, _>>()?.concat();
    if entries.is_empty() { Err(ReadError::Empty) } else { Ok(entries) }
}

/// All puzzles of a text, in reading order, each bad record as its error: one bad line does not
/// stop the rest. Empty for a text without records.
pub fn read_list(text: &str) -> Vec<Result<Entry, ReadError>> {
    let text = match Text::of(text) {
        Ok(text) => text,
        Err(ReadError::Empty) => return Vec::new(),
        Err(error) => return vec![Err(error)],
    };
    let split = |record: Result<Vec<Entry>, ReadError>| match record {
        Ok(entries) => entries.into_iter().map(Ok).collect(),
        Err(error) => vec![Err(error)],
    };
    Records(&text.lines()).flat_map(split).collect()
}

/// The records of the lines that are left: each what one format claimed.
struct Records<'a>(&'a [Line<'a>]);

impl Iterator for Records<'_> {
    type Item = Result<Vec<Entry>, ReadError>;
    fn next(&mut self) -> Option<Self::Item> {
        while self.0.first()?.is_blank() || self.0[0].is_comment() {
            self.0 = &self.0[1..];
        }
        let claim = |format: &'static Format| Some((format, (format.claims)(self.0)?));
        let (format, claimed) = FORMATS.iter().find_map(claim)?;
        let (record, rest) = self.0.split_at(claimed);
        self.0 = rest;
        Some(read_record(format, record))
    }
}

fn read_record(format: &Format, record: &[Line]) -> Result<Vec<Entry>, ReadError> {
    let line = record.first().map_or(1, |line| line.number);
    let entry = |(board, name): (Board, String)| Entry {
        board,
        name: text::name(&name),
        line,
        format: format.slug,
    };
    Ok((format.read)(record)?.into_iter().map(entry).collect())
}
