//! [`Batch`]: many puzzles, one after the other or a list at a time, without allocating for each.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use super::backend::Backend;
use super::lock_step::{Finding, Functions, LockStep, MIN_LINES, Order};
use super::search::{Solver, StopReason};
use super::state::State;

/// A solver that takes one puzzle after the other, or a list of them at a time.
///
/// ```
/// use nonet_kernel::batch::Batch;
///
/// let hard = b"800000000003600000070090200050007000000045700000100030001000068008500010090000400";
/// let mut batch = Batch::new();
/// assert_eq!(batch.count(hard, 2), Some(1));
/// assert_eq!(batch.count(&[b'.'; 81], 2), Some(2));
/// assert_eq!(batch.count(&[b'x'; 81], 2), None);
/// ```
///
/// [`verdicts`](Self::verdicts), [`answers`](Self::answers) and [`counts`](Self::counts) take a
/// list, and their results are in its order.
///
/// ```
/// use nonet_kernel::batch::{Batch, Verdict};
///
/// let hard = b"800000000003600000070090200050007000000045700000100030001000068008500010090000400";
/// let answers = Batch::new().answers(&[hard, &[b'.'; 81], &[b'1'; 81], &[b'x'; 81]], u64::MAX);
/// let verdicts: Vec<Verdict> = answers.iter().map(|answer| answer.verdict).collect();
/// assert_eq!(verdicts, [Verdict::One, Verdict::Several, Verdict::Conflict, Verdict::NoGrid]);
/// assert_eq!(&answers[0].solution.expect("a solution")[..9], b"812753649");
/// ```
#[derive(Clone, Debug)]
pub struct Batch {
    backend: Backend,
    solver: Solver,
    /// Made for the first list that is long enough.
    lock_step: Option<Box<LockStep>>,
}

/// How many lines are searched together; a longer list is cut.
const CHUNK: usize = 1 << 14;

/// How many lines are looked at to guess what a list is like, and at most one in how many.
const SAMPLE: usize = 16;
const SAMPLE_EVERY: usize = 32;

/// The most guesses for each of them.
const SAMPLE_GUESSES: u64 = 64;

/// What a line of 81 characters holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// No grid: it has a character that [`State::read`] does not take.
    NoGrid,
    /// A grid with a digit twice in a row, column or block: it has no solution.
    Conflict,
    /// A grid without a solution, whose clues do not conflict.
    None,
    /// A grid with exactly one solution.
    One,
    /// A grid with two solutions or more.
    Several,
    /// A grid whose search took more guesses than it was allowed to.
    Undecided,
}

impl Verdict {
    /// The number of solutions, counted up to two; `None` for what is no grid or not decided.
    pub fn solutions(self) -> Option<u64> {
        match self {
            Verdict::NoGrid | Verdict::Undecided => None,
            Verdict::Conflict | Verdict::None => Some(0),
            Verdict::One => Some(1),
            Verdict::Several => Some(2),
        }
    }

    /// What lock step has found, unless it has given up.
    fn of(finding: Finding) -> Option<Verdict> {
        match finding {
            Finding::NoGrid => Some(Verdict::NoGrid),
            Finding::Conflict => Some(Verdict::Conflict),
            Finding::Solutions(0) => Some(Verdict::None),
            Finding::Solutions(1) => Some(Verdict::One),
            Finding::Solutions(_) => Some(Verdict::Several),
            Finding::GivenUp => None,
        }
    }
}

/// What is known of a line of 81 characters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Answer {
    /// What the line holds.
    pub verdict: Verdict,
    /// The solution that [`Batch::solve`] finds: 81 characters from `1` to `9`. It is there if and
    /// only if the verdict is [`Verdict::One`] or [`Verdict::Several`].
    pub solution: Option<[u8; 81]>,
}

