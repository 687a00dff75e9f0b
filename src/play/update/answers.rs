//! What workers answer about the game.

use crate::core::command::Command;
use crate::core::jobs::{HintSearch, PendingAction, Purpose};
use crate::core::msg::{HintMsg, Msg, NoticeMsg};
use crate::core::notice::Notice;
use crate::core::path_origin::Origin;
use crate::core::session::problem;
use crate::engine::rating::grade::Path;
use crate::engine::types::cell::CellSet;
use crate::play::Update;
use crate::play::card::Card;
use crate::service::request::{Check, RateExplainer};
use crate::service::{Advice, PuzzleError, Verdict};
use crate::words::label::Label;
use crate::words::message::Message;
use std::rc::Rc;

impl Update<'_> {
    /// Has other clues checked: how hard they are is not known either.
    pub(crate) fn ask_verdict_anew(&mut self) {
        self.common.session.record.explainer = None;
        self.common.session.is_explainer_lost = false;
        self.cancel(|purpose| matches!(purpose, Purpose::Explainer(_)));
        self.ask_verdict();
    }
    /// Has the clues checked anew; until then nothing is known of them.
    pub(crate) fn ask_verdict(&mut self) {
        self.common.session.verdict = None;
        self.common.session.path = None;
        self.common.session.differing = CellSet::EMPTY;
        let waiting = self.common.jobs.pending_action();
        self.cancel(|purpose| matches!(purpose, Purpose::Verdict(..) | Purpose::Grade(_)));
        let grid = self.common.board().clue_grid();
        self.ask(Check { grid }, |asked| Purpose::Verdict(asked, waiting));
    }
    /// A stage of the search for a hint has ended: with it, or the search goes on.
    pub(crate) fn take_advice(&mut self, advice: Advice, search: HintSearch) {
        match advice {
            Advice::Hint(result) => self.show_hint(result),
            Advice::Prove(stage) => self.prove_in_parts(&search, stage),
        }
    }
    /// A later stage of the search for a hint has ended: with it, or the search goes on.
    pub(crate) fn take_next_stage(&mut self, advice: Advice, search: HintSearch) {
        match advice {
            Advice::Hint(result) => self.show_hint(result),
            Advice::Prove(stage) => self.go_on_proving(search, stage),
        }
    }
    pub(crate) fn take_import_grade(&mut self, path: Path) {
        self.own.dialogs.import.path = Some(Rc::new(path));
        if let Some(grid) = self.own.dialogs.import.clues() {
            self.ask(RateExplainer { grid }, Purpose::ImportExplainer);
        }
    }
    pub(crate) fn verdict_arrived(&mut self, verdict: Verdict, then: Option<PendingAction>) {
        let notice = self.notice_of(&verdict);
        self.common.session.verdict = Some(verdict);
        self.mark_wrong(&self.shown());
        self.ask_grade();
        match (notice, then) {
            (Some(notice), None) if !self.is_blank() => {
                self.notify(self.offer_previous_game(notice));
            }
            (_, Some(PendingAction::Check)) => self.check(),
            (_, Some(PendingAction::Hint)) => self.hint(),
            (_, Some(PendingAction::HintIn(cell))) => self.hint_in(cell),
            (_, Some(PendingAction::CheckDeduction)) => self.submit_deduction(),
            (_, Some(PendingAction::Steps)) => self.list_steps(),
            (_, Some(PendingAction::Path)) => self.show_path(Origin::Here),
            (_, Some(PendingAction::Reopen(panel))) => self.reopen_list(panel),
            (_, None) => {}
        }
    }
    /// While a puzzle is being typed it has many solutions, which needs no notice.
    fn is_blank(&self) -> bool {
        self.common.board().givens.clues() == 0
    }
    /// The notice about a verdict that is not the good one.
    pub(crate) fn notice_of(&self, verdict: &Verdict) -> Option<Notice> {
        let message = match verdict {
            Err(PuzzleError::Stopped) => Message::NotChecked,
            _ => problem(verdict)?,
        };
        if matches!(verdict, Err(PuzzleError::SeveralSolutions(_))) {
            let actions = vec![
                (Label::ShowUndecided, Msg::Hint(HintMsg::DifferencesShown)),
                (Label::NotNow, Msg::Notice(NoticeMsg::Closed)),
            ];
            return Some(Notice { message, actions });
        }
        Some(Notice::plain(message))
    }
    pub(crate) fn remove_step_list(&mut self) {
        self.own.card = match std::mem::take(&mut self.own.card) {
            Card::Steps(_) => Card::None,
            Card::Hint(hint, _) => Card::Hint(hint, None),
            other => other,
        };
    }
    pub(crate) fn close_unfinished_path(&mut self) {
        if self.own.card.path().is_some_and(|browser| browser.path.is_none()) {
            self.own.card = Card::None;
        }
    }
    /// Jobs that a silent worker had go to its successor. A verdict that was given up is asked for
    /// again, because nothing else asks for it.
    pub(crate) fn restart_engine(&mut self) {
        self.common.page.notice = None;
        self.emit(Command::RestartEngine);
        if self.common.session.verdict == Some(Err(PuzzleError::Stopped)) {
            self.ask_verdict();
        }
    }
}
