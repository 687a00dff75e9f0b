//! The replay of a game: nothing of the game changes meanwhile.

use crate::core::msg::ReplayMsg;
use crate::words::message::Message;

use crate::core::command::Command;
use crate::play::Update;
use crate::play::card::{Card, Fold};
use crate::play::replay::Replay;

impl Update<'_> {
    /// Works off what happens to the replay.
    pub(crate) fn replay(&mut self, msg: ReplayMsg) {
        match msg {
            ReplayMsg::Requested => self.start_replay(),
            ReplayMsg::Moved(at) => self.change_replay(|replay| replay.go(at)),
            ReplayMsg::Stepped(way) => self.change_replay(|replay| replay.step(way)),
            ReplayMsg::Toggled => self.toggle_replay(),
            ReplayMsg::Ticked => self.tick_replay(),
        }
    }
    fn start_replay(&mut self) {
        if self.common.session.clock.is_paused() {
            return;
        }
        self.common.page.dialog = None;
        let Some(replay) = Replay::of(self.common.session.game.history()) else {
            return self.set_status(Message::NothingToReplay);
        };
        self.close_hint();
        self.close_solutions();
        self.close_lists();
        self.common.page.status.clear();
        self.own.card = Card::Replay(replay);
        self.emit(Command::FocusCard);
    }
    fn change_replay(&mut self, change: impl FnOnce(&mut Replay)) {
        if let Card::Replay(replay) = &mut self.own.card {
            change(replay);
        }
    }
    fn toggle_replay(&mut self) {
        self.change_replay(Replay::toggle);
        self.go_on_replaying();
    }
    pub(crate) fn tick_replay(&mut self) {
        self.change_replay(Replay::tick);
        self.go_on_replaying();
    }
    fn go_on_replaying(&mut self) {
        if matches!(&self.own.card, Card::Replay(replay) if replay.plays()) {
            self.emit(Command::TickReplay);
        }
    }
    /// The game is shown again, and at its end the card that the replay was opened from.
    pub(crate) fn close_replay(&mut self) {
        self.common.page.status.retain(|message| !matches!(message, Message::PathPreview));
        let is_solved = self.common.session.is_solved_by_player();
        self.own.card = if is_solved { Card::Done(Fold::Open) } else { Card::None };
    }
}