impl Batch {
    /// A batch on the fastest backend.
    pub fn new() -> Batch {
        Batch::with_backend(Backend::best())
    }
    /// A batch on the given backend.
    pub fn with_backend(backend: Backend) -> Batch {
        Batch { backend, solver: Solver::with_backend(backend, State::FULL), lock_step: None }
    }
    /// The number of solutions, counted up to `limit`, of a grid of 81 characters (as
    /// [`State::read`] takes them); `None` if it is no such grid.
    pub fn count(&mut self, line: &[u8; 81], limit: u64) -> Option<u64> {
        self.solver.restart(self.backend.read(line)?);
        Some(self.solver.count_to(limit))
    }
    /// [`count`](Self::count) for every line, in the order of the lines.
    pub fn counts(&mut self, lines: &[[u8; 81]], limit: u64) -> Vec<Option<u64>> {
        if !(1..=2).contains(&limit) {
            return lines.iter().map(|line| self.count(line, limit)).collect();
        }
        let lines: Vec<&[u8; 81]> = lines.iter().collect();
        in_chunks(&lines, |lines| self.counts_of_chunk(lines, limit))
    }
    /// What each line holds, in the order of the lines. A grid may be given up as
    /// [`Verdict::Undecided`] if [`count`](Self::count) takes more than `max_guesses` guesses for
    /// it; all others are decided.
    pub fn verdicts(&mut self, lines: &[&[u8; 81]], max_guesses: u64) -> Vec<Verdict> {
        in_chunks(lines, |lines| self.verdicts_of_chunk(lines, max_guesses))
    }
    /// [`verdicts`](Self::verdicts), and a solution of each grid that has one.
    pub fn answers(&mut self, lines: &[&[u8; 81]], max_guesses: u64) -> Vec<Answer> {
        in_chunks(lines, |lines| self.answers_of_chunk(lines, max_guesses))
    }
    /// The digits of a solution, as 81 characters; `None` if there is no solution, or the line is
    /// no grid.
    pub fn solve(&mut self, line: &[u8; 81]) -> Option<[u8; 81]> {
        self.solver.restart(self.backend.read(line)?);
        self.solver.next_solution().then(|| self.solver.current().line())
    }
    /// How many guesses all puzzles took so far.
    pub fn guesses(&self) -> u64 {
        self.solver.guesses
    }

