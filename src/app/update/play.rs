//! Writing, noting, colouring, erasing, and the way back.

use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::colour::Colour;
use crate::engine::types::conflict::conflicts;
use crate::engine::types::digit::Digit;
use crate::engine::types::grid::Grid;
use crate::engine::types::set::Element;
use crate::i18n::message::Message;
use crate::service::PuzzleError;

use super::Update;
use crate::app::clock::ClockState;
use crate::app::game::Change;
use crate::app::jobs::Purpose;
use crate::app::moves::{MarkEdit, Move, NoteCleanup};
use crate::app::msg::Mode;
use crate::app::settings::Toggle;

impl Update<'_> {
    /// A digit of the pad: with nothing selected it waits for cells to be pressed.
    pub(super) fn pad(&mut self, digit: Digit) {
        if self.is_asking() {
            self.claim(digit, self.target());
        } else if !self.model.input.selection.is_empty() {
            self.write(self.model.input.mode, digit, self.model.input.selection);
        } else if self.model.input.locked == Some(digit) {
            self.unlock();
        } else {
            self.model.input.locked = Some(digit);
            self.set_status(Message::DigitLocked { digit });
        }
    }
    /// A digit of the keyboard, in a mode of its own or the current one.
    pub(super) fn type_digit(&mut self, mode: Option<Mode>, digit: Digit) {
        self.write(mode.unwrap_or(self.model.input.mode), digit, self.target());
    }
    pub(super) fn unlock(&mut self) {
        self.model.input.locked = None;
        self.set_status(Message::DigitUnlocked);
    }
    /// The selection, or else the cursor.
    pub(super) fn target(&self) -> CellSet {
        if self.model.input.selection.is_empty() {
            CellSet::only(self.model.input.cursor)
        } else {
            self.model.input.selection
        }
    }
    pub(super) fn write(&mut self, mode: Mode, digit: Digit, cells: CellSet) {
        match mode {
            _ if self.is_asking() => self.claim(digit, cells),
            Mode::Digit => self.place(digit, cells),
            Mode::Notes | Mode::Centre => self.note(mode, digit, cells),
            Mode::Colour => self.paint(Colour::at(digit.index()), cells),
        }
    }
    fn place(&mut self, digit: Digit, cells: CellSet) {
        let board = self.model.board();
        let free = cells - board.givens.filled();
        if free.is_empty() {
            return self.set_status(Message::GivenStays);
        }
        if free.is_subset(board.entries.cells_of(digit)) {
            return self.make(Move::Erase(free));
        }
        let notes = if self.model.shell.settings.is_on(Toggle::CleanNotes) {
            NoteCleanup::Clean
        } else {
            NoteCleanup::Keep
        };
        self.make(Move::Place(free, digit, notes));
        self.add_conflict_status(digit, free);
    }
    fn add_conflict_status(&mut self, digit: Digit, cells: CellSet) {
        if !self.model.shell.settings.is_on(Toggle::ShowConflicts) {
            return;
        }
        let found = conflicts(&self.model.board().digits());
        if let Some(conflict) = found
            .iter()
            .find(|conflict| conflict.digit == digit && !conflict.cells.is_disjoint(cells))
        {
            self.model.shell.status.push(Message::Conflicting { digit, house: conflict.house });
        }
    }
    fn note(&mut self, mode: Mode, digit: Digit, cells: CellSet) {
        let board = self.model.board();
        let free = cells & board.empty_cells();
        if free.is_empty() {
            return self.report_no_empty_cell(cells);
        }
        let notes = if mode == Mode::Notes { &board.corner_marks } else { &board.centre_marks };
        let all = free.iter().all(|cell| notes[cell].contains(digit));
        let edit = if all { MarkEdit::Remove } else { MarkEdit::Add };
        let step = if mode == Mode::Notes {
            Move::Note(free, digit, edit)
        } else {
            Move::Centre(free, digit, edit)
        };
        self.make(step);
    }
    /// There is no empty cell among these.
    pub(super) fn report_no_empty_cell(&mut self, cells: CellSet) {
        let given = cells.is_subset(self.model.board().givens.filled());
        self.set_status(if given { Message::GivenStays } else { Message::DigitStays });
    }
    pub(super) fn colour(&mut self, colour: Colour) {
        self.paint(colour, self.target());
    }
    fn paint(&mut self, colour: Colour, cells: CellSet) {
        let colours = &self.model.board().colours;
        let all = cells.iter().all(|cell| colours[cell].contains(colour));
        let step = Move::Colour(cells, colour, if all { MarkEdit::Remove } else { MarkEdit::Add });
        self.make(step);
    }
    pub(super) fn erase(&mut self) {
        if self.is_asking() {
            return self.unclaim(self.target());
        }
        let board = self.model.board();
        let plain = |cell: &Cell| board.colours[*cell].is_empty();
        let fixed: CellSet = board.givens.filled().iter().filter(plain).collect();
        let cells = self.target() - fixed;
        if cells.is_empty() {
            return self.set_status(Message::GivenStays);
        }
        self.make(Move::Erase(cells));
    }
    /// Notes for all; where every cell has some, only the impossible go.
    pub(super) fn fill(&mut self) {
        let board = self.model.board();
        let lacking = board.empty_cells().iter().any(|cell| board.corner_marks[cell].is_empty());
        let step = if lacking { Move::FillCandidates } else { Move::CleanCandidates };
        self.make(step);
    }
    pub(super) fn restart(&mut self) {
        self.model.shell.dialog = None;
        self.make(Move::Restart);
    }
    pub(super) fn fix_clues(&mut self) {
        self.model.shell.dialog = None;
        self.make(Move::FixClues);
        self.ask_verdict();
    }
    pub(super) fn undo(&mut self) {
        if self.is_previewing() {
            return;
        }
        let before = self.shown();
        match self.model.session.game.undo() {
            Some(step) => {
                let what = Box::new(self.describe(&step));
                self.changed(before, Message::Undone { what });
                self.after_clues(&step);
            }
            None => self.set_status(Message::NothingToUndo),
        }
    }
    pub(super) fn redo(&mut self) {
        if self.is_previewing() {
            return;
        }
        let before = self.shown();
        match self.model.session.game.redo() {
            Some(step) => {
                let what = Box::new(self.describe(&step));
                self.changed(before, Message::Redone { what });
                self.after_clues(&step);
            }
            None => self.set_status(Message::NothingToRedo),
        }
    }
    fn after_clues(&mut self, step: &Move) {
        if *step == Move::FixClues {
            self.ask_verdict();
        }
    }
    /// To before the first move that left something wrong on the board to this day.
    pub(super) fn back_to_mistake(&mut self) {
        if self.is_previewing() {
            return;
        }
        let Some(solution) = self.model.session.solution() else {
            return self.set_status(Message::NeedsOneSolution);
        };
        let Some(at) = self.model.session.game.before_mistake(solution) else {
            return self.set_status(Message::NothingWrong);
        };
        let before = self.shown();
        self.model.session.game.go(at);
        self.model.shell.notice = None;
        let left = 81 - self.model.board().digits().clues() as u64;
        self.changed(before, Message::CheckFine { left });
    }

    pub(super) fn make(&mut self, step: Move) {
        if self.is_previewing() {
            return;
        }
        let before = self.shown();
        let status = self.describe(&step);
        if self.model.session.game.make(step) == Change::Board {
            self.changed(before, status);
        }
    }
    fn shown(&self) -> Grid {
        self.model.board().digits()
    }
    /// After every change of the board: what was shown of the old one no longer holds.
    fn changed(&mut self, before: Grid, status: Message) {
        let now = self.shown();
        self.model.session.wrong =
            self.model.session.wrong.iter().filter(|&cell| before[cell] == now[cell]).collect();
        self.close_hint();
        self.close_solutions();
        self.set_status(status);
        self.finish(&now);
        self.save();
        let typed = before != now && self.model.board().givens == Grid::EMPTY;
        if typed {
            // All digits of a puzzle that is being typed are its clues: nothing is known of them yet.
            self.model.session.verdict = Some(Err(PuzzleError::Stopped));
            self.cancel(|purpose| *purpose == Purpose::Solutions);
        }
        self.renew_lists();
        if typed {
            self.ask_verdict();
        }
    }
    fn finish(&mut self, now: &Grid) {
        if self.model.session.is_done() {
            self.model.session.clock.state = ClockState::Done;
            let time = self.model.session.clock.shown();
            self.set_status(Message::Solved { time });
        } else if now.clues() == 81 {
            self.set_status(Message::FullButWrong);
        }
        if !self.model.session.is_done() && self.model.session.clock.state == ClockState::Done {
            self.model.session.clock.state = ClockState::Running;
        }
    }
    pub(super) fn set_status(&mut self, message: Message) {
        self.model.shell.status = vec![message];
    }
    /// The message about a move, whether it is made, undone or made again.
    fn describe(&self, step: &Move) -> Message {
        match step {
            Move::Place(cells, digit, _) => Message::Placed { digit: *digit, cells: *cells },
            Move::Note(cells, digit, MarkEdit::Add) | Move::Centre(cells, digit, MarkEdit::Add) => {
                Message::NoteAdded { digit: *digit, cells: *cells }
            }
            Move::Note(cells, digit, MarkEdit::Remove)
            | Move::Centre(cells, digit, MarkEdit::Remove) => {
                Message::NoteRemoved { digit: *digit, cells: *cells }
            }
            Move::Colour(cells, _, MarkEdit::Add) => Message::Coloured { cells: *cells },
            Move::Colour(cells, _, MarkEdit::Remove) => Message::ColourRemoved { cells: *cells },
            Move::Erase(cells) => Message::Erased { cells: *cells },
            Move::FillCandidates => Message::NotesFilled,
            Move::CleanCandidates => Message::NotesCleaned,
            Move::Apply(_) => Message::HintTaken,
            Move::Solve(_) => Message::SolutionTaken,
            Move::Restart => Message::Restarted,
            // The digits are the same before and after.
            Move::FixClues => Message::CluesFixed { count: self.shown().clues() as u64 },
        }
    }
}
