//! All that may take longer than a frame, as questions and answers: [`Request`], [`Response`] and
//! [`answer`]. Plain Rust, run in the browser by the worker and in tests by itself. Every request
//! carries all it needs, so a worker can be ended and started anew at any time.

use serde::{Deserialize, Serialize};

use crate::engine::board::Board;
use crate::engine::cell::CellSet;
use crate::engine::clash::Clash;
use crate::engine::grid::{Grid, Solution};
use crate::engine::step::Step;

/// The number of a job: an answer to a job that nobody waits for any more is dropped by it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Ticket(pub u32);

/// Which of the two workers serves a request: a long search must not keep a hint waiting.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Lane {
    /// Answers within a few frames.
    Quick,
    /// May take seconds, and can be cancelled without hurting the other.
    Long,
}

/// A question.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Is this grid a proper puzzle, and if not, why not?
    Check(Grid),
    /// Its solutions, at most so many.
    Solve(Grid, u64),
    /// The next step from this board; with the solution, wrong digits come first.
    Hint(Box<Board>, Option<Solution>),
}

impl Request {
    /// Which worker serves it.
    pub fn lane(&self) -> Lane {
        match self {
            Request::Check(_) | Request::Hint(..) => Lane::Quick,
            Request::Solve(..) => Lane::Long,
        }
    }
}

/// How far a long job is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Progress {
    /// How many things were tried.
    pub tried: u64,
}

/// An answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Response {
    /// To [`Request::Check`].
    Checked(Verdict),
    /// To [`Request::Solve`].
    Solved(Solved),
    /// To [`Request::Hint`].
    Hinted(Advice),
}

/// What a grid is worth as a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Verdict {
    /// Digits clash.
    Clash(Vec<Clash>),
    /// Nothing completes it.
    NoSolution,
    /// Just one solution: a proper puzzle.
    One(Solution),
    /// More than one.
    Several(Several),
    /// The search was not finished within its budget.
    Undecided,
}

/// More than one solution.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Several {
    /// How many were found.
    pub found: u64,
    /// Whether there may be more than were found.
    pub more: bool,
    /// The cells in which the solutions found differ.
    pub undecided: CellSet,
}

/// Solutions of a grid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Solved {
    /// In the order found.
    pub solutions: Vec<Solution>,
    /// Whether there may be more.
    pub more: bool,
    /// The cells in which they differ.
    pub undecided: CellSet,
}

/// What to do next.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Advice {
    /// A step that follows from the board.
    Step(Box<Step>),
    /// First of all: these cells hold a wrong digit.
    WrongDigits(CellSet),
    /// First of all: in these cells the solution's digit was struck out.
    WrongStrikes(CellSet),
    /// The board is complete.
    Complete,
    /// No technique known here finds anything.
    Stuck,
}
