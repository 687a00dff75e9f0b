//! Every puzzle of every source through one function, on all cores, answers in the order of the
//! input.

use std::cell::LazyCell;
use std::collections::BTreeMap;
use std::io;
use std::mem;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

use rayon::prelude::*;
use serde_json::{Map, Value, json};

use super::console::Console;
use super::guard::{guarded, without_faults};
use super::input::{Files, Input, MIN_PART_BYTES, Part, SourceError};
use super::place::{Failure, Place};
use crate::engine::formats::error::{Lines, ReadError, ReadErrorKind};
use crate::engine::formats::{Entry, Format, ReadItem, Records, Words, read_allowed};
use crate::engine::types::grid::Grid;
use crate::service::text::clues;

/// How many full parts are worked on at once, for each thread: enough to keep all threads busy, few
/// enough that the first answers come soon.
const PARTS_PER_THREAD: usize = 3;

/// How many records of a source that cannot be read are named one by one.
const MAX_NAMED: usize = 10;

/// A puzzle and where it stands.
pub struct Task {
    part: Arc<Part>,
    /// Its number among all puzzles of all sources, from 0.
    pub number: u64,
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
    task: Result<Task, Failure>,
    source: usize,
    /// Whether it is words, which are passed over where their source holds anything else.
    is_words: bool,
    /// Its share of the bytes, for the progress.
    bytes: u64,
}

/// What has been read of a source.
#[derive(Default)]
struct Seen {
    /// Whether there was a puzzle, or what is meant as one.
    any: bool,
    /// Why its first words are no puzzle.
    words: Option<Failure>,
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
    answer_then(files, console, answer, |text| text)
}

/// The same for answers that depend on those before them: `finish` makes the data, in the order of the
/// input.
///
/// # Errors
/// When stdout cannot be written.
pub fn answer_then<T: Send>(
    files: &Files,
    console: &mut Console,
    answer: impl Fn(&Task) -> Result<T, String> + Sync,
    mut finish: impl FnMut(T) -> String,
) -> io::Result<()> {
    let bar = start_progress(files, console);
    let answer_item = |item: Item| {
        let guarded_answer = |task: &Task| guarded(|| answer(task)).flatten();
        let answer =
            item.task.and_then(|task| guarded_answer(&task).map_err(|reason| task.failure(reason)));
        bar.inc(item.bytes);
        answer
    };
    for_each_batch(files, console, |batch, console| {
        let (sender, receiver) = channel();
        rayon::in_place_scope(|scope| {
            scope.spawn(|_| answer_batch(batch, answer_item, sender));
            write_in_order(receiver, console, &mut finish)
        })
    })
}

/// Answers the items on all cores and sends each answer with the item's number.
fn answer_batch<T: Send>(
    batch: Vec<Item>,
    answer: impl Fn(Item) -> Result<T, Failure> + Sync,
    sender: Sender<(usize, Result<T, Failure>)>,
) {
    let numbered = batch.into_par_iter().enumerate();
    let sent = numbered
        .try_for_each_with(sender, |sender, (number, item)| sender.send((number, answer(item))));
    // An answer that cannot be sent ends the batch: the writer has met an error, which it returns.
    drop(sent);
}

/// Writes answers in the order of their numbers, each as soon as all before it have come.
fn write_in_order<T>(
    answers: Receiver<(usize, Result<T, Failure>)>,
    console: &mut Console,
    finish: &mut impl FnMut(T) -> String,
) -> io::Result<()> {
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
                Ok(answer) => console.data(&finish(answer))?,
                Err(failure) => console.unserved(&failure)?,
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
                Ok(task) => match guarded(|| answer(&task, console)) {
                    Ok(written) => written?,
                    Err(fault) => Err(fault),
                }
                .map_err(|reason| task.failure(reason)),
                Err(unreadable) => Err(unreadable),
            };
            if let Err(failure) = result {
                console.unserved(&failure)?;
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
                Err(unreadable) => console.unserved(&unreadable)?,
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
    let mut count = 0;
    loop {
        let parts = next_parts(&mut input, console, &mut seen)?;
        if parts.is_empty() {
            break;
        }
        let read = |part| items(part, files.from);
        let mut batch: Vec<Item> = parts.into_par_iter().flat_map_iter(read).collect();
        batch = batch.into_iter().filter_map(|item| seen[item.source].take_up(item)).collect();
        for task in batch.iter_mut().filter_map(|item| item.task.as_mut().ok()) {
            task.number = count;
            count += 1;
        }
        serve(batch, console)?;
    }
    names.into_iter().zip(seen).try_for_each(|(name, seen)| seen.finish(name, console))
}

