//! [`ReadError`]: why a text is no puzzle, and where.

use std::borrow::Cow;
use std::fmt;

use thiserror::Error;

use super::normalise::normalise;
use crate::types::board::Board;

/// How many characters of a text an error or an excerpt shows.
const MAX_EXCERPT: usize = 40;

/// Why a text is no puzzle, and where: what is wrong, and the place that a caret points at.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ReadError {
    /// What is wrong.
    pub kind: ReadErrorKind,
    /// Where; none if it is about the text as a whole.
    pub place: Option<Place>,
}

/// The boards of a record with their names, or why it holds none.
pub(super) type ReadResult = Result<Vec<(Board, String)>, ReadError>;

/// A place in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
}

/// What is wrong with a text. Quoted parts are cut to 40 characters and their control characters
/// shown as `\u{..}`.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum ReadErrorKind {
    /// There is no puzzle in the text: nothing at all, or blanks and comments.
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
    #[error("this is not text (UTF-8) but a binary file")]
    Binary,
    /// A character that is neither a digit nor an empty cell nor a separator.
    #[error(
        "{0:?} is no cell: a cell is a digit from 1 to 9, or one of 0 . * _ - ? x if it is empty"
    )]
    UnexpectedChar(char),
    /// A word or number where a cell or a group of candidates should stand, such as `12` or
    /// `377`.
    #[error("{0:?} is no cell")]
    UnexpectedWord(String),
    /// Numbers with blanks or commas between, most of several digits: neither cells nor lists of
    /// candidates.
    #[error(
        "{0} numbers, most of more than one digit, which are no cells: a cell is one digit, 0 if it is \
         empty, or its candidates, each digit once, as in 128"
    )]
    Numbers(usize),
    /// A puzzle in one piece that has so many cells and not 81. Its place is where the cells end,
    /// or the 82nd cell.
    #[error("{}; a puzzle has 81", counted(*.0, "cell"))]
    CellCount(usize),
    /// A row that has not 9 cells. Its place is where the cells end, or the tenth cell.
    #[error("{}row {row} has {} instead of 9: {text}", among(*rows), counted(*found, "cell"))]
    RowLength {
        /// The rows of which it is one.
        rows: Rows,
        /// Which row of the puzzle, 1 to 9.
        row: usize,
        /// How many cells it has.
        found: usize,
        /// The row as it is written.
        text: Box<str>,
    },
    /// A grid that has so many rows and not 9. Its place is the beginning of the tenth row, or of the
    /// last.
    #[error("{0}; a puzzle has 9")]
    RowCount(Rows),
    /// A text of words, in which no puzzle was found.
    #[error(
        "there is no puzzle in this text: no line has 81 cells, and no nine lines have nine cells each"
    )]
    Words,
    /// A format that is known by its first characters, whose content is damaged: its name.
    #[error("this looks like \"{0}\", but cannot be read as that")]
    Damaged(String),
    /// A puzzle of another size, in this format.
    #[error("{format}: the grid is {size}x{size}, not 9x9")]
    Size {
        /// The format or site.
        format: String,
        /// How many rows it has.
        size: usize,
    },
    /// A puzzle with rules beside those of plain Sudoku, in this format.
    #[error("{format}: a variant with rules of its own ({rules}), not plain Sudoku")]
    Variant {
        /// The format or site.
        format: String,
        /// The names of the rules.
        rules: String,
    },
    /// Marks for the cells in which clues are to stand, and no digit: so many cells.
    #[error("a mask: it marks the {0} cells in which clues are to stand and has no digit")]
    Mask(usize),
    /// A text of a known format, here named, that holds something else than a puzzle.
    #[error("{0}: there is no puzzle in it")]
    NoPuzzle(String),
    /// A link that names a puzzle on somebody's server instead of carrying it.
    #[error(
        "this link does not hold the puzzle: copy the puzzle itself from the page that it opens"
    )]
    Link,
    /// A link to this site of which a part is missing or wrong, so that the puzzle cannot be unpacked.
    #[error("the puzzle in this link to {0} is damaged or cut off: copy the whole link again")]
    LinkDamaged(String),
    /// One of our own links to a game, and what is wrong with it.
    #[error("{0}")]
    GameLink(GameLinkError),
    /// A panic ended an earlier attempt to read this.
    #[error("the reader failed here through a fault of its own; please report it with this text")]
    Internal,
}

/// Why a link to a game cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum GameLinkError {
    /// It is of a newer version of the format.
    #[error("this link to a game is of a newer version, which this one cannot read")]
    Newer,
    /// Something of it is missing or wrong.
    #[error("this link to a game is damaged, or its end is missing: copy the whole link again")]
    Damaged,
}

impl ReadError {
    /// What is wrong with the text as a whole.
    pub fn of_text(kind: ReadErrorKind) -> ReadError {
        ReadError { kind, place: None }
    }
    /// What is wrong at a place.
    pub fn at(line: usize, column: usize, kind: ReadErrorKind) -> ReadError {
        ReadError { kind, place: Some(Place { line, column }) }
    }
    /// This error, so many lines further down: for a text that was read in parts.
    #[must_use]
    pub fn moved_down(mut self, lines: usize) -> ReadError {
        if let Some(place) = &mut self.place {
            place.line += lines;
        }
        if let ReadErrorKind::RowLength { rows, .. } | ReadErrorKind::RowCount(rows) =
            &mut self.kind
        {
            rows.first += lines as u32;
            rows.last += lines as u32;
        }
        self
    }
}

