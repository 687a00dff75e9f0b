//! The worker's answers, its progress and its deaths.

use std::rc::Rc;

use crate::engine::rating::grade::Path;
use crate::engine::types::cell::CellSet;
use crate::i18n::label::Label;
use crate::i18n::message::Message;
use crate::service::request::{Check, RateExplainer};
use crate::service::{Advice, Ask, HintResult, JobId, Progress, PuzzleError, Response, Verdict};

use super::Update;
use crate::core::command::Command;
use crate::core::jobs::{Asked, HintSearch, PendingAction, Purpose, purposes};
use crate::core::msg::Msg;
use crate::core::notice::Notice;
use crate::core::path_origin::Origin;
use crate::core::session::problem;
use crate::play::card::Card;

/// What takes the answer for each purpose, by the [table](purposes).
macro_rules! takers {
    ($(
        $(#[$doc:meta])*
        $name:ident($request:ty $(, $data:ident: $type:ty)?) [$($flag:ident)*] $part:ident.$take:ident;
    )*) => {
        impl Update<'_> {
            fn hand_over(&mut self, purpose: Purpose, response: Response) {
                match purpose {
                    $(Purpose::$name(asked $(, $data)?) => {
                        self.$part().$take(asked.answer(response) $(, $data)?)
                    })*
                }
            }
        }
    };
}

purposes!(takers);

