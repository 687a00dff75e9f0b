//! One digit for many cells: locked, it goes into every cell that is tapped; filtered, the grid
//! shows where it can go.

use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::digit::Digit;
use crate::words::message::Message;

use crate::core::in_view::InView;
use crate::core::letter::LateLetter;
use crate::core::mode::Mode;
use crate::play::Update;

impl Update<'_> {
    /// A key held down makes its digit wait for cells, whatever is selected.
    pub(crate) fn hold(&mut self, digit: Digit) {
        if self.is_asking() {
            return self.send(LateLetter::Claim(digit, self.target()));
        }
        if self.own.input.mode == Mode::Links {
            return self.pad(digit);
        }
        self.own.input.selection = CellSet::EMPTY;
        self.lock(digit);
    }
    /// The digit of the cursor's cell is locked, or the one used last, or the first that is not
    /// finished.
    pub(crate) fn switch_lock(&mut self) {
        if self.own.input.locked.is_some() {
            return self.unlock();
        }
        let open = Digit::ALL.into_iter().find(|&digit| !self.is_finished(digit));
        let here = self.common.board().digit(self.own.input.cursor);
        let candidates = [here, self.own.input.last_digit, open];
        let is_open = |digit: &Digit| !self.is_finished(*digit);
        let digit = candidates.into_iter().flatten().find(is_open).unwrap_or(Digit::ALL[0]);
        self.lock(digit);
    }
    pub(crate) fn choose_lock(&mut self, digit: Digit) {
        match self.own.input.locked {
            Some(locked) if locked == digit => self.unlock(),
            _ => self.lock(digit),
        }
    }
    pub(crate) fn lock(&mut self, digit: Digit) {
        let mode = self.own.input.mode;
        if mode == Mode::Links {
            return;
        }
        if mode == Mode::Digit && self.is_finished(digit) {
            return self.set_status(Message::DigitFinished { digit });
        }
        if mode != Mode::Colour {
            self.own.input.filter = None;
        }
        self.own.input.locked = Some(digit);
        self.set_status(match mode {
            Mode::Digit => Message::DigitLocked { digit },
            Mode::Notes | Mode::Centre | Mode::Links => Message::DigitNotingKey { digit },
            Mode::Colour => Message::ColourGivingKey { colour: u64::from(digit.value()) },
        });
    }
    pub(crate) fn is_finished(&self, digit: Digit) -> bool {
        self.shown().cells_of(digit).len() >= 9
    }
    /// The digit that waits goes into the cell; where it stands already, the cell is selected.
    pub(crate) fn place_locked(&mut self, digit: Digit, cell: Cell) {
        let mode = self.own.input.mode;
        let filled = self.common.board().digit(cell);
        let stays = filled == Some(digit) || (filled.is_some() && mode != Mode::Digit);
        if mode != Mode::Colour && stays {
            self.own.input.selection = CellSet::only(cell);
            return;
        }
        self.own.input.selection = CellSet::EMPTY;
        self.write(mode, digit, CellSet::only(cell));
        if mode == Mode::Digit && self.is_finished(digit) {
            self.own.input.locked = None;
            self.common.page.status.push(Message::DigitFinished { digit });
        }
    }
    pub(crate) fn unlock(&mut self) {
        self.own.input.locked = None;
        self.set_status(Message::DigitUnlocked);
    }
    /// Shows where a digit can go, or the cells with two candidates; once more ends it.
    pub(crate) fn filter(&mut self, wanted: InView) {
        self.common.page.dialog = None;
        if self.own.input.filter == Some(wanted) {
            return self.end_filter();
        }
        self.own.input.locked = None;
        self.own.input.filter = Some(wanted);
        let status = self.own.showing(self.common);
        self.common.page.status = status.into_iter().collect();
    }
    pub(crate) fn end_filter(&mut self) {
        self.own.input.filter = None;
        self.set_status(Message::FilterEnded);
    }
    /// Before another mode a lock ends. Colour mode keeps its digit in view, so that its candidates
    /// can be coloured.
    pub(crate) fn end_lock_for(&mut self, mode: Mode) {
        let locked = self.own.input.locked.take();
        if mode == Mode::Colour && self.own.input.mode != Mode::Colour {
            self.own.input.filter = locked.map(InView::Digit).or(self.own.input.filter);
        }
    }
}
