//! [`Model`]: all state. What a player would expect Undo to restore is in [`Game`]; the rest is
//! here.

use std::rc::Rc;

use crate::engine::formats::Entry;
use crate::engine::formats::error::ReadError;
use crate::engine::logic::step::{Effect, Step};
use crate::engine::logic::techniques::Technique;
use crate::engine::rating::grade::{Path, is_wrong};
use crate::engine::types::board::Board;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::digit::Digit;
use crate::engine::types::grid::{Grid, Solution};
use crate::i18n::Localizer;
use crate::i18n::label::Label;
use crate::i18n::message::Message;
use crate::service::{HintResult, Proof, Solved, Verdict};

use super::benchmark::Benchmark;
use super::clock::Clock;
use super::game::Game;
use super::jobs::Jobs;
use super::learn::Learn;
use super::msg::{ClaimKind, Dialog, Mode, Msg, Outcome};
use super::new_puzzle_form::NewPuzzleForm;
use super::puzzle_pool::PuzzlePool;
use super::saved::Saved;
use super::seeds::Seeds;
use super::settings::{Locale, Settings};
use super::solving_path::PathBrowser;
use super::step_list::StepList;

/// What the browser tells at the start.
#[derive(Clone, PartialEq, Debug)]
pub struct Startup {
    /// Milliseconds of a clock that never goes back.
    pub now: f64,
    /// A number from the browser's own randomness.
    pub entropy: u64,
    /// Language tags, best first: that of the address, then the browser's.
    pub languages: Vec<String>,
    /// The language asked for in the address, if any: it outdoes the settings.
    pub asked: Option<String>,
    /// The part of the address after `#`.
    pub fragment: String,
    /// The settings stored.
    pub settings: Option<String>,
    /// The puzzles in store.
    pub pool: Option<String>,
    /// The game stored last.
    pub saved: Option<String>,
    /// Whether the browser stores anything.
    pub storage: Outcome,
}

/// All state.
pub struct Model {
    /// The language spoken.
    pub localizer: Rc<Localizer>,
    /// Which language that is.
    pub locale: Locale,
    /// What the browser prefers, for the automatic setting.
    pub languages: Vec<String>,
    /// What the player chose.
    pub settings: Settings,
    /// Fresh numbers.
    pub seeds: Seeds,
    /// The game's name among the stored.
    pub id: String,
    /// The puzzle's own name, may be empty.
    pub name: String,
    /// The technique that the game is to practise, if it is.
    pub practised: Option<Technique>,
    /// The undoable part.
    pub game: Game,
    /// What is known of the clues; none while the worker is at it.
    pub verdict: Option<Verdict>,
    /// The cell that the keyboard is at.
    pub cursor: Cell,
    /// The selected cells.
    pub selection: CellSet,
    /// The selection before the gesture under way.
    pub before_gesture: Option<CellSet>,
    /// The cell pressed last, and how many moves had been made and what digits did then.
    pub pressed: Option<(Cell, usize, Mode)>,
    /// What digits do.
    pub mode: Mode,
    /// The digit that waits for cells to be pressed.
    pub locked: Option<Digit>,
    /// Time played.
    pub clock: Clock,
    /// Cells that a check found wrong and that have not been edited since.
    pub wrong: CellSet,
    /// Whether the cells in which the solutions differ are marked.
    pub undecided: CellSet,
    /// The help given at the moment.
    pub hint: Option<Hint>,
    /// A deduction that is being put to the engine.
    pub question: Option<Deduction>,
    /// What the grid shows for a moment in the game's stead.
    pub preview: Option<Preview>,
    /// The solutions shown at the moment.
    pub solutions: Option<SolutionBrowser>,
    /// All steps from here, while they are listed.
    pub listing: Option<StepList>,
    /// The solving path, while it is shown.
    pub walk: Option<PathBrowser>,
    /// The path from the clues, with the grade of the puzzle; none while the worker is at it.
    pub path: Option<Rc<Path>>,
    /// What lies over the page.
    pub dialog: Option<Dialog>,
    /// One notice at a time.
    pub notice: Option<Notice>,
    /// The sentence under the grid.
    pub status: Vec<Message>,
    /// Puzzles for whoever wants one at once.
    pub pool: PuzzlePool,
    /// The form for a new puzzle.
    pub form: NewPuzzleForm,
    /// What is being learned.
    pub learn: Learn,
    /// The technique learned last.
    pub learned: Option<Technique>,
    /// The text to import and what it holds.
    pub import: Import,
    /// The requests that workers have not answered yet.
    pub jobs: Jobs,
    /// How fast the engine is in this browser.
    pub benchmark: Benchmark,
    /// What is kept beside this game.
    pub kept: SessionExtras,
}

/// What is kept beside the game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SessionExtras {
    /// The game before this one.
    pub previous: Option<Saved>,
    /// The other tab's version of this game.
    pub theirs: Option<String>,
    /// Whether the browser stores, as far as the player has been told.
    pub storage: Outcome,
}

/// What the grid shows for a moment: another board, a step, or both. Escape and every move end it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Preview {
    /// Another moment; none for the board as it is.
    pub board: Option<Box<Board>>,
    /// The step that is drawn.
    pub step: Option<Box<Step>>,
}

/// The help given at the moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// What the engine says.
    pub advice: HintResult,
    /// How much of it is shown.
    pub level: HintLevel,
    /// Of several steps that show something, this one, 0-based.
    pub at: usize,
    /// The sentence walked to.
    pub walked: Option<usize>,
    /// The sentence that has the pointer.
    pub lit: Option<usize>,
}

