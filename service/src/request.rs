//! The table of requests: all that a worker is asked.

use serde::{Deserialize, Serialize};

use super::archive::{Archive, ArchiveError};
use super::ask::{Ask, Urgency, requests};
use super::benchmark::{BenchmarkResult, measure};
use super::hint::{self, Advice, Finish, Hinter};
use super::items::{Allow, each};
use super::lists::{self, Described, Extent, TablePart, VerdictKind};
use super::low_clue::{self, MAX_NEIGHBOURS, Neighbour, Reach};
use super::rating::{rate, rate_explainer};
use super::share::{Shared, SharedGame, share};
use super::solutions::{check, solve};
use super::studio::{self, BatchItem, BatchResult, HandState, Proved};
use super::text::{self, TextError, TextPuzzles};
use super::worksheet::{Worksheet, worksheet};
use super::{Completion, HintResult, Progress, ProofSearch, PuzzleState, Solved, Verdict};
use nonet_engine::algorithms::machine::Setup;
use nonet_engine::algorithms::run::{self, RunPart, RunRequest, Work};
use nonet_engine::algorithms::{DigitOrder, Method};
use nonet_engine::formats::game_link::{self, GameLinkError};
use nonet_engine::formats::svg::Drawing;
use nonet_engine::generate::making::{Making, MakingRecipe};
use nonet_engine::generate::{GenerateError, Generated, Recipe};
use nonet_engine::logic::drawn_chain::{self, ChainCheck};
use nonet_engine::logic::refutation::Found;
use nonet_engine::logic::step::{Effect, Step};
use nonet_engine::logic::techniques::Technique;
use nonet_engine::rating::grade::{Path, Rating};
use nonet_engine::rating::se::rater;
use nonet_engine::types::board::Board;
use nonet_engine::types::cell::Cell;
use nonet_engine::types::grid::{Grid, Solution};
use nonet_engine::types::link::Link;
use nonet_engine::types::position::Position;
use nonet_engine::types::rng::SeededRng;