/// The rows of a grid: how many, and in which lines of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rows {
    /// How many they are.
    pub count: u32,
    /// The line of the first, from 1.
    pub first: u32,
    /// The line of the last.
    pub last: u32,
}

impl Rows {
    /// The number of rows, in these lines, the first from 1.
    pub fn new(count: usize, lines: [usize; 2]) -> Rows {
        // A text has fewer bytes than 2^32.
        let [count, first, last] = [count, lines[0], lines[1]].map(|number| number as u32);
        Rows { count, first, last }
    }
}

/// `9 rows in lines 2 to 10`.
impl fmt::Display for Rows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rows { count, first, last } = self;
        if first == last {
            write!(f, "{} in line {first}", counted(*count as usize, "row"))
        } else {
            write!(f, "{} in lines {first} to {last}", counted(*count as usize, "row"))
        }
    }
}

/// The place, then what is wrong: `line 3, column 81: 80 cells; a puzzle has 81`.
impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Place { line, column }) = self.place {
            match self.kind {
                // About a whole line: the column is for the caret only.
                ReadErrorKind::RowLength { .. }
                | ReadErrorKind::RowCount(_)
                | ReadErrorKind::Mask(_) => {
                    write!(f, "line {line}: ")?;
                }
                _ => write!(f, "line {line}, column {column}: ")?,
            }
        }
        self.kind.fmt(f)
    }
}

impl ReadErrorKind {
    /// A character that is no cell. A control character is the sign of a binary file.
    pub(super) fn unexpected_char(found: char) -> ReadErrorKind {
        if found.is_control() || found == char::REPLACEMENT_CHARACTER {
            ReadErrorKind::Binary
        } else {
            ReadErrorKind::UnexpectedChar(found)
        }
    }
    /// A word that is no cell.
    pub(super) fn unexpected_word(found: &str) -> ReadErrorKind {
        ReadErrorKind::UnexpectedWord(excerpt(found))
    }
}

/// What is wrong with a word of a line, and where in the word.
pub(crate) struct WordError {
    /// The character of the word, from 0.
    pub offset: usize,
    /// What is wrong with it.
    pub kind: ReadErrorKind,
}

impl WordError {
    /// The error of a word that begins in a column (from 1) of a line.
    pub(crate) fn in_line(self, line: usize, column: usize) -> ReadError {
        ReadError::at(line, column + self.offset, self.kind)
    }
}

/// The line of the text that the error points at, cut to what is near, and below it a caret
/// under the place: two lines, the second without a line end. Empty if the error has no place, or
/// the text is not the one that was read. For many errors of one text see [`Lines`].
pub fn caret(text: &str, error: &ReadError) -> String {
    let Some(Place { line, column }) = error.place else { return String::new() };
    let text = normalise(text);
    text.split('\n').nth(line - 1).map_or_else(String::new, |line| with_caret(line, column))
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
    /// The line that an error points at and a caret below it, as [`caret`] makes them.
    pub fn caret(&self, error: &ReadError) -> String {
        let Some(Place { line, column }) = error.place else { return String::new() };
        let Some(&start) = self.starts.get(line - 1) else { return String::new() };
        let rest = &self.text[start..];
        with_caret(rest.split_once('\n').map_or(rest, |(line, _)| line), column)
    }
}

/// What is near a column of a line, and below it a caret.
fn with_caret(line: &str, column: usize) -> String {
    let before = column - 1;
    let skipped = column.saturating_sub(MAX_EXCERPT * 3 / 4);
    let near: Vec<char> = line.chars().skip(skipped).take(MAX_EXCERPT).map(visible).collect();
    let indent: String = near.iter().take(before - skipped).map(|&ch| blank_like(ch)).collect();
    format!("{}\n{indent}^", near.iter().collect::<String>())
}

/// A text for an error: cut to [`MAX_EXCERPT`] characters, control characters escaped.
pub fn excerpt(text: &str) -> String {
    let mut chars = text.trim().chars();
    let kept: String = chars.by_ref().take(MAX_EXCERPT).flat_map(escaped).collect();
    if chars.next().is_some() { kept + "…" } else { kept }
}

fn escaped(ch: char) -> Vec<char> {
    if ch.is_control() { ch.escape_unicode().collect() } else { vec![ch] }
}

/// The rows among which one is wrong; nothing if there is no other.
fn among(rows: Rows) -> String {
    if rows.count == 1 { String::new() } else { format!("{rows}, but ") }
}

/// `1 cell`, `2 cells`.
fn counted(count: usize, noun: &str) -> String {
    let ending = if count == 1 { "" } else { "s" };
    format!("{count} {noun}{ending}")
}

fn visible(ch: char) -> char {
    match ch {
        '\t' => ' ',
        _ if ch.is_control() => char::REPLACEMENT_CHARACTER,
        _ => ch,
    }
}

/// A blank as wide as a character: East Asian characters take two places on a terminal, and so
/// does the ideographic space.
fn blank_like(ch: char) -> char {
    let is_wide = matches!(
        ch,
        '\u{1100}'..='\u{115f}'
            | '\u{2e80}'..='\u{a4cf}'
            | '\u{ac00}'..='\u{d7a3}'
            | '\u{f900}'..='\u{faff}'
            | '\u{ff00}'..='\u{ff60}'
            | '\u{1f300}'..='\u{3fffd}'
    );
    if is_wide { '\u{3000}' } else { ' ' }
}
