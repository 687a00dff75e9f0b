//! The worker's answers, its progress and its deaths.

use crate::service::{JobId, Progress, PuzzleError, Response};
use crate::words::label::Label;
use crate::words::message::Message;

use super::Update;
use crate::core::jobs::{Purpose, purposes};
use crate::core::msg::{EngineMsg, Msg};
use crate::core::notice::Notice;

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
    /// Works off what the workers report.
    pub(crate) fn engine(&mut self, msg: EngineMsg) {
        match msg {
            EngineMsg::Answered(id, response) => self.answer(id, response.take()),
            EngineMsg::Progressed(id, progress) => self.progress(id, progress),
            EngineMsg::WorkerDied(ids) => self.worker_died(&ids),
            EngineMsg::WorkerMissing => self.worker_missing(),
            EngineMsg::WorkerSilent => self.worker_silent(),
            EngineMsg::RestartRequested => self.play().restart_engine(),
            EngineMsg::Ready => self.keep_build(),
        }
    }
    /// An answer serves the purpose of its job; that of a job given up is ignored.
    pub(crate) fn answer(&mut self, id: JobId, response: Response) {
        let Some(purpose) = self.model.common.jobs.remove(id) else { return };
        self.close_notice_of_silence();
        self.hand_over(purpose, response);
    }
    fn close_notice_of_silence(&mut self) {
        let notice = &mut self.model.common.page.notice;
        if notice.as_ref().is_some_and(|notice| matches!(notice.message, Message::WorkerSilent)) {
            *notice = None;
        }
    }
    pub(crate) fn progress(&mut self, id: JobId, progress: Progress) {
        let Some(purpose) = self.model.common.jobs.purpose_mut(id) else { return };
        match (purpose, progress) {
            (Purpose::NewPuzzle(_, making), Progress::Generated(made)) => {
                making.progress = Some(made)
            }
            (purpose, Progress::Proving(found)) if purpose.hint_search().is_some() => {
                self.model.common.jobs.proof_found(found.as_deref());
                self.play().announce_search();
            }
            (Purpose::Batch(_, tried), Progress::Generated(made)) => {
                *tried = made.puzzles.max(1);
            }
            (Purpose::ImportText(_) | Purpose::LongImportText(_), Progress::Read(read)) => {
                self.play().import_part_read(*read);
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
                Purpose::ProofPart(..) => _ = self.model.common.cancel(Purpose::is_hint),
                Purpose::Steps(_) => self.play().remove_step_list(),
                Purpose::Path(_) | Purpose::Grade(_) => self.play().close_unfinished_path(),
                Purpose::PoolPuzzle(..) => self.model.play.pool.is_suspended = true,
                Purpose::Ratings(_) => self.model.common.games.unrated.clear(),
                Purpose::Described(..) => self.rated().stop_rating(),
                Purpose::Batch(..) => self.studio().stop_batch(),
                Purpose::LowClue(_) => self.studio().stop_low_clue(),
                Purpose::MadeExplainer(_, number) => {
                    self.studio().take_made_explainer(None, *number)
                }
                Purpose::Trace(_, at) => self.algorithms().lose_trace(*at),
                Purpose::ListWork(_) => self.model.algorithms.list.is_running = false,
                Purpose::Table(..) => self.model.rated.export = None,
                Purpose::Explainer(_) => self.model.common.session.is_explainer_lost = true,
                Purpose::Daily(_, (date, tier)) => {
                    self.play().lose_daily(*date, *tier, Message::WorkerRestarted);
                }
                _ => {}
            }
        }
        if !lost.iter().all(Purpose::is_ahead) {
            self.model.common.notify(Notice::plain(Message::WorkerRestarted));
        }
    }
    fn worker_missing(&mut self) {
        self.offer_restart(Message::WorkerGone);
    }
    /// A slow machine may still answer; so the player decides.
    fn worker_silent(&mut self) {
        self.offer_restart(Message::WorkerSilent);
    }
    fn offer_restart(&mut self, message: Message) {
        // A page without an engine is kept, too.
        self.keep_build();
        let actions = vec![(Label::EngineRestart, Msg::Engine(EngineMsg::RestartRequested))];
        self.model.common.notify(Notice { message, actions });
    }
}
