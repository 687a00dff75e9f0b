//! Every puzzle of every source through one function, on all cores, answers in the order of the
//! input.
//!
//! A thread of its own reads the sources ([`input`](super::input)) in parts of whole lines. All threads
//! read the parts of a batch ([`read`]) and answer their records ([`work`]), many at a time where an
//! answer is quick: plain lists go from text to text without a wait, a copy of a board or a wake-up for
//! each line.

mod read;
mod seen;
mod task;
mod work;

use std::io;
use std::ops::Range;
use std::sync::mpsc::{Sender, channel};

use rayon::prelude::*;

use self::read::Piece;
use self::seen::{Seen, take_up};
pub use self::task::Task;
pub use self::work::Ahead;
use self::work::{Answers, Pace, Queue, answer_queue, answers, write_in_order};
use super::console::Console;
use super::guard::guarded;
use super::input::{Files, Input, MIN_PART_BYTES, Part, SourceError};
use super::place::Failure;

/// How many full parts are worked on at once, for each thread: enough to keep all threads busy, few
/// enough that the first answers come soon.
const PARTS_PER_THREAD: usize = 2;

/// The room that a text of answers begins with, in bytes.
const TEXT_ROOM: usize = 1 << 14;

/// The answer to a puzzle: data with its line end, or a sentence why there is none.
pub type Answer = Result<String, String>;

/// Answers every puzzle, on all cores, and writes the answers in the order of the input.
///
/// # Errors
/// When stdout cannot be written.
pub fn answer_each(
    files: &Files,
    console: &mut Console,
    answer: impl Fn(&Task) -> Answer + Sync,
) -> io::Result<()> {
    let write = |task: &Task, text: &mut String| -> Result<(), String> {
        text.push_str(&answer(task)?);
        Ok(())
    };
    let add = |task: &Task, answers: &mut Answers<String>| add_text(task, answers, write);
    serve(files, console, Pace::of_long(), Ahead::Nothing, add, |text| text)
}

/// Answers every puzzle where answers are quick: each is written behind those before it.
///
/// # Errors
/// When stdout cannot be written.
pub fn write_each(
    files: &Files,
    console: &mut Console,
    ahead: Ahead,
    write: impl Fn(&Task, &mut String) -> Result<(), String> + Sync,
) -> io::Result<()> {
    write_then(files, console, ahead, write, |text| text)
}

/// Answers every puzzle as [`write_each`] does, and takes a last look at the text, which `finish` gets piece
/// by piece, a piece holding one answer or several, in the order of the input.
///
/// # Errors
/// When stdout cannot be written.
pub fn write_then(
    files: &Files,
    console: &mut Console,
    ahead: Ahead,
    write: impl Fn(&Task, &mut String) -> Result<(), String> + Sync,
    finish: impl FnMut(String) -> String,
) -> io::Result<()> {
    let add = |task: &Task, answers: &mut Answers<String>| add_text(task, answers, &write);
    serve(files, console, Pace::of_quick(), ahead, add, finish)
}

/// Answers for those that depend on the ones before them: `finish` makes the data of each, in the order of
/// the input.
///
/// # Errors
/// When stdout cannot be written.
pub fn answer_then<T: Send>(
    files: &Files,
    console: &mut Console,
    answer: impl Fn(&Task) -> Result<T, String> + Sync,
    finish: impl FnMut(T) -> String,
) -> io::Result<()> {
    let add = |task: &Task, answers: &mut Answers<T>| -> Result<(), String> {
        answers.push(Ok(guarded(|| answer(task)).flatten()?));
        Ok(())
    };
    serve(files, console, Pace::of_long(), Ahead::Nothing, add, finish)
}

/// Adds the text of an answer to the one before it.
fn add_text(
    task: &Task,
    answers: &mut Answers<String>,
    write: impl Fn(&Task, &mut String) -> Result<(), String>,
) -> Result<(), String> {
    if !matches!(answers.last(), Some(Ok(_))) {
        answers.push(Ok(String::with_capacity(TEXT_ROOM)));
    }
    let Some(Ok(text)) = answers.last_mut() else { unreachable!("a text was pushed") };
    let length = text.len();
    let written = guarded(|| write(task, text)).flatten();
    if written.is_err() {
        text.truncate(length);
        answers.pop_if(|answer| answer.as_ref().is_ok_and(String::is_empty));
    }
    written
}

/// Answers every puzzle with what `add` adds.
fn serve<T: Send>(
    files: &Files,
    console: &mut Console,
    pace: Pace,
    ahead: Ahead,
    add: impl Fn(&Task, &mut Answers<T>) -> Result<(), String> + Sync,
    mut finish: impl FnMut(T) -> String,
) -> io::Result<()> {
    let bar = start_progress(files, console);
    for_each_batch(files, console, |pieces, console| {
        let queue = Queue::of(&pieces);
        let threads = rayon::current_num_threads().min(queue.left());
        let work = |sender: Sender<(usize, Answers<T>)>| {
            let answer = |piece: &Piece, range: Range<usize>| {
                let bytes = piece.bytes(range.clone());
                let answers = answers(piece, range, ahead, &add);
                bar.inc(bytes);
                answers
            };
            answer_queue(&queue, threads, &pace, answer, &sender);
        };
        let (sender, receiver) = channel();
        rayon::in_place_scope(|scope| {
            for _ in 0..threads {
                let (sender, work) = (sender.clone(), &work);
                scope.spawn(move |_| work(sender));
            }
            drop(sender);
            write_in_order(receiver, console, &mut finish)
        })
    })
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
    for_each_batch(files, console, |pieces, console| {
        for piece in pieces {
            let bytes = piece.bytes(0..piece.len()) / piece.len().max(1) as u64;
            for task in piece.tasks() {
                answer_one(task, console, &mut answer)?;
                bar.inc(bytes);
            }
        }
        console.flush()
    })
}

fn answer_one(
    task: Result<Task, Failure>,
    console: &mut Console,
    answer: &mut impl FnMut(&Task, &mut Console) -> io::Result<Result<(), String>>,
) -> io::Result<()> {
    let result = match task {
        Ok(task) => match guarded(|| answer(&task, console)) {
            Ok(written) => written?,
            Err(fault) => Err(fault),
        }
        .map_err(|reason| task.failure(reason)),
        Err(unreadable) => Err(unreadable),
    };
    result.or_else(|failure| console.unserved(&failure))
}

/// All puzzles at once, to measure with.
///
/// # Errors
/// When stdout cannot be written.
pub fn read_all(files: &Files, console: &mut Console) -> io::Result<Vec<Task>> {
    let mut tasks = Vec::new();
    for_each_batch(files, console, |pieces, console| {
        for task in pieces.into_iter().flat_map(Piece::tasks) {
            match task {
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
    mut serve: impl FnMut(Vec<Piece>, &mut Console) -> io::Result<()>,
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
        let pieces: Vec<Piece> =
            parts.into_par_iter().map(|part| Piece::of(part, files.from)).collect();
        let taken = pieces.into_iter().map(|piece| take_up(piece, &mut seen, &mut count));
        serve(taken.collect(), console)?;
    }
    names.into_iter().zip(seen).try_for_each(|(name, seen)| seen.finish(name, console))
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