requests! {
    |allow, progress|

    /// Is this grid a proper puzzle, and if not, why not?
    Check {
        /// The clues.
        grid: Grid
    } -> Verdict, Quick => check(&grid);

    /// The solutions of a grid.
    Solve {
        /// The clues.
        grid: Grid,
        /// The most solutions to return.
        limit: u64
    } -> Solved, Quick => solve(&grid, limit);

    /// The next step; what is wrong on the board comes first.
    Hint {
        /// Where the step is to be found.
        state: Box<PuzzleState>,
        /// A technique that is looked for before anything as hard.
        practised: Option<Technique>,
        /// How many steps of the same tier are passed over first; after the last the first comes again.
        skip: usize
    } -> HintResult, Quick => {
        let advice = Hinter::of(&state).advise(&state.board, practised, skip);
        advice.hint(&mut |step| progress(Progress::Proving(step)))
    };

    /// The next step, none passed over; where a proof by cases is to be found, how the search for it begins.
    BeginHint {
        /// Where the step is to be found.
        state: Box<PuzzleState>,
        /// A technique that is looked for before anything as hard.
        practised: Option<Technique>
    } -> Advice, Quick => Hinter::of(&state).advise(&state.board, practised, 0);

    /// A part of the search for the smallest proof by cases.
    ProvePart {
        /// The part.
        part: Box<ProofSearch>
    } -> Found, Quick => part.run(&mut |step| progress(Progress::Proving(step)));

    /// How that search goes on.
    GoOnProving {
        /// What has been done.
        search: Box<ProofSearch>,
        /// What its parts have found.
        found: Vec<Found>
    } -> Advice, Quick => search.after(found);

    /// The first step that decides something in a cell; what is wrong on the board comes first. None if no
    /// step known here decides anything in the cell.
    HintIn {
        /// Where the step is to be found.
        state: Box<PuzzleState>,
        /// The cell.
        cell: Cell
    } -> Option<HintResult>, Medium => Hinter::of(&state).advise_in(&state.board, cell);

    /// What fills the board, if it takes nothing but singles.
    FinishBySingles {
        /// The board.
        state: Box<PuzzleState>
    } -> Finish, Quick => hint::finish(&state);

    /// All steps of a solving path to the end; its grade is [`Path::grade`].
    SolvingPath {
        /// Where the path begins.
        state: Box<PuzzleState>
    } -> Path, Medium => {
        let PuzzleState { board, solution, left_out, without } = *state;
        Path::without(left_out, without, &board, solution.as_ref())
    };

    /// The steps by which a proper puzzle is graded.
    Grade {
        /// Its clues.
        grid: Grid,
        /// Its solution.
        solution: Solution
    } -> Path, Medium => Path::of(&Board::of_givens(grid), Some(&solution));

    /// How hard puzzles are, in their order; none for what has not exactly one solution.
    Rate {
        /// Their clues.
        grids: Vec<Grid>
    } -> Vec<Option<Rating>>, Long => each(&grids, allow, |grid| rate(grid), |_| None);

    /// How hard a puzzle is as Sudoku Explainer rates: seconds for the hardest. None for what has not
    /// exactly one solution.
    RateExplainer {
        /// Its clues.
        grid: Grid
    } -> Option<rater::Rating>, Long => rate_explainer(&grid, progress);

    /// All steps that a board allows, the humanly easiest first; none from a board that holds a mistake.
    Steps {
        /// The board.
        state: Box<PuzzleState>
    } -> Vec<Step>, Medium => Hinter::of(&state).steps(&state.board);

    /// Whether deductions hold.
    CheckDeduction {
        /// Where they are to hold.
        state: Box<PuzzleState>,
        /// The deductions.
        claims: Vec<Effect>
    } -> HintResult, Quick => Hinter::of(&state).check_deduction(&state.board, claims);

    /// Whether links make a chain on a board, and what follows from it.
    CheckLinks {
        /// The board.
        board: Box<Board>,
        /// The links.
        links: Vec<Link>
    } -> ChainCheck, Quick => drawn_chain::check(&Position::of(&board), &links);

    /// The first step of one technique, as a hint.
    Example {
        /// Where it is to be found.
        board: Box<Board>,
        /// The technique.
        technique: Technique
    } -> HintResult, Quick => hint::example(&board, technique);

    /// All steps of one technique, in the order found.
    Exercise {
        /// Where they are to be found.
        board: Box<Board>,
        /// The technique.
        technique: Technique
    } -> Vec<Step>, Medium => hint::exercise(&board, technique);

    /// Texts, links and QR codes of a game.
    Share {
        /// The game.
        game: Box<SharedGame>
    } -> Box<Shared>, Quick => Box::new(share(&game));

    /// A picture as SVG.
    Draw {
        /// What is in it.
        drawing: Box<Drawing>,
        /// The name below; may be empty.
        name: String
    } -> String, Quick => drawing.text(&name);

    /// The clues and the text of a game that a link holds.
    ReadGameLink {
        /// What follows `#g=`.
        text: String
    } -> Result<(Grid, String), GameLinkError>, Quick => game_link::read(&text);

    /// The puzzles of a text.
    ReadText {
        /// The text.
        text: String
    } -> Result<TextPuzzles, TextError>, Quick => {
        text::read(&text, allow, &mut |read| progress(Progress::Read(Box::new(read))))
    };

    /// The verdicts on puzzles of a list, in its order.
    CheckList {
        /// Their clues, 81 characters each.
        lines: String
    } -> Vec<VerdictKind>, Bulk => lists::check(&lines, allow);

    /// All that is known of puzzles of a list, in its order.
    DescribeList {
        /// Their clues, 81 characters each.
        lines: String,
        /// How much is worked out.
        extent: Extent
    } -> Vec<Described>, Bulk => lists::describe(&lines, extent, allow, progress);

    /// A part of a table of a list.
    WriteTable {
        /// What stands in it.
        part: Box<TablePart>
    } -> String, Medium => part.print();

    /// A new puzzle.
    Generate {
        /// What it is to be.
        recipe: Recipe
    } -> Result<Box<Generated>, GenerateError>, Long => {
        recipe.generate_with_progress(&mut |made| progress(Progress::Generated(made))).map(Box::new)
    };

    /// Puzzles of a batch, in the order of its items.
    MakeBatch {
        /// What all of them are to be.
        recipe: Recipe,
        /// Which of them.
        items: Vec<BatchItem>
    } -> Vec<BatchResult>, Bulk => studio::make(&recipe, &items, progress);

    /// What is said of a puzzle that was made.
    ProveMade {
        /// Its clues.
        grid: Grid,
        /// Puzzles of which one may be a form of it: 81 characters each, one after the other.
        others: String
    } -> Box<Proved>, Medium => Box::new(studio::prove(&grid, &others));

    /// What a grid that is typed lacks.
    LookAtHand {
        /// The clues typed.
        grid: Grid
    } -> HandState, Quick => studio::look_at(&grid);

    /// Few clues that leave one solution of it; none if it has no solution, or takes too long.
    CompleteHand {
        /// The clues typed.
        grid: Grid,
        /// The solution that is to be left; any if none.
        wanted: Option<Box<Solution>>
    } -> Option<Completion>, Medium => studio::complete(&grid, wanted.as_deref());

    /// The puzzles with few clues around puzzles, in their order.
    LookAround {
        /// The puzzles.
        grids: Vec<Grid>,
        /// How far.
        reach: Reach
    } -> Vec<Vec<Neighbour>>, Bulk => {
        let around = |grid| low_clue::look_around(grid, reach, MAX_NEIGHBOURS);
        grids.iter().map(around).collect()
    };

    /// The library that a file holds.
    ReadArchive {
        /// The file.
        text: String
    } -> Result<Box<Archive>, ArchiveError>, Medium => Archive::read(&text).map(Box::new);

    /// The file of a library.
    WriteArchive {
        /// What it holds.
        archive: Box<Archive>
    } -> String, Medium => archive.print();

    /// What is printed of puzzles beside their clues, in their order; none for what has not exactly one
    /// solution.
    Worksheets {
        /// The clues of each.
        grids: Vec<Grid>,
        /// The address of the page, without query and fragment.
        page: String
    } -> Vec<Option<Box<Worksheet>>>, Medium => {
        each(&grids, allow, |grid| worksheet(grid, &page).map(Box::new), |_| None)
    };

    /// A part of a search, step by step; none if its snapshot contradicts itself.
    Trace {
        /// Which.
        part: Box<RunRequest>
    } -> Option<Box<RunPart>>, Medium => run::advance(&part).map(Box::new);

    /// What a whole search costs, up to its first solution.
    MeasureWork {
        /// The search.
        setup: Box<Setup>,
        /// After so many guesses it is given up.
        max_guesses: u64
    } -> TimedWork, Long => TimedWork { work: run::measure(&setup, max_guesses), millis: 0.0 };

    /// What the searches of a list cost: of each puzzle in its order the cost of each method in the order of
    /// [`Method::ALL`]; none for clues that conflict.
    MeasureList {
        /// The puzzles.
        grids: Vec<Grid>,
        /// In which order digits are tried.
        order: DigitOrder,
        /// The seed of what is drawn at random.
        seed: u64,
        /// After so many guesses a search is given up.
        max_guesses: u64
    } -> Vec<Option<Vec<Work>>>, Long => {
        let work = |method, grid| run::work(&Setup { method, order, seed, grid }, max_guesses);
        let works = |grid: &&Grid| Method::ALL.into_iter().map(|method| work(method, **grid)).collect();
        each(&grids, allow, works, |_| None)
    };

    /// How a puzzle is made.
    Make {
        /// What decides it.
        recipe: MakingRecipe
    } -> Result<Box<Making>, GenerateError>, Medium => {
        Making::of(&recipe, &mut SeededRng::new(recipe.seed)).map(Box::new)
    };

    /// How fast the engine is.
    Benchmark {
        /// The puzzles to solve, one a line; without them, puzzles are generated.
        puzzles: Option<String>
    } -> BenchmarkResult, Long => measure(puzzles.as_deref());
}

/// What a search costs, and how long it took.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TimedWork {
    /// The cost; none if the clues conflict.
    pub work: Option<Work>,
    /// Milliseconds, the median of [several measurements](Request::measurements); 0 until the caller, who
    /// has a clock, sets it.
    pub millis: f64,
}

/// How often what is timed is answered, unless that takes long: the median counts.
const MEASUREMENTS: usize = 9;

impl Request {
    /// How many times it is answered so that its time can be known.
    pub fn measurements(&self) -> usize {
        if matches!(self, Request::MeasureWork(_)) { MEASUREMENTS } else { 1 }
    }
}

impl Response {
    /// The response with the milliseconds that it took: the caller has a clock, this module has none. Only
    /// what is measured keeps them.
    #[must_use]
    pub fn with_duration(mut self, duration: f64) -> Response {
        if let Response::Benchmark(BenchmarkResult { millis, .. })
        | Response::MeasureWork(TimedWork { millis, .. }) = &mut self
        {
            *millis = duration;
        }
        self
    }
}
