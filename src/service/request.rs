//! [`Request`]: all that a worker is asked.

use serde::{Deserialize, Serialize};

use crate::engine::algorithms::DigitOrder;
use crate::engine::algorithms::machine::Setup;
use crate::engine::algorithms::run::RunRequest;
use crate::engine::formats::svg::Drawing;
use crate::engine::generate::Recipe;
use crate::engine::generate::making::MakingRecipe;
use crate::engine::logic::refutation::Found;
use crate::engine::logic::step::Effect;
use crate::engine::logic::techniques::Technique;
use crate::engine::types::board::Board;
use crate::engine::types::cell::Cell;
use crate::engine::types::grid::{Grid, Solution};

use super::archive::Archive;
use super::lists::{Extent, TablePart};
use super::low_clue::Reach;
use super::share::SharedGame;
use super::studio::BatchItem;
use super::{ProofSearch, PuzzleState};

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
    /// The same for `skip` 0; where a proof by cases is to be found, how the search for it begins.
    BeginHint {
        /// Where the step is to be found.
        state: Box<PuzzleState>,
        /// A technique that is looked for before anything as hard.
        practised: Option<Technique>,
    },
    /// A part of the search for the smallest proof by cases.
    ProvePart {
        /// The part.
        part: Box<ProofSearch>,
    },
    /// How that search goes on.
    GoOnProving {
        /// What has been done.
        search: Box<ProofSearch>,
        /// What its parts have found.
        found: Vec<Found>,
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
    /// All steps of one technique.
    Exercise {
        /// Where they are to be found.
        board: Box<Board>,
        /// The technique.
        technique: Technique,
    },
    /// Texts, links and QR codes of a game.
    Share {
        /// The game.
        game: Box<SharedGame>,
    },
    /// A picture as SVG.
    Draw {
        /// What is in it.
        drawing: Box<Drawing>,
        /// The name below; may be empty.
        name: String,
    },
    /// The clues and the text of a game that a link holds.
    ReadGameLink {
        /// What follows `#g=`.
        text: String,
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
    /// Puzzles of a batch.
    MakeBatch {
        /// What all of them are to be.
        recipe: Recipe,
        /// Which of them.
        items: Vec<BatchItem>,
    },
    /// What is said of a puzzle that was made.
    ProveMade {
        /// Its clues.
        grid: Grid,
        /// Puzzles of which one may be a form of it: 81 characters each, one after the other.
        others: String,
    },
    /// What a grid that is typed lacks.
    LookAtHand {
        /// The clues typed.
        grid: Grid,
    },
    /// Few clues that leave one solution of it.
    CompleteHand {
        /// The clues typed.
        grid: Grid,
        /// The solution that is to be left; any if none.
        wanted: Option<Box<Solution>>,
    },
    /// The puzzles with few clues around puzzles.
    LookAround {
        /// The puzzles.
        grids: Vec<Grid>,
        /// How far.
        reach: Reach,
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
    /// A part of a search, step by step.
    Trace {
        /// Which.
        part: Box<RunRequest>,
    },
    /// What a whole search costs, up to its first solution.
    MeasureWork {
        /// The search.
        setup: Box<Setup>,
        /// After so many guesses it is given up.
        max_guesses: u64,
    },
    /// What the searches of a list cost, each method's on each puzzle.
    MeasureList {
        /// The puzzles.
        grids: Vec<Grid>,
        /// In which order digits are tried.
        order: DigitOrder,
        /// The seed of what is drawn at random.
        seed: u64,
        /// After so many guesses a search is given up.
        max_guesses: u64,
    },
    /// How a puzzle is made.
    Make {
        /// What decides it.
        recipe: MakingRecipe,
    },
    /// How fast the engine is.
    Benchmark {
        /// The puzzles to solve, one a line; without them, puzzles are generated.
        puzzles: Option<String>,
    },
}

/// So many times what is timed is answered, unless that takes long: the median counts.
const MEASUREMENTS: usize = 9;

impl Request {
    /// How many times it is answered so that its time can be known.
    pub fn measurements(&self) -> usize {
        if matches!(self, Request::MeasureWork { .. }) { MEASUREMENTS } else { 1 }
    }
    /// How soon its answer is expected.
    pub fn urgency(&self) -> Urgency {
        match self {
            Request::Check { .. }
            | Request::LookAtHand { .. }
            | Request::Share { .. }
            | Request::Draw { .. }
            | Request::ReadGameLink { .. }
            | Request::ReadText { .. }
            | Request::Solve { .. }
            | Request::Hint { .. }
            | Request::BeginHint { .. }
            | Request::ProvePart { .. }
            | Request::GoOnProving { .. }
            | Request::Example { .. }
            | Request::CheckDeduction { .. } => Urgency::Quick,
            Request::HintIn { .. }
            | Request::ProveMade { .. }
            | Request::CompleteHand { .. }
            | Request::Exercise { .. }
            | Request::Path { .. }
            | Request::Grade { .. }
            | Request::Worksheets { .. }
            | Request::Steps { .. }
            | Request::WriteTable { .. }
            | Request::Trace { .. }
            | Request::Make { .. }
            | Request::ReadArchive { .. }
            | Request::WriteArchive { .. } => Urgency::Medium,
            Request::Rate { .. }
            | Request::MeasureWork { .. }
            | Request::MeasureList { .. }
            | Request::RateExplainer { .. }
            | Request::Generate { .. }
            | Request::Benchmark { .. } => Urgency::Long,
            Request::MakeBatch { .. }
            | Request::LookAround { .. }
            | Request::CheckList { .. }
            | Request::DescribeList { .. } => Urgency::Bulk,
        }
    }
}
