//! Every puzzle of every source through one function, on all cores, answers in the order of the
//! input.

use std::cell::LazyCell;
use std::collections::BTreeMap;
use std::io;
use std::mem;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};

use rayon::prelude::*;

use super::console::Console;
use super::input::{Files, Input, Part};
use crate::engine::formats::error::{Lines, ReadError, ReadErrorKind};
use crate::engine::formats::{Entry, read_list};

/// How many parts are worked on at once, for each thread: enough to keep all threads busy, few
/// enough that the first answers come soon.
const PARTS_PER_THREAD: usize = 4;

/// A puzzle and where it stands.
pub struct Task {
    source: usize,
    /// What the file is called.
    pub file: Arc<str>,
    /// The line in which it starts, 1-based.
    pub line: usize,
    /// The puzzle.
    pub entry: Entry,
}

/// The answer to a puzzle: data with its line end, or a sentence why there is none.
pub type Answer = Result<String, String>;

/// What was found at a place of the input.
struct Read {
    task: Result<Task, Unread>,
    /// Its share of the bytes, for the progress.
    weight: u64,
}

/// Something that is no puzzle.
struct Unread {
    source: usize,
    told: String,
}

/// Answers every puzzle, side by side.
///
/// # Errors
/// When stdout cannot be written.
pub fn each(
    files: &Files,
    console: &mut Console,
    answer: impl Fn(&Task) -> Answer + Sync,
) -> io::Result<()> {
    let bar = begin(files, console);
    let answer = |read: Read| {
        let told = match read.task {
            Ok(task) => answer(&task).map_err(|told| task.says(&told)),
            Err(unread) => Err(unread.told),
        };
        bar.inc(read.weight);
        told
    };
    batches(files, console, |batch, console| {
        let (send, answers) = channel();
        let work = move || {
            let numbered = batch.into_par_iter().enumerate();
            // Nobody who listens: the reader of stdout has gone away.
            let _ = numbered
                .try_for_each_with(send, |send, (number, read)| send.send((number, answer(read))));
        };
        rayon::in_place_scope(|scope| {
            scope.spawn(|_| work());
            write_in_order(answers, console)
        })
    })
}

/// Writes answers in the order of their numbers, as soon as all before are there.
fn write_in_order(answers: Receiver<(usize, Answer)>, console: &mut Console) -> io::Result<()> {
    let mut early = BTreeMap::new();
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
        early.insert(number, answer);
        while let Some(answer) = early.remove(&next) {
            next += 1;
            match answer {
                Ok(data) => console.data(&data)?,
                Err(told) => console.failure(&told),
            }
        }
    }
}

/// Answers one puzzle after the other, for answers too long to be kept: they go to the console
/// while they are made.
///
/// # Errors
/// When stdout cannot be written.
pub fn one_by_one(
    files: &Files,
    console: &mut Console,
    mut answer: impl FnMut(&Task, &mut Console) -> io::Result<Result<(), String>>,
) -> io::Result<()> {
    let bar = begin(files, console);
    batches(files, console, |batch, console| {
        for read in batch {
            let told = match read.task {
                Ok(task) => answer(&task, console)?.map_err(|told| task.says(&told)),
                Err(unread) => Err(unread.told),
            };
            if let Err(told) = told {
                console.failure(&told);
            }
            bar.inc(read.weight);
        }
        console.flush()
    })
}

/// All puzzles at once, for those who measure.
///
/// # Errors
/// When stdout cannot be written.
pub fn all(files: &Files, console: &mut Console) -> io::Result<Vec<Task>> {
    let mut tasks = Vec::new();
    batches(files, console, |batch, console| {
        for read in batch {
            match read.task {
                Ok(task) => tasks.push(task),
                Err(unread) => console.failure(&unread.told),
            }
        }
        Ok(())
    })?;
    Ok(tasks)
}

fn begin(files: &Files, console: &mut Console) -> indicatif::ProgressBar {
    let length = files.bytes();
    console.progress(length, if length.is_some() { "of the input" } else { "bytes" });
    console.bar()
}

fn batches(
    files: &Files,
    console: &mut Console,
    mut serve: impl FnMut(Vec<Read>, &mut Console) -> io::Result<()>,
) -> io::Result<()> {
    let mut input = files.open();
    let names = files.names();
    let mut is_empty = vec![true; names.len()];
    loop {
        let parts = parts(&mut input, console, &mut is_empty);
        if parts.is_empty() {
            break;
        }
        let batch: Vec<Read> = parts.into_par_iter().flat_map_iter(read).collect();
        for read in &batch {
            is_empty[read.source()] = false;
        }
        serve(batch, console)?;
    }
    for (name, _) in names.iter().zip(is_empty).filter(|(_, is_empty)| *is_empty) {
        console.failure(&format!("{name}: {}", ReadErrorKind::Empty));
    }
    Ok(())
}

fn parts(input: &mut Input, console: &mut Console, is_empty: &mut [bool]) -> Vec<Part> {
    let most = PARTS_PER_THREAD * rayon::current_num_threads();
    let mut parts = Vec::new();
    while parts.len() < most {
        match input.next() {
            Some(Ok(part)) => parts.push(part),
            Some(Err(broken)) => {
                // Said already: not once more as an empty file.
                is_empty[broken.source] = false;
                console.failure(&broken.told);
            }
            None => break,
        }
    }
    parts
}

fn read(part: Part) -> Vec<Read> {
    let mut list = read_list(&part.text);
    if part.text.contains('\0') {
        // A binary file: to name its first rubbish is enough.
        let mut named = false;
        list.retain(|read| read.is_ok() || !mem::replace(&mut named, true));
    }
    let weight = part.text.len() as u64 / list.len().max(1) as u64;
    let lines = LazyCell::new(|| Lines::of(&part.text));
    let task = |read: Result<Entry, ReadError>| match read {
        Ok(entry) => Ok(Task {
            source: part.source,
            file: Arc::clone(&part.name),
            line: part.above + entry.line,
            entry,
        }),
        Err(error) => Err(unread(&part, &lines, &error)),
    };
    list.into_iter().map(|read| Read { task: task(read), weight }).collect()
}

/// The sentence with file and line, and under it the place with a caret.
fn unread(part: &Part, lines: &Lines, error: &ReadError) -> Unread {
    let shown = lines.caret(error).replace('\n', "\n    ");
    let error = error.clone().moved_down(part.above);
    let told = format!("{}: {error}", part.name);
    let told = if shown.is_empty() { told } else { format!("{told}\n    {shown}") };
    Unread { source: part.source, told }
}

impl Read {
    fn source(&self) -> usize {
        match &self.task {
            Ok(task) => task.source,
            Err(unread) => unread.source,
        }
    }
}

impl Task {
    fn says(&self, told: &str) -> String {
        format!("{}: line {}: {told}", self.file, self.line)
    }
}
