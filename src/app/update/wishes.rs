//! What the player asks of the engine: a new puzzle, the solution, a check, a hint.

use crate::engine::cell::CellSet;
use crate::engine::clash::clashes;
use crate::engine::grid::{Grid, Solution};
use crate::service::{Advice, Lane, Request, Solved, Verdict};
use crate::text::label::Label;
use crate::text::message::Message;

use super::Turn;
use crate::app::command::Command;
use crate::app::model::{Hint, Level, Notice, Shown, Then};
use crate::app::moves::Move;
use crate::app::msg::{Dialog, Msg};

/// The most solutions that are listed.
pub const MOST_SOLUTIONS: u64 = 1_000;

impl Turn<'_> {
    pub(super) fn make_new(&mut self) {
        let Some(recipe) = self.model.form.recipe(&mut self.model.seeds) else {
            return self.model.dialog = Some(Dialog::New);
        };
        self.stop();
        let ticket = self.ask(Request::Generate(recipe));
        self.model.jobs.make = Some(ticket);
        self.model.jobs.tried = 0;
    }
    /// Ends what the long lane does; the page was usable all the time and is as it was.
    pub(super) fn stop(&mut self) {
        let jobs = &mut self.model.jobs;
        if jobs.make.take().is_some() | jobs.solve.take().is_some() {
            self.wish(Command::Cancel(Lane::Long));
            self.say(Message::Stopped);
        }
    }
    /// The clues if there are any, else whatever was entered.
    pub(super) fn question(&self) -> Grid {
        let board = self.model.game.board();
        if board.givens == Grid::EMPTY { board.digits() } else { board.givens }
    }
    pub(super) fn solve(&mut self) {
        let grid = self.question();
        if !clashes(&grid).is_empty() {
            return self.notify(Notice::telling(Message::CluesClash));
        }
        self.model.dialog = None;
        match self.model.solution() {
            Some(&solution)
                if Solution::of(&solution.grid()).is_some()
                    && grid == self.model.game.board().givens =>
            {
                let solved =
                    Solved { solutions: vec![solution], more: false, undecided: CellSet::EMPTY };
                self.show_solutions(solved);
            }
            _ => {
                let ticket = self.ask(Request::Solve(grid, MOST_SOLUTIONS));
                self.model.jobs.solve = Some(ticket);
                self.say(Message::Preparing);
            }
        }
    }
    pub(super) fn show_solutions(&mut self, solved: Solved) {
        if solved.solutions.is_empty() {
            return self.notify(Notice::telling(Message::NoSolution));
        }
        let count = solved.solutions.len() as u64;
        self.say(match (count, solved.more) {
            (1, _) => Message::FoundOne,
            (_, false) => Message::FoundSeveral { count },
            (_, true) => Message::FoundSeveralMore { count },
        });
        self.model.hint = None;
        self.model.solutions = Some(Shown { solved, at: 0, clues: self.question().clues() });
    }
    pub(super) fn choose_solution(&mut self, at: usize) {
        if let Some(shown) =
            self.model.solutions.as_mut().filter(|shown| at < shown.solved.solutions.len())
        {
            shown.at = at;
            let of = shown.solved.solutions.len() as u64;
            self.say(Message::SolutionAt { at: at as u64 + 1, of });
        }
    }
    pub(super) fn keep_solution(&mut self) {
        if let Some(&solution) = self.model.solutions.as_ref().and_then(Shown::solution) {
            self.make(Move::Solve(solution), Message::SolutionTaken);
        }
    }
    pub(super) fn check(&mut self) {
        self.model.dialog = None;
        match &self.model.verdict {
            None => {
                self.model.jobs.then = Some(Then::Check);
                self.say(Message::Preparing);
            }
            Some(Verdict::One(solution)) => {
                let wrong = self.model.game.wrong(solution);
                self.tell_wrong(wrong);
            }
            Some(verdict) => {
                let notice =
                    self.notice_of(verdict).unwrap_or(Notice::telling(Message::NeedsOneSolution));
                self.notify(notice);
            }
        }
    }
    fn tell_wrong(&mut self, wrong: CellSet) {
        self.model.wrong = wrong;
        if wrong.is_empty() {
            self.model.notice = None;
            let left = 81 - self.model.game.board().digits().clues() as u64;
            return self.say(Message::CheckFine { left });
        }
        self.notify(Notice {
            message: Message::WrongDigits { count: wrong.len() as u64, cells: wrong },
            offers: vec![
                (Label::BackToMistake, Msg::BackToMistake),
                (Label::NotNow, Msg::NoticeClosed),
            ],
        });
    }
    /// The next level of the hint there is, or a new hint.
    pub(super) fn hint(&mut self) {
        if self.model.clock.is_paused() {
            return;
        }
        self.model.dialog = None;
        if let Some(hint) = &mut self.model.hint {
            hint.level = if hint.level == Level::Where { Level::Which } else { Level::Why };
            return self.tell_level();
        }
        if self.model.verdict.is_none() {
            self.model.jobs.then = Some(Then::Hint);
            return self.say(Message::Preparing);
        }
        let board = Box::new(self.model.game.board().clone());
        let ticket = self.ask(Request::Hint(board, self.model.solution().copied()));
        self.model.jobs.hint = Some(ticket);
    }
    pub(super) fn show_hint(&mut self, advice: Advice) {
        self.model.solutions = None;
        self.model.hint = Some(Hint { advice, level: Level::Where, lit: None });
        self.tell_level();
    }
    fn tell_level(&mut self) {
        if let Some(Hint { advice: Advice::Step(_), level, .. }) = &self.model.hint {
            let level = *level as u64 + 1;
            self.say(Message::HintLevel { level, of: 3 });
        }
    }
    pub(super) fn light(&mut self, lit: Option<usize>) {
        if let Some(hint) = &mut self.model.hint {
            hint.lit = lit;
        }
    }
    pub(super) fn apply_hint(&mut self) {
        if let Some(Hint { advice: Advice::Step(step), .. }) = &self.model.hint {
            let step = Move::Apply(step.effects.clone());
            self.make(step, Message::HintTaken);
        }
    }
    pub(super) fn show_undecided(&mut self) {
        self.model.notice = None;
        if let Some(Verdict::Several(several)) = &self.model.verdict {
            self.model.undecided = several.undecided;
            let count = several.undecided.len() as u64;
            self.say(Message::FoundUndecided { count });
        }
    }
}
