//! The worker's answers, its progress and its deaths.

use std::rc::Rc;

use crate::engine::generate::{GenerateError, Generated, Recipe};
use crate::engine::logic::techniques::TechniqueSet;
use crate::engine::rating::grade::Path;
use crate::engine::types::board::Board;
use crate::engine::types::cell::CellSet;
use crate::i18n::label::Label;
use crate::i18n::message::Message;
use crate::service::{
    HintResult, JobId, Progress, PuzzleError, PuzzleState, Request, Response, Verdict,
};

use super::Update;
use crate::app::command::Command;
use crate::app::jobs::{PendingAction, Purpose};
use crate::app::model::Notice;
use crate::app::model::card::Card;
use crate::app::model::session::problem;
use crate::app::msg::Msg;
use crate::app::solving_path::Origin;

impl Update<'_> {
    /// Hands a request to a worker.
    pub(super) fn ask(&mut self, purpose: Purpose, request: Request) {
        let id = self.model.jobs.add(purpose);
        self.emit(Command::Ask(id, request));
    }
    /// Gives up the jobs of a kind; whether there were any. Work that may take long is ended.
    pub(super) fn cancel(&mut self, serves: fn(&Purpose) -> bool) -> bool {
        let given_up = self.model.jobs.remove_all(&serves);
        for (id, _) in given_up.iter().filter(|(_, purpose)| !purpose.is_short()) {
            self.out.push(Command::Cancel(*id));
        }
        !given_up.is_empty()
    }
    /// The board, and what hints, lists and paths may reason with.
    pub(super) fn puzzle_state(&self) -> Box<PuzzleState> {
        self.state_of(self.model.board().clone())
    }
    /// The same for another board of the puzzle.
    pub(super) fn state_of(&self, board: Board) -> Box<PuzzleState> {
        let left_out = self.model.shell.settings.left_out();
        Box::new(PuzzleState {
            board,
            solution: self.model.session.solution().copied(),
            left_out,
            without: TechniqueSet::EMPTY,
        })
    }
    /// Has other clues checked: how hard they are is not known either.
    pub(super) fn ask_verdict_anew(&mut self) {
        self.model.session.record.explainer = None;
        self.model.session.is_explainer_lost = false;
        self.cancel(|purpose| *purpose == Purpose::Explainer);
        self.ask_verdict();
    }
    /// Has the clues checked anew; until then nothing is known of them.
    pub(super) fn ask_verdict(&mut self) {
        self.model.session.verdict = None;
        self.model.session.path = None;
        self.model.session.differing = CellSet::EMPTY;
        let waiting = self.model.jobs.pending_action();
        self.cancel(|purpose| matches!(purpose, Purpose::Verdict(_)));
        self.cancel(|purpose| *purpose == Purpose::Grade);
        let grid = self.model.board().clue_grid();
        self.ask(Purpose::Verdict(waiting), Request::Check { grid });
    }
    /// An answer serves the purpose of its job; that of a job given up is ignored.
    pub(super) fn answer(&mut self, id: JobId, response: Response) {
        let Some(purpose) = self.model.jobs.remove(id) else { return };
        self.close_notice_of_silence();
        match (purpose, response) {
            (Purpose::Verdict(then), Response::Checked(verdict)) => {
                self.verdict_arrived(verdict, then);
            }
            (Purpose::ImportText { .. }, Response::TextRead(read)) => self.import_read(read),
            (Purpose::ImportVerdicts(at), Response::ListChecked(verdicts)) => {
                self.import_checked(at, &verdicts);
            }
            (Purpose::Described(part), Response::ListDescribed(rows)) => {
                self.take_described(part, rows);
            }
            (Purpose::Table(part), Response::TableWritten(text)) => self.take_table(part, text),
            (Purpose::Batch(_), Response::BatchMade(results)) => self.take_batch(results),
            (Purpose::Link, Response::TextRead(read)) => self.link_read(read),
            (Purpose::ImportVerdict, Response::Checked(verdict)) => self.import_judged(verdict),
            (Purpose::Solutions, Response::Solved(solved)) => self.show_solutions(solved),
            (purpose, response) if purpose.is_hint() => self.answer_hint(purpose, response),
            (Purpose::Example, Response::Hinted(result)) => self.take_example(result),
            (Purpose::Steps, Response::Steps(steps)) => self.take_steps(steps),
            (Purpose::Path, Response::Path(path)) => self.take_path(Rc::new(path)),
            (Purpose::Grade, Response::Path(path)) => self.take_grade(Rc::new(path)),
            (Purpose::ImportGrade, Response::Path(path)) => self.take_import_grade(path),
            (Purpose::Benchmark, Response::Benchmarked(result)) => {
                self.benchmark_measured(result);
            }
            (purpose, Response::Generated(recipe, made)) => {
                self.take_generated(purpose, &recipe, made);
            }
            (Purpose::Worksheets, Response::Worksheets(found)) => self.take_worksheets(found),
            (purpose, Response::RatedExplainer(rating)) => self.take_explainer(purpose, rating),
            (Purpose::Ratings, Response::Rated(ratings)) => self.take_ratings(ratings),
            (purpose, response) => self.answer_outside(purpose, response),
        }
    }
    /// Hints to show, and parts of the search for one.
    fn answer_hint(&mut self, purpose: Purpose, response: Response) {
        match (purpose, response) {
            (Purpose::Hint(_) | Purpose::ProofPart(_), Response::Hinted(result)) => {
                self.show_hint(result);
            }
            (Purpose::Hint(search), Response::Proving(stage)) => {
                self.prove_in_parts(&search, stage);
            }
            (Purpose::ProofPart(search), Response::Proving(stage)) => {
                self.go_on_proving(search, stage);
            }
            (Purpose::ProofPart(search), Response::PartProved(found)) => {
                self.take_proof_part(search, found);
            }
            (Purpose::AnotherHint(skip), Response::Hinted(result)) => {
                self.show_another_hint(skip, result);
            }
            (Purpose::HintIn(cell), Response::HintedIn(result)) => self.show_hint_in(cell, result),
            // No other pair occurs.
            _ => {}
        }
    }
    /// What exercises ask, what comes from outside, and what goes there.
    fn answer_outside(&mut self, purpose: Purpose, response: Response) {
        match (purpose, response) {
            (Purpose::Exercise, Response::Steps(steps)) => self.take_exercise(steps),
            (Purpose::ExerciseHint, Response::Hinted(result)) => self.take_exercise_hint(result),
            (Purpose::ReadArchive, Response::ArchiveRead(read)) => self.archive_read(read),
            (Purpose::WriteArchive, Response::ArchiveWritten(file)) => self.save_archive(file),
            (Purpose::Proved, Response::MadeProved(proved)) => self.take_proved(*proved),
            (Purpose::Hand, Response::HandLookedAt(state)) => self.take_hand(state),
            (Purpose::HandCompletion, Response::HandCompleted(completion)) => {
                self.take_completion(completion);
            }
            (Purpose::LowClue, Response::LookedAround(found)) => self.take_looks(found),
            (Purpose::GameLink, Response::GameLinkRead(read)) => self.game_link_read(read),
            (Purpose::Share, Response::Shared(shared)) => self.take_shared(*shared),
            (Purpose::Picture(kind), Response::Drawn(svg)) => self.save_picture(kind, svg),
            (Purpose::Trace(at), Response::Traced(part)) => self.take_trace(at, part),
            (Purpose::Sample(method), Response::Traced(part)) => self.take_sample(method, part),
            (Purpose::ListWork, Response::ListWorked(works)) => self.take_list_work(works),
            (Purpose::Work(method), Response::Worked(work, millis)) => {
                self.take_work(method, work, millis);
            }
            (Purpose::Making, Response::Made(making)) => self.take_making(making),
            // No other pair occurs.
            _ => {}
        }
    }
    fn take_generated(
        &mut self,
        purpose: Purpose,
        recipe: &Recipe,
        made: Result<Box<Generated>, GenerateError>,
    ) {
        match purpose {
            Purpose::NewPuzzle(_) => self.take_made(recipe, made),
            Purpose::Daily(date, tier) => self.take_daily(date, tier, made.as_deref().ok()),
            Purpose::PoolPuzzle => self.take_refill(recipe, made.as_deref().ok()),
            Purpose::PaperPuzzle => self.take_paper_puzzle(made.as_deref().ok()),
            // Nothing else asks for a puzzle.
            _ => {}
        }
    }
    /// An example without a step stays without one.
    fn take_example(&mut self, result: HintResult) {
        if let HintResult::Step(step) = result {
            self.model.dialogs.learn.step = Some(step);
        }
    }
    fn take_import_grade(&mut self, path: Path) {
        self.model.dialogs.import.path = Some(Rc::new(path));
        if let Some(grid) = self.model.dialogs.import.clues() {
            self.ask(Purpose::ImportExplainer, Request::RateExplainer { grid });
        }
    }
    fn close_notice_of_silence(&mut self) {
        let notice = &mut self.model.shell.notice;
        if notice.as_ref().is_some_and(|notice| notice.message == Message::WorkerSilent) {
            *notice = None;
        }
    }
    fn verdict_arrived(&mut self, verdict: Verdict, then: Option<PendingAction>) {
        let notice = self.notice_of(&verdict);
        self.model.session.verdict = Some(verdict);
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
    pub(super) fn notice_of(&self, verdict: &Verdict) -> Option<Notice> {
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
    pub(super) fn progress(&mut self, id: JobId, progress: Progress) {
        let Some(purpose) = self.model.jobs.purpose_mut(id) else { return };
        match (purpose, progress) {
            (Purpose::NewPuzzle(making), Progress::Generated(made)) => making.progress = Some(made),
            (Purpose::Hint(_) | Purpose::ProofPart(_), Progress::Proving(found)) => {
                self.model.jobs.proof_found(found.as_deref());
                self.announce_search();
            }
            (Purpose::Batch(tried), Progress::Generated(made)) => {
                *tried = made.puzzles.max(1);
            }
            (Purpose::ImportText { .. }, Progress::Read(read)) => {
                self.import_part_read(*read);
            }
            _ => {}
        }
    }
    /// Jobs that died with their worker are given up: the player can ask again. A notice
    /// says so, except for what was done ahead.
    pub(super) fn worker_died(&mut self, ids: &[JobId]) {
        let lost: Vec<Purpose> = ids.iter().filter_map(|&id| self.model.jobs.remove(id)).collect();
        for purpose in &lost {
            match purpose {
                Purpose::Verdict(_) => self.model.session.verdict = Some(Err(PuzzleError::Stopped)),
                Purpose::ProofPart(_) => _ = self.cancel(Purpose::is_hint),
                Purpose::Steps => self.remove_step_list(),
                Purpose::Path | Purpose::Grade => self.close_unfinished_path(),
                Purpose::PoolPuzzle => self.model.storage.pool.is_suspended = true,
                Purpose::Ratings => self.model.library.unrated.clear(),
                Purpose::Described(_) => self.stop_rating(),
                Purpose::Batch(_) => self.stop_batch(),
                Purpose::LowClue => self.stop_low_clue(),
                Purpose::MadeExplainer(number) => self.take_made_explainer(*number, None),
                Purpose::Trace(at) => self.lose_trace(*at),
                Purpose::ListWork => self.model.algorithms.list.is_running = false,
                Purpose::Table(_) => self.model.rated.export = None,
                Purpose::Explainer => self.model.session.is_explainer_lost = true,
                Purpose::Daily(date, tier) => {
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
        self.model.card = match std::mem::take(&mut self.model.card) {
            Card::Steps(_) => Card::None,
            Card::Hint(hint, _) => Card::Hint(hint, None),
            other => other,
        };
    }
    fn close_unfinished_path(&mut self) {
        if self.model.card.path().is_some_and(|browser| browser.path.is_none()) {
            self.model.card = Card::None;
        }
    }
    pub(super) fn worker_missing(&mut self) {
        self.offer_restart(Message::WorkerGone);
    }
    /// A slow machine may still answer; so the player decides.
    pub(super) fn worker_silent(&mut self) {
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
    pub(super) fn restart_engine(&mut self) {
        self.model.shell.notice = None;
        self.emit(Command::RestartEngine);
        if self.model.session.verdict == Some(Err(PuzzleError::Stopped)) {
            self.ask_verdict();
        }
    }
}
