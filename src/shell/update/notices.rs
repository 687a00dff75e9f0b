//! Notices come one at a time, and leave by themselves: after some seconds, at the next action, or
//! with their cause. The sentence under the grid leaves, too, once it has been read.

use super::Update;
use crate::core::dialog::Dialog;
use crate::core::msg::{
    BranchesMsg, CheckMsg, DeductionMsg, EntryMsg, GridMsg, HintMsg, Msg, NoticeMsg, PathMsg,
    PuzzleMsg, ReplayMsg, SolutionMsg, StepsMsg,
};
use crate::core::notice::{Notice, NoticeEnd};
use crate::core::place::Place;
use crate::shell::model::Model;

impl Update<'_> {
    /// Works off what happens to notices.
    pub(crate) fn notice(&mut self, msg: NoticeMsg) {
        match msg {
            NoticeMsg::Closed => self.close_notice(),
            NoticeMsg::TipRead => self.play().read_tip(),
            NoticeMsg::TipsClosed => self.play().greeted(),
            NoticeMsg::Held(is_held) => self.hold_notice(is_held),
        }
    }
    fn close_notice(&mut self) {
        self.model.common.page.notice = None;
    }
    /// The pointer or the focus is on the notice, or has left it.
    fn hold_notice(&mut self, is_held: bool) {
        self.model.common.page.notice_timer.is_held = is_held;
    }
    /// After a message: a notice that was there before it leaves if that was an action or led to
    /// another place, and the dialog of a notice closes with it.
    pub(crate) fn settle_notice(&mut self, before: &BeforeMessage) {
        let shell = &self.model.common.page;
        let is_old = shell.notice_timer.serial == before.serial;
        let moved = self.model.common.session.game.history().at() != before.node;
        let acts = before.acts || moved;
        let left = shell.place != before.place;
        let leaves = |notice: &Notice| match notice.end() {
            NoticeEnd::Action(_) => acts || left,
            NoticeEnd::Seconds(_) | NoticeEnd::Place => left,
            NoticeEnd::Closed => false,
        };
        if is_old && shell.notice.as_ref().is_some_and(leaves) {
            self.close_notice();
        }
        let shell = &mut self.model.common.page;
        if shell.dialog == Some(Dialog::Notice) && (!is_old || shell.notice.is_none()) {
            shell.dialog = None;
        }
    }
}

/// What a message met, as far as a notice may leave on account of it.
pub(crate) struct BeforeMessage {
    serial: u32,
    place: Place,
    node: usize,
    acts: bool,
}

impl BeforeMessage {
    pub(crate) fn of(model: &Model, msg: &Msg) -> BeforeMessage {
        BeforeMessage {
            serial: model.common.page.notice_timer.serial,
            place: model.common.page.place,
            node: model.common.session.game.history().at(),
            acts: is_action(msg),
        }
    }
}

/// Whether the player does something to the game by it, even if nothing comes of it.
fn is_action(msg: &Msg) -> bool {
    match msg {
        Msg::Entry(msg) => *msg != EntryMsg::LockEnded,
        Msg::Grid(msg) => matches!(
            msg,
            GridMsg::CursorMoved(..)
                | GridMsg::CursorToggled
                | GridMsg::AllSelected
                | GridMsg::SameSelected
        ),
        Msg::Branches(msg) => matches!(
            msg,
            BranchesMsg::CheckpointToggled | BranchesMsg::TrialToggled | BranchesMsg::Requested
        ),
        Msg::Check(msg) => matches!(msg, CheckMsg::Requested | CheckMsg::BackToMistake),
        Msg::Hint(msg) => matches!(msg, HintMsg::Requested | HintMsg::CellRequested),
        Msg::Puzzle(PuzzleMsg::RestartRequested)
        | Msg::Replay(ReplayMsg::Requested)
        | Msg::Solution(SolutionMsg::Asked)
        | Msg::Steps(StepsMsg::Requested)
        | Msg::Path(PathMsg::Requested(_))
        | Msg::Deduction(DeductionMsg::Opened)
        | Msg::FilterRequested(_)
        | Msg::ReadRequested(_)
        | Msg::FinishRequested
        | Msg::PauseRequested => true,
        _ => false,
    }
}
