//! [`Model`]: all state, in parts by concern. What a player would expect Undo to restore is in
//! [`Game`](crate::core::game::Game), which is in the [`Session`]; the rest is here.

use crate::engine::types::board::Board;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::digit::Digit;
use crate::i18n::message::Message;

use super::parts::Parts;
use crate::core::algorithms_part::AlgorithmsPart;
use crate::core::algorithms_setting::Setting;
use crate::core::common::Common;
pub use crate::core::import::{Import, ImportEnd};
use crate::core::in_view::InView;
use crate::core::keys::Rebinding;
use crate::core::mode::Mode;
use crate::core::new_puzzle_form::NewPuzzleForm;
pub use crate::core::notice::Notice;
use crate::core::path_origin::Origin;
use crate::core::place::{Address, CreatePart, Layers, Place};
use crate::core::saved::{KeptView, Panel, Saved};
use crate::core::section::Section;
use crate::places::algorithms::Algorithms;
use crate::places::create::Studio;
use crate::places::learn::Learning;
use crate::places::library::Library;
use crate::places::lists::RatedList;
use crate::places::paper::Paper;
use crate::play::benchmark::Benchmark;
use crate::play::card::Card;
use crate::play::puzzle_pool::PuzzlePool;
use crate::play::replay::Replay;
use crate::play::sharing::Sharing;

/// All state.
pub struct Model {
    /// What every part sees.
    pub common: Common,
    /// What the next key or press applies to.
    pub input: Input,
    /// What the card beside the grid shows.
    pub card: Card,
    /// What the dialogs hold, also while they are closed.
    pub dialogs: Dialogs,
    /// Puzzles made in advance.
    pub pool: PuzzlePool,
    /// What the player looks at in the library.
    pub library: Library,
    /// What is being learned.
    pub learning: Learning,
    /// The list that is rated.
    pub rated: RatedList,
    /// Puzzles made to order and by hand.
    pub studio: Studio,
    /// How machines solve it.
    pub algorithms: Algorithms,
    /// What is to be printed.
    pub paper: Paper,
    /// The later parts of the program.
    pub parts: Parts,
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
        }
    }
}

/// What the dialogs hold, also while they are closed.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Dialogs {
    /// The form for a new puzzle.
    pub form: NewPuzzleForm,
    /// The text to import and what was read from it.
    pub import: Import,
    /// What the game is handed on as.
    pub share: Sharing,
    /// Whether a key of the sheet is being bound.
    pub rebinding: Rebinding,
    /// What the settings shown must contain; empty for all.
    pub settings_search: String,
    /// The speed of the engine in this browser.
    pub benchmark: Benchmark,
}

impl Model {
    /// Where the player is, as the browser's history keeps it.
    pub fn address(&self) -> Address {
        let place = self.common.page.place;
        let algorithms = self.algorithms.part.filter(|_| place == Place::Learn);
        let lesson = self.learning.open.chosen;
        let lesson = lesson.filter(|_| place == Place::Learn && algorithms.is_none());
        let in_library = place == Place::Library;
        let section = if in_library { self.library.browse.section } else { Section::default() };
        let layers = Layers { cards: self.cards(), dialog: self.common.page.dialog };
        let create = self.common.page.create;
        let create = if place == Place::Create { create } else { CreatePart::default() };
        let setting = algorithms.map(|part| self.setting(part)).unwrap_or_default();
        Address { place, lesson, algorithms, setting, section, create, layers }
    }
    /// What an address says of a page of the algorithms.
    pub fn setting(&self, part: AlgorithmsPart) -> Setting {
        self.algorithms.setting(part, || self.board().clue_grid())
    }
    /// How many cards lie over the page. A panel that opens again as soon as the clues are checked
    /// counts as open.
    fn cards(&self) -> usize {
        if self.common.page.place != Place::Play || self.common.session.clock.is_paused() {
            return 0;
        }
        match self.card {
            Card::None => usize::from(self.common.jobs.reopens_panel()),
            ref card => card.depth(),
        }
    }
    /// What is stored of the game.
    pub fn saved(&self) -> Saved {
        Saved { view: self.kept_view(), ..self.common.session.saved() }
    }
    /// How the player sees the game, as far as that is stored.
    pub fn kept_view(&self) -> KeptView {
        let panel = match &self.card {
            Card::Steps(_) | Card::Hint(_, Some(_)) => Some(Panel::Steps),
            Card::Path(path) if path.origin == Origin::Clues => Some(Panel::Path),
            Card::Path(_) => Some(Panel::PathHere),
            Card::Branches => Some(Panel::Branches),
            _ => None,
        };
        let mode = Some(self.input.mode).filter(|&mode| mode != Mode::Digit);
        KeptView { mode, panel, paused: self.common.session.clock.is_paused() }
    }
    /// The board now.
    pub fn board(&self) -> &Board {
        self.common.session.board()
    }
    /// What the grid shows the places of, in words.
    pub fn showing(&self) -> Option<Message> {
        let filter = self.input.filter?;
        let found = Cell::ALL.iter().filter(|&&cell| filter.can_go(self.board(), cell));
        let count = found.count() as u64;
        Some(match filter {
            InView::Digit(digit) => {
                let placed = self.board().digits().cells_of(digit).len() as u64;
                Message::ShowingDigit { digit, left: 9u64.saturating_sub(placed), count }
            }
            InView::Pairs => Message::ShowingPairs { count },
        })
    }
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
}
