//! Answers to the records of a batch: every thread takes some consecutive ones, as many as it answers in
//! a moment, and sends their answers together; they are written in the order of the input.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::io;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::super::console::Console;
use super::super::guard::guarded;
use super::super::place::Failure;
use super::read::{Block, Piece};
use super::task::Task;
use nonet_engine::search::fast::lines::{LineSearch, Solutions};

/// How long a thread works before it hands over what it has: short enough that answers come soon, long
/// enough that handing over costs nothing.
const MOMENT: Duration = Duration::from_millis(2);

/// The most quick answers that a thread makes at once: as many as a search of a list has use for.
const MAX_QUICK: u64 = 4096;

/// The most answers that a thread makes at once where one can be long, because all are kept until they
/// are written.
const MAX_LONG: u64 = 16;

/// The answers to consecutive records, in order; several texts may be one.
pub type Answers<T> = Vec<Result<T, Failure>>;

/// What is known of a puzzle of plain lines before it is answered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Ahead {
    /// Nothing.
    Nothing,
    /// Its solutions, which are found for many lines at a time.
    Solutions,
}

/// How fast records are answered.
pub struct Pace {
    /// How long the last ones took, each, in nanoseconds.
    nanos: AtomicU64,
    /// The most that a thread takes at once.
    most: u64,
}

/// Consecutive records that one thread answers.
struct Taken<'a> {
    /// Its number in the batch, from 0.
    number: usize,
    piece: &'a Piece,
    range: Range<usize>,
}

/// The records of a batch that no thread has taken yet.
pub struct Queue<'a> {
    pieces: &'a [Piece],
    place: Mutex<QueuePlace>,
}

struct QueuePlace {
    /// The index of the piece whose records come next.
    piece: usize,
    /// The index of the next record in it.
    record: usize,
    /// How many times records have been taken.
    taken: usize,
    /// How many records are left.
    left: usize,
}

impl Pace {
    /// That of answers of a few lines.
    pub fn of_quick() -> Pace {
        Pace::of(MAX_QUICK)
    }
    /// That of answers of which one can be long.
    pub fn of_long() -> Pace {
        Pace::of(MAX_LONG)
    }
    /// Nothing is known yet: the first record is taken alone.
    fn of(most: u64) -> Pace {
        Pace { nanos: AtomicU64::new(u64::MAX), most }
    }
    /// How many records are answered in a moment, at least one.
    fn records(&self) -> usize {
        let moment = MOMENT.as_nanos() as u64;
        let records = moment / self.nanos.load(Ordering::Relaxed).max(1);
        records.clamp(1, self.most) as usize
    }
    fn note(&self, records: usize, time: Duration) {
        let nanos = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        self.nanos.store(nanos / records.max(1) as u64, Ordering::Relaxed);
    }
}

impl<'a> Queue<'a> {
    /// All records.
    pub fn of(pieces: &'a [Piece]) -> Queue<'a> {
        let left = pieces.iter().map(Piece::len).sum();
        let place = QueuePlace { piece: 0, record: 0, taken: 0, left };
        Queue { pieces, place: Mutex::new(place) }
    }
    /// How many records are left.
    pub fn left(&self) -> usize {
        self.place.lock().unwrap_or_else(PoisonError::into_inner).left
    }
    /// Takes at most `most` records, but no more than the share of one of `threads`.
    fn take(&self, most: usize, threads: usize) -> Option<Taken<'a>> {
        let mut place = self.place.lock().unwrap_or_else(PoisonError::into_inner);
        while place.record == self.pieces.get(place.piece)?.len() {
            (place.piece, place.record) = (place.piece + 1, 0);
        }
        let piece = &self.pieces[place.piece];
        let most = most.min(place.left.div_ceil(threads));
        let start = place.record;
        place.record = piece.len().min(start + most);
        place.left -= place.record - start;
        place.taken += 1;
        Some(Taken { number: place.taken - 1, piece, range: start..place.record })
    }
}