impl Update<'_> {
    /// Hands a request to a worker; `purpose` says what its answer is for.
    pub(crate) fn ask<A: Ask>(&mut self, request: A, purpose: impl FnOnce(Asked<A>) -> Purpose) {
        self.model.common.ask(request, purpose);
    }
    /// Gives up the jobs of a kind; whether there were any. Work that may take long is ended.
    pub(crate) fn cancel(&mut self, serves: fn(&Purpose) -> bool) -> bool {
        self.model.common.cancel(serves)
    }
    /// Has other clues checked: how hard they are is not known either.
    pub(crate) fn ask_verdict_anew(&mut self) {
        self.model.common.session.record.explainer = None;
        self.model.common.session.is_explainer_lost = false;
        self.cancel(|purpose| matches!(purpose, Purpose::Explainer(_)));
        self.ask_verdict();
    }
    /// Has the clues checked anew; until then nothing is known of them.
    pub(crate) fn ask_verdict(&mut self) {
        self.model.common.session.verdict = None;
        self.model.common.session.path = None;
        self.model.common.session.differing = CellSet::EMPTY;
        let waiting = self.model.common.jobs.pending_action();
        self.cancel(|purpose| matches!(purpose, Purpose::Verdict(..) | Purpose::Grade(_)));
        let grid = self.model.board().clue_grid();
        self.ask(Check { grid }, |asked| Purpose::Verdict(asked, waiting));
    }
    /// An answer serves the purpose of its job; that of a job given up is ignored.
    pub(crate) fn answer(&mut self, id: JobId, response: Response) {
        let Some(purpose) = self.model.common.jobs.remove(id) else { return };
        self.close_notice_of_silence();
        self.hand_over(purpose, response);
    }
    /// A stage of the search for a hint has ended: with it, or the search goes on.
    pub(crate) fn take_advice(&mut self, advice: Advice, search: HintSearch) {
        match advice {
            Advice::Hint(result) => self.show_hint(result),
            Advice::Prove(stage) => self.prove_in_parts(&search, stage),
        }
    }
    /// The same for a later stage.
    fn take_next_stage(&mut self, advice: Advice, search: HintSearch) {
        match advice {
            Advice::Hint(result) => self.show_hint(result),
            Advice::Prove(stage) => self.go_on_proving(search, stage),
        }
    }
    /// An example without a step stays without one.
    fn take_example(&mut self, result: HintResult) {
        if let HintResult::Step(step) = result {
            self.model.learning.open.step = Some(step);
        }
    }
    fn take_import_grade(&mut self, path: Path) {
        self.model.play.dialogs.import.path = Some(Rc::new(path));
        if let Some(grid) = self.model.play.dialogs.import.clues() {
            self.ask(RateExplainer { grid }, Purpose::ImportExplainer);
        }
    }
    fn close_notice_of_silence(&mut self) {
        let notice = &mut self.model.common.page.notice;
        if notice.as_ref().is_some_and(|notice| notice.message == Message::WorkerSilent) {
            *notice = None;
        }
    }
    fn verdict_arrived(&mut self, verdict: Verdict, then: Option<PendingAction>) {
        let notice = self.notice_of(&verdict);
        self.model.common.session.verdict = Some(verdict);
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
        self.model.board().givens.clues() == 0
    }
    /// The notice about a verdict that is not the good one.
    pub(crate) fn notice_of(&self, verdict: &Verdict) -> Option<Notice> {
        let message = match verdict {
            Err(PuzzleError::Stopped) => Message::NotChecked,
            _ => problem(verdict)?,
        };
        if matches!(verdict, Err(PuzzleError::SeveralSolutions(_))) {
            let actions = vec![
                (Label::ShowUndecided, Msg::DifferencesShown),
                (Label::NotNow, Msg::NoticeClosed),
            ];
            return Some(Notice { message, actions });
        }
        Some(Notice::plain(message))
    }
    pub(crate) fn progress(&mut self, id: JobId, progress: Progress) {
        let Some(purpose) = self.model.common.jobs.purpose_mut(id) else { return };
        match (purpose, progress) {
            (Purpose::NewPuzzle(_, making), Progress::Generated(made)) => {
                making.progress = Some(made)
            }
            (purpose, Progress::Proving(found)) if purpose.hint_search().is_some() => {
                self.model.common.jobs.proof_found(found.as_deref());
                self.announce_search();
            }
            (Purpose::Batch(_, tried), Progress::Generated(made)) => {
                *tried = made.puzzles.max(1);
            }
            (Purpose::ImportText(_) | Purpose::LongImportText(_), Progress::Read(read)) => {
                self.import_part_read(*read);
            }
            _ => {}
        }
    }
    /// Jobs that died with their worker are given up: the player can ask again. A notice
    /// says so, except for what was done ahead.
    pub(crate) fn worker_died(&mut self, ids: &[JobId]) {
        let lost: Vec<Purpose> =
            ids.iter().filter_map(|&id| self.model.common.jobs.remove(id)).collect();
        for purpose in &lost {
            match purpose {
                Purpose::Verdict(..) => {
                    self.model.common.session.verdict = Some(Err(PuzzleError::Stopped))
                }
                Purpose::ProofPart(..) => _ = self.cancel(Purpose::is_hint),
                Purpose::Steps(_) => self.remove_step_list(),
                Purpose::Path(_) | Purpose::Grade(_) => self.close_unfinished_path(),
                Purpose::PoolPuzzle(..) => self.model.play.pool.is_suspended = true,
                Purpose::Ratings(_) => self.model.common.games.unrated.clear(),
                Purpose::Described(..) => self.stop_rating(),
                Purpose::Batch(..) => self.stop_batch(),
                Purpose::LowClue(_) => self.stop_low_clue(),
                Purpose::MadeExplainer(_, number) => self.take_made_explainer(None, *number),
                Purpose::Trace(_, at) => self.lose_trace(*at),
                Purpose::ListWork(_) => self.model.algorithms.list.is_running = false,
                Purpose::Table(..) => self.model.rated.export = None,
                Purpose::Explainer(_) => self.model.common.session.is_explainer_lost = true,
                Purpose::Daily(_, (date, tier)) => {
                    self.lose_daily(*date, *tier, Message::WorkerRestarted);
                }
                _ => {}
            }
        }
        if !lost.iter().all(Purpose::is_ahead) {
            self.notify(Notice::plain(Message::WorkerRestarted));
        }
    }
    fn remove_step_list(&mut self) {
        self.model.play.card = match std::mem::take(&mut self.model.play.card) {
            Card::Steps(_) => Card::None,
            Card::Hint(hint, _) => Card::Hint(hint, None),
            other => other,
        };
    }
    fn close_unfinished_path(&mut self) {
        if self.model.play.card.path().is_some_and(|browser| browser.path.is_none()) {
            self.model.play.card = Card::None;
        }
    }
    pub(crate) fn worker_missing(&mut self) {
        self.offer_restart(Message::WorkerGone);
    }
    /// A slow machine may still answer; so the player decides.
    pub(crate) fn worker_silent(&mut self) {
        self.offer_restart(Message::WorkerSilent);
    }
    fn offer_restart(&mut self, message: Message) {
        // A page without an engine is kept, too.
        self.keep_build();
        let actions = vec![(Label::EngineRestart, Msg::EngineRestartRequested)];
        self.notify(Notice { message, actions });
    }
    /// Jobs that a silent worker had go to its successor. A verdict that was given up is asked for
    /// again, because nothing else asks for it.
    pub(crate) fn restart_engine(&mut self) {
        self.model.common.page.notice = None;
        self.emit(Command::RestartEngine);
        if self.model.common.session.verdict == Some(Err(PuzzleError::Stopped)) {
            self.ask_verdict();
        }
    }
}
