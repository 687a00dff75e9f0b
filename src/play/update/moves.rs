//! Writing, noting, colouring, erasing, and the way back.

use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::colour::Colour;
use crate::engine::types::conflict::conflicts;
use crate::engine::types::digit::Digit;
use crate::engine::types::grid::Grid;
use crate::engine::types::set::Element;
use crate::service::PuzzleError;
use crate::words::message::Message;

use crate::core::clock::ClockState;
use crate::core::game::Change;
use crate::core::in_view::InView;
use crate::core::jobs::Purpose;
use crate::core::letter::LateLetter;
use crate::core::mode::Mode;
use crate::core::moves::{MarkEdit, Move, NoteCleanup};
use crate::core::notice::Notice;
use crate::core::settings::Toggle;
use crate::play::Update;
use crate::play::card::{Card, Fold};
use crate::play::move_messages::describe;

/// After so many moves the first visit's help has done its work.
const TIP_MOVES: usize = 5;

impl Update<'_> {
    /// A digit of the pad goes into the selected cells. While a digit waits for cells, or with
    /// nothing selected, the key chooses which digit does.
    pub(crate) fn pad(&mut self, digit: Digit) {
        let cells = match self.own.input.mode {
            Mode::Links => self.target(),
            _ => self.pad_target(),
        };
        if self.is_asking() {
            self.send(LateLetter::Claim(digit, self.target()));
        } else if self.as_shown().enters_clues() && cells.len() <= 1 {
            self.enter_clue(digit);
        } else if self.own.input.locked.is_some() || cells.is_empty() {
            self.choose_lock(digit);
        } else if self.is_slip(cells) {
            self.set_status(Message::OneCellOnly);
        } else {
            self.own.input.selection = cells;
            self.write(self.own.input.mode, digit, cells);
        }
    }
    /// Whether a press of the pad would write one digit twice into a house: the selection is then
    /// more likely a slip of the finger than meant.
    fn is_slip(&self, cells: CellSet) -> bool {
        let free = cells - self.common.board().givens.filled();
        self.own.input.mode == Mode::Digit
            && free.iter().any(|cell| !cell.peers().is_disjoint(free))
    }
    /// The cells of a press of the pad. A double tap selects equal digits to be seen; what is written
    /// then is for the cell that was tapped.
    fn pad_target(&self) -> CellSet {
        let (digits, cursor) = (self.common.board().digits(), self.own.input.cursor);
        let alike = digits[cursor].map(|digit| digits.cells_of(digit));
        match alike == Some(self.own.input.selection) {
            true => CellSet::only(cursor),
            false => self.own.input.selection,
        }
    }
    /// A digit of the keyboard, in a mode of its own or the current one.
    pub(crate) fn type_digit(&mut self, mode: Option<Mode>, digit: Digit) {
        match mode {
            None if self.as_shown().enters_clues() && self.target().len() == 1 => {
                self.enter_clue(digit)
            }
            None if self.own.input.locked.is_some() && !self.is_asking() => self.choose_lock(digit),
            _ => self.write(mode.unwrap_or(self.own.input.mode), digit, self.target()),
        }
    }
    /// The selection, or else the cursor.
    pub(crate) fn target(&self) -> CellSet {
        if self.own.input.selection.is_empty() {
            CellSet::only(self.own.input.cursor)
        } else {
            self.own.input.selection
        }
    }
    pub(crate) fn write(&mut self, mode: Mode, digit: Digit, cells: CellSet) {
        match mode {
            _ if self.is_asking() => self.send(LateLetter::Claim(digit, cells)),
            Mode::Digit => self.place(digit, cells),
            Mode::Notes | Mode::Centre => self.note(self.note_mode(mode), digit, cells),
            Mode::Colour => self.paint(Colour::at(digit.index()), cells),
            Mode::Links => self.send(LateLetter::LinkEnd(digit, cells)),
        }
        self.own.input.last_digit = Some(digit);
    }
    fn place(&mut self, digit: Digit, cells: CellSet) {
        let board = self.common.board();
        let free = cells - board.givens.filled();
        if free.is_empty() {
            return self.set_status(Message::GivenStays);
        }
        if free.is_subset(board.entries.cells_of(digit)) {
            return self.make(Move::Erase(free));
        }
        let notes = if self.common.page.settings.is_on(Toggle::CleanNotes) {
            NoteCleanup::Clean
        } else {
            NoteCleanup::Keep
        };
        self.make(Move::Place(free, digit, notes));
        self.add_conflict_status(digit, free);
    }
    fn add_conflict_status(&mut self, digit: Digit, cells: CellSet) {
        if !self.common.page.settings.is_on(Toggle::ShowConflicts) {
            return;
        }
        let found = conflicts(&self.common.board().digits());
        if let Some(conflict) = found
            .iter()
            .find(|conflict| conflict.digit == digit && !conflict.cells.is_disjoint(cells))
        {
            self.common.page.status.push(Message::Conflicting { digit, house: conflict.house });
        }
    }
    /// There is no empty cell among these.
    pub(crate) fn report_no_empty_cell(&mut self, cells: CellSet) {
        let given = cells.is_subset(self.common.board().givens.filled());
        self.set_status(if given { Message::GivenStays } else { Message::DigitStays });
    }
    pub(crate) fn colour(&mut self, colour: Colour) {
        self.paint(colour, self.target());
    }
    /// Colours the cells, or the candidates of the digit that the grid shows the places of.
    fn paint(&mut self, colour: Colour, cells: CellSet) {
        if let Some(InView::Digit(digit)) = self.own.input.in_view() {
            return self.paint_candidates(digit, colour, cells);
        }
        let colours = &self.common.board().colours;
        let all = cells.iter().all(|cell| colours[cell].contains(colour));
        let step = Move::Colour(cells, colour, if all { MarkEdit::Remove } else { MarkEdit::Add });
        self.make(step);
    }
    fn paint_candidates(&mut self, digit: Digit, colour: Colour, cells: CellSet) {
        let free = cells & self.common.board().empty_cells();
        if free.is_empty() {
            return self.report_no_empty_cell(cells);
        }
        let colours = &self.common.board().candidate_colours;
        let has = |cell| colours.get(Candidate::new(cell, digit)) == Some(colour);
        let edit = if free.iter().all(has) { MarkEdit::Remove } else { MarkEdit::Add };
        self.make(Move::ColourCandidate(free, digit, colour, edit));
    }
    pub(crate) fn erase(&mut self) {
        if self.is_asking() {
            return self.send(LateLetter::Unclaim(self.target()));
        }
        if self.as_shown().enters_clues()
            && self.common.board().digit(self.own.input.cursor).is_none()
        {
            return self.advance(-1);
        }
        let board = self.common.board();
        let plain = |cell: &Cell| board.colours[*cell].is_empty();
        let fixed: CellSet = board.givens.filled().iter().filter(plain).collect();
        let cells = self.target() - fixed;
        if cells.is_empty() {
            return self.set_status(Message::GivenStays);
        }
        self.make(Move::Erase(cells));
    }
    pub(crate) fn restart(&mut self) {
        self.common.page.dialog = None;
        self.make(Move::Restart);
    }
    pub(crate) fn fix_clues(&mut self) {
        self.common.page.dialog = None;
        // Clues cannot be changed, so those that conflict stay entries until they do not.
        if !conflicts(&self.common.board().digits()).is_empty() {
            return self.notify(Notice::plain(Message::CluesConflict));
        }
        self.make(Move::FixClues);
        self.ask_verdict_anew();
    }
    pub(crate) fn undo(&mut self) {
        if self.is_previewing() {
            return;
        }
        let before = (self.shown(), self.common.board().givens);
        match self.common.session.game.undo() {
            Some(travel) => self.travelled(&travel, before, |what| Message::Undone { what }),
            None => self.set_status(Message::NothingToUndo),
        }
    }
    pub(crate) fn redo(&mut self) {
        if self.is_previewing() {
            return;
        }
        let before = (self.shown(), self.common.board().givens);
        match self.common.session.game.redo() {
            Some(travel) => self.travelled(&travel, before, |what| Message::Redone { what }),
            None => self.set_status(Message::NothingToRedo),
        }
    }

    pub(crate) fn make(&mut self, step: Move) {
        if self.is_previewing() {
            return;
        }
        let before = self.shown();
        let status = describe(&step, self.common.board());
        let seconds = (self.common.session.clock.played / 1000.0) as u64;
        if self.common.session.game.make_at(step, Some(seconds)) == Change::Board {
            self.count_mistake(&before);
            self.changed(before, status);
        }
    }
    pub(crate) fn shown(&self) -> Grid {
        self.common.board().digits()
    }
    /// After every change of the board: what was shown of the old one no longer holds.
    pub(crate) fn changed(&mut self, before: Grid, status: Message) {
        let now = self.shown();
        self.common.session.wrong =
            self.common.session.wrong.iter().filter(|&cell| before[cell] == now[cell]).collect();
        self.close_hint();
        self.close_solutions();
        self.set_status(status);
        self.mark_wrong(&before);
        if self.common.session.wrong.is_empty() && matches!(self.own.card, Card::Checked) {
            self.own.card = Card::None;
        }
        if self.common.session.game.history().depth() >= TIP_MOVES {
            self.greeted();
        }
        let (record, moment) = (&mut self.common.session.record, self.common.moment);
        record.changed = Some(record.changed.map_or(moment, |before| moment.after(before)));
        self.finish(&now);
        self.save();
        if self.common.session.is_done() {
            self.keep_game();
        }
        let typed = before != now && self.common.board().givens == Grid::EMPTY;
        if typed {
            // All digits of a puzzle that is being typed are its clues: nothing is known of them yet.
            self.common.session.verdict = Some(Err(PuzzleError::Stopped));
            self.cancel(|purpose| matches!(purpose, Purpose::Solutions(_)));
        }
        if self.own.card.lists_steps() {
            self.send(LateLetter::RenewLists);
        }
        if typed {
            self.ask_verdict();
        }
    }
    /// Wrong digits are marked without a check, where the player wants that.
    pub(crate) fn mark_wrong(&mut self, before: &Grid) {
        let Some(solution) = self.common.session.solution() else { return };
        if !self.common.page.settings.is_on(Toggle::MarkWrong) {
            return;
        }
        let (wrong, now) = (self.common.session.game.wrong(solution), self.shown());
        self.common.session.wrong = wrong;
        let new = wrong.iter().find(|&cell| before[cell] != now[cell]);
        if let Some(digit) = new.and_then(|cell| now[cell]) {
            self.set_status(Message::NotDigit { digit });
        }
    }
    fn finish(&mut self, now: &Grid) {
        if self.common.session.is_done() {
            self.common.session.clock.state = ClockState::Done;
            self.record_finish();
            self.show_end();
        } else if now.clues() == 81 {
            self.set_status(Message::FullButWrong);
        }
        if !self.common.session.is_done() && self.common.session.clock.state == ClockState::Done {
            self.common.session.clock.state = ClockState::Running;
        }
        if !self.common.session.is_done()
            && matches!(self.own.card, Card::Done(_) | Card::SolveAsked)
        {
            self.own.card = Card::None;
        }
    }
    /// A puzzle that the player solved is celebrated, even with the solution seen, which the card says;
    /// one that Solve finished is not.
    fn show_end(&mut self) {
        if !self.common.session.is_solved_by_player() {
            return self.set_status(Message::SolvedByEngine);
        }
        let time = self.common.session.clock.shown();
        self.set_status(Message::Solved { time });
        if self.common.board().givens != Grid::EMPTY {
            self.cancel_lists();
            self.own.card = Card::Done(Fold::Open);
            self.send(LateLetter::Ended);
        }
    }
    pub(crate) fn set_status(&mut self, message: Message) {
        self.common.page.status = vec![message];
        self.common.page.is_repeated = false;
        self.common.page.status_seconds = 0;
    }
}
