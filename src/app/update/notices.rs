//! Notices come one at a time, and leave by themselves: after some seconds, at the next action, or
//! with their cause. The sentence under the grid leaves, too, once it has been read.

use super::Update;
use crate::app::model::card::Card;
use crate::app::msg::{Dialog, Msg};
use crate::app::notice::{Notice, NoticeEnd, NoticeTimer};
use crate::i18n::message::Message;

/// For how many seconds the sentence under the grid stays.
const STATUS_SECONDS: u32 = 8;

impl Update<'_> {
    /// Shows a notice in the stead of the one before.
    pub(super) fn notify(&mut self, notice: Notice) {
        let serial = self.model.shell.notice_timer.serial.wrapping_add(1);
        self.model.shell.notice_timer = NoticeTimer { serial, ..NoticeTimer::default() };
        self.model.shell.notice = Some(notice);
    }
    /// The pointer or the focus is on the notice, or has left it.
    pub(super) fn hold_notice(&mut self, is_held: bool) {
        self.model.shell.notice_timer.is_held = is_held;
    }
    /// A second passed. During a hint no notice is shown, and none grows older.
    pub(super) fn age_notice(&mut self) {
        let shell = &mut self.model.shell;
        let is_read = shell.dialog.is_none() && self.model.card.hint().is_none();
        let timer = &mut shell.notice_timer;
        if !is_read || timer.is_held {
            return;
        }
        timer.seconds += 1;
        let seconds = timer.seconds;
        let ends = |notice: &Notice| match notice.end() {
            NoticeEnd::Action(limit) | NoticeEnd::Seconds(limit) => seconds >= limit,
            NoticeEnd::Place | NoticeEnd::Closed => false,
        };
        if shell.notice.as_ref().is_some_and(ends) {
            shell.notice = None;
        }
    }
    /// The sentence under the grid leaves unless it says how things still are.
    pub(super) fn age_status(&mut self) {
        let shell = &mut self.model.shell;
        let lasts = matches!(shell.status[..], [Message::Solved { .. } | Message::FullButWrong]);
        if shell.status.is_empty() || lasts || !matches!(self.model.card, Card::None) {
            shell.status_seconds = 0;
            return;
        }
        shell.status_seconds += 1;
        if shell.status_seconds >= STATUS_SECONDS {
            shell.status.clear();
        }
    }
    /// After a message: a notice that was there before it leaves if that was an action, and the
    /// dialog of a notice closes with it.
    pub(super) fn settle_notice(&mut self, serial: u32, acts: bool) {
        let shell = &self.model.shell;
        let is_old = shell.notice_timer.serial == serial;
        let leaves = |notice: &Notice| matches!(notice.end(), NoticeEnd::Action(_));
        if acts && is_old && shell.notice.as_ref().is_some_and(leaves) {
            self.close_notice();
        }
        let shell = &mut self.model.shell;
        if shell.dialog == Some(Dialog::Notice) && (!is_old || shell.notice.is_none()) {
            shell.dialog = None;
        }
    }
}

/// Whether the player does something to the game by it.
pub(super) fn is_action(msg: &Msg) -> bool {
    matches!(
        msg,
        Msg::Digit(_)
            | Msg::ModeChosen(_)
            | Msg::Colour(_)
            | Msg::Erase
            | Msg::FillNotes
            | Msg::Undo
            | Msg::Redo
            | Msg::KeyPressed(_)
            | Msg::RestartRequested
            | Msg::HintRequested
            | Msg::CheckRequested
            | Msg::SolveRequested
            | Msg::StepsRequested
            | Msg::PathRequested(_)
            | Msg::DeductionOpened
    )
}
