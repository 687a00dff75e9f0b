//! The worker's answers, its progress and its deaths.

use crate::engine::board::Board;
use crate::engine::cell::CellSet;
use crate::engine::generate::{GenerateError, Generated, Recipe};
use crate::service::{Progress, Request, Response, Ticket, Verdict};
use crate::text::label::Label;
use crate::text::message::Message;

use super::Turn;
use crate::app::command::Command;
use crate::app::model::{Notice, Then};
use crate::app::msg::{Dialog, Msg};

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
            Response::Checked(verdict) if is(&mut jobs.preview) => {
                self.model.import.verdict = Some(verdict)
            }
            Response::Solved(solved) if is(&mut jobs.solve) => self.show_solutions(solved),
            Response::Hinted(advice) if is(&mut jobs.hint) => self.show_hint(advice),
            Response::Generated(recipe, made) if is(&mut jobs.make) => {
                self.take_made(&recipe, made)
            }
            _ => {}
        }
    }
    fn judged(&mut self, verdict: Verdict) {
        let notice = self.notice_of(&verdict);
        self.model.verdict = Some(verdict);
        match (notice, self.model.jobs.then.take()) {
            (Some(notice), None) if !self.is_blank() => self.notify(notice),
            (_, Some(Then::Check)) => self.check(),
            (_, Some(Then::Hint)) => self.hint(),
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
            Verdict::One(_) => return None,
            Verdict::Clash(_) => Message::CluesClash,
            Verdict::NoSolution(None) => Message::NoSolution,
            Verdict::NoSolution(Some(dead_end)) => Message::of_dead_end(*dead_end),
            Verdict::Undecided => Message::NotChecked,
            Verdict::Several(several) => {
                let count = several.found;
                let message = if several.more {
                    Message::ManySolutionsMore { count }
                } else {
                    Message::ManySolutions { count }
                };
                let offers = vec![
                    (Label::ShowUndecided, Msg::UndecidedShown),
                    (Label::NotNow, Msg::NoticeClosed),
                ];
                return Some(Notice { message, offers });
            }
        };
        Some(Notice::telling(message))
    }
    fn take_made(&mut self, recipe: &Recipe, made: Result<Box<Generated>, GenerateError>) {
        let Ok(made) = made else { return self.notify(Notice::telling(Message::CannotMake)) };
        let seed = recipe.seed.to_string();
        let reached = u64::from(made.clues);
        let wished = recipe.clues.map_or(reached, u64::from);
        let verdict = Verdict::One(*made.puzzle.solution());
        self.begin(Board::of_givens(*made.puzzle.givens()), format!("#{seed}"), Some(verdict));
        if self.model.dialog == Some(Dialog::New) || self.model.dialog == Some(Dialog::Menu) {
            self.model.dialog = None;
        }
        let message = match made.shortfall {
            Some(_) => Message::FellShort { wished, reached, seed },
            None => Message::NewGame { seed, clues: reached },
        };
        self.offer_previous(message);
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
            died(&mut jobs.make),
            died(&mut jobs.preview),
        ];
        let check = died(&mut jobs.check);
        if check {
            self.model.verdict = Some(Verdict::Undecided);
        }
        if check || lost.contains(&true) {
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
