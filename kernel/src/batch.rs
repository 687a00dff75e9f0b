//! [`Batch`]: many puzzles, one after the other or a list at a time, without allocating for each.

use super::backend::Backend;
use super::search::Solver;
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
/// list, and their results are in its order. They answer each line exactly as it would be answered
/// alone.
///
/// ```
/// use nonet_kernel::batch::{Batch, Verdict};
///
/// let hard = b"800000000003600000070090200050007000000045700000100030001000068008500010090000400";
/// let answers = Batch::new().answers(&[hard, &[b'.'; 81], &[b'1'; 81], &[b'x'; 81]]);
/// let verdicts: Vec<Verdict> = answers.iter().map(|answer| answer.verdict).collect();
/// assert_eq!(verdicts, [Verdict::One, Verdict::Several, Verdict::Conflict, Verdict::NoGrid]);
/// assert_eq!(&answers[0].solution.expect("a solution")[..9], b"812753649");
/// ```
#[derive(Clone, Debug)]
pub struct Batch {
    backend: Backend,
    solver: Solver,
}

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
}

impl Verdict {
    /// The number of solutions, counted up to two; `None` for what is no grid.
    pub fn solutions(self) -> Option<u64> {
        match self {
            Verdict::NoGrid => None,
            Verdict::Conflict | Verdict::None => Some(0),
            Verdict::One => Some(1),
            Verdict::Several => Some(2),
        }
    }
    /// Of a grid without conflicts that has this many solutions.
    fn of_solutions(solutions: u64) -> Verdict {
        match solutions {
            0 => Verdict::None,
            1 => Verdict::One,
            _ => Verdict::Several,
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
        Batch { backend, solver: Solver::with_backend(backend, State::FULL) }
    }
    /// The number of solutions, counted up to `limit`, of a grid of 81 characters (as
    /// [`State::read`] takes them); `None` if it is no such grid.
    pub fn count(&mut self, line: &[u8; 81], limit: u64) -> Option<u64> {
        self.solver.restart(self.backend.read(line)?);
        Some(self.solver.count_to(limit))
    }
    /// [`count`](Self::count) for every line, in the order of the lines.
    pub fn counts(&mut self, lines: &[[u8; 81]], limit: u64) -> Vec<Option<u64>> {
        lines.iter().map(|line| self.count(line, limit)).collect()
    }
    /// What each line holds, in the order of the lines.
    pub fn verdicts(&mut self, lines: &[&[u8; 81]]) -> Vec<Verdict> {
        lines.iter().map(|line| self.verdict(line)).collect()
    }
    /// What each line holds, and a solution of each that has one, in the order of the lines.
    pub fn answers(&mut self, lines: &[&[u8; 81]]) -> Vec<Answer> {
        lines.iter().map(|line| self.answer(line)).collect()
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

    fn verdict(&mut self, line: &[u8; 81]) -> Verdict {
        match self.backend.read(line) {
            None => Verdict::NoGrid,
            Some(state) if state.is_dead() => Verdict::Conflict,
            Some(state) => {
                self.solver.restart(state);
                Verdict::of_solutions(self.solver.count_to(2))
            }
        }
    }
    fn answer(&mut self, line: &[u8; 81]) -> Answer {
        let solution = self.solve(line);
        let verdict = match solution {
            Some(_) => Verdict::of_solutions(1 + self.solver.count_to(1)),
            None => match self.backend.read(line) {
                None => Verdict::NoGrid,
                Some(state) if state.is_dead() => Verdict::Conflict,
                Some(_) => Verdict::None,
            },
        };
        Answer { verdict, solution }
    }
}

impl Default for Batch {
    fn default() -> Batch {
        Batch::new()
    }
}
