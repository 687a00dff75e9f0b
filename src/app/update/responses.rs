//! The worker's answers, its progress and its deaths.

use std::rc::Rc;

use crate::engine::types::cell::CellSet;
use crate::i18n::label::Label;
use crate::i18n::message::Message;
use crate::service::{HintResult, JobId, Progress, Request, Response, Verdict};

use super::Update;
use crate::app::command::Command;
use crate::app::model::{Notice, PendingAction, problem};
use crate::app::msg::Msg;
use crate::app::solving_path::Origin;

impl Update<'_> {
    /// Hands a job to the worker.
    pub(super) fn ask(&mut self, request: Request) -> JobId {
        let id = self.model.jobs.next_id();
        self.emit(Command::Ask(id, request));
        id
    }
    /// Has the clues judged anew; until then nothing is known of them.
    pub(super) fn ask_verdict(&mut self) {
        self.model.verdict = None;
        self.model.path = None;
        self.model.jobs.grade = None;
        self.model.undecided = CellSet::EMPTY;
        let id = self.ask(Request::Check(self.question()));
        self.model.jobs.check = Some(id);
    }
    /// An answer goes to whoever waits for it; one that nobody waits for is dropped.
    pub(super) fn answer(&mut self, id: JobId, response: Response) {
        let jobs = &mut self.model.jobs;
        let is = |job: &mut Option<JobId>| job.take_if(|waiting| *waiting == id).is_some();
        match response {
            Response::Checked(verdict) if is(&mut jobs.check) => self.verdict_arrived(verdict),
            Response::Checked(verdict) if is(&mut jobs.preview) => {
                self.import_verdict_arrived(verdict)
            }
            Response::Solved(solved) if is(&mut jobs.solve) => self.show_solutions(solved),
            Response::Hinted(HintResult::Step(step)) if is(&mut jobs.example) => {
                self.model.learn.step = Some(step)
            }
            Response::Hinted(advice) if is(&mut jobs.hint) => self.show_hint(advice),
            Response::Steps(steps) if is(&mut jobs.steps) => self.take_steps(steps),
            Response::Path(path) if is(&mut jobs.path) => self.take_path(Rc::new(path)),
            Response::Path(path) if is(&mut jobs.grade) => self.take_grade(path),
            Response::Path(path) if is(&mut jobs.preview_grade) => {
                self.model.import.grade = Some(path.grade())
            }
            Response::Benchmarked(measured) if is(&mut self.model.benchmark.job) => {
                self.benchmark_measured(measured)
            }
            Response::Generated(recipe, made) if is(&mut jobs.make) => {
                self.take_made(&recipe, made)
            }
            Response::Generated(recipe, made) if is(&mut jobs.refill) => {
                self.take_refill(&recipe, made.as_deref().ok())
            }
            _ => {}
        }
    }
    fn verdict_arrived(&mut self, verdict: Verdict) {
        let notice = self.notice_of(&verdict);
        self.model.verdict = Some(verdict);
        self.ask_grade();
        match (notice, self.model.jobs.then.take()) {
            (Some(notice), None) if !self.is_blank() => {
                self.notify(self.offer_previous_game(notice))
            }
            (_, Some(PendingAction::Check)) => self.check(),
            (_, Some(PendingAction::Hint)) => self.hint(),
            (_, Some(PendingAction::Judge)) => self.submit_deduction(),
            (_, Some(PendingAction::Steps)) => self.list_steps(),
            (_, Some(PendingAction::Path)) => self.show_path(Origin::Here),
            _ => {}
        }
    }
    /// A sheet on which a puzzle is being typed has many solutions, and nobody needs to hear it.
    fn is_blank(&self) -> bool {
        self.model.game.board().givens.clues() == 0
    }
    /// What is to be said of a verdict, if it is not the good one.
    pub(super) fn notice_of(&self, verdict: &Verdict) -> Option<Notice> {
        let message = match verdict {
            Verdict::Undecided => Message::NotChecked,
            _ => problem(verdict)?,
        };
        if matches!(verdict, Verdict::Several(_)) {
            let actions = vec![
                (Label::ShowUndecided, Msg::DifferencesShown),
                (Label::NotNow, Msg::NoticeClosed),
            ];
            return Some(Notice { message, actions });
        }
        Some(Notice::plain(message))
    }
    pub(super) fn progress(&mut self, id: JobId, progress: &Progress) {
        if self.model.jobs.make == Some(id) {
            self.model.jobs.tried = progress.tried;
        }
    }
    /// The jobs that died with the worker are asked again where the player still waits for the
    /// answer unawares, and given up where he asked and can ask again.
    pub(super) fn worker_died(&mut self, ids: &[JobId]) {
        let jobs = &mut self.model.jobs;
        let died = |job: &mut Option<JobId>| job.take_if(|id| ids.contains(id)).is_some();
        let lost = [
            died(&mut jobs.solve),
            died(&mut jobs.hint),
            died(&mut jobs.example),
            died(&mut jobs.make),
            died(&mut self.model.benchmark.job),
            died(&mut jobs.preview),
        ];
        let check = died(&mut jobs.check);
        self.model.pool.is_suspended |= died(&mut jobs.refill);
        if check {
            jobs.then = None;
            self.model.verdict = Some(Verdict::Undecided);
        }
        if self.lists_died(ids) || check || lost.contains(&true) {
            self.notify(Notice::plain(Message::WorkerRestarted));
        }
    }
    pub(super) fn worker_missing(&mut self) {
        self.notify(Notice::plain(Message::WorkerGone));
    }
    pub(super) fn notify(&mut self, notice: Notice) {
        self.model.notice = Some(notice);
    }
}
