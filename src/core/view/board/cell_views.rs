//! What all cells of a grid need to know, gathered once, and each cell made of it.

use std::rc::Rc;

use super::cell_context::{CellContext, GameMarks};
use super::cell_notes::CellNotes;
use super::{
    CellView, DigitSource, Highlight, LinePart, NoteSource, NoteView, Overlay, StepDetail,
};
use crate::core::in_view::InView;
use crate::core::look_at::{houses_to_light, step_houses};
use crate::core::opaque::Sealed;
use crate::core::settings::Toggle;
use crate::core::view::arrows::{links, shade, shades};
use crate::core::view::beams::beams;
use crate::core::view::link_layer::LinkLayer;
use crate::engine::logic::step::{Effect, Role};
use crate::engine::logic::techniques::Family;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::house::{HouseKind, HouseSet};
use crate::words::message::Message;

impl CellContext<'_> {
    /// The rows and the columns that what is drawn names.
    pub fn named_lines(&self) -> HouseSet {
        let Some(Overlay { step, detail, .. }) = self.overlay else { return HouseSet::EMPTY };
        let houses = match detail {
            StepDetail::House => houses_to_light(step),
            _ => step_houses(step),
        };
        let cells = if self.has_pattern() { self.touched } else { CellSet::EMPTY };
        let of_cells: HouseSet = cells.iter().flat_map(Cell::houses).collect();
        let lines = HouseSet::of_kind(HouseKind::Row) | HouseSet::of_kind(HouseKind::Column);
        (houses | of_cells) & lines
    }

    /// A cell, not named yet.
    pub fn cell(&self, cell: Cell) -> CellView {
        let (digit, source) = self.digit_in(cell);
        let CellNotes { notes, layout: note_layout, centre } = self.cell_notes(cell, digit);
        let conflict_houses = self.conflict_houses(cell);
        CellView {
            cell,
            hidden: false,
            noted: match digit {
                Some(_) => [DigitSet::EMPTY; 2],
                None => [self.board.corner_marks[cell], self.board.centre_marks[cell]],
            },
            conflict_houses,
            label: String::new(),
            digit: digit.map(Digit::char),
            source,
            notes,
            note_layout,
            centre,
            selected: self.in_game_set(cell, |game| game.selected),
            cursor: self.game.as_ref().is_some_and(|game| game.cursor == cell),
            highlight: self.highlight(cell, digit),
            wrong: self.in_game_set(cell, |game| game.wrong),
            differs: self.in_game_set(cell, |game| game.differing),
            role: self.role(cell),
            line: self.line(cell),
            colours: self.board.colours[cell],
        }
    }
    /// Shaded houses and links over the cells; those of before, if nothing of what they are drawn for has
    /// changed.
    pub fn links(&self, cells: &[Rc<CellView>], before: Option<&LinkLayer>) -> LinkLayer {
        let Some(overlay) = self.overlay else { return LinkLayer::default() };
        let step = overlay.step;
        if overlay.detail < StepDetail::Whole {
            let mut all =
                if overlay.detail > StepDetail::House { shades(step) } else { Vec::new() };
            if all.is_empty() {
                all.extend(houses_to_light(step).iter().map(|house| shade(Role::Base, house)));
            }
            let beams = if overlay.hides_digit() { beams(step, None) } else { Vec::new() };
            return LinkLayer { shades: all, beams, ..LinkLayer::default() };
        }
        let drawn_for = (step.clone(), overlay.lit.map(<[usize]>::to_vec), cells.to_vec());
        let is_same = |before: &&LinkLayer| {
            before.drawn_for.as_ref().and_then(Sealed::get) == Some(&drawn_for)
        };
        before.filter(is_same).cloned().unwrap_or_else(|| LinkLayer {
            shades: shades(step),
            beams: beams(step, overlay.lit),
            links: links(step, cells.iter().map(Rc::as_ref), overlay.lit),
            drawn_for: Some(Sealed::new(drawn_for)),
        })
    }

    fn line(&self, cell: Cell) -> Option<LinePart> {
        self.lines.iter().find(|(at, _)| *at == cell).map(|(_, part)| *part)
    }
    fn in_game_set(&self, cell: Cell, set: impl Fn(&GameMarks) -> CellSet) -> bool {
        self.game.as_ref().is_some_and(|game| set(game).contains(cell))
    }
    fn tints_places(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.tints_places)
    }
    fn digit_in(&self, cell: Cell) -> (Option<Digit>, DigitSource) {
        let solved = self.game.as_ref().and_then(|game| game.solution);
        let solved = solved.map(|solution| solution[cell]);
        match (self.board.givens[cell], self.board.entries[cell], solved) {
            (Some(digit), _, _) => (Some(digit), DigitSource::Given),
            (None, Some(digit), None) if self.line(cell).is_some_and(LinePart::is_assumed) => {
                (Some(digit), DigitSource::Assumed)
            }
            (None, Some(digit), None) if self.in_game_set(cell, |game| game.tried) => {
                (Some(digit), DigitSource::Tried)
            }
            (None, Some(digit), None) => (Some(digit), DigitSource::Entered),
            (None, Some(digit), Some(right)) if digit == right => {
                (Some(digit), DigitSource::Entered)
            }
            (None, _, Some(right)) => (Some(right), DigitSource::Solved),
            (None, None, None) => match self.placed(cell) {
                Some(digit) => (Some(digit), DigitSource::Hinted),
                None => (None, DigitSource::None),
            },
        }
    }
    /// The digit that a single puts into a cell, once nothing else is looked at.
    fn placed(&self, cell: Cell) -> Option<Digit> {
        let overlay = self.overlay.filter(|overlay| overlay.lit.is_none())?;
        let is_single = overlay.step.technique.family() == Family::Singles;
        self.effects.iter().filter(|_| is_single).find_map(|effect| match effect {
            Effect::Place(at) if at.cell == cell => Some(at.digit),
            _ => None,
        })
    }
    fn highlight(&self, cell: Cell, digit: Option<Digit>) -> Highlight {
        let sees_cursor = |game: &GameMarks| {
            game.selection == CellSet::only(game.cursor) && cell.sees(game.cursor)
        };
        match self.in_view {
            Some(InView::Digit(in_view)) if digit == Some(in_view) => return Highlight::Placed,
            Some(in_view) if self.tints_places() && in_view.can_go(self.board, cell) => {
                return Highlight::Can;
            }
            Some(_) => return Highlight::None,
            None => {}
        }
        if digit.is_some() && digit == self.digit {
            Highlight::Same
        } else if self.overlay.is_none()
            && !self.has_pattern()
            && self.is_on(Toggle::Peers)
            && self.game.as_ref().is_some_and(sees_cursor)
        {
            Highlight::Peer
        } else {
            Highlight::None
        }
    }
    fn conflict_houses(&self, cell: Cell) -> HouseSet {
        let here = self.conflicts.iter().filter(|conflict| conflict.cells.contains(cell));
        here.map(|conflict| conflict.house).collect()
    }
    /// The cell's part in the hint. Witnesses come last: they only say why.
    fn role(&self, cell: Cell) -> Option<Role> {
        let step = self.pattern()?;
        if self.hides_digit() && !self.touched.contains(cell) {
            return None;
        }
        Role::ALL.into_iter().find(|&role| step.evidence.cells_of(role).contains(cell))
    }

    /// The accessible name of a cell.
    pub fn label(&self, view: &CellView) -> String {
        let cell = view.cell;
        let digits = |wanted: fn(&NoteView) -> bool| -> DigitSet {
            let wanted = view.notes.iter().filter(|note| wanted(note));
            wanted.filter_map(|note| Digit::try_new(note.digit)).collect()
        };
        let mut said = vec![Message::CellPlace { cell }];
        match (self.digit_in(cell).0, view.source) {
            (Some(digit), DigitSource::Given) => said.push(Message::CellGiven { digit }),
            (Some(digit), DigitSource::Assumed) => said.push(Message::CellAssumed { digit }),
            (Some(digit), DigitSource::Tried) => said.push(Message::CellTried { digit }),
            (Some(digit), DigitSource::Hinted) => said.push(Message::CellHintPlaces { digit }),
            (Some(digit), DigitSource::Solved) => said.push(Message::CellSolved { digit }),
            (Some(digit), _) => said.push(Message::CellEntered { digit }),
            (None, _) => said.push(Message::CellEmpty),
        }
        let some = |digits: DigitSet, message: fn(DigitSet) -> Message| {
            (!digits.is_empty()).then(|| message(digits))
        };
        let [corner, centre] = view.noted;
        said.extend(some(corner, |digits| Message::CellNotes { digits }));
        said.extend(some(centre, |digits| Message::CellCentre { digits }));
        let implied = digits(|note| note.source == NoteSource::Implied);
        said.extend(some(implied, |digits| Message::CellCandidates { digits }));
        let eliminated = digits(|note| note.source == NoteSource::Eliminated);
        said.extend(some(eliminated, |digits| Message::CellEliminated { digits }));
        self.label_states(view, &mut said);
        let out = digits(|note| note.out);
        said.extend(some(out, |digits| Message::CellHintOut { digits }));
        let said: Vec<String> =
            said.iter().map(|message| self.localizer.message(message)).collect();
        self.localizer.join(&said)
    }
    fn label_states(&self, view: &CellView, said: &mut Vec<Message>) {
        if !view.conflict_houses.is_empty() {
            said.push(Message::CellConflict { houses: view.conflict_houses });
        }
        if view.wrong {
            said.push(Message::CellWrong);
        }
        if view.differs {
            said.push(Message::CellUndecided);
        }
        if !view.colours.is_empty() {
            said.push(Message::CellColours { count: view.colours.len() as u64 });
        }
        let coloured = view.notes.iter().chain(&view.centre).filter(|note| note.colour.is_some());
        let digits: DigitSet = coloured.filter_map(|note| Digit::try_new(note.digit)).collect();
        if !digits.is_empty() {
            said.push(Message::CellNoteColours { digits });
        }
        if view.role.is_some() {
            said.push(Message::CellHint);
        }
    }
}
