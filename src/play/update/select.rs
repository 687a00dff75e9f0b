//! Cursor and selection, by keys and by pointer.

use crate::core::cursor::next;
use crate::core::msg::GridMsg;
use crate::engine::types::cell::{Cell, CellSet};
use crate::words::message::Message;

use crate::core::command::Command;
use crate::core::cursor::{Direction, MoveExtent, SelectMode};
use crate::core::mode::Mode;
use crate::core::settings::Toggle;
use crate::play::Update;
use crate::play::card::{Card, Fold};

impl Update<'_> {
    /// Changes which cells are selected.
    pub(crate) fn grid(&mut self, msg: GridMsg) {
        match msg {
            GridMsg::SameSelected => self.select_same(),
            GridMsg::CursorToggled => self.toggle_cursor(),
            GridMsg::CursorMoved(direction, reach) => self.move_cursor(direction, reach),
            GridMsg::CellPressed(cell, picking) => self.press(cell, picking),
            GridMsg::CellTapped(cell) => self.tap(cell),
            GridMsg::CellFocused(cell) => self.follow_focus(cell),
            GridMsg::CellDragged(cell) => self.drag(cell),
            GridMsg::CellPressedTwice(cell) => self.press_twice(cell),
            GridMsg::CellHeld(cell) => self.hold_cell(cell),
            GridMsg::GestureCancelled => self.cancel_gesture(),
            GridMsg::AllSelected => self.select_all(),
        }
    }
    pub(crate) fn choose_mode(&mut self, mode: Mode) {
        self.common.page.dialog = None;
        self.end_lock_for(mode);
        self.own.input.mode = mode;
        self.set_status(match mode {
            Mode::Digit => Message::ModeDigit,
            Mode::Notes => Message::ModeNotes,
            Mode::Centre => Message::ModeCentre,
            Mode::Colour => Message::ModeColour,
            Mode::Links => Message::ModeLinks,
        });
    }
    pub(crate) fn next_mode(&mut self) {
        let two_kinds = self.common.page.settings.is_on(Toggle::CentreNotes);
        self.choose_mode(match self.own.input.mode {
            Mode::Digit => Mode::Notes,
            Mode::Notes if two_kinds => Mode::Centre,
            Mode::Notes | Mode::Centre => Mode::Colour,
            Mode::Colour => Mode::Links,
            Mode::Links => Mode::Digit,
        });
    }
    pub(crate) fn move_cursor(&mut self, direction: Direction, reach: MoveExtent) {
        if reach == MoveExtent::Step && self.steps_sentences(direction) {
            return;
        }
        let from = self.own.input.cursor;
        let to = match reach {
            MoveExtent::Step | MoveExtent::Extend => next(from, direction),
            MoveExtent::NextEmpty => self.next_empty(from, direction),
            MoveExtent::End => end(from, direction),
            MoveExtent::Corner => corner(direction),
        };
        self.put_cursor(to);
        match reach {
            MoveExtent::Extend => {
                self.own.input.selection |= CellSet::only(from) | CellSet::only(to)
            }
            _ => self.own.input.selection = CellSet::only(to),
        }
        self.emit(Command::Focus(to));
    }
    /// What was refused in one cell is not said over another.
    fn put_cursor(&mut self, cell: Cell) {
        if self.own.input.cursor != cell {
            self.common.page.status.retain(|message| !is_refusal(message));
        }
        self.own.input.cursor = cell;
    }
    fn next_empty(&self, from: Cell, direction: Direction) -> Cell {
        let empty = self.common.board().empty_cells();
        let mut at = from;
        while next(at, direction) != at {
            at = next(at, direction);
            if empty.contains(at) {
                return at;
            }
        }
        from
    }
    pub(crate) fn press(&mut self, cell: Cell, picking: SelectMode) {
        self.put_cursor(cell);
        self.own.input.pressed = Some(self.press_of(cell));
        self.own.input.before_gesture = Some(self.own.input.selection);
        match picking {
            // Only what is tapped gets the digit that waits, not what is dragged over.
            SelectMode::Only if self.own.input.locked.is_some() => {}
            SelectMode::Only => self.own.input.selection = CellSet::only(cell),
            SelectMode::Toggle => {
                self.own.input.selection = self.own.input.selection ^ CellSet::only(cell)
            }
        }
        self.emit(Command::Focus(cell));
    }
    /// The digit that waits goes into the cell. Else the press has selected it, which a second tap
    /// leaves so: the next digit is for the cell that was tapped last.
    pub(crate) fn tap(&mut self, cell: Cell) {
        if let Some(digit) = self.own.input.locked {
            self.place_locked(digit, cell);
        }
    }
    /// The focus went where no key or pointer sent it, as a screen reader can make it: what is typed
    /// goes into the cell that has it.
    fn follow_focus(&mut self, cell: Cell) {
        if self.own.input.cursor != cell {
            self.put_cursor(cell);
            self.own.input.selection = CellSet::only(cell);
        }
    }
    pub(crate) fn drag(&mut self, cell: Cell) {
        if self.own.input.locked.is_some() && self.own.input.selection.is_empty() {
            self.own.input.selection.insert(self.own.input.cursor);
        }
        self.own.input.selection.insert(cell);
    }
    /// A press and the state it met: a second press means more only if nothing came between.
    fn press_of(&self, cell: Cell) -> (Cell, usize, Mode) {
        (cell, self.common.session.game.history().at(), self.own.input.mode)
    }
    /// All cells that show the same digit, or share a colour with an empty one; an empty cell with one
    /// note gets that digit.
    fn press_twice(&mut self, cell: Cell) {
        let takes_presses = self.own.input.locked.is_some() || self.own.input.mode == Mode::Links;
        if takes_presses || self.own.input.pressed != Some(self.press_of(cell)) {
            return self.press(cell, SelectMode::Only);
        }
        let board = self.common.board();
        match (board.digit(cell), self.single_note(cell)) {
            (Some(digit), _) => self.own.input.selection = board.digits().cells_of(digit),
            (None, Some(digit)) => self.write(Mode::Digit, digit, CellSet::only(cell)),
            (None, None) if !board.colours[cell].is_empty() => self.select_same(),
            (None, None) => self.own.input.selection = CellSet::only(cell),
        }
    }
    fn cancel_gesture(&mut self) {
        if let Some(selection) = self.own.input.before_gesture.take() {
            self.own.input.selection = selection;
        }
    }
    /// All cells that show the digit of the cursor's cell; where there is none, all cells that share
    /// a colour with it.
    fn select_same(&mut self) {
        self.common.page.dialog = None;
        let board = self.common.board();
        let cursor = self.own.input.cursor;
        let colours = board.colours[cursor];
        let alike = |cell: &Cell| !board.colours[*cell].is_disjoint(colours);
        self.own.input.selection = match board.digit(cursor) {
            Some(digit) => board.digits().cells_of(digit),
            None if colours.is_empty() => CellSet::only(cursor),
            None => Cell::ALL.into_iter().filter(alike).collect(),
        };
    }
    fn toggle_cursor(&mut self) {
        self.own.input.selection = self.own.input.selection ^ CellSet::only(self.own.input.cursor);
    }
    fn select_all(&mut self) {
        self.own.input.selection = CellSet::ALL;
    }
    /// One thing at a time, the topmost first.
    pub(crate) fn dismiss(&mut self) {
        if self.common.page.dialog.take().is_some() {
            return;
        }
        if self.common.jobs.is_searching_hint() {
            return self.close_hint();
        }
        match &self.own.card {
            Card::Solutions(_) => self.close_solutions(),
            Card::SolveAsked | Card::Checked => self.own.card = Card::None,
            Card::Done(Fold::Open | Fold::Whole) => self.own.card = Card::Done(Fold::Folded),
            Card::Replay(_) => self.close_replay(),
            Card::Hint(..) | Card::Deduction(..) => self.close_hint_card(),
            Card::Path(browser) if browser.at.is_some() => self.end_preview(),
            Card::Path(_) | Card::Steps(_) | Card::Branches => self.close_lists(),
            Card::None | Card::Done(_)
                if self.own.links.step_back(self.common.session.game.history().at()) => {}
            Card::None | Card::Done(_) if self.own.input.locked.is_some() => self.unlock(),
            Card::None | Card::Done(_) if self.own.input.filter.is_some() => self.end_filter(),
            Card::None | Card::Done(_) if self.common.page.zen => self.common.page.zen = false,
            Card::None | Card::Done(_) if self.common.page.notice.is_some() => {
                self.common.page.notice = None
            }
            Card::None | Card::Done(_) => {
                self.common.session.differing = CellSet::EMPTY;
                self.own.input.selection = CellSet::EMPTY;
            }
        }
    }
}

/// Whether it says why nothing was done in a cell.
fn is_refusal(message: &Message) -> bool {
    matches!(
        message,
        Message::GivenStays
            | Message::DigitStays
            | Message::OneCellOnly
            | Message::Impossible { .. }
    )
}

fn end(cell: Cell, direction: Direction) -> Cell {
    match direction {
        Direction::Up => Cell::new(0, cell.column()),
        Direction::Down => Cell::new(8, cell.column()),
        Direction::Left => Cell::new(cell.row(), 0),
        Direction::Right => Cell::new(cell.row(), 8),
    }
}

fn corner(direction: Direction) -> Cell {
    match direction {
        Direction::Up | Direction::Left => Cell::new(0, 0),
        Direction::Down | Direction::Right => Cell::new(8, 8),
    }
}
