//! [`Model`]: all state, in parts by concern. What a player would expect Undo to restore is in
//! [`Game`](crate::core::game::Game), which is in the [`Session`]; the rest is here.

use std::rc::Rc;

use crate::engine::types::board::Board;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::digit::Digit;
use crate::i18n::Localizer;
use crate::i18n::message::Message;

use super::parts::Parts;
use crate::core::calendar::Moment;
use crate::core::command::LaterWords;
use crate::core::dialog::Dialog;
use crate::core::in_view::InView;
use crate::core::jobs::Jobs;
use crate::core::keys::Rebinding;
use crate::core::mode::Mode;
use crate::core::new_puzzle_form::NewPuzzleForm;
pub use crate::core::notice::Notice;
use crate::core::notice::NoticeTimer;
use crate::core::outside::{BuildSource, Outcome, Screen, Visibility};
use crate::core::place::{Address, CreatePart, Layers, Place};
use crate::core::saved::{KeptView, Panel, Saved};
use crate::core::seeds::Seeds;
use crate::core::settings::{Locale, Settings};
use crate::places::algorithms::Algorithms;
use crate::core::algorithms_part::AlgorithmsPart;
use crate::places::algorithms::setting::Setting;
use crate::places::create::Studio;
use crate::places::learn::progress::Progress;
use crate::places::learn::{Learn, LessonList};
use crate::places::library::Library;
use crate::core::section::Section;
use crate::places::lists::RatedList;
use crate::places::paper::Paper;
use crate::play::benchmark::Benchmark;
use crate::play::card::Card;
use crate::play::daily::Dailies;
pub use crate::core::import::{Import, ImportEnd};
use crate::play::puzzle_pool::PuzzlePool;
use crate::play::replay::Replay;
use crate::core::session::Session;
use crate::play::sharing::Sharing;
use crate::core::path_origin::Origin;

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
    /// Every game ever begun.
    pub library: Library,
    /// The list that is rated.
    pub rated: RatedList,
    /// Puzzles made to order and by hand.
    pub studio: Studio,
    /// How machines solve it.
    pub algorithms: Algorithms,
    /// The requests that workers have not answered yet.
    pub jobs: Jobs,
    /// The puzzles of a day.
    pub dailies: Dailies,
    /// Random numbers.
    pub seeds: Seeds,
    /// The wall clock, as it was reported last.
    pub moment: Moment,
    /// Whether the page can be seen.
    pub visibility: Visibility,
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

/// What surrounds the game: language, settings, the open dialog, the texts shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Shell {
    /// The current language.
    pub locale: Locale,
    /// The language tags that the browser prefers, for the automatic setting.
    pub languages: Vec<String>,
    /// The address of the page, without query and fragment.
    pub page: String,
    /// What the player chose.
    pub settings: Settings,
    /// How much room the page has.
    pub screen: Screen,
    /// Where on the page the player is.
    pub place: Place,
    /// The part of Create that is shown.
    pub create: CreatePart,
    /// The open dialog.
    pub dialog: Option<Dialog>,
    /// The notice, one at a time.
    pub notice: Option<Notice>,
    /// How long the notice has been there.
    pub notice_timer: NoticeTimer,
    /// Which line of help a first visit has come to, of those before [`TIPS`](crate::core::msg::TIPS).
    pub tip: Option<usize>,
    /// The sentences under the grid.
    pub status: Vec<Message>,
    /// Whether they repeat what stood there: a screen reader announces only another text.
    pub is_repeated: bool,
    /// For how many seconds they have been there.
    pub status_seconds: u32,
    /// The later words of the language, each file while the localizer lacks it.
    pub later_words: [Fetch; LaterWords::ALL.len()],
    /// Whether there is another build of the page.
    pub newer_build: NewerBuild,
    /// How much of the page is kept in this browser.
    pub kept_build: KeptBuild,
}

/// Another build of the page, which is offered once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum NewerBuild {
    /// None is known.
    #[default]
    None,
    /// It waits there, and is offered as soon as no other notice stands.
    Found(BuildSource),
    /// It was offered once.
    Offered,
}

/// How much of the page is kept in this browser for use without a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum KeptBuild {
    /// That is not known yet.
    #[default]
    Unknown,
    /// Not all of it; the browser was asked to keep it.
    Part,
    /// Every file.
    Whole,
}

/// How far a file of words is that comes after the first screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Fetch {
    /// Nothing has needed it so far.
    #[default]
    NotRequested,
    /// That of this language is being fetched.
    Requested(Locale),
    /// It could not be fetched.
    Failed,
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
    /// The open lesson.
    pub learn: Learn,
    /// What the settings shown must contain; empty for all.
    pub settings_search: String,
    /// The list of lessons.
    pub lessons: LessonList,
    /// The speed of the engine in this browser.
    pub benchmark: Benchmark,
    /// What is to be printed.
    pub paper: Paper,
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
    /// What the player has learned.
    pub learned: Progress,
    /// Whether the browser stores; a refusal is reported once.
    pub outcome: Outcome,
}

impl Model {
    /// Where the player is, as the browser's history keeps it.
    pub fn address(&self) -> Address {
        let place = self.shell.place;
        let algorithms = self.algorithms.part.filter(|_| place == Place::Learn);
        let lesson = self.dialogs.learn.chosen;
        let lesson = lesson.filter(|_| place == Place::Learn && algorithms.is_none());
        let in_library = place == Place::Library;
        let section = if in_library { self.library.browse.section } else { Section::default() };
        let layers = Layers { cards: self.cards(), dialog: self.shell.dialog };
        let create = self.shell.create;
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
        if self.shell.place != Place::Play || self.session.clock.is_paused() {
            return 0;
        }
        match self.card {
            Card::None => usize::from(self.jobs.reopens_panel()),
            ref card => card.depth(),
        }
    }
    /// What is stored of the game.
    pub fn saved(&self) -> Saved {
        Saved { view: self.kept_view(), ..self.session.saved() }
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
        KeptView { mode, panel, paused: self.session.clock.is_paused() }
    }
    /// The board now.
    pub fn board(&self) -> &Board {
        self.session.board()
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
