//! How machines solve it: searches step by step, compared, and a puzzle being made. A worker makes
//! the steps; what is here goes through those that it has handed over.

pub mod digging;
pub mod list_work;
pub mod msg;
pub mod program;
pub mod quiz;
pub mod run;
pub mod setting;
pub mod speed;
#[cfg(feature = "page")]
pub mod components;
pub(crate) mod update;
pub mod view;

use crate::core::algorithms_part::AlgorithmsPart;
use crate::core::algorithms_setting::Setting;
use crate::core::context;
use crate::core::known_puzzles::KNOWN_PUZZLES;
use crate::engine::algorithms::constraint::Constraint;
use crate::engine::algorithms::event::TraceEvent;
use crate::engine::algorithms::recording::DepthPlot;
use crate::engine::algorithms::run::{Stop, Work};
use crate::engine::algorithms::{DigitOrder, Method};
use crate::engine::types::candidate::Candidate;
use crate::engine::types::grid::Grid;
use digging::Digging;
use list_work::ListWork;
use program::{Program, ProgramKind};
use quiz::{QUESTIONS, Question, Quiz};
use run::Run;
use speed::Speed;

/// The place while it works off a message.
pub(crate) type Update<'a> = context::Update<'a, Algorithms>;
/// The place while it is drawn.
pub type Shown<'a> = context::Shown<'a, Algorithms>;

/// What is shown of the algorithms, and how far they are.
#[derive(Clone, PartialEq, Debug)]
pub struct Algorithms {
    /// The part of Learn that is shown, if it is one of these.
    pub part: Option<AlgorithmsPart>,
    /// The methods beside each other; the first is the one that is shown alone.
    pub methods: [Method; 2],
    /// In which order digits are tried.
    pub order: DigitOrder,
    /// The seed of what is drawn at random, as it was typed.
    pub seed: String,
    /// The puzzle.
    pub puzzle: PuzzleChoice,
    /// The puzzle that was typed.
    pub typed: String,
    /// The searches of the methods; none where the clues conflict.
    pub runs: [Option<Run>; 2],
    /// Whether they go on by themselves.
    pub playing: Playing,
    /// How fast.
    pub speed: Speed,
    /// When they went on last, in milliseconds, and the steps that were left over.
    pub ticked: Option<f64>,
    /// The step at which what is shown stood still last, unless that is the first: the address
    /// names it. In making it is the number of cells that were tried.
    pub settled: Option<u64>,
    /// What they stop at: the kinds that are switched on.
    pub stops: Vec<Stop>,
    /// A cell, a depth and a number of guesses to stop at, as they were typed.
    pub typed_stops: [String; 3],
    /// What the program is written in.
    pub kind: ProgramKind,
    /// The program, once it has come; its name says which it is.
    pub program: Option<(String, Program)>,
    /// What each method costs on the puzzle.
    pub work: Vec<(Method, MeasuredWork)>,
    /// What all methods cost on a list.
    pub list: ListWork,
    /// How each method went on the hardest known puzzle: its guesses, its steps, its depth over time.
    pub samples: Vec<(Method, Sample)>,
    /// A puzzle being made.
    pub digging: Digging,
    /// What is asked at the first dead ends.
    pub quiz: Quiz,
}

impl Default for Algorithms {
    fn default() -> Algorithms {
        Algorithms {
            part: None,
            methods: [Method::Backtracking, Method::Bitmask],
            order: DigitOrder::Ascending,
            seed: "0".to_owned(),
            puzzle: PuzzleChoice::Known(4),
            typed: String::new(),
            runs: [None, None],
            playing: Playing::Paused,
            speed: Speed::default(),
            ticked: None,
            settled: None,
            stops: Vec::new(),
            typed_stops: Default::default(),
            kind: ProgramKind::Words,
            program: None,
            work: Vec::new(),
            list: ListWork::default(),
            samples: Vec::new(),
            digging: Digging::default(),
            quiz: Quiz::default(),
        }
    }
}

/// Whether searches go on by themselves.
#[derive(Clone, PartialEq, Debug)]
pub enum Playing {
    /// They wait.
    Paused,
    /// At the speed that was chosen.
    Paced,
    /// As fast as the workers can, up to one of these.
    Running(Vec<Stop>),
}

