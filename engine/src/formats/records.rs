//! The records of a text: lines that one format claims, one after the other.

use super::characters::{is_code, is_markup};
use super::error::{ReadError, ReadErrorKind};
use super::format::{Format, Reader};
use super::lines::{Claim, Line};
use super::normalise;
use super::text::Text;
use super::{line, rows, rules};
use crate::types::board::Board;

/// A puzzle found in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its digits, pencil marks and eliminated candidates.
    pub board: Board,
    /// The comment or title beside it, without control characters and at most [`MAX_NAME`](super::MAX_NAME)
    /// characters long; may be empty. It comes from outside: show it as text, never as markup.
    pub name: String,
    /// The line of the text where it starts, 1-based.
    pub line: usize,
    /// The slug of the format that read it.
    pub format: &'static str,
}

/// A puzzle, or what is meant as one and cannot be read. Mistakes may be many, and are a tenth as long
/// as a puzzle.
pub type ReadItem = Result<Box<Entry>, ReadError>;

/// What stands in a text, or in a part of one.
#[derive(Debug, Default)]
pub struct Records {
    /// Puzzles, and what is meant as one and cannot be read, in reading order.
    pub items: Vec<ReadItem>,
    /// Why the first line of words is no puzzle: for a text that holds nothing else.
    pub words: Option<ReadError>,
    /// The numbers of the lines that are words and were passed over, 1-based, in ascending order.
    pub skipped: Vec<usize>,
}

/// What is made of lines that are words and no puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Words {
    /// They are passed over.
    Skipped,
    /// Each is a record that cannot be read: in a list, each line is a puzzle.
    Mistakes,
}

/// The records of a text in some of these formats, as far as `allow` lets them be read.
pub fn read(text: &str, formats: &[Format], words: Words, allow: Allow) -> Records {
    let mut records = Records::default();
    let text = match Text::of(text) {
        Ok(text) => text,
        Err(error) if error.kind == ReadErrorKind::Empty => return records,
        Err(error) => {
            records.items.push(Err(error));
            return records;
        }
    };
    let lines = text.lines();
    let mut claims = Claims { lines: &lines, formats };
    while let Some(claimed) = claims.next(allow) {
        let internal = |line| ReadError::at(line, 1, ReadErrorKind::Internal);
        let read = claimed.as_ref().map_err(|&line| internal(line)).and_then(|of| of.read(allow));
        match (read, claimed) {
            (Ok(entries), _) => records.items.extend(entries.into_iter().map(Box::new).map(Ok)),
            (Err(error), Ok(record)) if words == Words::Skipped && is_words(&error, &record) => {
                let numbers = record.lines.iter().filter(|line| !line.text.trim().is_empty());
                records.skipped.extend(numbers.map(|line| line.number));
                records.words.get_or_insert_with(|| record.of_words(error));
            }
            (Err(error), _) => records.items.push(Err(error)),
        }
    }
    records
}

/// The puzzle of a text that holds just one.
fn one_board(text: &str, formats: &[Format]) -> Option<Board> {
    let records = read(text, formats, Words::Skipped, &mut |_| true);
    let [Ok(entry)] = &records.items[..] else { return None };
    Some(entry.board.clone())
}

fn is_words(error: &ReadError, record: &Record) -> bool {
    error.kind != ReadErrorKind::Internal && record.is_words()
}

/// The records in the lines that are left.
struct Claims<'a> {
    lines: &'a [Line<'a>],
    formats: &'a [Format],
}

/// Lines that one format claimed; never none.
struct Record<'a> {
    lines: &'a [Line<'a>],
    format: &'a Format,
    /// All that were asked.
    formats: &'a [Format],
}

/// A part of the work of reading a text. A reader may be kept from one that has ended with a panic
/// before, so that the other records of the text are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Attempt {
    /// Finding the record that begins in this line of the text, from 1.
    Claim(usize),
    /// Reading the record that begins in this line.
    Read(usize),
}

impl Attempt {
    /// This part of the work, so many lines further down: for a text that is read in parts.
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
    fn next(&mut self, allow: Allow) -> Option<Claimed<'a>> {
        while let Some((first, rest)) = self.lines.split_first() {
            if !allow(Attempt::Claim(first.number)) {
                self.lines = rest;
                return Some(Err(first.number));
            }
            if !self.is_skipped() {
                return self.claim().map(Ok);
            }
            self.lines = rest;
        }
        None
    }
    /// The record that begins in the first line.
    fn claim(&mut self) -> Option<Record<'a>> {
        let (lines, formats) = (self.lines, self.formats);
        let (format, claimed) = claim(formats, lines)?;
        let claimed = claimed.get();
        let title = rows::title_length(lines);
        let has_words_above = is_drawn(format) && title > 0 && title < claimed;
        let is_of_another = has_words_above
            && !lines[title].is_blank()
            && claim(formats, &lines[title..]).is_some_and(|(format, _)| !is_drawn(format));
        let (lines, rest) = lines.split_at(if is_of_another { title } else { claimed });
        self.lines = rest;
        Some(Record { lines, format, formats })
    }
    /// Whether the first line is blank, a border, the heading of a table, the end of something around a
    /// puzzle, or a comment that is no part of a format.
    fn is_skipped(&self) -> bool {
        let line = &self.lines[0];
        let claims = |format: &Format| (format.claims)(self.lines).is_some();
        let is_format = || self.formats.iter().filter(|of| may_begin_as_comment(of)).any(claims);
        line.is_blank()
            || line.is_border()
            || line.is_heading()
            || line.is_closing()
            || line.is_comment() && !is_format() && !is_numbered(line) && !is_tagged(line)
    }
}

/// The first format that claims the lines, and how many.
fn claim<'a>(formats: &'a [Format], lines: &[Line]) -> Option<(&'a Format, Claim)> {
    formats.iter().find_map(|format| Some((format, (format.claims)(lines)?)))
}

/// Whether the first line of a format may be one that is a comment elsewhere.
fn may_begin_as_comment(format: &Format) -> bool {
    matches!(format.slug, "link" | "sdk")
}

/// Whether a format reads drawn grids, to which words above belong.
fn is_drawn(format: &Format) -> bool {
    matches!(format.slug, "pencilmarks" | "grid" | "rows")
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
    fn read(&self, allow: Allow) -> Result<Vec<Entry>, ReadError> {
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
        let read = match self.format.reader {
            Reader::Plain(read) => read(self.lines),
            Reader::Nesting(read) => read(self.lines, &|text| one_board(text, self.formats)),
        };
        let read = read.map_err(|error| self.named(error))?;
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
            && let Some(known) = self.formats.iter().find(|known| known.slug == *format)
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
    fn of_words(&self, error: ReadError) -> ReadError {
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
    fn is_words(&self) -> bool {
        let is_unclaimed = matches!(self.format.slug, "rows" | "grid");
        let is_sign = |text: &str| {
            let text = text.trim();
            text.len() < 9 && !text.contains(|ch: char| ch.is_ascii_digit())
        };
        let is_words = |line: &Line| {
            let text = line.head();
            line.is_blank()
                || line.is_prose()
                || is_unclaimed && (is_markup(text) || is_code(text) || is_sign(text))
        };
        // The first words of a saved game are no words around a puzzle.
        self.format.slug != "tatham" && self.lines.iter().all(is_words)
    }
}
