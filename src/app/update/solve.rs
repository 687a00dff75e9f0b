//! What the player asks of the engine: a new puzzle, the solution, a check.

use crate::engine::types::cell::CellSet;
use crate::engine::types::conflict::conflicts;
use crate::i18n::label::Label;
use crate::i18n::message::Message;
use crate::service::{PuzzleError, Request, Solved};

use super::Update;
use crate::app::jobs::{PendingAction, Purpose};
use crate::app::model::Notice;
use crate::app::model::card::{Card, SolutionBrowser};
use crate::app::moves::Move;
use crate::app::msg::Msg;

/// The most solutions that are listed.
pub const MAX_SOLUTIONS: u64 = 1_000;

impl Update<'_> {
    pub(super) fn solve(&mut self) {
        let grid = self.model.board().clue_grid();
        if !conflicts(&grid).is_empty() {
            return self.notify(Notice::plain(Message::CluesConflict));
        }
        self.model.shell.dialog = None;
        match self.model.session.solution() {
            Some(&solution) if grid == self.model.board().givens => {
                let solutions = vec![solution];
                let solved = Solved { solutions, more: false, differing: CellSet::EMPTY };
                self.show_solutions(solved);
            }
            _ => {
                self.cancel(|purpose| *purpose == Purpose::Solutions);
                self.ask(Purpose::Solutions, Request::Solve { grid, limit: MAX_SOLUTIONS });
                self.set_status(Message::Preparing);
            }
        }
    }
    pub(super) fn show_solutions(&mut self, solved: Solved) {
        if solved.solutions.is_empty() {
            return self.notify(Notice::plain(Message::NoSolution));
        }
        self.close_hint();
        self.close_lists();
        let count = solved.solutions.len() as u64;
        self.set_status(match (count, solved.more) {
            (1, _) => Message::FoundOne,
            (_, false) => Message::FoundSeveral { count },
            (_, true) => Message::FoundSeveralMore { count },
        });
        let clues = self.model.board().clue_grid().clues();
        self.model.card = Card::Solutions(SolutionBrowser { solved, at: 0, clues });
    }
    pub(super) fn choose_solution(&mut self, at: usize) {
        let Card::Solutions(shown) = &mut self.model.card else { return };
        let of = shown.solved.solutions.len();
        if at < of {
            shown.at = at;
            self.set_status(Message::SolutionAt { at: at as u64 + 1, of: of as u64 });
        }
    }
    pub(super) fn close_solutions(&mut self) {
        if matches!(self.model.card, Card::Solutions(_)) {
            self.model.card = Card::None;
            self.model.shell.status.clear();
        }
    }
    pub(super) fn keep_solution(&mut self) {
        if let Some(&solution) = self.model.card.solutions().and_then(SolutionBrowser::solution) {
            self.make(Move::Solve(solution));
        }
    }
    pub(super) fn check(&mut self) {
        self.model.shell.dialog = None;
        match &self.model.session.verdict {
            None => {
                self.model.jobs.after_verdict(PendingAction::Check);
                self.set_status(Message::Preparing);
            }
            Some(Ok(solution)) => {
                let wrong = self.model.session.game.wrong(solution);
                self.show_wrong_digits(wrong);
            }
            Some(verdict) => {
                let notice =
                    self.notice_of(verdict).unwrap_or(Notice::plain(Message::NeedsOneSolution));
                self.notify(notice);
            }
        }
    }
    fn show_wrong_digits(&mut self, wrong: CellSet) {
        self.model.session.wrong = wrong;
        if wrong.is_empty() {
            self.model.shell.notice = None;
            let left = 81 - self.model.board().digits().clues() as u64;
            return self.set_status(Message::CheckFine { left });
        }
        self.notify(Notice {
            message: Message::WrongDigits { count: wrong.len() as u64, cells: wrong },
            actions: vec![
                (Label::BackToMistake, Msg::BackToMistake),
                (Label::NotNow, Msg::NoticeClosed),
            ],
        });
    }
    pub(super) fn show_differing(&mut self) {
        self.model.shell.notice = None;
        if let Some(Err(PuzzleError::SeveralSolutions(several))) = &self.model.session.verdict {
            self.model.session.differing = several.differing;
            let count = several.differing.len() as u64;
            self.set_status(Message::FoundUndecided { count });
        }
    }
}
