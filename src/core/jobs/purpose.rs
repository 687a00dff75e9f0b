//! [`Purpose`]: what the answer to a request is for. A row of the table says which request it is, what else
//! is known of the job, how the job is treated, and which method of which part takes the
//! answer and what is known.

use std::marker::PhantomData;

use crate::engine::algorithms::Method;
use crate::engine::logic::techniques::Tier;
use crate::engine::types::cell::Cell;
use crate::engine::types::grid::Grid;
use crate::service::request::*;
use crate::service::{Ask, PictureKind};

use super::pending::{HintSearch, NewPuzzle, PendingAction};
use crate::core::calendar::Date;
use crate::core::kept_list::Part;

/// Gives every row of the table to a macro: to the one that makes [`Purpose`] of them, and to the one
/// that has `Update` take the answers.
///
/// How a job is treated: `ahead`, the player has not asked for it, and it gives way to what they ask for.
/// `of_game`, the answer is of no use once another game is played. `short`, it is nearly always answered
/// within milliseconds: to let a worker finish it costs less than to start another worker.
macro_rules! purposes {
    ($rows:ident) => {
        $rows! {
            /// The verdict on the game's clues, and what to do as soon as it is known.
            Verdict(Check, then: Option<PendingAction>) [of_game short] play.verdict_arrived;
            /// The text to import.
            ImportText(ReadText) [short] play.import_read;
            /// The text to import, so long that reading it is ended rather than waited for.
            LongImportText(ReadText) [] play.import_read;
            /// The verdicts on puzzles of the list to import, from this place on.
            ImportVerdicts(CheckList, at: usize) [] play.import_checked;
            /// All that is known of puzzles of the list that is rated.
            Described(DescribeList, part: Part) [] rated.take_described;
            /// This part of the table of the list that is rated.
            Table(WriteTable, part: usize) [] rated.take_table;
            /// Puzzles of a batch: how many were tried for the one that is being made.
            Batch(MakeBatch, tried: u64) [] studio.take_batch;
            /// Sudoku Explainer's rating of a puzzle of the batch.
            MadeExplainer(RateExplainer, number: usize) [ahead] studio.take_made_explainer;
            /// What is said of a puzzle that was made.
            Proved(ProveMade) [short] studio.take_proved;
            /// What the grid typed by hand lacks.
            Hand(LookAtHand) [short] studio.take_hand;
            /// Puzzles with few clues around one.
            LowClue(LookAround) [] studio.take_looks;
            /// Few clues that complete it.
            HandCompletion(CompleteHand) [] studio.take_completion;
            /// How hard the puzzle of a picture is, which may have been changed since.
            PictureRating(Rate, of: Grid) [] studio.take_picture_rating;
            /// The puzzle of a link that is not written as the page writes it.
            Link(ReadText) [short] play.link_read;
            /// The game of a link.
            GameLink(ReadGameLink) [short] play.game_link_read;
            /// What the game is handed on as.
            Share(Share) [short] play.take_shared;
            /// The picture to save.
            Picture(Draw, kind: PictureKind) [short] play.save_picture;
            /// The verdict on the puzzle to import.
            ImportVerdict(Check) [short] play.import_judged;
            /// The solutions to show.
            Solutions(Solve) [of_game] play.show_solutions;
            /// The next step: the hint to show, or the search for a proof by cases.
            Hint(BeginHint, search: HintSearch) [of_game short] play.take_advice;
            /// A part of the search for a proof by cases.
            ProofPart(ProvePart, search: HintSearch) [of_game short] play.take_proof_part;
            /// How that search goes on, or the hint to show.
            ProofStage(GoOnProving, search: HintSearch) [of_game short] play.take_next_stage;
            /// The check of a deduction: the hint to show.
            Deduction(CheckDeduction) [of_game short] play.show_hint;
            /// The check of the links that the player drew.
            Links(CheckLinks, at: usize) [of_game short] play.take_links;
            /// Another step of the tier of the hint that is shown, after so many.
            AnotherHint(Hint, skip: usize) [of_game] play.show_another_hint;
            /// The next step that decides something in a cell: the hint to show.
            HintIn(HintIn, cell: Cell) [of_game] play.show_hint_in;
            /// What is left of the puzzle, to be filled in.
            Finish(FinishBySingles) [of_game short] play.take_finish;
            /// All steps from the board.
            Steps(Steps) [of_game] play.take_steps;
            /// The solving path to show.
            Path(SolvingPath) [of_game] play.take_path;
            /// The path from the clues, which grades the game.
            Grade(Grade) [of_game] play.take_graded_path;
            /// Sudoku Explainer's rating of the game's puzzle.
            Explainer(RateExplainer) [ahead of_game] play.take_explainer;
            /// The path from the clues of the puzzle to import.
            ImportGrade(Grade) [] play.take_import_grade;
            /// Sudoku Explainer's rating of the puzzle to import.
            ImportExplainer(RateExplainer) [ahead] play.take_import_explainer;
            /// The step of a lesson's example.
            Example(Example) [short] learning.take_example;
            /// The steps that count in an exercise.
            Exercise(Exercise) [] learning.take_exercise;
            /// The next step of the game, as an exercise.
            ExerciseHint(Hint) [] learning.take_exercise_hint;
            /// Steps of one of the searches of the algorithms.
            Trace(Trace, at: usize) [] algorithms.take_trace;
            /// What a method costs on the puzzle of the algorithms.
            Work(MeasureWork, method: Method) [] algorithms.take_work;
            /// How a method goes on the hardest known puzzle.
            Sample(Trace, method: Method) [] algorithms.take_sample;
            /// What all methods cost on puzzles of a list.
            ListWork(MeasureList) [] algorithms.take_list_work;
            /// How a puzzle is made.
            Making(Make) [] algorithms.take_making;
            /// A new puzzle that the player waits for. Once another game is played it is of no use: it would
            /// replace the game begun meanwhile.
            NewPuzzle(Generate, making: NewPuzzle) [of_game] play.take_made;
            /// A puzzle of this tier for the pool, and its seed.
            PoolPuzzle(Generate, of: (Tier, u64)) [ahead] play.take_refill;
            /// The puzzle of a day.
            Daily(Generate, daily: (Date, Tier)) [ahead] play.take_daily;
            /// How hard puzzles of lists are.
            Ratings(Rate) [ahead] play.take_ratings;
            /// The library that a file holds.
            ReadArchive(ReadArchive) [] library.archive_read;
            /// The file of the library.
            WriteArchive(WriteArchive) [] library.save_archive;
            /// The engine's speed.
            Benchmark(Benchmark) [] play.benchmark_measured;
            /// What is printed of puzzles beside their clues.
            Worksheets(Worksheets) [] paper.take_worksheets;
            /// A puzzle to be printed.
            PaperPuzzle(Generate) [] paper.take_paper_puzzle;
        }
    };
}

