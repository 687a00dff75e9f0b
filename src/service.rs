//! All that may take longer than a frame, as questions and answers: [`Request`], [`Response`] and
//! [`answer`]. Plain Rust, run in the browser by the worker and in tests by itself. Every request
//! carries all it needs, so a worker can be ended and started anew at any time.

pub mod archive;
mod answers;
mod benchmark;
pub mod column;
pub mod facts;
mod hint;
pub mod lists;
pub mod puzzle_list;
mod rating;
mod solutions;
pub mod text;
pub mod verdict;
pub mod worksheet;

use serde::{Deserialize, Serialize};

use crate::engine::generate::{GenerateError, Generated, Recipe, generate};
use crate::engine::logic::step::{Effect, Step};
use crate::engine::logic::techniques::{FamilySet, Technique};
use crate::engine::rating::grade::{Path, Rating};
use crate::engine::rating::se::rater;
use crate::engine::types::board::Board;
use crate::engine::types::cell::Cell;
use crate::engine::types::grid::{Grid, Solution};
use archive::{Archive, ArchiveError};
use benchmark::measure;
use hint::Hinter;
use lists::{Described, Extent, TablePart, VerdictKind};
use puzzle_list::PuzzleList;
use rating::{rate, rate_explainer};
use solutions::{check, solve};
use text::{TextError, TextPuzzles};
use worksheet::{Worksheet, worksheet};

pub use crate::engine::generate::Progress as GenerationProgress;
pub use crate::engine::search::puzzle::{PuzzleError, Several};
pub use answers::{
    DeductionCheck, HintResult, Mistake, MistakeKind, Proof, Solved, Validity, Verdict,
};
pub use benchmark::BenchmarkResult;

/// The number of a job. The answer to a job that has been given up is recognised by it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct JobId(pub u32);

/// How far a job is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Progress {
    /// One of [`Request::Hint`], while it looks for the shortest proof by cases: the shortest until now.
    Proving(Option<Box<Step>>),
    /// One of [`Request::Generate`].
    Generated(GenerationProgress),
    /// One of [`Request::RateExplainer`].
    Rated(rater::Progress),
    /// Puzzles that [`Request::ReadText`] has found: none of them comes again.
    Read(Box<PuzzleList>),
}

impl Progress {
    /// Whether it says nothing but how far a job is, so that the next one says as much.
    pub fn is_optional(&self) -> bool {
        !matches!(self, Progress::Read(_))
    }
}

/// How soon the player expects the answer. A request never waits behind one of a later kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Urgency {
    /// Within a few frames.
    Quick,
    /// Within a second or two.
    Medium,
    /// After many seconds, perhaps.
    Long,
    /// One of very many parts of something: each is short, all together take minutes.
    Bulk,
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

