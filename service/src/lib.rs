//! All that may take longer than a frame, as questions and answers: the table of [requests](request), each
//! with the type of its answer, and [`answer`]. Plain Rust, run in the browser by the worker and in tests by itself. Every request
//! carries all it needs, so a worker can be ended and started anew at any time.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub mod archive;
mod answers;
mod ask;
mod benchmark;
pub mod column;
pub mod facts;
mod hint;
pub mod items;
pub mod lists;
pub mod low_clue;
pub mod puzzle_list;
mod rating;
pub mod request;
pub mod share;
mod solutions;
pub mod studio;
pub mod table;
pub mod text;
pub mod verdict;
pub mod worksheet;

use serde::{Deserialize, Serialize};

use nonet_engine::logic::step::Step;
use nonet_engine::logic::techniques::{FamilySet, TechniqueSet};
use nonet_engine::rating::se::rater;
use nonet_engine::types::board::Board;
use nonet_engine::types::grid::Solution;
use text::PuzzlesRead;

pub use answers::{
    DeductionCheck, HintResult, Mistake, MistakeKind, Proof, Solved, Validity, Verdict,
};
pub use ask::{Ask, Urgency};
pub use benchmark::BenchmarkResult;
pub use hint::{Advice, Finish, ProofSearch};
pub use nonet_engine::generate::Progress as GenerationProgress;
pub use nonet_engine::search::Count;
pub use nonet_engine::search::analysis::{Analysis, Completion};
pub use nonet_engine::search::puzzle::{PuzzleError, Several};
pub use request::{Request, Response};

/// The number of a job. The answer to a job that has been given up is recognised by it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct JobId(pub u32);

/// How far a job is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Progress {
    /// One of [`request::Hint`] and [`request::ProvePart`], while the shortest proof by cases is looked
    /// for: the shortest until now.
    Proving(Option<Box<Step>>),
    /// One of [`request::Generate`].
    Generated(GenerationProgress),
    /// One of [`request::RateExplainer`].
    Rated(rater::Progress),
    /// Puzzles that [`request::ReadText`] has found. None of them comes again, unless a worker ended
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

/// Answers a request; see [`Ask::answer`].
pub fn answer<A: Ask>(request: A, progress: &mut dyn FnMut(Progress)) -> A::Answer {
    request.answer(&mut |_| true, progress)
}
