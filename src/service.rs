//! All that may take longer than a frame, as questions and answers: [`Request`], [`Response`] and
//! [`answer`]. Plain Rust, run in the browser by the worker and in tests by itself. Every request
//! carries all it needs, so a worker can be ended and started anew at any time.

pub mod archive;
mod answers;
mod benchmark;
pub mod column;
pub mod facts;
mod hint;
pub mod items;
pub mod lists;
pub mod low_clue;
pub mod puzzle_list;
mod rating;
mod request;
pub mod share;
mod solutions;
pub mod studio;
pub mod table;
pub mod text;
pub mod verdict;
pub mod worksheet;

use serde::{Deserialize, Serialize};

use crate::engine::algorithms::Method;
use crate::engine::algorithms::machine::Setup;
use crate::engine::algorithms::run::{RunPart, Work, advance, measure as measure_work, work};
use crate::engine::formats::game_link::{self, GameLinkError};
use crate::engine::generate::making::{Making, MakingRecipe};
use crate::engine::generate::{GenerateError, Generated, Recipe, generate};
use crate::engine::logic::refutation::Found;
use crate::engine::logic::step::Step;
use crate::engine::logic::techniques::{FamilySet, TechniqueSet};
use crate::engine::rating::grade::{Path, Rating};
use crate::engine::rating::se::rater;
use crate::engine::types::board::Board;
use crate::engine::types::grid::{Grid, Solution};
use crate::engine::types::rng::SeededRng;
use archive::{Archive, ArchiveError};
use benchmark::measure;
use hint::{Advice, Hinter};
use items::{Allow, each};
use lists::{Described, VerdictKind};
use low_clue::Neighbour;
use rating::{rate, rate_explainer};
use share::{Shared, share};
use solutions::{check, solve};
use studio::{BatchResult, HandState, Proved};
use text::{PuzzlesRead, TextError, TextPuzzles};
use worksheet::{Worksheet, worksheet};

pub use crate::engine::generate::Progress as GenerationProgress;
pub use crate::engine::search::Count;
pub use crate::engine::search::analysis::{Analysis, Completion};
pub use crate::engine::search::puzzle::{PuzzleError, Several};
pub use answers::{
    DeductionCheck, HintResult, Mistake, MistakeKind, Proof, Solved, Validity, Verdict,
};
pub use benchmark::BenchmarkResult;
pub use hint::ProofSearch;
pub use request::{Request, Urgency};

/// So many neighbours of each step are handed over: what a page can take in without a pause.
const MAX_NEIGHBOURS: usize = 200;

/// The number of a job. The answer to a job that has been given up is recognised by it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct JobId(pub u32);

/// How far a job is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Progress {
    /// One of [`Request::Hint`] and [`Request::ProvePart`], while the shortest proof by cases is looked
    /// for: the shortest until now.
    Proving(Option<Box<Step>>),
    /// One of [`Request::Generate`].
    Generated(GenerationProgress),
    /// One of [`Request::RateExplainer`].
    Rated(rater::Progress),
    /// Puzzles that [`Request::ReadText`] has found. None of them comes again, unless a worker ended
    /// with a panic and another one reads the text.
    Read(Box<PuzzlesRead>),
}

impl Progress {
    /// Whether it says nothing but how far a job is, so that the next one says as much.
    pub fn is_optional(&self) -> bool {
        !matches!(self, Progress::Read(_))
    }
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
    /// Single techniques that are not used.
    pub without: TechniqueSet,
}

