//! [`Model`]: all state, in parts by concern. What a player would expect Undo to restore is in
//! [`Game`](super::game::Game), which is in the [`Session`]; the rest is here.

pub mod card;
pub mod session;

use std::rc::Rc;

use crate::engine::formats::Entry;
use crate::engine::formats::error::ReadError;
use crate::engine::logic::techniques::Technique;
use crate::engine::rating::grade::Path;
use crate::engine::types::board::Board;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::digit::Digit;
use crate::engine::types::grid::Grid;
use crate::i18n::Localizer;
use crate::i18n::label::Label;
use crate::i18n::message::Message;
use crate::service::Verdict;

use super::benchmark::Benchmark;
use super::jobs::Jobs;
use super::learn::Learn;
use super::msg::{Dialog, Mode, Msg, Outcome};
use super::new_puzzle_form::NewPuzzleForm;
use super::puzzle_pool::PuzzlePool;
use super::saved::Saved;
use super::seeds::Seeds;
use super::settings::{Locale, Settings};
use card::Card;
use session::Session;

/// What the browser reports at the start.
#[derive(Clone, PartialEq, Debug)]
pub struct Startup {
    /// Milliseconds of a clock that never goes back.
    pub now: f64,
    /// A number from the browser's own randomness.
    pub entropy: u64,
    /// Language tags that the browser prefers, best first.
    pub languages: Vec<String>,
    /// The language asked for in the address, if any: it takes precedence over the settings.
    pub asked: Option<String>,
    /// The part of the address after `#`.
    pub fragment: String,
    /// The stored settings.
    pub settings: Option<String>,
    /// The stored puzzle pool.
    pub pool: Option<String>,
    /// The game stored last.
    pub saved: Option<String>,
    /// Whether the browser stores anything.
    pub storage: Outcome,
}

/// All state.
pub struct Model {
    /// The texts of the current language.
    pub localizer: Rc<Localizer>,
    /// The game.
    pub session: Session,
    /// What the next key or press applies to.
    pub input: Input,
    /// What the card beside the grid shows.
    pub card: Card,
    /// What surrounds the game.
    pub shell: Shell,
    /// What the dialogs hold, also while they are closed.
    pub dialogs: Dialogs,
    /// What is stored beside the game.
    pub storage: Stored,
    /// The requests that workers have not answered yet.
    pub jobs: Jobs,
    /// Random numbers.
    pub seeds: Seeds,
}

/// What the next key or press applies to.
#[derive(Clone, PartialEq, Debug)]
pub struct Input {
    /// The cell of the keyboard.
    pub cursor: Cell,
    /// The selected cells.
    pub selection: CellSet,
    /// The selection before the current gesture.
    pub before_gesture: Option<CellSet>,
    /// The cell pressed last, with the number of moves made and the mode at that time.
    pub pressed: Option<(Cell, usize, Mode)>,
    /// What digits do.
    pub mode: Mode,
    /// The digit that every pressed cell gets.
    pub locked: Option<Digit>,
}

impl Default for Input {
    fn default() -> Input {
        Input {
            cursor: Cell::new(0, 0),
            selection: CellSet::EMPTY,
            before_gesture: None,
            pressed: None,
            mode: Mode::Digit,
            locked: None,
        }
    }
}

/// What surrounds the game: language, settings, the open dialog, the texts shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Shell {
    /// The current language.
    pub locale: Locale,
    /// The language tags that the browser prefers, for the automatic setting.
    pub languages: Vec<String>,
    /// What the player chose.
    pub settings: Settings,
    /// The open dialog.
    pub dialog: Option<Dialog>,
    /// The notice at the bottom, one at a time.
    pub notice: Option<Notice>,
    /// The sentences under the grid.
    pub status: Vec<Message>,
    /// The explanations of the language, while the localizer lacks them.
    pub explanations: Explanations,
}

/// The explanations, which come after the texts of the first screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Explanations {
    /// Nothing has needed them so far.
    NotRequested,
    /// Those of this language are being fetched.
    Requested(Locale),
    /// They could not be fetched.
    Failed,
}

/// What the dialogs hold, also while they are closed.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Dialogs {
    /// The form for a new puzzle.
    pub form: NewPuzzleForm,
    /// The text to import and what was read from it.
    pub import: Import,
    /// The open lesson.
    pub learn: Learn,
    /// The technique whose lesson was open last.
    pub learned: Option<Technique>,
    /// The speed of the engine in this browser.
    pub benchmark: Benchmark,
}

/// What is stored beside the game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Stored {
    /// The game before this one.
    pub previous: Option<Saved>,
    /// The other tab's version of this game, as text.
    pub theirs: Option<String>,
    /// Puzzles made in advance.
    pub pool: PuzzlePool,
    /// Whether the browser stores; a refusal is reported once.
    pub outcome: Outcome,
}

/// A notice and what can be done about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Notice {
    /// What it says.
    pub message: Message,
    /// What can be done.
    pub actions: Vec<(Label, Msg)>,
}

impl Notice {
    /// A notice without actions.
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
    /// What is known of the chosen puzzle; none while a worker checks it.
    pub verdict: Option<Verdict>,
    /// Its solving path, which grades it, once it is known.
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
    /// The board now.
    pub fn board(&self) -> &Board {
        self.session.board()
    }
    /// Whether the grid shows another moment of the solving path instead of the game.
    pub fn is_previewing(&self) -> bool {
        self.card.path().is_some_and(|path| path.at.is_some())
    }
}
