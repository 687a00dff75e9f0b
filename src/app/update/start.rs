//! How a game begins: at the start of the page, with a new puzzle, from a save.

use std::rc::Rc;

use crate::engine::logic::techniques::Technique;
use crate::engine::types::board::Board;
use crate::engine::types::cell::Cell;
use crate::engine::types::grid::Grid;
use crate::i18n::Localizer;
use crate::i18n::label::Label;
use crate::i18n::message::Message;
use crate::service::Verdict;

use super::Update;
use crate::app::clock::ClockState;
use crate::app::command::Command;
use crate::app::game::Game;
use crate::app::jobs::{Jobs, Purpose};
use crate::app::model::card::Card;
use crate::app::model::session::Session;
use crate::app::model::{Dialogs, Explanations, Input, Model, Notice, Shell, Startup, Stored};
use crate::app::msg::{Dialog, Msg, Outcome};
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
        model.shell.locale = locale;
        let mut update = Update { model: &mut model, out: Vec::new() };
        update.update_document();
        update.first_game(startup.saved.as_deref());
        update.open_fragment(&startup.fragment);
        if startup.storage == Outcome::Refused {
            update.storage_failed();
        }
        update.request_explanations();
        // Who has just come reads the page from its top.
        let out = update
            .out
            .into_iter()
            .filter(|command| !matches!(command, Command::Focus(_)))
            .collect();
        (model, out)
    }
    fn empty(startup: &Startup, localizer: Localizer) -> Model {
        let pool = startup.pool.as_deref().map(PuzzlePool::read).unwrap_or_default();
        Model {
            localizer: Rc::new(localizer),
            session: Session::new(Saved::default(), startup.now),
            input: Input::default(),
            card: Card::None,
            shell: Shell {
                locale: Model::locale_for(startup),
                languages: startup.languages.clone(),
                settings: startup.settings.as_deref().map(Settings::read).unwrap_or_default(),
                dialog: None,
                notice: None,
                status: Vec::new(),
                explanations: Explanations::NotRequested,
            },
            dialogs: Dialogs::default(),
            storage: Stored { pool, ..Stored::default() },
            jobs: Jobs::default(),
            seeds: Seeds::new(startup.entropy),
        }
    }
}

/// A game to begin.
pub(super) struct NewGame {
    /// The board at its start.
    pub board: Board,
    /// The puzzle's name; only its first line is kept.
    pub name: String,
    /// The technique to practise.
    pub practised: Option<Technique>,
    /// What is known of the clues already.
    pub verdict: Option<Verdict>,
}

impl NewGame {
    /// A game of which nothing is known.
    pub fn of(board: Board, name: String) -> NewGame {
        NewGame { board, name, practised: None, verdict: None }
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
                // Kept under another name: what cannot be read today may be mended by hand.
                let key = format!("nonet.unreadable.{}", self.model.seeds.id());
                self.emit(Command::Save(key, text.to_owned()));
                self.starter();
                self.notify(Notice::plain(Message::SavedUnreadable));
            }
            None => self.starter(),
        }
    }
    fn starter(&mut self) {
        let givens: Grid = SAMPLE_PUZZLES[0].parse().unwrap_or_default();
        self.begin(NewGame::of(Board::of_givens(givens), String::new()));
        if self.model.shell.settings.greeting == Greeting::Shown {
            let actions = vec![(Label::Tier, Msg::DialogOpened(Dialog::New))];
            self.notify(Notice { message: Message::Greeting, actions });
        }
    }
    /// A saved game goes on where it was.
    pub(super) fn resume(&mut self, saved: Saved) {
        let id = if saved.id.is_empty() { self.model.seeds.id() } else { saved.id };
        self.start_session(Saved { id, ..saved });
        self.ask_verdict();
    }
    /// A new game; the one before it is kept and can come back.
    pub(super) fn begin(&mut self, new: NewGame) {
        if !self.model.session.id.is_empty() {
            self.model.storage.previous = Some(self.model.session.saved());
        }
        let id = self.model.seeds.id();
        self.start_session(Saved {
            id,
            name: new.name.lines().next().unwrap_or_default().to_owned(),
            practised: new.practised,
            played: 0.0,
            game: Game::start(new.board),
        });
        match new.verdict {
            Some(verdict) => {
                self.model.session.verdict = Some(verdict);
                self.ask_grade();
            }
            None => self.ask_verdict(),
        }
        self.save();
    }
    fn start_session(&mut self, saved: Saved) {
        // A puzzle still being made would replace this game when it is done.
        self.cancel(Purpose::is_of_game);
        let model = &mut *self.model;
        model.session = Session::new(saved, model.session.clock.now());
        if model.session.is_done() {
            model.session.clock.state = ClockState::Done;
        }
        let cursor = model.board().empty_cells().first().unwrap_or(Cell::new(0, 0));
        model.input = Input { cursor, mode: model.input.mode, ..Input::default() };
        model.card = Card::None;
        model.shell.notice = None;
        model.shell.status = Vec::new();
        model.storage.theirs = None;
        self.emit(Command::Focus(cursor));
    }
    pub(super) fn make_blank(&mut self) {
        self.model.shell.dialog = None;
        self.begin(NewGame::of(Board::default(), String::new()));
        self.offer_previous(Message::BlankStarted);
    }
    /// Announces the new game and offers the one before it.
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
        let before =
            self.model.storage.previous.iter().filter(|saved| saved.game.history().at() > 0);
        notice.actions.extend(before.map(|_| (Label::BackToPrevious, Msg::PreviousRequested)));
        notice
    }
    /// The game and the one before it change places.
    pub(super) fn previous(&mut self) {
        if let Some(saved) = self.model.storage.previous.take() {
            let left = saved.game.board().empty_cells().len() as u64;
            self.model.storage.previous = Some(self.model.session.saved());
            self.resume(saved);
            self.save();
            self.offer_previous(Message::Resumed { left });
        }
    }
}