/// An answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Response {
    /// To [`Request::Check`].
    Checked(Verdict),
    /// To [`Request::Solve`].
    Solved(Solved),
    /// To [`Request::Hint`] and [`Request::CheckDeduction`], and at last to [`Request::BeginHint`].
    Hinted(HintResult),
    /// To [`Request::BeginHint`] and [`Request::GoOnProving`], when the search goes on with this.
    Proving(Box<ProofSearch>),
    /// To [`Request::ProvePart`].
    PartProved(Found),
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
    /// To [`Request::Steps`]: the humanly easiest first; none from a board that holds a mistake. To
    /// [`Request::Exercise`]: in the order found.
    Steps(Vec<Step>),
    /// To [`Request::Generate`], with the recipe.
    Generated(Box<Recipe>, Result<Box<Generated>, GenerateError>),
    /// To [`Request::MakeBatch`], in its order.
    BatchMade(Vec<BatchResult>),
    /// To [`Request::ProveMade`].
    MadeProved(Box<Proved>),
    /// To [`Request::LookAtHand`].
    HandLookedAt(HandState),
    /// To [`Request::LookAround`], in its order.
    LookedAround(Vec<Vec<Neighbour>>),
    /// To [`Request::CompleteHand`]; none if it has no solution, or takes too long.
    HandCompleted(Option<Completion>),
    /// To [`Request::Share`].
    Shared(Box<Shared>),
    /// To [`Request::Draw`].
    Drawn(String),
    /// To [`Request::ReadGameLink`].
    GameLinkRead(Result<(Grid, String), GameLinkError>),
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
    /// To [`Request::Trace`]; none if its snapshot contradicts itself.
    Traced(Option<Box<RunPart>>),
    /// To [`Request::MeasureWork`]: the cost, and how many milliseconds all its runs took, the median of
    /// [several measurements](Request::measurements); none if the clues conflict.
    Worked(Option<Work>, f64),
    /// To [`Request::MeasureList`]: of each puzzle in its order the cost of each method in the order
    /// of [`Method::ALL`]; none for clues that conflict.
    ListWorked(Vec<Option<Vec<Work>>>),
    /// To [`Request::Make`].
    Made(Result<Box<Making>, GenerateError>),
}

impl Response {
    /// The response with the milliseconds that it took: the caller has a clock, this module has
    /// none. Only what is measured keeps them.
    #[must_use]
    pub fn with_duration(self, millis: f64) -> Response {
        match self {
            Response::Benchmarked(result) => {
                Response::Benchmarked(BenchmarkResult { millis, ..result })
            }
            Response::Worked(work, _) => Response::Worked(work, millis),
            other => other,
        }
    }
}

/// Answers a request; generation, Sudoku Explainer's rating and a hint that needs a proof by cases
/// report how far they are, and a long text is handed over in parts.
pub fn answer(request: Request, progress: &mut dyn FnMut(Progress)) -> Response {
    answer_allowed(request, &mut |_| true, progress)
}

