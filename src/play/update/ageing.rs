//! What leaves by itself after some seconds: a notice, the sentence under the grid.

use crate::core::dialog::Dialog;
use crate::core::notice::{Notice, NoticeEnd};
use crate::play::Update;
use crate::play::card::Card;
use crate::words::message::Message;

/// For how many seconds the sentence under the grid stays.
const STATUS_SECONDS: u32 = 8;

impl Update<'_> {
    /// A second passed. A hint or a dialog lies over the notice, which does not come back after it:
    /// only the dialog of the notice itself holds it.
    pub(crate) fn age_notice(&mut self) {
        let shell = &mut self.common.page;
        let is_hidden = shell.dialog.is_some() || self.own.card.hint().is_some();
        let timer = &mut shell.notice_timer;
        timer.is_held &= !is_hidden;
        if timer.is_held || shell.dialog == Some(Dialog::Notice) {
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
    pub(crate) fn age_status(&mut self) {
        let shell = &mut self.common.page;
        let lasts = matches!(shell.status[..], [Message::Solved { .. } | Message::FullButWrong]);
        if shell.status.is_empty() || lasts || !matches!(self.own.card, Card::None) {
            shell.status_seconds = 0;
            return;
        }
        shell.status_seconds += 1;
        if shell.status_seconds >= STATUS_SECONDS {
            shell.status.clear();
        }
    }
}
