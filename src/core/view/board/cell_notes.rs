//! The notes of a cell: which are shown, where, and what marks them.

use super::cell_context::CellContext;
use super::{NoteLayout, NoteSource, NoteView};
use crate::core::settings::Toggle;
use crate::engine::logic::step::{Effect, Role, Target};
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::Cell;
use crate::engine::types::digit::{Digit, DigitSet};

/// With at most this many corner notes the middle is left to centre notes.
const MAX_CORNER: usize = 6;
/// How many centre notes are in one line.
const MAX_CENTRE: usize = 5;

/// The notes of a cell.
#[derive(Default)]
pub struct CellNotes {
    /// Those at the borders.
    pub notes: Vec<NoteView>,
    /// Where they stand.
    pub layout: NoteLayout,
    /// Those in the middle.
    pub centre: Vec<NoteView>,
}

impl CellContext<'_> {
    /// The notes of a cell that shows this digit or none. Two kinds never lie over each other: where
    /// there are too many of both, or a hint needs each digit on its place, they share one square.
    pub(super) fn cell_notes(&self, cell: Cell, digit: Option<Digit>) -> CellNotes {
        if digit.is_some() {
            return CellNotes::default();
        }
        let (corner, centre) = (self.board.corner_marks[cell], self.board.centre_marks[cell]);
        let shown = self.shown(cell);
        let all = corner | centre | shown;
        let eliminated = self.eliminated(cell, all);
        let borders = corner | eliminated;
        let many = borders.len() > MAX_CORNER || centre.len() > MAX_CENTRE;
        if self.touched.contains(cell) || (many && !borders.is_empty() && !centre.is_empty()) {
            let strong = if centre.is_empty() { DigitSet::EMPTY } else { corner };
            let notes = self.note_views(cell, all | eliminated, strong);
            return CellNotes { notes, ..CellNotes::default() };
        }
        // Filled notes keep to the places of their digits, so that a digit can be followed.
        let is_filled = self.board.candidates(cell).is_subset(corner);
        let is_sketch = corner.len() <= MAX_CORNER && !is_filled;
        let corners = !centre.is_empty() || is_sketch && self.is_on(Toggle::CentreNotes);
        CellNotes {
            notes: self.note_views(cell, borders | (shown - centre), DigitSet::EMPTY),
            layout: if corners { NoteLayout::Corners } else { NoteLayout::Square },
            centre: self.note_views(cell, centre, DigitSet::EMPTY),
        }
    }
    /// What is shown though it may not be noted: what the step points at, and what has a colour. In
    /// a cell of the step without any note all candidates are, so that the pattern can be seen.
    fn shown(&self, cell: Cell) -> DigitSet {
        let colours = &self.board.candidate_colours;
        let coloured = |digit: &Digit| colours.get(Candidate::new(cell, *digit)).is_some();
        let mut shown = if self.hides_candidates() { DigitSet::EMPTY } else { self.marked(cell) };
        if !colours.is_empty() {
            shown |= Digit::ALL.into_iter().filter(coloured).collect();
        }
        let is_touched = self.touched.contains(cell) && !self.hides_candidates();
        if self.board.notes(cell).is_empty() && is_touched {
            shown |= self.board.candidates(cell);
        }
        shown
    }
    /// What was eliminated though no peer shows it. Where all candidates are shown, their being all
    /// says so.
    fn eliminated(&self, cell: Cell, shown: DigitSet) -> DigitSet {
        let eliminated = self.board.eliminated[cell] - shown;
        let is_said = !shown.is_empty() && self.board.candidates(cell).is_subset(shown);
        if eliminated.is_empty() || is_said {
            return DigitSet::EMPTY;
        }
        eliminated - self.seen(cell)
    }
    fn note_views(&self, cell: Cell, digits: DigitSet, strong: DigitSet) -> Vec<NoteView> {
        let noted = self.board.notes(cell);
        let impossible = self.impossible(cell);
        let note = |digit: Digit| {
            let candidate = Candidate::new(cell, digit);
            NoteView {
                digit: digit.value(),
                role: self.role_of(candidate),
                out: self.effects.contains(&Effect::Eliminate(candidate)),
                same: self.digit == Some(digit),
                source: match () {
                    () if noted.contains(digit) => NoteSource::Noted,
                    () if self.board.eliminated[cell].contains(digit) => NoteSource::Eliminated,
                    () => NoteSource::Implied,
                },
                colour: self.board.candidate_colours.get(candidate),
                strong: strong.contains(digit),
                impossible: impossible.contains(digit),
            }
        };
        digits.iter().map(note).collect()
    }
    /// The digits that peers show, where the player wants to be warned.
    fn impossible(&self, cell: Cell) -> DigitSet {
        if self.board.notes(cell).is_empty() || !self.is_on(Toggle::WarnNotes) {
            return DigitSet::EMPTY;
        }
        self.seen(cell)
    }
    /// The digits that peers show.
    fn seen(&self, cell: Cell) -> DigitSet {
        cell.peers().iter().filter_map(|peer| self.board.digit(peer)).collect()
    }
    /// The digits of a cell that the pattern points at or decides.
    fn marked(&self, cell: Cell) -> DigitSet {
        let marks = self.pattern().map_or(&[][..], |step| &step.evidence.marks);
        let marked = marks.iter().filter_map(|mark| match mark.target {
            Target::Candidate(candidate) => Some(candidate),
            _ => None,
        });
        let decided = self.effects.iter().map(|effect| effect.candidate());
        marked.chain(decided).filter(|at| at.cell == cell).map(|at| at.digit).collect()
    }
    fn role_of(&self, candidate: Candidate) -> Option<Role> {
        let pattern = self.pattern().filter(|_| !self.hides_digit());
        let marks = pattern.map_or(&[][..], |step| &step.evidence.marks);
        let mark = marks.iter().find(|mark| mark.target == Target::Candidate(candidate));
        let placed = self.effects.contains(&Effect::Place(candidate)).then_some(Role::On);
        mark.map(|mark| mark.role).or(placed)
    }
}
