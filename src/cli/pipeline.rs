//! Every puzzle of every source through one function, on all cores, answers in the order of the
//! input.

use std::cell::LazyCell;
use std::collections::BTreeMap;
use std::io;
use std::mem;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

use rayon::prelude::*;

use super::console::Console;
use super::input::{Files, Input, Part};
use crate::engine::formats::error::{Lines, ReadError, ReadErrorKind};
use crate::engine::formats::{Entry, Records, read_records};
use crate::engine::types::grid::Grid;
use crate::service::text::clues;

/// How many parts are worked on at once, for each thread: enough to keep all threads busy, few
/// enough that the first answers come soon.
const PARTS_PER_THREAD: usize = 4;

/// So many records of a source that cannot be read are named one by one.
const MAX_NAMED: usize = 10;

/// A puzzle and where it stands.
pub struct Task {
    source: usize,
    /// What the file is called.
    pub file: Arc<str>,
    /// The line in which it starts, 1-based.
    pub line: usize,
    /// The puzzle as it is written.
    pub entry: Entry,
    /// The digits that make the puzzle: the givens, or with them those marked as placed, where
    /// only they leave one solution.
    pub clues: Grid,
}

/// The answer to a puzzle: data with its line end, or a sentence why there is none.
pub type Answer = Result<String, String>;

/// What stands at a place of the input: a puzzle, or something that cannot be read.
struct Item {
    task: Result<Task, Unreadable>,
    /// Its share of the bytes, for the progress.
    bytes: u64,
}

/// Something that is no puzzle.
struct Unreadable {
    source: usize,
    message: String,
    /// Whether it is words: named only if their source holds nothing else.
    is_words: bool,
}

/// What has been read of a source.
#[derive(Default)]
struct Seen {
    /// Whether there was a puzzle, or what is meant as one.
    any: bool,
    /// Why its first words are no puzzle.
    words: Option<String>,
    /// How many records could not be read.
    unreadable: usize,
}

/// Answers every puzzle, on all cores, and writes the answers in the order of the input.
///
/// # Errors
/// When stdout cannot be written.
pub fn answer_each(
    files: &Files,
    console: &mut Console,
    answer: impl Fn(&Task) -> Answer + Sync,
) -> io::Result<()> {
    let bar = start_progress(files, console);
    let answer_item = |item: Item| {
        let answer = match item.task {
            Ok(task) => answer(&task).map_err(|reason| task.failure(&reason)),
            Err(unreadable) => Err(unreadable.message),
        };
        bar.inc(item.bytes);
        answer
    };
    for_each_batch(files, console, |batch, console| {
        let (sender, receiver) = channel();
        rayon::in_place_scope(|scope| {
            scope.spawn(|_| answer_batch(batch, answer_item, sender));
            write_in_order(receiver, console)
        })
    })
}

/// Answers the items on all cores and sends each answer with the item's number.
fn answer_batch(
    batch: Vec<Item>,
    answer: impl Fn(Item) -> Answer + Sync,
    sender: Sender<(usize, Answer)>,
) {
    let numbered = batch.into_par_iter().enumerate();
    let sent = numbered
        .try_for_each_with(sender, |sender, (number, item)| sender.send((number, answer(item))));
    // An answer that cannot be sent ends the batch: the writer has met an error, which it returns.
    drop(sent);
}

/// Writes answers in the order of their numbers, each as soon as all before it have come.
fn write_in_order(answers: Receiver<(usize, Answer)>, console: &mut Console) -> io::Result<()> {
    let mut waiting = BTreeMap::new();
    let mut next = 0;
    loop {
        let (number, answer) = match answers.try_recv() {
            Ok(answer) => answer,
            Err(_) => {
                console.flush()?;
                let Ok(answer) = answers.recv() else { return Ok(()) };
                answer
            }
        };
        waiting.insert(number, answer);
        while let Some(answer) = waiting.remove(&next) {
            next += 1;
            match answer {
                Ok(data) => console.data(&data)?,
                Err(message) => console.failure(&message),
            }
        }
    }
}

/// Answers one puzzle after the other, for answers too long to be kept: they are written to the
/// console while they are made.
///
/// # Errors
/// When stdout cannot be written.
pub fn answer_in_turn(
    files: &Files,
    console: &mut Console,
    mut answer: impl FnMut(&Task, &mut Console) -> io::Result<Result<(), String>>,
) -> io::Result<()> {
    let bar = start_progress(files, console);
    for_each_batch(files, console, |batch, console| {
        for item in batch {
            let result = match item.task {
                Ok(task) => answer(&task, console)?.map_err(|reason| task.failure(&reason)),
                Err(unreadable) => Err(unreadable.message),
            };
            if let Err(message) = result {
                console.failure(&message);
            }
            bar.inc(item.bytes);
        }
        console.flush()
    })
}

