//! Finish for me: where nothing but singles is left, all of them are filled in one move.

use crate::core::jobs::Purpose;
use crate::core::moves::Move;
use crate::engine::types::cell::Cell;
use crate::play::Update;
use crate::service::{Finish, request};
use crate::words::message::Message;

impl Update<'_> {
    /// Asks for what is left.
    pub(crate) fn ask_finish(&mut self) {
        self.common.page.dialog = None;
        if self.common.session.clock.is_paused() || self.own.is_previewing() {
            return;
        }
        self.set_status(Message::Preparing);
        let state = self.common.puzzle_state();
        self.cancel(|purpose| matches!(purpose, Purpose::Finish(_)));
        self.ask(request::FinishBySingles { state }, Purpose::Finish);
    }
    /// A board that was changed meanwhile is left as it is.
    pub(crate) fn take_finish(&mut self, finish: Finish) {
        let effects = match finish {
            Finish::Filled(effects) => effects,
            Finish::Harder => return self.set_status(Message::FinishHarder),
            Finish::Wrong => return self.set_status(Message::ListsBlocked),
        };
        let free = |cell: Cell| self.common.board().digit(cell).is_none();
        if !effects.iter().all(|effect| free(effect.candidate().cell)) {
            return self.common.page.status.clear();
        }
        self.count_filled(effects.len());
        self.make(Move::Apply(effects));
    }
}
