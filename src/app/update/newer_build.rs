//! A newer build of the page: kept in this browser, taken at the next start, or when the player asks.

use crate::i18n::label::Label;
use crate::i18n::message::Message;

use super::Update;
use crate::app::command::Command;
use crate::app::model::{NewerBuild, Notice};
use crate::app::msg::Msg;

impl Update<'_> {
    pub(super) fn update_found(&mut self) {
        if self.model.shell.newer_build == NewerBuild::None {
            self.model.shell.newer_build = NewerBuild::Found;
        }
    }
    /// Offers a newer build once, when nothing else is said and no dialog lies over the page.
    pub(super) fn offer_update(&mut self) {
        let shell = &mut self.model.shell;
        let is_free = shell.notice.is_none() && shell.dialog.is_none();
        if shell.newer_build == NewerBuild::Found && is_free {
            shell.newer_build = NewerBuild::Offered;
            let actions = vec![(Label::UpdateNow, Msg::UpdateAccepted)];
            self.notify(Notice { message: Message::UpdateReady, actions });
        }
    }
    /// The game and its time are stored before the page goes.
    pub(super) fn accept_update(&mut self) {
        self.save_quietly();
        self.emit(Command::Reload);
    }
}
