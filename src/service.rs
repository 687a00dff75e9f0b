//! All that may take longer than a frame, as questions and answers: [`Request`], [`Response`] and
//! [`answer`]. Plain Rust, run in the browser by the worker and in tests by itself. Every request
//! carries all it needs, so a worker can be ended and started anew at any time.

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};

use crate::engine::board::Board;
use crate::engine::cell::CellSet;
use crate::engine::clash::{Clash, clashes, clashing_cells};
use crate::engine::finder::{self, Options};
use crate::engine::generate::{self, GenerateError, Generated, Recipe, generate};
use crate::engine::grid::{Grid, Solution};
use crate::engine::position::{DeadEnd, Position};
use crate::engine::puzzle::{Puzzle, PuzzleError};
use crate::engine::search::watch::Budget;
use crate::engine::search::{Count, Search};
use crate::engine::step::Step;
use crate::engine::techniques::Family;

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
    /// A new puzzle.
    Generate(Recipe),
}

impl Request {
    /// Which worker serves it.
    pub fn lane(&self) -> Lane {
        match self {
            Request::Check(_) | Request::Hint(..) => Lane::Quick,
            Request::Solve(..) | Request::Generate(_) => Lane::Long,
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
    /// To [`Request::Generate`], with the recipe.
    Generated(Recipe, Result<Box<Generated>, GenerateError>),
}

/// What a grid is worth as a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Verdict {
    /// Digits clash.
    Clash(Vec<Clash>),
    /// Nothing completes it; where that can be seen at a glance, where.
    NoSolution(Option<DeadEnd>),
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

/// The most guesses that a question about a grid may take: seconds in a browser, and thousands of
/// times what any puzzle known needs.
const PATIENCE: u64 = 20_000_000;

/// How many solutions a verdict counts.
const COUNTED: u64 = 1_000;

/// Answers a request; long ones tell how far they are.
pub fn answer(request: Request, progress: &mut dyn FnMut(Progress)) -> Response {
    match request {
        Request::Check(grid) => Response::Checked(check(&grid)),
        Request::Solve(grid, limit) => Response::Solved(solve(&grid, limit)),
        Request::Hint(board, solution) => Response::Hinted(advise(&board, solution.as_ref())),
        Request::Generate(recipe) => {
            let mut tell = |so_far: generate::Progress| {
                progress(Progress { tried: so_far.checks });
                ControlFlow::Continue(())
            };
            Response::Generated(recipe, generate(&recipe, &mut tell).map(Box::new))
        }
    }
}

fn check(grid: &Grid) -> Verdict {
    match Puzzle::prove(grid) {
        Ok(puzzle) => Verdict::One(*puzzle.solution()),
        Err(PuzzleError::Clashes(clashes)) => Verdict::Clash(clashes),
        Err(PuzzleError::NoSolution { at }) => Verdict::NoSolution(at),
        Err(PuzzleError::Stopped) => Verdict::Undecided,
        Err(PuzzleError::SeveralSolutions { .. }) => {
            let Solved { solutions, more, undecided } = solve(grid, COUNTED);
            Verdict::Several(Several { found: solutions.len() as u64, more, undecided })
        }
    }
}

fn solve(grid: &Grid, limit: u64) -> Solved {
    let search = Search { limit, ..Search::default() };
    let (solutions, found) = search.solve(grid, &Budget::of(PATIENCE));
    let undecided = match solutions.split_first() {
        Some((first, rest)) => {
            rest.iter().fold(CellSet::EMPTY, |all, other| all | first.differs(other))
        }
        None => CellSet::EMPTY,
    };
    Solved { solutions, more: !matches!(found.count, Count::Exactly(_)), undecided }
}

/// Mistakes first: a step that follows from a wrong digit teaches nothing.
fn advise(board: &Board, solution: Option<&Solution>) -> Advice {
    let digits = board.digits();
    let clashing = clashing_cells(&clashes(&digits));
    let wrong = match solution {
        Some(solution) => board
            .entries
            .iter()
            .filter(|&(cell, digit)| solution[cell] != digit)
            .map(|(cell, _)| cell)
            .collect(),
        None => clashing - board.givens.filled(),
    };
    let strikes = |solution: &Solution| -> CellSet {
        board
            .empty_cells()
            .iter()
            .filter(|&cell| board.struck[cell].contains(solution[cell]))
            .collect()
    };
    let struck = solution.map_or(CellSet::EMPTY, strikes);
    match finder::next_step(&Position::of(board), &ladder(solution)) {
        _ if !wrong.is_empty() => Advice::WrongDigits(wrong),
        _ if !struck.is_empty() => Advice::WrongStrikes(struck),
        _ if digits.clues() == 81 => Advice::Complete,
        Some(step) => Advice::Step(Box::new(step)),
        None => Advice::Stuck,
    }
}

/// What may be reasoned with: uniqueness only where it is proven.
fn ladder(solution: Option<&Solution>) -> Options {
    match solution {
        Some(_) => Options::default(),
        None => Options::without(&[Family::Rare, Family::LastResort, Family::Uniqueness]),
    }
}