pub(crate) use purposes;

/// How a job is treated.
#[derive(Clone, Copy, Default)]
struct Treatment {
    ahead: bool,
    of_game: bool,
    short: bool,
}

macro_rules! purpose_enum {
    ($(
        $(#[$doc:meta])*
        $name:ident($request:ty $(, $data:ident: $type:ty)?) [$($flag:ident)*] $part:ident.$take:ident;
    )*) => {
        /// What the answer to a request is for.
        #[derive(Clone, PartialEq, Debug)]
        pub enum Purpose {
            $($(#[$doc])* $name(Asked<$request> $(, $type)?),)*
        }

        impl Purpose {
            fn treatment(&self) -> Treatment {
                match self {
                    $(Purpose::$name(..) => Treatment { $($flag: true,)* ..Treatment::default() },)*
                }
            }
        }
    };
}

purposes!(purpose_enum);

/// That a request of this kind was asked: what its answer is for holds it, and so knows the type of the
/// answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked<A>(PhantomData<A>);

impl<A: Ask> Asked<A> {
    /// The answer in a worker's response.
    ///
    /// # Panics
    /// If the response is to another kind of request.
    pub fn answer(self, response: Response) -> A::Answer {
        A::answer_in(response).expect("a worker answers what it was asked")
    }
}

/// A request, and what its answer is for. Only what belongs together compiles:
///
/// ```
/// use nonet_page::core::jobs::{Purpose, paired};
/// use nonet_service::request::Worksheets;
///
/// let (purpose, _) = paired(Worksheets { grids: Vec::new(), page: String::new() }, Purpose::Worksheets);
/// assert!(!purpose.is_of_game());
/// ```
///
/// ```compile_fail,E0631
/// use nonet_page::core::jobs::{Purpose, paired};
/// use nonet_service::request::Worksheets;
///
/// let (purpose, _) = paired(Worksheets { grids: Vec::new(), page: String::new() }, Purpose::Ratings);
/// ```
pub fn paired<A: Ask>(request: A, purpose: impl FnOnce(Asked<A>) -> Purpose) -> (Purpose, Request) {
    (purpose(Asked(PhantomData)), request.into())
}

impl Purpose {
    /// Whether the answer is a hint to show.
    pub fn is_hint(&self) -> bool {
        let others =
            matches!(self, Purpose::Deduction(_) | Purpose::AnotherHint(..) | Purpose::HintIn(..));
        others || self.hint_search().is_some()
    }
    /// How the search for a hint goes that the answer is a part of.
    pub fn hint_search(&self) -> Option<&HintSearch> {
        match self {
            Purpose::Hint(_, search)
            | Purpose::ProofPart(_, search)
            | Purpose::ProofStage(_, search) => Some(search),
            _ => None,
        }
    }
    /// How the search for a hint goes that the answer is a part of, to be changed.
    pub fn hint_search_mut(&mut self) -> Option<&mut HintSearch> {
        match self {
            Purpose::Hint(_, search)
            | Purpose::ProofPart(_, search)
            | Purpose::ProofStage(_, search) => Some(search),
            _ => None,
        }
    }
    /// Whether the player has not asked for it: it gives way to what they ask for.
    pub fn is_ahead(&self) -> bool {
        self.treatment().ahead
    }
    /// Whether the answer is of no use once another game is played.
    pub fn is_of_game(&self) -> bool {
        self.treatment().of_game
    }
    /// Whether it is nearly always answered within milliseconds: to let a worker finish it costs
    /// less than to start another worker.
    pub fn is_short(&self) -> bool {
        self.treatment().short
            && self.hint_search().is_none_or(|search| *search == HintSearch::Short)
    }
}