/// What a worker is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Is this grid a proper puzzle, and if not, why not?
    Check {
        /// The clues.
        grid: Grid,
    },
    /// The solutions of a grid.
    Solve {
        /// The clues.
        grid: Grid,
        /// The most solutions to return.
        limit: u64,
    },
    /// The next step; what is wrong on the board comes first.
    Hint {
        /// Where the step is to be found.
        state: Box<PuzzleState>,
        /// A technique that is looked for before anything as hard.
        practised: Option<Technique>,
        /// How many steps of the same tier are passed over first; after the last the first comes again.
        skip: usize,
    },
    /// The first step that decides something in a cell; what is wrong on the board comes first.
    HintIn {
        /// Where the step is to be found.
        state: Box<PuzzleState>,
        /// The cell.
        cell: Cell,
    },
    /// All steps of a solving path to the end.
    Path {
        /// Where the path begins.
        state: Box<PuzzleState>,
    },
    /// The steps by which a proper puzzle is graded.
    Grade {
        /// Its clues.
        grid: Grid,
        /// Its solution.
        solution: Solution,
    },
    /// How hard puzzles are.
    Rate {
        /// Their clues.
        grids: Vec<Grid>,
    },
    /// How hard a puzzle is as Sudoku Explainer rates: seconds for the hardest.
    RateExplainer {
        /// Its clues.
        grid: Grid,
    },
    /// All steps that a board allows.
    Steps {
        /// The board.
        state: Box<PuzzleState>,
    },
    /// Whether deductions hold.
    CheckDeduction {
        /// Where they are to hold.
        state: Box<PuzzleState>,
        /// The deductions.
        claims: Vec<Effect>,
    },
    /// The first step of one technique, as a hint.
    Example {
        /// Where it is to be found.
        board: Box<Board>,
        /// The technique.
        technique: Technique,
    },
    /// The puzzles of a text.
    ReadText {
        /// The text.
        text: String,
    },
    /// The verdicts on puzzles of a list.
    CheckList {
        /// Their clues, 81 characters each.
        lines: String,
    },
    /// All that is known of puzzles of a list.
    DescribeList {
        /// Their clues, 81 characters each.
        lines: String,
        /// How much is worked out.
        extent: Extent,
    },
    /// A part of a table of a list.
    WriteTable {
        /// What stands in it.
        part: Box<TablePart>,
    },
    /// A new puzzle.
    Generate {
        /// What it is to be.
        recipe: Recipe,
    },
    /// The library that a file holds.
    ReadArchive {
        /// The file.
        text: String,
    },
    /// The file of a library.
    WriteArchive {
        /// What it holds.
        archive: Box<Archive>,
    },
    /// What is printed of puzzles beside their clues.
    Worksheets {
        /// The clues of each.
        grids: Vec<Grid>,
    },
    /// How fast the engine is.
    Benchmark {
        /// The puzzles to solve, one a line; without them, puzzles are generated.
        puzzles: Option<String>,
    },
}

impl Request {
    /// How soon its answer is expected.
    pub fn urgency(&self) -> Urgency {
        match self {
            Request::Check { .. }
            | Request::ReadText { .. }
            | Request::Solve { .. }
            | Request::Hint { .. }
            | Request::Example { .. }
            | Request::CheckDeduction { .. } => Urgency::Quick,
            Request::HintIn { .. }
            | Request::Path { .. }
            | Request::Grade { .. }
            | Request::Worksheets { .. }
            | Request::Steps { .. }
            | Request::WriteTable { .. }
            | Request::ReadArchive { .. }
            | Request::WriteArchive { .. } => Urgency::Medium,
            Request::Rate { .. }
            | Request::RateExplainer { .. }
            | Request::Generate { .. }
            | Request::Benchmark { .. } => Urgency::Long,
            Request::CheckList { .. } | Request::DescribeList { .. } => Urgency::Bulk,
        }
    }
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
    /// To [`Request::CheckList`], in its order.
    ListChecked(Vec<VerdictKind>),
    /// To [`Request::DescribeList`], in its order.
    ListDescribed(Vec<Described>),
    /// To [`Request::WriteTable`].
    TableWritten(String),
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

/// Answers a request; generation, Sudoku Explainer's rating and a hint that needs a proof by cases
/// report how far they are, and a long text is handed over in parts.
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
        Request::Worksheets { grids } => {
            Response::Worksheets(grids.iter().map(|grid| worksheet(grid).map(Box::new)).collect())
        }
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
        Request::CheckList { lines } => Response::ListChecked(lists::check(&lines)),
        Request::DescribeList { lines, extent } => {
            Response::ListDescribed(lists::describe(&lines, extent, progress))
        }
        Request::WriteTable { part } => Response::TableWritten(part.print()),
        Request::ReadText { text } => {
            let mut take = |read| progress(Progress::Read(Box::new(read)));
            Response::TextRead(text::read(&text, &mut take))
        }
        Request::ReadArchive { text } => Response::ArchiveRead(Archive::read(&text).map(Box::new)),
        Request::WriteArchive { archive } => Response::ArchiveWritten(archive.print()),
        Request::Benchmark { puzzles } => Response::Benchmarked(measure(puzzles.as_deref())),
        Request::Generate { recipe } => {
            let made = generate(&recipe, &mut |made| progress(Progress::Generated(made)));
            Response::Generated(recipe, made.map(Box::new))
        }
    }
}