impl Hint {
    /// HintResult, of which nothing is shown yet save what must be said at once.
    pub fn new(advice: HintResult) -> Hint {
        let level = match advice {
            HintResult::Mistake(_) | HintResult::Checked(_) => HintLevel::Why,
            _ => HintLevel::Where,
        };
        Hint { advice, level, at: 0, walked: None, lit: None }
    }
    /// The steps it tells, one after the other.
    pub fn steps(&self) -> &[Step] {
        match &self.advice {
            HintResult::Step(step) => std::slice::from_ref(step),
            _ => self.proof().map_or(&[], |proof| &proof.steps),
        }
    }
    /// The step it tells now.
    pub fn step(&self) -> Option<&Step> {
        self.steps().get(self.at)
    }
    /// The proof it tells, if it is one.
    pub fn proof(&self) -> Option<&Proof> {
        match &self.advice {
            HintResult::Mistake(mistake) => Some(&mistake.proof),
            HintResult::Checked(judgement) => Some(&judgement.proof),
            _ => None,
        }
    }
    /// The sentence to light.
    pub fn lit(&self) -> Option<usize> {
        self.lit.or(self.walked)
    }
}

/// A deduction that is being put to the engine.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Deduction {
    /// What the player claims.
    pub claims: Vec<Effect>,
    /// What the next digit claims.
    pub claim_kind: ClaimKind,
}

/// How much of a hint is shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum HintLevel {
    /// Where to look.
    Where,
    /// Which technique, and its houses.
    Which,
    /// Its cells and candidates.
    Pattern,
    /// Why, and what follows.
    Why,
}

/// Solutions shown in the grid.
#[derive(Clone, PartialEq, Debug)]
pub struct SolutionBrowser {
    /// What was found.
    pub solved: Solved,
    /// Which one is shown, 0-based.
    pub at: usize,
    /// How many digits it was found from.
    pub clues: usize,
}

impl SolutionBrowser {
    /// The one that is shown.
    pub fn solution(&self) -> Option<&Solution> {
        self.solved.solutions.get(self.at)
    }
}

/// A notice and what can be done about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Notice {
    /// What is the matter.
    pub message: Message,
    /// What can be done.
    pub actions: Vec<(Label, Msg)>,
}

impl Notice {
    /// A notice that only tells.
    pub fn plain(message: Message) -> Notice {
        Notice { message, actions: Vec::new() }
    }
}

/// The text to import.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Import {
    /// As typed or pasted.
    pub text: String,
    /// What it holds; none while it is empty.
    pub read: Option<Result<Vec<Entry>, ReadError>>,
    /// Which of several puzzles, 0-based.
    pub chosen: usize,
    /// What the chosen puzzle is worth; none while the worker is at it.
    pub verdict: Option<Verdict>,
    /// Its solving path, which grades it, as soon as that is known.
    pub path: Option<Rc<Path>>,
}

impl Import {
    /// The puzzle chosen, if the text could be read.
    pub fn entry(&self) -> Option<&Entry> {
        self.read.as_ref()?.as_ref().ok()?.get(self.chosen)
    }
    /// The clues of the puzzle chosen.
    pub fn clues(&self) -> Option<Grid> {
        Some(self.entry()?.board.clue_grid())
    }
}

impl Model {
    /// The language to start with: that of the address, of the settings, of the browser.
    pub fn locale_for(startup: &Startup) -> Locale {
        let asked = startup.asked.as_deref().and_then(Locale::of_tag);
        let settings = startup.settings.as_deref().map(Settings::read).unwrap_or_default();
        asked
            .or(settings.locale)
            .unwrap_or_else(|| Locale::best_of(startup.languages.iter().map(String::as_str)))
    }
    /// The solution of the clues, if they have just one.
    pub fn solution(&self) -> Option<&Solution> {
        match &self.verdict {
            Some(Verdict::One(solution)) => Some(solution),
            _ => None,
        }
    }
    /// What is wrong with the clues, as far as that is known.
    pub fn problem(&self) -> Option<Message> {
        self.verdict.as_ref().and_then(problem)
    }
    /// Whether the board contradicts itself or the solution, so that only nonsense follows from it.
    pub fn is_wrong(&self) -> bool {
        is_wrong(self.game.board(), self.solution())
    }
    /// Whether the board is complete and by the rules.
    pub fn is_done(&self) -> bool {
        Solution::of(&self.game.board().digits()).is_some()
    }
    /// The game as it is kept.
    pub fn saved(&self) -> Saved {
        Saved {
            id: self.id.clone(),
            name: self.name.clone(),
            practised: self.practised,
            played: self.clock.played,
            game: self.game.clone(),
        }
    }
}

/// What a verdict finds wrong with the clues.
pub fn problem(verdict: &Verdict) -> Option<Message> {
    Some(match verdict {
        Verdict::One(_) | Verdict::Undecided => return None,
        Verdict::Conflict(_) => Message::CluesConflict,
        Verdict::NoSolution(None) => Message::NoSolution,
        Verdict::NoSolution(Some(dead_end)) => Message::of_dead_end(*dead_end),
        Verdict::Several(several) if several.more => {
            Message::ManySolutionsMore { count: several.found }
        }
        Verdict::Several(several) => Message::ManySolutions { count: several.found },
    })
}
