//! The puzzles of a day: made in advance by a worker, begun, and looked for in the calendar.

use crate::engine::logic::techniques::Tier;
use crate::engine::types::board::Board;
use crate::engine::types::grid::Grid;
use crate::words::label::Label;
use crate::words::message::Message;

use crate::core::calendar::Date;
use crate::core::cursor::Adjacent;
use crate::core::database::ReadPurpose;
use crate::core::letter::PlacesLetter;
use crate::core::msg::{Msg, PuzzleMsg};
use crate::core::new_game::MadePuzzle;
use crate::core::new_game::NewGame;
use crate::core::notice::Notice;
use crate::core::place::Place;
use crate::core::record::PuzzleSource;
use crate::play::Update;

impl Update<'_> {
    /// A day's puzzle is played: the game of it if there is one. The future keeps its own.
    pub(crate) fn open_daily(&mut self, date: Date, tier: Tier) {
        let source = PuzzleSource::Daily(date, tier);
        if date > self.common.moment.date() {
            return;
        }
        if self.common.session.record.source == source {
            return self.common.enter(Place::Play);
        }
        let game = self.common.games.daily(date, tier);
        if let Some(id) = game.map(|game| game.id.clone()) {
            return self.open_game(&id, ReadPurpose::Open);
        }
        match self.common.dailies.puzzles.get(&(date, tier)) {
            Some(&givens) => self.begin_daily(date, tier, givens),
            None => {
                self.common.dailies.wanted = Some((date, tier));
                self.set_status(Message::Preparing);
                self.common.ask_daily(date, tier);
            }
        }
    }
    fn begin_daily(&mut self, date: Date, tier: Tier, givens: Grid) {
        let source = PuzzleSource::Daily(date, tier);
        self.begin(NewGame::of(source, Board::of_givens(givens), String::new()));
        self.greeted();
    }
    pub(crate) fn take_daily(&mut self, made: MadePuzzle, (date, tier): (Date, Tier)) {
        let Ok(made) = made else { return self.lose_daily(date, tier, Message::CannotMake) };
        self.common.dailies.is_suspended = false;
        let givens = *made.puzzle.givens();
        self.common.dailies.puzzles.insert((date, tier), givens);
        if self.common.dailies.wanted.take_if(|wanted| *wanted == (date, tier)).is_some() {
            self.begin_daily(date, tier, givens);
        }
        self.common.prepare_daily();
    }
    /// A puzzle was not made. A player who waits for it sees that, and can have it tried again.
    pub(crate) fn lose_daily(&mut self, date: Date, tier: Tier, message: Message) {
        self.common.dailies.is_suspended = true;
        if self.common.dailies.wanted.take_if(|wanted| *wanted == (date, tier)).is_some() {
            self.common.page.status.clear();
            let actions =
                vec![(Label::TryAgain, Msg::Puzzle(PuzzleMsg::DailyRequested(date, tier)))];
            self.notify(Notice { message, actions });
        }
    }
    /// The puzzles of this day are shown.
    pub(crate) fn choose_day(&mut self, date: Date) {
        if date <= self.common.moment.date() {
            self.send(PlacesLetter::Day(date));
        }
    }
    /// The calendar turns to another month; none lies in the future.
    pub(crate) fn turn_month(&mut self, way: Adjacent) {
        let shown = self.common.dailies.month.unwrap_or(self.common.shown_day()).first_of_month();
        let month = match way {
            Adjacent::Previous => shown.plus(-1).first_of_month(),
            Adjacent::Next => shown.plus(31).first_of_month(),
        };
        if month <= self.common.moment.date() {
            self.common.dailies.month = Some(month);
        }
    }
}