/// All puzzles at once, to measure with.
///
/// # Errors
/// When stdout cannot be written.
pub fn read_all(files: &Files, console: &mut Console) -> io::Result<Vec<Task>> {
    let mut tasks = Vec::new();
    for_each_batch(files, console, |batch, console| {
        for item in batch {
            match item.task {
                Ok(task) => tasks.push(task),
                Err(unreadable) => console.failure(&unreadable.message),
            }
        }
        Ok(())
    })?;
    Ok(tasks)
}

fn start_progress(files: &Files, console: &mut Console) -> indicatif::ProgressBar {
    let length = files.bytes();
    console.progress(length, if length.is_some() { "of the input" } else { "bytes" });
    console.bar()
}

/// Reads the sources batch by batch. Sources that cannot be read or hold no puzzle are reported.
fn for_each_batch(
    files: &Files,
    console: &mut Console,
    mut serve: impl FnMut(Vec<Item>, &mut Console) -> io::Result<()>,
) -> io::Result<()> {
    let mut input = files.open();
    let names = files.names();
    let mut seen: Vec<Seen> = names.iter().map(|_| Seen::default()).collect();
    loop {
        let parts = next_parts(&mut input, console, &mut seen);
        if parts.is_empty() {
            break;
        }
        let mut batch: Vec<Item> = parts.into_par_iter().flat_map_iter(items).collect();
        batch.retain_mut(|item| seen[item.source()].take_up(item));
        serve(batch, console)?;
    }
    for (name, seen) in names.iter().zip(seen) {
        if let Some(message) = seen.summary(name) {
            console.failure(&message);
        }
    }
    Ok(())
}

impl Seen {
    /// Counts an item, and says whether it is answered or named.
    fn take_up(&mut self, item: &mut Item) -> bool {
        match &mut item.task {
            Ok(_) => self.any = true,
            Err(words) if words.is_words => {
                self.words.get_or_insert_with(|| mem::take(&mut words.message));
                return false;
            }
            Err(_) => {
                self.any = true;
                self.unreadable += 1;
            }
        }
        item.task.is_ok() || self.unreadable <= MAX_NAMED
    }
    /// What is said of a source after its last record.
    fn summary(self, name: &str) -> Option<String> {
        let unnamed = self.unreadable.saturating_sub(MAX_NAMED);
        match (self.any, unnamed) {
            (false, _) => Some(match self.words {
                Some(message) => message,
                None => format!("{name}: {}", ReadErrorKind::Empty),
            }),
            (true, 0) => None,
            (true, 1) => Some(format!("{name}: 1 more record cannot be read")),
            (true, more) => Some(format!("{name}: {more} more records cannot be read")),
        }
    }
}

fn next_parts(input: &mut Input, console: &mut Console, seen: &mut [Seen]) -> Vec<Part> {
    let max_parts = PARTS_PER_THREAD * rayon::current_num_threads();
    let mut parts = Vec::new();
    while parts.len() < max_parts {
        match input.next() {
            Some(Ok(part)) => parts.push(part),
            Some(Err(error)) => {
                // Reported here, and not once more as an empty file.
                seen[error.source].any = true;
                console.failure(&error.message);
            }
            None => break,
        }
    }
    parts
}

/// The puzzles of a part. Of a binary file only the first error is kept.
fn items(part: Part) -> Vec<Item> {
    let Records { items: mut list, words } = read_records(&part.text);
    if part.text.contains('\0') {
        let mut has_error = false;
        list.retain(|read| read.is_ok() || !mem::replace(&mut has_error, true));
    }
    let bytes = part.text.len() as u64 / list.len().max(1) as u64;
    let lines = LazyCell::new(|| Lines::of(&part.text));
    let task = |read: Result<Entry, ReadError>| match read {
        Ok(entry) => Ok(Task {
            source: part.source,
            file: Arc::clone(&part.name),
            line: part.lines_above + entry.line,
            clues: clues(&entry.board),
            entry,
        }),
        Err(error) => Err(unreadable(&part, &lines, &error, false)),
    };
    let mut items: Vec<Item> =
        list.into_iter().map(|read| Item { task: task(read), bytes }).collect();
    let words = words.map(|error| Err(unreadable(&part, &lines, &error, true)));
    items.extend(words.map(|task| Item { task, bytes: 0 }));
    items
}

/// The error with file and line, and under it the place with a caret.
fn unreadable(part: &Part, lines: &Lines, error: &ReadError, is_words: bool) -> Unreadable {
    let excerpt = lines.caret(error).replace('\n', "\n    ");
    let error = error.clone().moved_down(part.lines_above);
    let mut message = format!("{}: {error}", part.name);
    if !excerpt.is_empty() {
        message += &format!("\n    {excerpt}");
    }
    Unreadable { source: part.source, message, is_words }
}

impl Item {
    fn source(&self) -> usize {
        match &self.task {
            Ok(task) => task.source,
            Err(unreadable) => unreadable.source,
        }
    }
}

impl Task {
    /// A message about the puzzle, with its file and line.
    fn failure(&self, reason: &str) -> String {
        format!("{}: line {}: {reason}", self.file, self.line)
    }
}