/// The same, passing over what `allow` refuses.
// One match on purpose: what answers a request is looked up here.
#[allow(clippy::too_many_lines)]
pub fn answer_allowed(
    request: Request,
    allow: Allow,
    progress: &mut dyn FnMut(Progress),
) -> Response {
    match request {
        Request::Check { grid } => Response::Checked(check(&grid)),
        Request::Solve { grid, limit } => Response::Solved(solve(&grid, limit)),
        Request::Path { state } => Response::Path(path_of(&state)),
        Request::Grade { grid, solution } => {
            Response::Path(Path::of(&Board::of_givens(grid), Some(&solution)))
        }
        Request::Worksheets { grids } => Response::Worksheets(worksheets(&grids, allow)),
        Request::Rate { grids } => {
            Response::Rated(each(&grids, allow, |grid| rate(grid), |_| None))
        }
        Request::RateExplainer { grid } => {
            Response::RatedExplainer(rate_explainer(&grid, progress))
        }
        Request::Steps { state } => Response::Steps(Hinter::of(&state).steps(&state.board)),
        Request::Hint { state, practised, skip } => {
            let advice = Hinter::of(&state).advise(&state.board, practised, skip);
            Response::Hinted(advice.hint(&mut |step| progress(Progress::Proving(step))))
        }
        Request::BeginHint { state, practised } => {
            advised(Hinter::of(&state).advise(&state.board, practised, 0))
        }
        Request::ProvePart { part } => {
            Response::PartProved(part.run(&mut |step| progress(Progress::Proving(step))))
        }
        Request::GoOnProving { search, found } => advised(search.after(found)),
        Request::HintIn { state, cell } => {
            Response::HintedIn(Hinter::of(&state).advise_in(&state.board, cell))
        }
        Request::CheckDeduction { state, claims } => {
            Response::Hinted(Hinter::of(&state).check_deduction(&state.board, claims))
        }
        Request::Exercise { board, technique } => {
            Response::Steps(hint::exercise(&board, technique))
        }
        Request::Example { board, technique } => Response::Hinted(hint::example(&board, technique)),
        Request::Share { game } => Response::Shared(Box::new(share(&game))),
        Request::Draw { drawing, name } => Response::Drawn(drawing.text(&name)),
        Request::ReadGameLink { text } => Response::GameLinkRead(game_link::read(&text)),
        Request::CheckList { lines } => Response::ListChecked(lists::check(&lines, allow)),
        Request::DescribeList { lines, extent } => {
            Response::ListDescribed(lists::describe(&lines, extent, allow, progress))
        }
        Request::WriteTable { part } => Response::TableWritten(part.print()),
        Request::ReadText { text } => Response::TextRead(read_text(&text, allow, progress)),
        Request::ReadArchive { text } => Response::ArchiveRead(Archive::read(&text).map(Box::new)),
        Request::WriteArchive { archive } => Response::ArchiveWritten(archive.print()),
        Request::Benchmark { puzzles } => Response::Benchmarked(measure(puzzles.as_deref())),
        Request::MakeBatch { recipe, items } => {
            Response::BatchMade(studio::make(&recipe, &items, progress))
        }
        Request::ProveMade { grid, others } => {
            Response::MadeProved(Box::new(studio::prove(&grid, &others)))
        }
        Request::LookAtHand { grid } => Response::HandLookedAt(studio::look_at(&grid)),
        Request::LookAround { grids, reach } => {
            let around = |grid| low_clue::look_around(grid, reach, MAX_NEIGHBOURS);
            Response::LookedAround(grids.iter().map(around).collect())
        }
        Request::CompleteHand { grid, wanted } => {
            Response::HandCompleted(studio::complete(&grid, wanted.as_deref()))
        }
        Request::Trace { part } => Response::Traced(advance(&part).map(Box::new)),
        Request::MeasureWork { setup, max_guesses } => {
            Response::Worked(measure_work(&setup, max_guesses), 0.0)
        }
        Request::MeasureList { grids, order, seed, max_guesses } => {
            let works = |grid: &&Grid| {
                let of = |method| work(&Setup { method, order, seed, grid: **grid }, max_guesses);
                Method::ALL.into_iter().map(of).collect()
            };
            Response::ListWorked(each(&grids, allow, works, |_| None))
        }
        Request::Make { recipe } => Response::Made(make(&recipe)),
        Request::Generate { recipe } => {
            let made = generate(&recipe, &mut |made| progress(Progress::Generated(made)));
            Response::Generated(Box::new(recipe), made.map(Box::new))
        }
    }
}

fn path_of(state: &PuzzleState) -> Path {
    let PuzzleState { board, solution, left_out, without } = state;
    Path::without(*left_out, *without, board, solution.as_ref())
}

fn advised(advice: Advice) -> Response {
    match advice {
        Advice::Hint(hint) => Response::Hinted(hint),
        Advice::Prove(search) => Response::Proving(search),
    }
}

fn make(recipe: &MakingRecipe) -> Result<Box<Making>, GenerateError> {
    Making::of(recipe, &mut SeededRng::new(recipe.seed)).map(Box::new)
}

fn read_text(
    text: &str,
    allow: Allow,
    progress: &mut dyn FnMut(Progress),
) -> Result<TextPuzzles, TextError> {
    text::read(text, allow, &mut |read| progress(Progress::Read(Box::new(read))))
}

fn worksheets(grids: &[Grid], allow: Allow) -> Vec<Option<Box<Worksheet>>> {
    each(grids, allow, |grid| worksheet(grid).map(Box::new), |_| None)
}