impl Seen {
    /// Counts an item, and returns it if it is answered or recorded. Of many that cannot be read only
    /// the first are named.
    fn take_up(&mut self, mut item: Item) -> Option<Item> {
        if let (Err(words), true) = (&item.task, item.is_words) {
            self.words.get_or_insert_with(|| words.clone());
            return None;
        }
        self.any = true;
        if let Err(failure) = item.task {
            self.unreadable += 1;
            let named = self.unreadable <= MAX_NAMED;
            item.task = Err(if named { failure } else { failure.unnamed() });
        }
        Some(item)
    }
    /// What is said of a source after its last record.
    fn finish(self, name: String, console: &mut Console) -> io::Result<()> {
        if !self.any {
            let empty = || Failure::of_source(name.into(), ReadErrorKind::Empty.to_string());
            return console.unserved(&self.words.unwrap_or_else(empty));
        }
        match self.unreadable.saturating_sub(MAX_NAMED) {
            0 => {}
            1 => console.failure(&format!("{name}: 1 more record cannot be read")),
            more => console.failure(&format!("{name}: {more} more records cannot be read")),
        }
        Ok(())
    }
}

/// Waits for a part and takes what else has been read, as much as is worked on at once. None at the
/// end.
fn next_parts(
    input: &mut Input,
    console: &mut Console,
    seen: &mut [Seen],
) -> io::Result<Vec<Part>> {
    let enough = MIN_PART_BYTES * PARTS_PER_THREAD * rayon::current_num_threads();
    let (mut parts, mut bytes) = (Vec::new(), 0);
    while bytes < enough {
        let next = if parts.is_empty() { input.next() } else { input.next_if_ready() };
        match next {
            Some(Ok(part)) => {
                bytes += part.text.len();
                parts.push(part);
            }
            Some(Err(SourceError { source, name, reason })) => {
                // Reported here, and not once more as an empty file.
                seen[source].any = true;
                console.unserved(&Failure::of_source(name, reason))?;
            }
            None => break,
        }
    }
    Ok(parts)
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
        let task = Task { part: Arc::clone(&part), number: 0, entry, clues };
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

impl Task {
    /// What the source is called.
    pub fn file(&self) -> &Arc<str> {
        &self.part.name
    }
    /// The index of the source among all, from 0.
    pub fn source(&self) -> usize {
        self.part.source
    }
    /// The line in which the puzzle starts, 1-based.
    pub fn line(&self) -> usize {
        self.part.lines_above + self.entry.line
    }
    /// What every JSON record says of a puzzle: its name, where it stands, and what stands there.
    pub fn object(&self) -> Map<String, Value> {
        let mut object = self.place().object();
        object.insert("name".to_owned(), json!(self.entry.name));
        object
    }
    /// A line with the object, to which [`object`](Self::object) is added.
    pub fn record(&self, object: Value) -> String {
        let mut all = self.object();
        if let Value::Object(fields) = object {
            all.extend(fields);
        }
        format!("{}\n", Value::Object(all))
    }
    fn place(&self) -> Place {
        Place::of_line(&self.part, self.entry.line)
    }
    /// There is no answer to the puzzle.
    fn failure(&self, reason: String) -> Failure {
        self.place().because(reason)
    }
}
