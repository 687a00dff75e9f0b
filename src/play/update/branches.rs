//! Checkpoints, trials, and jumps between the branches of the tree of moves.

use std::rc::Rc;

use crate::engine::types::grid::Grid;
use crate::words::label::Label;
use crate::words::message::Message;

use crate::core::command::Command;
use crate::core::history::Travel;
use crate::core::jobs::PendingAction;
use crate::core::msg::{BranchesMsg, EntryMsg, Msg};
use crate::core::notice::Notice;
use crate::core::path_origin::Origin;
use crate::core::saved::Panel;
use crate::play::Update;
use crate::play::card::Card;
use crate::play::move_messages::describe;

/// The longest name of a checkpoint, in characters.
const MAX_NAME: usize = 60;

impl Update<'_> {
    /// Works off what happens to the tree of moves.
    pub(crate) fn branches(&mut self, msg: BranchesMsg) {
        match msg {
            BranchesMsg::CheckpointToggled => self.toggle_checkpoint(),
            BranchesMsg::TrialToggled => self.toggle_trial(),
            BranchesMsg::TrialKept => self.keep_trial(),
            BranchesMsg::Requested => self.open_branches(),
            BranchesMsg::Chosen(node) => self.choose_branch(node),
            BranchesMsg::CheckpointNamed(name) => self.name_checkpoint(&name),
        }
    }
    /// Sets a checkpoint here, or removes the one there is.
    fn toggle_checkpoint(&mut self) {
        self.common.page.dialog = None;
        if self.is_previewing() {
            return;
        }
        let history = self.common.session.game.history_mut();
        let message = match history.checkpoint(history.at()).is_some() {
            true => {
                history.remove_checkpoint();
                Message::CheckpointRemoved
            }
            false => {
                history.set_checkpoint(String::new());
                Message::CheckpointSet { number: history.checkpoints().count() as u64 }
            }
        };
        self.set_status(message);
        self.save();
    }
    fn name_checkpoint(&mut self, name: &str) {
        let history = self.common.session.game.history_mut();
        if history.checkpoint(history.at()).is_some() {
            let plain = name.chars().filter(|letter| !letter.is_control());
            history.set_checkpoint(plain.take(MAX_NAME).collect());
            self.save();
        }
    }
    /// A trial goes out from here, or is given up: back to its checkpoint.
    fn toggle_trial(&mut self) {
        self.common.page.dialog = None;
        if self.is_previewing() {
            return;
        }
        let history = self.common.session.game.history_mut();
        let Some(from) = history.end_trial() else {
            history.start_trial();
            self.set_status(Message::TrialStarted);
            return self.save();
        };
        if !self.travel(from, Message::TrialGivenUp) {
            self.set_status(Message::TrialGivenUp);
            self.save();
        }
    }
    /// The trial becomes part of the game.
    fn keep_trial(&mut self) {
        if self.common.session.game.history_mut().end_trial().is_some() {
            self.set_status(Message::TrialKept);
            self.save();
        }
    }
    fn open_branches(&mut self) {
        if self.common.session.clock.is_paused() {
            return;
        }
        self.common.page.dialog = None;
        self.close_hint();
        self.close_solutions();
        self.close_lists();
        self.own.card = Card::Branches;
        self.emit(Command::FocusCard);
    }
    fn choose_branch(&mut self, node: usize) {
        if !self.is_previewing() {
            let Some(board) = self.common.session.game.history().board_at(node) else { return };
            let left = 81 - board.digits().clues() as u64;
            self.travel(node, Message::Jumped { left });
        }
    }
    /// To before the first move that left something wrong on the board to this day. What was done
    /// since stays as a branch.
    pub(crate) fn back_to_mistake(&mut self) {
        if self.is_previewing() {
            return;
        }
        let Some(solution) = self.common.session.solution() else {
            return self.set_status(Message::NeedsOneSolution);
        };
        let Some(node) = self.common.session.game.before_mistake(solution) else {
            return self.set_status(Message::NothingWrong);
        };
        self.common.page.notice = None;
        let Some(board) = self.common.session.game.history().board_at(node) else { return };
        let left = 81 - board.digits().clues() as u64;
        if self.travel(node, Message::BackBeforeMistake { left }) {
            let actions = vec![(Label::Undo, Msg::Entry(EntryMsg::Undo))];
            self.notify(Notice { message: Message::BranchKept, actions });
        }
    }
    /// To another node; whether it is another. A jump can change the clues.
    fn travel(&mut self, node: usize, status: Message) -> bool {
        let (before, givens) = (self.shown(), self.common.board().givens);
        let travels = self.common.session.game.jump(node);
        if travels {
            self.changed(before, status);
            self.check_clues(&givens);
        }
        travels
    }
    /// What undo took back or redo made again has changed the board.
    pub(crate) fn travelled(
        &mut self,
        travel: &Travel,
        before: (Grid, Grid),
        message: fn(Rc<Message>) -> Message,
    ) {
        let status = match travel {
            Travel::Step(step) => message(Rc::new(describe(step, self.common.board()))),
            Travel::Jump => {
                Message::Jumped { left: 81 - self.common.board().digits().clues() as u64 }
            }
        };
        self.changed(before.0, status);
        self.check_clues(&before.1);
    }
    /// Other clues are another puzzle, of which nothing is known.
    fn check_clues(&mut self, before: &Grid) {
        if self.common.board().givens != *before {
            self.ask_verdict_anew();
        }
    }
    /// The panel that was open when the game was left is open again; the lists wait for the verdict.
    pub(crate) fn reopen(&mut self, panel: Option<Panel>) {
        match panel {
            Some(Panel::Branches) => self.own.card = Card::Branches,
            Some(panel) => self.common.jobs.after_verdict(PendingAction::Reopen(panel)),
            None => {}
        }
    }
    /// Opens a panel again once the verdict is known: the focus stays where it is, and it is no new help. What
    /// is wrong on the board is not said unasked.
    pub(crate) fn reopen_list(&mut self, panel: Panel) {
        let is_free = matches!(self.own.card, Card::None) && !self.common.session.is_wrong();
        if !is_free || self.common.session.clock.is_paused() {
            return;
        }
        match panel {
            Panel::Steps => self.renew_steps(),
            Panel::Path => self.renew_path(Origin::Clues),
            Panel::PathHere => self.renew_path(Origin::Here),
            Panel::Branches => self.own.card = Card::Branches,
        }
    }
}
