//! How a game begins: at the start of the page, with a new puzzle, from a save.

use crate::core::clock::ClockState;
use crate::core::command::Command;
use crate::core::game::Game;
use crate::core::jobs::Purpose;
use crate::core::letter::LateLetter;
use crate::core::msg::{Msg, PuzzleMsg};
use crate::core::new_game::NewGame;
use crate::core::notice::Notice;
use crate::core::outside::Visibility;
use crate::core::place::Place;
use crate::core::record::{PuzzleSource, Record};
use crate::core::sample_puzzles::{FIRST_RATING, FIRST_SOLUTION, SAMPLE_PUZZLES};
use crate::core::saved::{KeptView, Saved, first_line};
use crate::core::session::Session;
use crate::core::settings::Greeting;
use crate::engine::types::board::Board;
use crate::engine::types::cell::Cell;
use crate::engine::types::grid::{Grid, Solution};
use crate::play::Input;
use crate::play::Update;
use crate::play::card::{Card, Fold};
use crate::play::links::Links;
use crate::words::label::Label;
use crate::words::message::Message;

impl Update<'_> {
    /// Works off which puzzle is played.
    pub(crate) fn puzzle(&mut self, msg: PuzzleMsg) {
        match msg {
            PuzzleMsg::RestartRequested => self.restart(),
            PuzzleMsg::CluesFixed => self.fix_clues(),
            PuzzleMsg::TierRequested(tier) => self.make_tier(tier),
            PuzzleMsg::DailyRequested(date, tier) => self.open_daily(date, tier),
            PuzzleMsg::DayChosen(date) => self.choose_day(date),
            PuzzleMsg::MonthTurned(way) => self.turn_month(way),
            PuzzleMsg::BlankRequested => self.make_blank(),
            PuzzleMsg::PreviousRequested => self.previous(),
        }
    }
    pub(crate) fn first_game(&mut self, saved: Option<&str>) {
        match saved.map(Saved::read) {
            Some(Ok(saved)) => {
                self.resume(saved);
                self.welcome_back();
            }
            // It stays where it is until the library takes it over: a newer version may read it.
            Some(Err(_)) => {
                self.starter();
                self.notify(Notice::plain(Message::SavedUnreadable));
            }
            None => self.starter(),
        }
        let untouched = self.common.session.game.history().is_empty();
        let greets = untouched && self.common.page.settings.greeting == Greeting::Shown;
        self.common.page.tip = greets.then_some(0);
    }
    /// A puzzle that comes with the page.
    pub(crate) fn starter(&mut self) {
        let givens: Grid = SAMPLE_PUZZLES[0].parse().unwrap_or_default();
        let board = Board::of_givens(givens);
        let solution = FIRST_SOLUTION.parse().ok().and_then(|grid: Grid| Solution::of(&grid));
        self.begin(NewGame {
            verdict: solution.map(Ok),
            ..NewGame::of(PuzzleSource::Sample, board, String::new())
        });
        self.common.session.record.rating = Some(FIRST_RATING);
    }
    /// A saved game goes on where it was.
    pub(crate) fn resume(&mut self, saved: Saved) {
        let id = if saved.id.is_empty() { self.common.seeds.id() } else { saved.id };
        let view = saved.view;
        self.start_session(Saved { id, ..saved });
        self.own.input.mode = view.mode.unwrap_or_default();
        self.ask_verdict();
        self.reopen(view.panel);
        if view.paused && self.common.session.clock.state == ClockState::Running {
            self.common.session.clock.state = ClockState::Paused;
        }
    }
    /// How much of the game is left. One that was never begun is no way back, and one that is solved
    /// says so itself.
    pub(crate) fn welcome_back(&mut self) {
        let session = &self.common.session;
        if !session.game.history().is_empty() && !session.is_done() {
            let left = session.board().empty_cells().len() as u64;
            self.set_status(Message::Resumed { left });
        }
    }
    /// A new game; the one before it is kept and can come back.
    pub(crate) fn begin(&mut self, new: NewGame) {
        self.keep_previous();
        let (id, now) = (self.common.seeds.id(), self.common.moment);
        self.start_session(Saved {
            id,
            name: first_line(&new.name).to_owned(),
            practised: new.practised,
            played: 0.0,
            record: Record {
                source: new.source,
                begun: Some(now),
                race: new.race,
                ..Record::default()
            },
            view: KeptView::default(),
            game: Game::start(new.board),
        });
        match new.verdict {
            Some(verdict) => {
                self.common.session.verdict = Some(verdict);
                self.send(LateLetter::Grade);
            }
            None => self.ask_verdict(),
        }
        self.save();
    }
    /// The game that is left can come back.
    pub(crate) fn keep_previous(&mut self) {
        if !self.common.session.id.is_empty() {
            self.common.storage.previous = Some(self.saved());
            self.leave_game();
        }
    }
    pub(crate) fn start_session(&mut self, saved: Saved) {
        // A puzzle still being made would replace this game when it is done.
        self.cancel(Purpose::is_of_game);
        self.common.enter(Place::Play);
        self.common.session = Session::new(saved, self.common.session.clock.now());
        if self.common.session.is_done() {
            self.common.session.clock.state = ClockState::Done;
        } else if self.common.visibility == Visibility::Hidden {
            self.common.session.clock.state = ClockState::Away;
        }
        let cursor = self.common.board().empty_cells().first().unwrap_or(Cell::new(0, 0));
        self.own.input = Input { cursor, ..Input::default() };
        self.own.links = Links::default();
        self.common.dailies.wanted = None;
        let is_finished = self.common.session.record.finish.is_some();
        let is_solved = is_finished && self.common.session.is_solved_by_player();
        self.own.card = if is_solved { Card::Done(Fold::Folded) } else { Card::None };
        self.common.page.notice = None;
        self.common.page.status = Vec::new();
        self.common.storage.theirs = None;
        self.emit(Command::Focus(cursor));
    }
    fn make_blank(&mut self) {
        self.common.page.dialog = None;
        self.begin(NewGame::of(PuzzleSource::Hand, Board::default(), String::new()));
        self.advance(0);
        self.offer_previous(Message::BlankStarted);
    }
    /// Announces the new game and offers the one before it.
    pub(crate) fn offer_previous(&mut self, message: Message) {
        self.greeted();
        let plain = matches!(message, Message::CluesFixed { .. } | Message::Resumed { .. });
        let notice = self.offer_previous_game(Notice::plain(message));
        match notice.actions.is_empty() && plain {
            true => self.set_status(notice.message),
            false => self.notify(notice),
        }
    }
    /// Offers the game before, too, if anything was done in it.
    pub(crate) fn offer_previous_game(&self, mut notice: Notice) -> Notice {
        let before =
            self.common.storage.previous.iter().filter(|saved| !saved.game.history().is_empty());
        notice.actions.extend(
            before.map(|_| (Label::BackToPrevious, Msg::Puzzle(PuzzleMsg::PreviousRequested))),
        );
        notice
    }
    /// The game and the one before it change places.
    pub(crate) fn previous(&mut self) {
        if let Some(saved) = self.common.storage.previous.take() {
            let left = saved.game.board().empty_cells().len() as u64;
            self.common.storage.previous = Some(self.saved());
            self.leave_game();
            self.resume(saved);
            self.save();
            self.offer_previous(Message::Resumed { left });
        }
    }
}
