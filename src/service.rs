//! All that may take longer than a frame, as questions and answers: [`Request`], [`Response`] and
//! [`answer`]. Plain Rust, run in the browser by the worker and in tests by itself. Every request
//! carries all it needs, so a worker can be ended and started anew at any time.

pub mod archive;
mod benchmark;
mod hint;
mod rating;
mod request;
pub mod share;
mod solutions;
pub mod text;
pub mod worksheet;

use serde::{Deserialize, Serialize};

use crate::engine::formats::game_link::{self, GameLinkError};
use crate::engine::generate::{GenerateError, Generated, Recipe, generate};
use crate::engine::logic::step::{Effect, Step};
use crate::engine::logic::techniques::FamilySet;
use crate::engine::rating::grade::{Path, Rating};
use crate::engine::rating::se::rater;
use crate::engine::types::board::Board;
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::CellSet;
use crate::engine::types::grid::{Grid, Solution};
use crate::engine::types::position::DeadEnd;
use archive::{Archive, ArchiveError};
use benchmark::measure;
use hint::Hinter;
use rating::{rate, rate_explainer};
use share::{Shared, share};
use solutions::{check, solve};
use text::{TextError, TextPuzzles};
use worksheet::{Worksheet, worksheet};

pub use crate::engine::generate::Progress as GenerationProgress;
pub use crate::engine::search::puzzle::{PuzzleError, Several};
pub use benchmark::BenchmarkResult;
pub use request::{Request, Urgency};

/// The number of a job. The answer to a job that has been given up is recognised by it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct JobId(pub u32);

/// How far a job is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Progress {
    /// One of [`Request::Hint`], while it looks for the shortest proof by cases: the shortest until now.
    Proving(Option<Box<Step>>),
    /// One of [`Request::Generate`].
    Generated(GenerationProgress),
    /// One of [`Request::RateExplainer`].
    Rated(rater::Progress),
}

/// The kinds of files that a picture is saved as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PictureKind {
    /// As it is.
    Svg,
    /// In dots.
    Png,
}

/// A board and what may be used to reason about it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PuzzleState {
    /// The board.
    pub board: Board,
    /// The only solution of its clues, if they are known to have just one. With it wrong digits
    /// are found, and uniqueness may be argued with.
    pub solution: Option<Solution>,
    /// Families of techniques that are not used.
    pub left_out: FamilySet,
}

/// An answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Response {
    /// To [`Request::Check`].
    Checked(Verdict),
    /// To [`Request::Solve`].
    Solved(Solved),
    /// To [`Request::Hint`] and [`Request::CheckDeduction`].
    Hinted(HintResult),
    /// To [`Request::HintIn`]; none if no step known here decides anything in the cell.
    HintedIn(Option<HintResult>),
    /// To [`Request::Path`] and [`Request::Grade`]; its grade is [`Path::grade`].
    Path(Path),
    /// To [`Request::Worksheets`], in its order; none for what has not exactly one solution.
    Worksheets(Vec<Option<Box<Worksheet>>>),
    /// To [`Request::Rate`], in its order; none for what has not exactly one solution.
    Rated(Vec<Option<Rating>>),
    /// To [`Request::RateExplainer`]; none for what has not exactly one solution.
    RatedExplainer(Option<rater::Rating>),
    /// To [`Request::Steps`]: the humanly easiest first; none from a board that holds a mistake.
    Steps(Vec<Step>),
    /// To [`Request::Generate`], with the recipe.
    Generated(Recipe, Result<Box<Generated>, GenerateError>),
    /// To [`Request::Share`].
    Shared(Box<Shared>),
    /// To [`Request::Draw`].
    Drawn(String),
    /// To [`Request::ReadGameLink`].
    GameLinkRead(Result<(Grid, String), GameLinkError>),
    /// To [`Request::ReadText`].
    TextRead(Result<TextPuzzles, TextError>),
    /// To [`Request::ReadArchive`].
    ArchiveRead(Result<Box<Archive>, ArchiveError>),
    /// To [`Request::WriteArchive`].
    ArchiveWritten(String),
    /// To [`Request::Benchmark`].
    Benchmarked(BenchmarkResult),
}

impl Response {
    /// The response with the milliseconds that it took: the caller has a clock, this module has
    /// none. Only a benchmark keeps them.
    #[must_use]
    pub fn with_duration(self, millis: f64) -> Response {
        match self {
            Response::Benchmarked(result) => {
                Response::Benchmarked(BenchmarkResult { millis, ..result })
            }
            other => other,
        }
    }
}

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
    /// To [`Request::CheckDeduction`].
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

/// Answers a request; generation, Sudoku Explainer's rating and a hint that needs a proof by cases
/// report how far they are.
pub fn answer(request: Request, progress: &mut dyn FnMut(Progress)) -> Response {
    match request {
        Request::Check { grid } => Response::Checked(check(&grid)),
        Request::Solve { grid, limit } => Response::Solved(solve(&grid, limit)),
        Request::Path { state } => {
            let PuzzleState { board, solution, left_out } = &*state;
            Response::Path(Path::without(*left_out, board, solution.as_ref()))
        }
        Request::Grade { grid, solution } => {
            Response::Path(Path::of(&Board::of_givens(grid), Some(&solution)))
        }
        Request::Worksheets { grids } => Response::Worksheets(worksheets(&grids)),
        Request::Rate { grids } => Response::Rated(grids.iter().map(rate).collect()),
        Request::RateExplainer { grid } => {
            Response::RatedExplainer(rate_explainer(&grid, progress))
        }
        Request::Steps { state } => Response::Steps(Hinter::of(&state).steps(&state.board)),
        Request::Hint { state, practised, skip } => {
            let mut proving = |step| progress(Progress::Proving(step));
            let hinter = Hinter::of(&state);
            Response::Hinted(hinter.advise(&state.board, practised, skip, &mut proving))
        }
        Request::HintIn { state, cell } => {
            Response::HintedIn(Hinter::of(&state).advise_in(&state.board, cell))
        }
        Request::CheckDeduction { state, claims } => {
            Response::Hinted(Hinter::of(&state).check_deduction(&state.board, claims))
        }
        Request::Example { board, technique } => Response::Hinted(hint::example(&board, technique)),
        Request::Share { game } => Response::Shared(Box::new(share(&game))),
        Request::Draw { drawing, name } => Response::Drawn(drawing.text(&name)),
        Request::ReadGameLink { text } => Response::GameLinkRead(game_link::read(&text)),
        Request::ReadText { text } => Response::TextRead(text::read(&text)),
        Request::ReadArchive { text } => Response::ArchiveRead(Archive::read(&text).map(Box::new)),
        Request::WriteArchive { archive } => Response::ArchiveWritten(archive.print()),
        Request::Benchmark { puzzles } => Response::Benchmarked(measure(puzzles.as_deref())),
        Request::Generate { recipe } => {
            let made = generate(&recipe, &mut |made| progress(Progress::Generated(made)));
            Response::Generated(recipe, made.map(Box::new))
        }
    }
}

fn worksheets(grids: &[Grid]) -> Vec<Option<Box<Worksheet>>> {
    grids.iter().map(|grid| worksheet(grid).map(Box::new)).collect()
}
