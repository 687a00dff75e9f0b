//! Typing a puzzle by hand: every digit goes into the cell and on to the next one.

use crate::core::msg::EntryMsg;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::digit::Digit;
use crate::engine::types::set::Element as _;

use crate::core::command::Command;
use crate::core::moves::{Move, NoteCleanup};
use crate::play::Update;

impl Update<'_> {
    /// Works off what is entered.
    pub(crate) fn entry(&mut self, msg: EntryMsg) {
        match msg {
            EntryMsg::Digit(digit) => self.pad(digit),
            EntryMsg::DigitTyped(mode, digit) => self.type_digit(mode, digit),
            EntryMsg::CellSkipped => self.skip_cell(),
            EntryMsg::DigitHeld(digit) => self.hold(digit),
            EntryMsg::LockEnded => self.unlock(),
            EntryMsg::LockRequested => self.switch_lock(),
            EntryMsg::NextModeRequested => self.next_mode(),
            EntryMsg::Promoted => self.promote(),
            EntryMsg::NotesErased(kind) => self.erase_notes(kind),
            EntryMsg::NotesCentralised => self.centralise(),
            EntryMsg::ModeChosen(mode) => self.choose_mode(mode),
            EntryMsg::Colour(colour) => self.colour(colour),
            EntryMsg::Erase => self.erase(),
            EntryMsg::FillNotes => self.fill(),
            EntryMsg::Undo => self.undo(),
            EntryMsg::Redo => self.redo(),
        }
    }
    /// The digit goes into the cell, whatever stands there, and the next cell is selected.
    pub(crate) fn enter_clue(&mut self, digit: Digit) {
        let cell = self.own.input.cursor;
        self.make(Move::Place(CellSet::only(cell), digit, NoteCleanup::Keep));
        self.advance(1);
    }
    /// Selects the next cell in reading order, or the one before; at either end it stays.
    pub(crate) fn advance(&mut self, step: isize) {
        let at = self.own.input.cursor.index().saturating_add_signed(step).min(80);
        let cell = Cell::at(at);
        self.own.input.cursor = cell;
        self.own.input.selection = CellSet::only(cell);
        self.emit(Command::Focus(cell));
    }
    /// A cell stays empty while clues are typed, and the next one is selected.
    fn skip_cell(&mut self) {
        let cells = CellSet::only(self.own.input.cursor);
        if !self.common.board().entries.filled().is_disjoint(cells) {
            self.make(Move::Erase(cells));
        }
        self.advance(1);
    }
}
