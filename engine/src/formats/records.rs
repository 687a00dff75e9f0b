//! The records of a text: lines that one format claims, one after the other.

use serde::{Deserialize, Serialize};

use super::error::{ReadError, ReadErrorKind};
use super::lines::{Claim, Line};
use super::normalise::{self};
use super::{Entry, FORMATS, Format, line, link, rows, rules, sdk};
use crate::types::board::Board;

/// The records in the lines that are left.
pub struct Claims<'a>(pub &'a [Line<'a>]);

/// Lines that one format claimed; never none.
pub struct Record<'a> {
    lines: &'a [Line<'a>],
    format: &'static Format,
}

/// A part of the work of reading a text. A reader may be kept from one that has ended with a panic
/// before, so that the other records of the text are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Attempt {
    /// Finding the record that begins in this line of the text, from 1.
    Claim(usize),
    /// Reading the record that begins in this line.
    Read(usize),
}

impl Attempt {
    /// The same part of the work, so many lines further down: for a text that is read in parts.
    #[must_use]
    pub fn moved_down(self, lines: usize) -> Attempt {
        match self {
            Attempt::Claim(line) => Attempt::Claim(line + lines),
            Attempt::Read(line) => Attempt::Read(line + lines),
        }
    }
}

/// Whether a part of the work is done.
pub type Allow<'a> = &'a mut dyn FnMut(Attempt) -> bool;

/// The next record of a text, or the line in which none may be looked for.
type Claimed<'a> = Result<Record<'a>, usize>;

impl<'a> Claims<'a> {
    /// The next record, if looking for it is allowed.
    pub fn next(&mut self, allow: Allow) -> Option<Claimed<'a>> {
        while let Some((first, rest)) = self.0.split_first() {
            if !allow(Attempt::Claim(first.number)) {
                self.0 = rest;
                return Some(Err(first.number));
            }
            if !is_skipped(self.0) {
                return self.claim().map(Ok);
            }
            self.0 = rest;
        }
        None
    }
    /// The record that begins in the first line.
    fn claim(&mut self) -> Option<Record<'a>> {
        let lines = self.0;
        let (format, claimed) = claim(lines)?;
        let claimed = claimed.get();
        let title = rows::title_length(lines);
        let has_words_above = is_drawn(format) && title > 0 && title < claimed;
        let is_of_another = has_words_above
            && !lines[title].is_blank()
            && claim(&lines[title..]).is_some_and(|(format, _)| !is_drawn(format));
        let (lines, rest) = lines.split_at(if is_of_another { title } else { claimed });
        self.0 = rest;
        Some(Record { lines, format })
    }
}

/// The first format that claims the lines, and how many.
fn claim(lines: &[Line]) -> Option<(&'static Format, Claim)> {
    FORMATS.iter().find_map(|format| Some((format, (format.claims)(lines)?)))
}

/// Whether a format reads drawn grids, to which words above belong.
fn is_drawn(format: &Format) -> bool {
    matches!(format.slug, "pencilmarks" | "grid" | "rows")
}

/// Whether the first line is blank, a border, the heading of a table, the end of something around a
/// puzzle, or a comment that is no part of a format.
fn is_skipped(lines: &[Line]) -> bool {
    let line = &lines[0];
    let is_format = || link::claims(lines).is_some() || sdk::claims(lines).is_some();
    line.is_blank()
        || line.is_border()
        || line.is_heading()
        || line.is_closing()
        || line.is_comment() && !is_format() && !is_numbered(line) && !is_tagged(line)
}

/// Whether a comment is a puzzle with its number in front: `#12 53..7…`.
fn is_numbered(line: &Line) -> bool {
    let text = line.head().trim_start().trim_start_matches('#');
    text.starts_with(|ch: char| ch.is_ascii_digit()) && line::has_field(text)
}