/// Answers records until none is left, and sends the answers with their number.
pub fn answer_queue<T: Send>(
    queue: &Queue,
    threads: usize,
    pace: &Pace,
    answer: impl Fn(&Piece, Range<usize>) -> Answers<T>,
    sender: &Sender<(usize, Answers<T>)>,
) {
    while let Some(Taken { number, piece, range }) = queue.take(pace.records(), threads) {
        let (start, records) = (Instant::now(), range.len());
        let answers = answer(piece, range);
        pace.note(records, start.elapsed());
        if sender.send((number, answers)).is_err() {
            // The writer has met an error, which it returns.
            return;
        }
    }
}

/// The answers to some records of a piece; `add` adds the one to a puzzle, or says why there is none.
pub fn answers<T>(
    piece: &Piece,
    range: Range<usize>,
    ahead: Ahead,
    add: impl Fn(&Task, &mut Answers<T>) -> Result<(), String>,
) -> Answers<T> {
    let mut answers = Vec::new();
    let add_task = |task: &Task, answers: &mut Answers<T>| {
        if let Err(reason) = add(task, answers) {
            answers.push(Err(task.failure(reason)));
        }
    };
    match piece {
        Piece::Lines(block) => {
            for_each_line(block, range, ahead, |task| add_task(task, &mut answers));
        }
        Piece::Items(items) => {
            for item in &items[range] {
                match &item.task {
                    Ok(task) => add_task(task, &mut answers),
                    Err(failure) => answers.push(Err(failure.clone())),
                }
            }
        }
    }
    answers
}

thread_local! {
    /// The search of the thread while it is not at work: its room is not made anew for every block. A search
    /// that ended with a panic does not come back.
    static SEARCH: Cell<Option<LineSearch>> = const { Cell::new(None) };
}

/// The solutions of each grid.
fn solutions_of(grids: &[[u8; 81]]) -> Vec<Solutions> {
    let mut search = SEARCH.take().unwrap_or_default();
    let solutions = search.solutions(grids);
    SEARCH.set(Some(search));
    solutions
}

/// Hands over the puzzle of each line, in one task.
fn for_each_line(block: &Block, range: Range<usize>, ahead: Ahead, mut take: impl FnMut(&Task)) {
    let solutions = match ahead {
        Ahead::Nothing => Vec::new(),
        // A fault would be met again at its own line.
        Ahead::Solutions => {
            guarded(|| solutions_of(block.cells(range.clone()))).unwrap_or_default()
        }
    };
    let mut solutions = solutions.into_iter();
    let mut task = block.task(range.start);
    for at in range {
        block.set(&mut task, at);
        task.solutions = solutions.next().unwrap_or(Solutions::Unknown);
        take(&task);
    }
}

/// Waits for answers, with what there is on the screen unless more may come at once; `None` at the end.
fn wait<T>(answers: &Receiver<T>, console: &mut Console) -> io::Result<Option<T>> {
    if let Some(answer) = console.patience().and_then(|time| answers.recv_timeout(time).ok()) {
        return Ok(Some(answer));
    }
    console.flush()?;
    Ok(answers.recv().ok())
}

/// Writes answers in the order of their numbers, each as soon as all before it have come.
///
/// # Errors
/// When stdout cannot be written.
pub fn write_in_order<T>(
    answers: Receiver<(usize, Answers<T>)>,
    console: &mut Console,
    finish: &mut impl FnMut(T) -> String,
) -> io::Result<()> {
    let mut waiting = BTreeMap::new();
    let mut next = 0;
    loop {
        let (number, answer) = match answers.try_recv() {
            Ok(answer) => answer,
            Err(_) => match wait(&answers, console)? {
                Some(answer) => answer,
                None => return Ok(()),
            },
        };
        waiting.insert(number, answer);
        while let Some(answers) = waiting.remove(&next) {
            next += 1;
            for answer in answers {
                match answer {
                    Ok(answer) => console.data(&finish(answer))?,
                    Err(failure) => console.unserved(&failure)?,
                }
            }
        }
    }
}