/// Which puzzle is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleChoice {
    /// One of the known puzzles, by number.
    Known(usize),
    /// The clues of the game in play.
    Game,
    /// What the player typed or pasted.
    Typed,
}

impl PuzzleChoice {
    /// The choice of a value of the menu.
    pub fn of_slug(value: &str) -> PuzzleChoice {
        let known = KNOWN_PUZZLES.iter().position(|known| known.slug == value);
        match (known, value) {
            (Some(at), _) => PuzzleChoice::Known(at),
            (None, "game") => PuzzleChoice::Game,
            (None, _) => PuzzleChoice::Typed,
        }
    }
}

/// A whole search, up to its first solution.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// How many guesses it took.
    pub guesses: u64,
    /// How many steps.
    pub steps: u64,
    /// How deep its stack was.
    pub plot: DepthPlot,
}

/// What a method costs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MeasuredWork {
    /// The cost.
    pub work: Work,
    /// How long one search takes, in milliseconds.
    pub millis: f64,
}

impl Algorithms {
    /// The puzzle that is chosen, if it can be read: `game` are the clues of the game in play.
    pub fn grid(&self, game: Grid) -> Option<Grid> {
        match self.puzzle {
            PuzzleChoice::Known(at) => {
                KNOWN_PUZZLES.get(at).and_then(|known| known.clues.parse().ok())
            }
            PuzzleChoice::Game => Some(game),
            PuzzleChoice::Typed => {
                let kept = |c: &char| c.is_ascii_digit() || *c == '.';
                self.typed.chars().filter(kept).collect::<String>().parse().ok()
            }
        }
    }
    /// The seed; 0 where what was typed is no number.
    pub fn seed_number(&self) -> u64 {
        self.seed.trim().parse().unwrap_or(0)
    }
    /// All that they stop at.
    pub fn all_stops(&self) -> Vec<Stop> {
        let [cell, depth, guesses] = &self.typed_stops;
        let typed = [
            cell.trim().parse().ok().map(Stop::Cell),
            depth.trim().parse().ok().map(Stop::Depth),
            guesses.trim().parse().ok().map(Stop::Guesses),
        ];
        let asks = self.asks().then_some(Stop::DeadEnd);
        self.stops.iter().copied().chain(typed.into_iter().flatten()).chain(asks).collect()
    }
    /// Whether there are questions still to come.
    fn asks(&self) -> bool {
        let is_here = self.part == Some(AlgorithmsPart::Solve(Method::Backtracking));
        is_here && !self.quiz.is_skipped && self.quiz.done < QUESTIONS
    }
    /// The question at the dead end that the search stands at, if one is asked there.
    pub fn question(&self) -> Option<Question> {
        let state = &self.runs[0].as_ref().filter(|_| self.asks())?.state;
        let number = state.counters.dead_ends;
        let Some(TraceEvent::DeadEnd(Constraint::Cell(cell))) = state.last else { return None };
        let written: Vec<Candidate> =
            state.stack.iter().filter_map(|rung| rung.candidate()).collect();
        let (first, newest) = (*written.first()?, *written.last()?);
        // With one digit alone, two answers would be the same.
        (number == self.quiz.done + 1 && first != newest).then_some(Question {
            number,
            cell,
            newest,
            first,
        })
    }
    /// How many searches the part shows.
    pub fn shown_runs(&self) -> usize {
        if self.part == Some(AlgorithmsPart::Compare) { 2 } else { 1 }
    }
    /// The searches that the part shows.
    pub fn runs(&self) -> impl Iterator<Item = &Run> {
        self.runs[..self.shown_runs()].iter().flatten()
    }
    /// Whether nothing more can happen.
    pub fn is_over(&self) -> bool {
        self.runs().all(|run| run.state.is_over())
    }
}

impl Shown<'_> {
    /// What an address says of a page of the algorithms.
    pub fn setting(&self, part: AlgorithmsPart) -> Setting {
        self.own.setting(part, || self.common.board().clue_grid())
    }
}
