//! The worker's answers, its progress and its deaths.

use std::rc::Rc;

use crate::engine::types::cell::CellSet;
use crate::i18n::label::Label;
use crate::i18n::message::Message;
use crate::service::{Advice, Progress, Request, Response, Ticket, Verdict};

use super::Turn;
use crate::app::command::Command;
use crate::app::model::{Notice, Then, flaw};
use crate::app::msg::Msg;
use crate::app::solving_path::Origin;

impl Turn<'_> {
    /// Hands a job to the worker.
    pub(super) fn ask(&mut self, request: Request) -> Ticket {
        let ticket = self.model.jobs.ticket();
        self.wish(Command::Ask(ticket, request));
        ticket
    }
    /// Has the clues judged anew; until then nothing is known of them.
    pub(super) fn ask_verdict(&mut self) {
        self.model.verdict = None;
        self.model.path = None;
        self.model.jobs.grade = None;
        self.model.undecided = CellSet::EMPTY;
        let ticket = self.ask(Request::Check(self.question()));
        self.model.jobs.check = Some(ticket);
    }
    /// An answer goes to whoever waits for it; one that nobody waits for is dropped.
    pub(super) fn answer(&mut self, ticket: Ticket, response: Response) {
        let jobs = &mut self.model.jobs;
        let is = |job: &mut Option<Ticket>| job.take_if(|waiting| *waiting == ticket).is_some();
        match response {
            Response::Checked(verdict) if is(&mut jobs.check) => self.judged(verdict),
            Response::Checked(verdict) if is(&mut jobs.preview) => self.judged_import(verdict),
            Response::Solved(solved) if is(&mut jobs.solve) => self.show_solutions(solved),
            Response::Hinted(Advice::Step(step)) if is(&mut jobs.example) => {
                self.model.learn.step = Some(step)
            }
            Response::Hinted(advice) if is(&mut jobs.hint) => self.show_hint(advice),
            Response::Steps(steps) if is(&mut jobs.steps) => self.take_steps(steps),
            Response::Path(path) if is(&mut jobs.path) => self.take_path(Rc::new(path)),
            Response::Path(path) if is(&mut jobs.grade) => self.take_grade(path),
            Response::Path(path) if is(&mut jobs.preview_grade) => {
                self.model.import.grade = Some(path.grade())
            }
            Response::Measured(measured) if is(&mut self.model.trial.job) => {
                self.take_measured(measured)
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
    fn judged(&mut self, verdict: Verdict) {
        let notice = self.notice_of(&verdict);
        self.model.verdict = Some(verdict);
        self.ask_grade();
        match (notice, self.model.jobs.then.take()) {
            (Some(notice), None) if !self.is_blank() => self.notify(self.with_way_back(notice)),
            (_, Some(Then::Check)) => self.check(),
            (_, Some(Then::Hint)) => self.hint(),
            (_, Some(Then::Judge)) => self.put_question(),
            (_, Some(Then::Steps)) => self.list_steps(),
            (_, Some(Then::Path)) => self.show_path(Origin::Here),
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
            _ => flaw(verdict)?,
        };
        if matches!(verdict, Verdict::Several(_)) {
            let offers = vec![
                (Label::ShowUndecided, Msg::UndecidedShown),
                (Label::NotNow, Msg::NoticeClosed),
            ];
            return Some(Notice { message, offers });
        }
        Some(Notice::telling(message))
    }
    pub(super) fn progress(&mut self, ticket: Ticket, progress: &Progress) {
        if self.model.jobs.make == Some(ticket) {
            self.model.jobs.tried = progress.tried;
        }
    }
    /// The jobs that died with the worker are asked again where the player still waits for the
    /// answer unawares, and given up where he asked and can ask again.
    pub(super) fn worker_died(&mut self, tickets: &[Ticket]) {
        let jobs = &mut self.model.jobs;
        let died =
            |job: &mut Option<Ticket>| job.take_if(|ticket| tickets.contains(ticket)).is_some();
        let lost = [
            died(&mut jobs.solve),
            died(&mut jobs.hint),
            died(&mut jobs.example),
            died(&mut jobs.make),
            died(&mut self.model.trial.job),
            died(&mut jobs.preview),
        ];
        let check = died(&mut jobs.check);
        self.model.store.rests |= died(&mut jobs.refill);
        if check {
            jobs.then = None;
            self.model.verdict = Some(Verdict::Undecided);
        }
        if self.lists_died(tickets) || check || lost.contains(&true) {
            self.notify(Notice::telling(Message::WorkerRestarted));
        }
    }
    pub(super) fn worker_missing(&mut self) {
        self.notify(Notice::telling(Message::WorkerGone));
    }
    pub(super) fn notify(&mut self, notice: Notice) {
        self.model.notice = Some(notice);
    }
}
