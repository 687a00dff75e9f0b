//! What the player asks of the engine: the solution, a digit of it, where solutions differ.

use crate::core::msg::SolutionMsg;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::conflict::conflicts;
use crate::service::{PuzzleError, Solved, request};
use crate::words::message::Message;

use crate::core::command::Command;
use crate::core::jobs::Purpose;
use crate::core::moves::{Move, NoteCleanup};
use crate::core::notice::Notice;
use crate::play::Update;
use crate::play::card::{Card, SolutionBrowser};

/// The most solutions that are listed.
pub const MAX_SOLUTIONS: u64 = 1_000;

impl Update<'_> {
    /// Works off what happens to the solution.
    pub(crate) fn solution(&mut self, msg: SolutionMsg) {
        match msg {
            SolutionMsg::Asked => self.ask_solve(),
            SolutionMsg::Requested => self.solve(),
            SolutionMsg::CellRevealed => self.reveal_cell(),
            SolutionMsg::Chosen(at) => self.choose_solution(at),
            SolutionMsg::Kept => self.keep_solution(),
            SolutionMsg::Closed => self.close_solutions(),
        }
    }
    /// The player is asked first, because the game does not count afterwards.
    fn ask_solve(&mut self) {
        let session = &self.common.session;
        let is_played = session.solution().is_some()
            && session.board().givens == session.board().clue_grid()
            && !session.is_done()
            && !session.record.help.solution;
        if !is_played || session.clock.is_paused() {
            return self.solve();
        }
        self.common.page.dialog = None;
        self.close_hint();
        self.close_lists();
        self.own.card = Card::SolveAsked;
        self.emit(Command::FocusCard);
    }
    /// The selected cell, or else the first that is empty or wrong, gets its digit.
    fn reveal_cell(&mut self) {
        let Some(&solution) = self.common.session.solution() else { return };
        let digits = self.common.board().digits();
        let open = |cell: &Cell| digits[*cell] != Some(solution[*cell]);
        let cell = self.target().iter().find(open).or_else(|| Cell::ALL.into_iter().find(open));
        let Some(cell) = cell else { return };
        self.own.card = Card::None;
        self.count_cell();
        self.make(Move::Place(CellSet::only(cell), solution[cell], NoteCleanup::Clean));
        self.own.input.cursor = cell;
        self.own.input.selection = CellSet::only(cell);
        self.emit(Command::Focus(cell));
    }
    pub(crate) fn solve(&mut self) {
        let grid = self.common.board().clue_grid();
        if !conflicts(&grid).is_empty() {
            return self.notify(Notice::plain(Message::CluesConflict));
        }
        self.common.page.dialog = None;
        match self.common.session.solution() {
            Some(&solution) if grid == self.common.board().givens => {
                let solutions = vec![solution];
                let solved = Solved { solutions, more: false, differing: CellSet::EMPTY };
                self.show_solutions(solved);
            }
            _ => {
                self.cancel(|purpose| matches!(purpose, Purpose::Solutions(_)));
                self.ask(request::Solve { grid, limit: MAX_SOLUTIONS }, Purpose::Solutions);
                self.set_status(Message::Preparing);
            }
        }
    }
    pub(crate) fn show_solutions(&mut self, solved: Solved) {
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
        let clues = self.common.board().clue_grid().clues();
        self.count_solution();
        self.own.card = Card::Solutions(SolutionBrowser { solved, at: 0, clues });
    }
    fn choose_solution(&mut self, at: usize) {
        let Card::Solutions(shown) = &mut self.own.card else { return };
        let of = shown.solved.solutions.len();
        if at < of {
            shown.at = at;
            self.set_status(Message::SolutionAt { at: at as u64 + 1, of: of as u64 });
        }
    }
    pub(crate) fn close_solutions(&mut self) {
        if matches!(self.own.card, Card::Solutions(_)) {
            self.own.card = Card::None;
            self.common.page.status.clear();
        }
    }
    fn keep_solution(&mut self) {
        if let Some(&solution) = self.own.card.solutions().and_then(SolutionBrowser::solution) {
            self.make(Move::Solve(solution));
        }
    }
    pub(crate) fn show_differing(&mut self) {
        self.common.page.notice = None;
        if let Some(Err(PuzzleError::SeveralSolutions(several))) = &self.common.session.verdict {
            self.common.session.differing = several.differing;
            let count = several.differing.len() as u64;
            self.set_status(Message::FoundUndecided { count });
        }
    }
}
