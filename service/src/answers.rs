//! What answers are made of.

use serde::{Deserialize, Serialize};

use super::PuzzleError;
use nonet_engine::logic::step::{Effect, Step};
use nonet_engine::types::board::Board;
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::cell::CellSet;
use nonet_engine::types::grid::Solution;
use nonet_engine::types::position::DeadEnd;

/// What is known of a grid as a puzzle: its only solution, or why it is not proper. With several
/// solutions up to a thousand are counted.
pub type Verdict = Result<Solution, PuzzleError>;

/// Solutions of a grid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Solved {
    /// In the order found.
    pub solutions: Vec<Solution>,
    /// Whether there may be more.
    pub more: bool,
    /// The cells in which they differ.
    pub differing: CellSet,
}

/// What to do next.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum HintResult {
    /// A step that follows from the board.
    Step(Box<Step>),
    /// First of all: something is wrong on the board.
    Mistake(Box<Mistake>),
    /// First of all: these digits conflict, and there is no solution to compare them with.
    Conflicting(CellSet),
    /// First of all: no digit fits there, and there is no solution that shows which one is wrong.
    DeadEnd(DeadEnd),
    /// To [`CheckDeduction`](super::request::CheckDeduction).
    Checked(Box<DeductionCheck>),
    /// The board is complete.
    Complete,
    /// No technique known here finds anything.
    Stuck,
}

/// Something wrong on the board, and why it is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Mistake {
    /// What kind of mistake it is.
    pub kind: MistakeKind,
    /// The digit that is wrong, or wrongly eliminated.
    pub at: Candidate,
    /// Every cell with a mistake of this kind.
    pub cells: CellSet,
    /// Why.
    pub proof: Proof,
}

/// What can be wrong on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum MistakeKind {
    /// A digit that is not the solution's.
    Digit,
    /// A candidate eliminated that the solution needs.
    Elimination,
}

/// Steps that show something, and the board on which they begin: nothing wrong is on it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Proof {
    /// Where the first step begins.
    pub board: Board,
    /// One after the other; none if nothing needs to be shown, or nothing can.
    pub steps: Vec<Step>,
}

/// Whether deductions hold, and why.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct DeductionCheck {
    /// What was claimed.
    pub claims: Vec<Effect>,
    /// Whether it holds.
    pub validity: Validity,
    /// Why, or why not.
    pub proof: Proof,
}

/// Whether deductions hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Validity {
    /// They follow.
    Proved,
    /// They agree with the solution, but no technique known here shows it.
    True,
    /// This one contradicts the solution.
    Refuted(Effect),
    /// Nothing is known of the solution, and they do not follow.
    Open,
}