/// Whether a comment is a post that begins with a hashtag and holds a puzzle: `#sudoku 53..7…`.
fn is_tagged(line: &Line) -> bool {
    let tag = line.text.trim_start().strip_prefix('#');
    tag.is_some_and(|tag| tag.starts_with(char::is_alphabetic)) && line::has_field(line.head())
}

/// How many cells are marked where a text says in which cells clues stand, but not which: two marks for
/// empty cells, as in files named `.msk`.
fn mask(lines: &[Line]) -> Option<usize> {
    let cells = || lines.iter().flat_map(|line| line.head().chars()).filter(|ch| *ch != ' ');
    let count = |marks: &str| cells().filter(|ch| marks.contains(*ch)).count();
    let (marked, empty) = (count("xX"), count(".0-_"));
    let is_mask = marked > 0 && empty > 0 && marked + empty == 81 && cells().count() == 81;
    is_mask.then_some(marked)
}

impl Record<'_> {
    /// Its puzzles, if reading it is allowed.
    ///
    /// # Errors
    /// Its mistake.
    pub fn read(&self, allow: Allow) -> Result<Vec<Entry>, ReadError> {
        let line = self.lines[0].number;
        if !allow(Attempt::Read(line)) {
            return Err(ReadError::at(line, 1, ReadErrorKind::Internal));
        }
        let entry = |(board, name): (Board, String)| Entry {
            board,
            name: normalise::name(&name),
            line,
            format: self.format.slug,
        };
        let read = (self.format.read)(self.lines).map_err(|error| self.named(error))?;
        let has_nothing = read.iter().all(|(board, _)| *board == Board::default());
        if let Some(cells) = mask(self.lines).filter(|_| has_nothing) {
            return Err(ReadError::at(line, 1, ReadErrorKind::Mask(cells)));
        }
        Ok(read.into_iter().map(entry).collect())
    }
    /// The error with the name of its format instead of the slug, or if the record is a puzzle of another
    /// kind, which.
    fn named(&self, mut error: ReadError) -> ReadError {
        // The parts of a line that markup breaks are counted as lines by some formats.
        let last = self.lines.last().map_or(1, |line| line.number);
        if let Some(place) = &mut error.place {
            place.line = place.line.min(last);
        }
        if let ReadErrorKind::Damaged(format) = &mut error.kind
            && let Some(known) = Format::of(format)
        {
            known.name.clone_into(format);
        }
        let refused = rules::refused_line(self.lines[0].head()).filter(|_| self.lines.len() == 1);
        match refused {
            Some(refusal) => ReadError { kind: refusal.of("Sudoku"), ..error },
            None => error,
        }
    }
    /// The error of a record that is words: which of their characters is no cell is of no interest, but in
    /// a link.
    pub fn of_words(&self, error: ReadError) -> ReadError {
        use ReadErrorKind::{CellCount, RowCount, RowLength, UnexpectedChar, UnexpectedWord};
        match error.kind {
            CellCount(_)
            | RowCount(_)
            | RowLength { .. }
            | UnexpectedChar(_)
            | UnexpectedWord(_)
                if self.format.slug != "link" =>
            {
                ReadError::of_text(ReadErrorKind::Words)
            }
            _ => error,
        }
    }
    /// Whether it is words and no cells, or markup or a few signs that no format claims.
    pub fn is_words(&self) -> bool {
        let is_unclaimed = matches!(self.format.slug, "rows" | "grid");
        let is_sign = |text: &str| {
            let text = text.trim();
            text.len() < 9 && !text.contains(|ch: char| ch.is_ascii_digit())
        };
        let is_words = |line: &Line| {
            let text = line.head();
            line.is_blank()
                || line.is_prose()
                || is_unclaimed
                    && (normalise::is_markup(text) || normalise::is_code(text) || is_sign(text))
        };
        // The first words of a saved game are no words around a puzzle.
        self.format.slug != "tatham" && self.lines.iter().all(is_words)
    }
}
