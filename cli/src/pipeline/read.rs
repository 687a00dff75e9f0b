//! [`Piece`]: what a part of the input holds, read at once where each of its lines is a puzzle, else by
//! the formats.

use std::cell::LazyCell;
use std::mem;
use std::ops::Range;
use std::sync::Arc;

use super::super::guard::{guarded, without_faults};
use super::super::input::Part;
use super::super::place::{Failure, Place};
use super::task::Task;
use nonet_engine::formats::error::{Lines, ReadError, ReadErrorKind};
use nonet_engine::formats::{Format, PlainLines, ReadItem, Records, Words, read_allowed};
use nonet_engine::search::fast::lines::Solutions;
use nonet_service::text::clues;

/// The slug of the format of [`PlainLines`].
const LINE: &str = "line";

/// Consecutive records of a source.
pub enum Piece {
    /// Lines that are a puzzle each.
    Lines(Block),
    /// Whatever the formats found.
    Items(Vec<Item>),
}

/// What is at a place of the input: a puzzle, or something that cannot be read.
pub struct Item {
    /// The puzzle, or why there is none.
    pub task: Result<Task, Failure>,
    /// The index of its source, from 0.
    pub source: usize,
    /// Whether it is words, which are passed over where their source holds anything else.
    pub is_words: bool,
    /// Its share of the bytes, for the progress.
    pub bytes: u64,
}

/// The lines of a part.
pub struct Block {
    part: Arc<Part>,
    lines: PlainLines,
    /// The number of the first puzzle among all of all sources, from 0.
    pub first_number: u64,
}

impl Piece {
    /// The records of a part, in some format if one is named.
    pub fn of(part: Part, from: Option<&Format>) -> Piece {
        let may_be_plain = from.is_none_or(|from| from.slug == LINE);
        let lines = if may_be_plain { PlainLines::of(&part.text) } else { None };
        match lines {
            Some(lines) => Piece::Lines(Block { part: Arc::new(part), lines, first_number: 0 }),
            None => Piece::Items(items(part, from)),
        }
    }
    /// How many there are.
    pub fn len(&self) -> usize {
        match self {
            Piece::Lines(block) => block.lines.len(),
            Piece::Items(items) => items.len(),
        }
    }
    /// Its puzzles, and for every other record why it is none.
    pub fn tasks(self) -> Box<dyn Iterator<Item = Result<Task, Failure>>> {
        match self {
            Piece::Lines(block) => {
                Box::new((0..block.lines.len()).map(move |at| Ok(block.task(at))))
            }
            Piece::Items(items) => Box::new(items.into_iter().map(|item| item.task)),
        }
    }
    /// How many bytes of the input some of them take, for the progress.
    pub fn bytes(&self, range: Range<usize>) -> u64 {
        match self {
            Piece::Lines(block) => block.lines.bytes(range, &block.part.text) as u64,
            Piece::Items(items) => items[range].iter().map(|item| item.bytes).sum(),
        }
    }
}

impl Block {
    /// The index of its source, from 0.
    pub fn source(&self) -> usize {
        self.part.source
    }
    /// How many puzzles there are.
    pub fn len(&self) -> usize {
        self.lines.len()
    }
    /// The cells of some of its lines.
    pub fn cells(&self, range: Range<usize>) -> &[[u8; 81]] {
        &self.lines.cells()[range]
    }
    /// The puzzle of a line, from 0.
    pub fn task(&self, at: usize) -> Task {
        let entry = self.lines.entry(&self.part.text, at);
        Task {
            part: Arc::clone(&self.part),
            number: self.first_number + at as u64,
            clues: entry.board.givens,
            entry,
            solutions: Solutions::Unknown,
        }
    }
    /// Makes a task of this block the one of another line.
    pub fn set(&self, task: &mut Task, at: usize) {
        self.lines.set(&mut task.entry, &self.part.text, at);
        task.clues = task.entry.board.givens;
        task.number = self.first_number + at as u64;
        task.solutions = Solutions::Unknown;
    }
}

/// The puzzles of a part. Of a binary file only the first error is kept.
fn items(part: Part, from: Option<&Format>) -> Vec<Item> {
    let part = Arc::new(part);
    let words = if from.is_some() { Words::Mistakes } else { Words::Skipped };
    let Records { items: mut list, words, .. } =
        without_faults(|allow| read_allowed(&part.text, words, allow));
    if part.text.contains('\0') {
        let mut has_error = false;
        list.retain(|read| read.is_ok() || !mem::replace(&mut has_error, true));
    }
    let (source, bytes) = (part.source, part.text.len() as u64 / list.len().max(1) as u64);
    let lines = LazyCell::new(|| Lines::of(&part.text));
    let task = |read: ReadItem| {
        let entry = *read.map_err(|error| unreadable(&part, &lines, &error))?;
        let fault = |reason| Place::of_line(&part, entry.line).because(reason);
        let clues = guarded(|| clues(&entry.board)).map_err(fault)?;
        let solutions = Solutions::Unknown;
        let task = Task { part: Arc::clone(&part), number: 0, entry, clues, solutions };
        match from.filter(|from| from.slug != task.entry.format) {
            None => Ok(task),
            Some(from) => {
                Err(task.failure(format!("the format is {}, not {}", task.entry.format, from.slug)))
            }
        }
    };
    let item = |(read, is_words)| Item { task: task(read), source, is_words, bytes };
    let words = words.map(|error| (Err(error), true));
    list.into_iter().map(|read| (read, false)).chain(words).map(item).collect()
}

/// What this program can do with a text that holds no puzzle, after the reason; mostly nothing.
fn advice(kind: &ReadErrorKind) -> &'static str {
    match kind {
        ReadErrorKind::Mask(_) => "; nonet generate --mask makes a puzzle of it",
        _ => "",
    }
}

/// The error with file and line, and under it the place with a caret.
fn unreadable(part: &Part, lines: &Lines, error: &ReadError) -> Failure {
    let excerpt = lines.caret(error).replace('\n', "\n    ");
    let advice = advice(&error.kind);
    let moved = error.clone().moved_down(part.lines_above);
    let mut message = format!("{}: {moved}{advice}", part.name);
    if !excerpt.is_empty() {
        message += &format!("\n    {excerpt}");
    }
    let reason = format!("{}{advice}", error.kind);
    match error.place {
        Some(place) => Place::of_line(part, place.line).because(reason),
        None => Failure::of_source(Arc::clone(&part.name), reason),
    }
    .with_message(message)
}