    fn counts_of_chunk(&mut self, lines: &[&[u8; 81]], limit: u64) -> Vec<Option<u64>> {
        let Some(findings) = self.in_lock_step(lines, limit as u8, &mut []) else {
            return lines.iter().map(|line| self.count(line, limit)).collect();
        };
        let counts = lines.iter().zip(findings).map(|(line, finding)| match finding {
            Finding::NoGrid => None,
            Finding::Conflict => Some(0),
            Finding::Solutions(found) => Some(u64::from(found)),
            Finding::GivenUp => self.count(line, limit),
        });
        counts.collect()
    }
    fn verdicts_of_chunk(&mut self, lines: &[&[u8; 81]], max_guesses: u64) -> Vec<Verdict> {
        let Some(findings) = self.in_lock_step(lines, 2, &mut []) else {
            return lines.iter().map(|line| self.verdict(line, max_guesses)).collect();
        };
        let verdicts = lines.iter().zip(findings).map(|(line, finding)| {
            Verdict::of(finding).unwrap_or_else(|| self.verdict(line, max_guesses))
        });
        verdicts.collect()
    }
    fn answers_of_chunk(&mut self, lines: &[&[u8; 81]], max_guesses: u64) -> Vec<Answer> {
        let mut solutions = vec![None; lines.len()];
        let Some(findings) = self.in_lock_step(lines, 2, &mut solutions) else {
            return lines.iter().map(|line| self.answer(line, max_guesses)).collect();
        };
        let all = lines.iter().zip(findings).zip(solutions);
        let answers = all.map(|((line, finding), solution)| match Verdict::of(finding) {
            // Which of several solutions is found first depends on the order of the search.
            Some(Verdict::Several) => self.several(line, max_guesses),
            Some(verdict) => Answer { verdict, solution },
            None => self.answer(line, max_guesses),
        });
        answers.collect()
    }
    /// Searches a list in lock step. `solutions` gets a solution of each line that has one, unless it
    /// is empty. `None` if there is nothing to be gained: the list is short, too many of its grids
    /// have several solutions or take many guesses, or the backend has no lock step.
    fn in_lock_step(
        &mut self,
        lines: &[&[u8; 81]],
        limit: u8,
        solutions: &mut [Option<[u8; 81]>],
    ) -> Option<Vec<Finding>> {
        let functions = self.backend.lock_step()?;
        if lines.len() < MIN_LINES || !self.gains(functions.max_guesses, lines) {
            return None;
        }
        let lock_step = self.lock_step.get_or_insert_with(|| room_for(functions));
        Some(lock_step.run(Order { lines, limit, solver: &mut self.solver, solutions }))
    }
    /// Whether lock step is faster, by a sample: fewer than a third of the grids have several solutions
    /// (a search in depth finds the second of them near the first, which lock step does not), and a
    /// grid takes at most `max_guesses` guesses on the average.
    fn gains(&mut self, max_guesses: u64, lines: &[&[u8; 81]]) -> bool {
        let every = (lines.len() / SAMPLE).max(SAMPLE_EVERY);
        let sample = lines.iter().skip(every / 2).step_by(every);
        let (mut grids, mut several, before) = (0_u64, 0, self.solver.guesses);
        for line in sample {
            grids += 1;
            several += u64::from(self.verdict(line, SAMPLE_GUESSES) == Verdict::Several);
        }
        let guesses = self.solver.guesses - before;
        3 * several < grids && guesses <= grids.saturating_mul(max_guesses)
    }
    /// The answer to a line that has several solutions.
    fn several(&mut self, line: &[u8; 81], max_guesses: u64) -> Answer {
        let state = self.backend.read(line).expect("a grid with solutions");
        self.solver.restart(state);
        match self.solver.advance(max_guesses) {
            StopReason::Solution => {
                Answer { verdict: Verdict::Several, solution: Some(self.solver.current().line()) }
            }
            _ => Answer::without_solution(Verdict::Undecided),
        }
    }
    /// The answer to one line, by the search for it alone.
    fn answer(&mut self, line: &[u8; 81], max_guesses: u64) -> Answer {
        let mut solution = None;
        let verdict = self.search(line, max_guesses, |found| solution = Some(found.line()));
        match verdict {
            Verdict::One | Verdict::Several => Answer { verdict, solution },
            _ => Answer::without_solution(verdict),
        }
    }
    /// What one line holds, by the search for it alone.
    fn verdict(&mut self, line: &[u8; 81], max_guesses: u64) -> Verdict {
        self.search(line, max_guesses, |_| ())
    }
    /// Looks for a solution, which `receiver` gets, and for a second one.
    fn search(
        &mut self,
        line: &[u8; 81],
        max_guesses: u64,
        receiver: impl FnOnce(&State),
    ) -> Verdict {
        let last_guess = self.solver.guesses.saturating_add(max_guesses);
        let state = match self.backend.read(line) {
            None => return Verdict::NoGrid,
            Some(state) if state.is_dead() => return Verdict::Conflict,
            Some(state) => state,
        };
        self.solver.restart(state);
        match self.solver.advance(max_guesses) {
            StopReason::Exhausted => return Verdict::None,
            StopReason::Paused => return Verdict::Undecided,
            StopReason::Solution => receiver(self.solver.current()),
        }
        match self.solver.advance(last_guess.saturating_sub(self.solver.guesses)) {
            StopReason::Exhausted => Verdict::One,
            StopReason::Solution => Verdict::Several,
            StopReason::Paused => Verdict::Undecided,
        }
    }
}

/// The results for a list that is cut. (Copied chunk by chunk: an iterator over all of them takes longer
/// for each line.)
fn in_chunks<'a, T>(
    lines: &[&'a [u8; 81]],
    mut results: impl FnMut(&[&'a [u8; 81]]) -> Vec<T>,
) -> Vec<T> {
    let mut all = Vec::with_capacity(lines.len());
    lines.chunks(CHUNK).for_each(|lines| all.append(&mut results(lines)));
    all
}

/// Room for lock step. It is built on the stack, which would be touched at every call if this were
/// part of the caller.
#[cold]
#[inline(never)]
fn room_for(functions: &'static Functions) -> Box<LockStep> {
    Box::new(LockStep::new(functions))
}

impl Answer {
    fn without_solution(verdict: Verdict) -> Answer {
        Answer { verdict, solution: None }
    }
}

impl Default for Batch {
    fn default() -> Batch {
        Batch::new()
    }
}
