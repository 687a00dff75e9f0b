//! The game: pad, hints, cards, endings, puzzles of a day, what is brought in and handed on.

pub mod benchmark;
pub mod card;
pub mod ending;
pub mod ending_picture;
pub mod field;
pub mod hint_messages;
pub mod links;
#[cfg(feature = "page")]
pub mod components;
pub(crate) mod meaning;
pub mod move_messages;
pub mod path_text;
pub mod puzzle_pool;
pub mod race;
pub mod replay;
pub mod sharing;
pub mod solving_path;
pub mod step_list;
pub mod update;
pub mod view;

use crate::core::common::Common;
use crate::core::context;
use crate::core::import::Import;
use crate::core::in_view::InView;
use crate::core::keys::Rebinding;
use crate::core::mode::Mode;
use crate::core::moves::CellContent;
use crate::core::path_origin::Origin;
use crate::core::place::Place;
use crate::core::race::Race;
use crate::core::saved::{KeptView, Panel, Saved};
use crate::core::solve_picture::SolvePicture;
use crate::engine::generate::Recipe;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::digit::Digit;
use crate::words::message::Message;
use benchmark::Benchmark;
use card::Card;
use links::Links;
use puzzle_pool::PuzzlePool;
use replay::Replay;
use sharing::Sharing;

/// The game while it works off a message.
pub(crate) type Update<'a> = context::Update<'a, Play>;
/// The game while it is drawn.
pub type Shown<'a> = context::Shown<'a, Play>;

/// The state around the game. What a player would expect Undo to restore is in
/// [`Game`](crate::core::game::Game).
#[derive(Default)]
pub struct Play {
    /// What the next key or press applies to.
    pub input: Input,
    /// What the card beside the grid shows.
    pub card: Card,
    /// What the next end of a link belongs to, and the result of the check of all.
    pub links: Links,
    /// What the dialogs hold, also while they are closed.
    pub dialogs: Dialogs,
    /// Puzzles made in advance.
    pub pool: PuzzlePool,
    /// How often more of a hint was asked for while it was still looked for.
    pub early_hints: usize,
    /// Times in a link that was opened, for the game that the player solved and that is being read.
    pub answer: Option<Race>,
    /// How other puzzles of the day were solved, by the keys of their games, once that is read.
    pub day_pictures: Vec<(String, SolvePicture)>,
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
    /// The digit that every tapped cell gets.
    pub locked: Option<Digit>,
    /// What the grid is searched for; outside colour mode, never beside a locked digit.
    pub filter: Option<InView>,
    /// The digit used last.
    pub last_digit: Option<Digit>,
    /// The cells copied last.
    pub copied: Vec<CellContent>,
}

impl Input {
    /// What the grid shows the places of: the digit that waits for cells, or the filter.
    pub fn in_view(&self) -> Option<InView> {
        let locked = self.locked.filter(|_| self.mode != Mode::Colour).map(InView::Digit);
        locked.or(self.filter)
    }
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
            filter: None,
            last_digit: None,
            copied: Vec::new(),
        }
    }
}

/// What the dialogs hold, also while they are closed.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Dialogs {
    /// What no puzzle was found for, if that was the last answer to Create.
    pub unmet: Option<Recipe>,
    /// The text to import and what was read from it.
    pub import: Import,
    /// What the game is handed on as.
    pub share: Sharing,
    /// Whether the keys of the sheet can be changed.
    pub edits_keys: bool,
    /// Whether a key of the sheet is being bound.
    pub rebinding: Rebinding,
    /// What the settings shown must contain; empty for all.
    pub settings_search: String,
    /// The speed of the engine in this browser.
    pub benchmark: Benchmark,
}

impl Play {
    /// The replay, while it is shown.
    pub fn replay(&self) -> Option<&Replay> {
        match &self.card {
            Card::Replay(replay) => Some(replay),
            _ => None,
        }
    }
    /// Whether the grid shows another moment instead of the game's.
    pub fn is_previewing(&self) -> bool {
        self.replay().is_some() || self.card.path().is_some_and(|path| path.at.is_some())
    }
    /// What is stored of the game.
    pub fn saved(&self, common: &Common) -> Saved {
        Saved { view: self.kept_view(common), ..common.session.saved() }
    }
    /// How the player sees the game, as far as that is stored.
    pub fn kept_view(&self, common: &Common) -> KeptView {
        let panel = match &self.card {
            Card::Steps(_) | Card::Hint(_, Some(_)) => Some(Panel::Steps),
            Card::Path(path) if path.origin == Origin::Clues => Some(Panel::Path),
            Card::Path(_) => Some(Panel::PathHere),
            Card::Branches => Some(Panel::Branches),
            _ => None,
        };
        let mode = Some(self.input.mode).filter(|&mode| mode != Mode::Digit);
        KeptView { mode, panel, paused: common.session.clock.is_paused() }
    }
    /// How many cards lie over the page. A panel that opens again as soon as the clues are checked
    /// counts as open.
    pub fn cards(&self, common: &Common) -> usize {
        if common.page.place != Place::Play || common.session.clock.is_paused() {
            return 0;
        }
        match self.card {
            Card::None => usize::from(common.jobs.reopens_panel() || self.shows_answer(common)),
            ref card => card.depth(),
        }
    }
    /// Whether the card says what the check of all links found.
    fn shows_answer(&self, common: &Common) -> bool {
        let at = common.session.game.history().at();
        self.input.mode == Mode::Links && self.links.check(at).is_some()
    }
    /// What the grid shows the places of, in words.
    pub fn showing(&self, common: &Common) -> Option<Message> {
        let filter = self.input.filter?;
        let board = common.board();
        let count = Cell::ALL.iter().filter(|&&cell| filter.can_go(board, cell)).count() as u64;
        Some(match filter {
            InView::Digit(digit) => {
                let placed = board.digits().cells_of(digit).len() as u64;
                Message::ShowingDigit { digit, left: 9u64.saturating_sub(placed), count }
            }
            InView::Pairs => Message::ShowingPairs { count },
        })
    }
}

impl Update<'_> {
    /// What is stored of the game.
    pub(crate) fn saved(&self) -> Saved {
        self.own.saved(self.common)
    }
}
