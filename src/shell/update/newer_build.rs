//! The build of the page that is kept in this browser, and newer ones: taken at the next start, or when
//! the player asks.

use crate::words::label::Label;
use crate::words::message::Message;

use super::Update;
use crate::core::command::Command;
use crate::core::common::{KeptBuild, NewerBuild};
use crate::core::msg::{BuildMsg, Msg};
use crate::core::notice::Notice;
use crate::core::outside::BuildSource;

impl Update<'_> {
    /// Works off what happens to builds of the page.
    pub(crate) fn build(&mut self, msg: BuildMsg) {
        match msg {
            BuildMsg::Checked { is_whole } => self.build_checked(is_whole),
            BuildMsg::UpdateFound(source) => self.update_found(source),
            BuildMsg::UpdateAccepted(source) => self.accept_update(source),
        }
    }
    /// Has the page kept, once, when nothing that a player waits for is still being loaded.
    pub(crate) fn keep_build(&mut self) {
        if self.model.common.page.kept_build == KeptBuild::Unknown {
            self.model.common.page.kept_build = KeptBuild::Part;
            self.emit(Command::KeepBuild);
        }
    }
    fn build_checked(&mut self, is_whole: bool) {
        self.model.common.page.kept_build =
            if is_whole { KeptBuild::Whole } else { KeptBuild::Part };
    }
    fn update_found(&mut self, source: BuildSource) {
        if self.model.common.page.newer_build == NewerBuild::None {
            self.model.common.page.newer_build = NewerBuild::Found(source);
        }
    }
    /// Offers a newer build once, when nothing else is said and no dialog lies over the page.
    pub(crate) fn offer_update(&mut self) {
        let shell = &mut self.model.common.page;
        let is_free = shell.notice.is_none() && shell.dialog.is_none();
        if let (NewerBuild::Found(source), true) = (shell.newer_build, is_free) {
            shell.newer_build = NewerBuild::Offered;
            let message = match source {
                BuildSource::Kept => Message::UpdateReady,
                BuildSource::Host => Message::UpdateAtHost,
            };
            let actions = vec![(Label::UpdateNow, Msg::Build(BuildMsg::UpdateAccepted(source)))];
            self.model.common.notify(Notice { message, actions });
        }
    }
    /// The game and its time are stored before the page goes.
    fn accept_update(&mut self, source: BuildSource) {
        self.play().save_quietly();
        self.emit(match source {
            BuildSource::Kept => Command::Reload,
            BuildSource::Host => Command::LeaveKeptBuild,
        });
    }
}
