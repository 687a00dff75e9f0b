//! What can be done with a cell: its menu, and the hint that is about it.

use crate::engine::types::cell::{Cell, CellSet};
use crate::service::{HintResult, request};
use crate::words::label::Label;
use crate::words::message::Message;

use crate::core::dialog::Dialog;
use crate::core::jobs::{PendingAction, Purpose};
use crate::core::letter::LateLetter;
use crate::core::msg::{HintMsg, Msg};
use crate::core::notice::Notice;
use crate::play::Update;
use crate::play::card::Card;

impl Update<'_> {
    /// The press that is being held has selected the cell alone: what was selected before it comes
    /// back if the cell was among it.
    pub(crate) fn hold_cell(&mut self, cell: Cell) {
        let before = self.own.input.before_gesture.take();
        if let Some(before) = before.filter(|before| before.contains(cell)) {
            self.own.input.selection = before;
        }
        self.send(LateLetter::CellMenu(cell));
    }
    /// The menu is about the selection if the cell is in it, else about the cell alone.
    pub(crate) fn open_cell_menu(&mut self, cell: Cell) {
        if self.common.session.clock.is_paused() || self.own.is_previewing() {
            return;
        }
        let input = &mut self.own.input;
        if !input.selection.contains(cell) {
            input.selection = CellSet::only(cell);
        }
        input.cursor = cell;
        self.open(Dialog::Cell);
    }
    /// The next step that decides something in a cell.
    pub(crate) fn hint_in(&mut self, cell: Cell) {
        if self.common.session.clock.is_paused() {
            return;
        }
        self.common.page.dialog = None;
        if self.common.board().digit(cell).is_some() {
            return self.set_status(Message::DigitStays);
        }
        self.close_hint();
        self.own.card.end_preview();
        if self.common.session.verdict.is_none() {
            self.common.jobs.after_verdict(PendingAction::HintIn(cell));
            return self.set_status(Message::Preparing);
        }
        self.set_status(Message::Preparing);
        let state = self.common.puzzle_state();
        self.ask(request::HintIn { state, cell }, |asked| Purpose::HintIn(asked, cell));
    }
    /// Where nothing follows for the cell, the next hint is offered instead.
    pub(crate) fn show_hint_in(&mut self, result: Option<HintResult>, cell: Cell) {
        if let Some(result) = result {
            return self.show_hint(result);
        }
        if matches!(self.own.card, Card::None) {
            self.common.page.status.clear();
        }
        let actions = vec![(Label::HintNext, Msg::Hint(HintMsg::Requested))];
        self.notify(Notice { message: Message::NoHintIn { cell }, actions });
    }
}
