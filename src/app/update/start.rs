//! How a game begins: at the start of the page, with a new puzzle, from a save.

use std::rc::Rc;

use crate::engine::types::board::Board;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::grid::Grid;
use crate::i18n::Localizer;
use crate::i18n::label::Label;
use crate::i18n::message::Message;
use crate::service::Verdict;

use super::Update;
use crate::app::benchmark::Benchmark;
use crate::app::clock::{Clock, ClockState};
use crate::app::command::Command;
use crate::app::game::Game;
use crate::app::jobs::{Jobs, Purpose};
use crate::app::learn::Learn;
use crate::app::model::{Import, Model, Notice, SessionExtras, Startup};
use crate::app::msg::{Dialog, Mode, Msg, Outcome};
use crate::app::new_puzzle_form::NewPuzzleForm;
use crate::app::puzzle_pool::PuzzlePool;
use crate::app::sample_puzzles::SAMPLE_PUZZLES;
use crate::app::saved::Saved;
use crate::app::seeds::Seeds;
use crate::app::settings::{Greeting, Settings};

impl Model {
    /// The program at its start: the game stored last, or else an easy puzzle; over it whatever
    /// the address asks for.
    pub fn start(startup: Startup, words: Vec<String>) -> (Model, Vec<Command>) {
        let locale = Model::locale_for(&startup);
        let mut model = Model::empty(&startup, Localizer::new(locale.tag(), &words));
        model.locale = locale;
        let mut update = Update { model: &mut model, out: Vec::new() };
        update.update_document();
        update.first_game(startup.saved.as_deref());
        update.open_fragment(&startup.fragment);
        if startup.storage == Outcome::Refused {
            update.storage_failed();
        }
        // Who has just come reads the page from its top.
        let out =
            update.out.into_iter().filter(|wish| !matches!(wish, Command::Focus(_))).collect();
        (model, out)
    }
    fn empty(startup: &Startup, localizer: Localizer) -> Model {
        Model {
            localizer: Rc::new(localizer),
            locale: Model::locale_for(startup),
            languages: startup.languages.clone(),
            settings: startup.settings.as_deref().map(Settings::read).unwrap_or_default(),
            seeds: Seeds::new(startup.entropy),
            id: String::new(),
            name: String::new(),
            practised: None,
            game: Game::default(),
            verdict: None,
            cursor: Cell::new(0, 0),
            selection: CellSet::EMPTY,
            before_gesture: None,
            pressed: None,
            mode: Mode::Digit,
            locked: None,
            clock: Clock::new(0.0, startup.now),
            wrong: CellSet::EMPTY,
            undecided: CellSet::EMPTY,
            hint: None,
            question: None,
            preview: None,
            solutions: None,
            listing: None,
            walk: None,
            path: None,
            dialog: None,
            notice: None,
            status: Vec::new(),
            pool: startup.pool.as_deref().map(PuzzlePool::read).unwrap_or_default(),
            form: NewPuzzleForm::default(),
            benchmark: Benchmark::default(),
            learn: Learn::default(),
            learned: None,
            import: Import::default(),
            jobs: Jobs::default(),
            kept: SessionExtras::default(),
        }
    }
}

impl Update<'_> {
    fn first_game(&mut self, saved: Option<&str>) {
        match saved.map(|text| (text, Saved::read(text))) {
            Some((_, Ok(saved))) => {
                let left = saved.game.board().empty_cells().len() as u64;
                self.resume(saved);
                self.set_status(Message::Resumed { left });
            }
            Some((text, Err(_))) => {
                // SessionExtras under another name: what cannot be read today may be mended by hand.
                let key = format!("nonet.unreadable.{}", self.model.seeds.id());
                self.emit(Command::Save(key, text.to_owned()));
                self.starter();
                self.notify(Notice::plain(Message::SavedUnreadable));
            }
            None => self.starter(),
        }
    }
    fn starter(&mut self) {
        let at = self.model.seeds.draw() as usize % SAMPLE_PUZZLES.len();
        let givens: Grid = SAMPLE_PUZZLES[at].parse().unwrap_or_default();
        self.begin(Board::of_givens(givens), String::new(), None);
        if self.model.settings.greeting == Greeting::Shown {
            let actions = vec![(Label::Tier, Msg::DialogOpened(Dialog::New))];
            self.notify(Notice { message: Message::Greeting, actions });
        }
    }
    /// A saved game goes on where it was.
    pub(super) fn resume(&mut self, saved: Saved) {
        self.start_session(saved.game, saved.name, saved.played);
        self.model.practised = saved.practised;
        self.model.id = saved.id;
        if self.model.id.is_empty() {
            self.model.id = self.model.seeds.id();
        }
        self.ask_verdict();
    }
    /// A new game; the one before it is kept and can come back.
    pub(super) fn begin(&mut self, board: Board, name: String, verdict: Option<Verdict>) {
        if !self.model.id.is_empty() {
            self.model.kept.previous = Some(self.model.saved());
        }
        let name = name.lines().next().unwrap_or_default().to_owned();
        self.start_session(Game::start(board), name, 0.0);
        self.model.id = self.model.seeds.id();
        match verdict {
            Some(verdict) => {
                self.model.verdict = Some(verdict);
                self.ask_grade();
            }
            None => self.ask_verdict(),
        }
        self.save();
    }
    fn start_session(&mut self, game: Game, name: String, played: f64) {
        // A puzzle still being made would replace this game when it is done.
        self.cancel(Purpose::is_of_game);
        let model = &mut *self.model;
        model.cursor = game.board().empty_cells().first().unwrap_or(Cell::new(0, 0));
        model.game = game;
        model.name = name;
        model.practised = None;
        model.clock = Clock::new(played, model.clock.now());
        model.selection = CellSet::EMPTY;
        model.locked = None;
        model.wrong = CellSet::EMPTY;
        model.undecided = CellSet::EMPTY;
        model.hint = None;
        model.question = None;
        model.preview = None;
        model.solutions = None;
        model.listing = None;
        model.walk = None;
        model.path = None;
        model.notice = None;
        model.kept.theirs = None;
        model.status = Vec::new();
        if model.is_done() {
            model.clock.state = ClockState::Done;
        }
        let cursor = model.cursor;
        self.emit(Command::Focus(cursor));
    }
    pub(super) fn make_blank(&mut self) {
        self.model.dialog = None;
        self.begin(Board::default(), String::new(), None);
        self.offer_previous(Message::BlankStarted);
    }
    /// Tells of the new game and actions the one before it.
    pub(super) fn offer_previous(&mut self, message: Message) {
        self.greeted();
        let plain = matches!(message, Message::CluesFixed { .. } | Message::Resumed { .. });
        let notice = self.offer_previous_game(Notice::plain(message));
        match notice.actions.is_empty() && plain {
            true => self.set_status(notice.message),
            false => self.notify(notice),
        }
    }
    /// Offers the game before, too, if anything was done in it.
    pub(super) fn offer_previous_game(&self, mut notice: Notice) -> Notice {
        let before = self.model.kept.previous.iter().filter(|saved| saved.game.history().at() > 0);
        notice.actions.extend(before.map(|_| (Label::BackToPrevious, Msg::PreviousRequested)));
        notice
    }
    /// The game and the one before it change places.
    pub(super) fn previous(&mut self) {
        if let Some(saved) = self.model.kept.previous.take() {
            let left = saved.game.board().empty_cells().len() as u64;
            self.model.kept.previous = Some(self.model.saved());
            self.resume(saved);
            self.save();
            self.offer_previous(Message::Resumed { left });
        }
    }
}
