//! The check: digits are compared with the solution, and what is wrong can go.

use crate::core::command::Command;
use crate::core::jobs::PendingAction;
use crate::core::moves::{CellContent, Move};
use crate::core::msg::{CheckMsg, EntryMsg, Msg};
use crate::core::notice::Notice;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::grid::Solution;
use crate::play::Update;
use crate::play::card::Card;
use crate::words::label::Label;
use crate::words::message::Message;

impl Update<'_> {
    /// Works off what is done about mistakes.
    pub(crate) fn mistakes(&mut self, msg: CheckMsg) {
        match msg {
            CheckMsg::BackToMistake => self.back_to_mistake(),
            CheckMsg::MistakeErased => self.erase_mistake(),
            CheckMsg::MistakesErased => self.erase_mistakes(),
            CheckMsg::NotesRestored => self.restore_notes(),
            CheckMsg::Requested => self.check(),
        }
    }
    pub(crate) fn check(&mut self) {
        self.common.page.dialog = None;
        match &self.common.session.verdict {
            None => {
                self.common.jobs.after_verdict(PendingAction::Check);
                self.set_status(Message::Preparing);
            }
            Some(Ok(solution)) => {
                let game = &self.common.session.game;
                let (digits, notes) = (game.wrong(solution), game.wrong_notes(solution));
                self.count_check();
                self.show_mistakes(digits, notes);
            }
            Some(verdict) => {
                let notice =
                    self.notice_of(verdict).unwrap_or(Notice::plain(Message::NeedsOneSolution));
                self.notify(notice);
            }
        }
    }
    /// Wrong digits come first, because notes removed on their account are no mistake of their own.
    fn show_mistakes(&mut self, digits: CellSet, notes: CellSet) {
        self.common.session.wrong = digits;
        self.common.page.notice = None;
        if digits.is_empty() && notes.is_empty() {
            let count = self.common.board().entries.clues() as u64;
            return self.set_status(Message::CheckFine { count });
        }
        self.close_hint();
        self.close_lists();
        self.own.card = Card::Checked;
        self.set_status(match digits.is_empty() {
            true => Message::HintWrongEliminations { cells: notes },
            false => Message::WrongDigits { count: digits.len() as u64, cells: digits },
        });
        self.emit(Command::FocusCard);
    }
    /// Every digit that the check found wrong goes, in one step of undo.
    fn erase_mistakes(&mut self) {
        let wrong = self.common.session.wrong;
        self.make(Move::Erase(wrong));
        self.own.card = Card::None;
        self.report_fixed(Message::WrongRemoved { count: wrong.len() as u64 });
    }
    /// The candidates that the solution needs are possible again, and noted where others are.
    fn restore_notes(&mut self) {
        let Some(&solution) = self.common.session.solution() else { return };
        let cells = self.common.session.game.wrong_notes(&solution);
        let contents = cells.iter().map(|cell| self.with_note(cell, &solution)).collect();
        self.make(Move::Put(contents));
        if self.common.session.wrong.is_empty() {
            self.own.card = Card::None;
        }
        self.report_fixed(Message::NotesRestored { count: cells.len() as u64 });
    }
    fn with_note(&self, cell: Cell, solution: &Solution) -> CellContent {
        let mut content = CellContent::of(self.common.board(), cell);
        let digit = solution[cell];
        content.eliminated.remove(digit);
        if !content.centre.is_empty() {
            content.centre.insert(digit);
        } else if !content.corner.is_empty() {
            content.corner.insert(digit);
        }
        content
    }
    fn report_fixed(&mut self, message: Message) {
        self.notify(Notice { message, actions: vec![(Label::Undo, Msg::Entry(EntryMsg::Undo))] });
    }
}
