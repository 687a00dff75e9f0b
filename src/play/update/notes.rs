//! Notes: writing, erasing and converting them, and entering a single one.

use crate::engine::types::cell::CellSet;
use crate::engine::types::digit::Digit;
use crate::words::message::Message;

use crate::core::letter::LateLetter;
use crate::core::mode::Mode;
use crate::core::moves::{MarkEdit, Move, NoteKind};
use crate::core::settings::Toggle;
use crate::play::Update;

impl Update<'_> {
    /// Centre notes are notes where there is one kind alone.
    pub(crate) fn note_mode(&self, mode: Mode) -> Mode {
        if self.has_two_kinds() { mode } else { Mode::Notes }
    }
    fn has_two_kinds(&self) -> bool {
        self.common.page.settings.is_on(Toggle::CentreNotes)
    }
    pub(crate) fn note(&mut self, mode: Mode, digit: Digit, cells: CellSet) {
        let board = self.common.board();
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
        let ruled_out: CellSet = free
            .iter()
            .filter(|cell| !cell.peers().is_disjoint(self.shown().cells_of(digit)))
            .collect();
        self.make(step);
        let warns = self.common.page.settings.is_on(Toggle::WarnNotes);
        if warns && edit == MarkEdit::Add && !ruled_out.is_empty() {
            self.common.page.status.push(Message::NoteImpossible { digit, cells: ruled_out });
        }
    }
    /// Notes for all; where every cell has some, only the impossible go.
    pub(crate) fn fill(&mut self) {
        let board = self.common.board();
        let lacking = board.empty_cells().iter().any(|cell| board.corner_marks[cell].is_empty());
        let step = if lacking { Move::FillCandidates } else { Move::CleanCandidates };
        self.make(step);
    }
    /// Notes of one kind; where there is one kind alone, all.
    pub(crate) fn erase_notes(&mut self, kind: NoteKind) {
        self.common.page.dialog = None;
        let kind = if self.has_two_kinds() { kind } else { NoteKind::All };
        self.make(Move::EraseNotes(self.target(), kind));
    }
    pub(crate) fn centralise(&mut self) {
        self.common.page.dialog = None;
        if self.has_two_kinds() {
            self.make(Move::Centralise(self.target()));
        } else {
            self.set_status(Message::NeedsTwoKinds);
        }
    }
    /// A single note becomes the digit of its cell; a digit in hand goes into the cell instead, and
    /// a deduction that is being marked, or links that are drawn, are checked.
    pub(crate) fn promote(&mut self) {
        if self.own.card.deduction().is_some() {
            return self.send(LateLetter::CheckDeduction);
        }
        if self.own.input.mode == Mode::Links {
            return self.send(LateLetter::LinksSubmitted);
        }
        let cell = self.own.input.cursor;
        if let Some(digit) = self.own.input.locked {
            return self.place_locked(digit, cell);
        }
        match self.single_note(cell) {
            Some(digit) => self.write(Mode::Digit, digit, CellSet::only(cell)),
            None => self.set_status(Message::NothingToPromote),
        }
    }
    /// The only note of an empty cell: of the notes in the middle if there are any, for they are
    /// about the cell, while corner notes are about its box.
    pub(crate) fn single_note(&self, cell: crate::engine::types::cell::Cell) -> Option<Digit> {
        let board = self.common.board();
        let centre = board.centre_marks[cell];
        let notes = if centre.is_empty() { board.corner_marks[cell] } else { centre };
        notes.single().filter(|_| board.digit(cell).is_none())
    }
}
