//! What all cells of a grid need to know, gathered once, and each cell made of it.

use std::iter::once;

use super::{BoardContent, CellView, DigitSource, Highlight, NoteView, Overlay, StepDetail};
use crate::app::hint_messages::{house_to_look_at, pattern_cells};
use crate::app::model::Model;
use crate::app::model::card::SolutionBrowser;
use crate::app::settings::Toggle;
use crate::app::view::arrows::{LinkLayer, Obstacle, links, shade, shades, touched};
use crate::engine::logic::step::{Effect, Role, Step, Target};
use crate::engine::types::board::Board;
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::conflict::{Conflict, conflicts};
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::house::HouseSet;
use crate::i18n::Localizer;
use crate::i18n::message::Message;

/// What all cells of a grid have in common.
pub struct CellContext<'a> {
    localizer: &'a Localizer,
    board: &'a Board,
    /// The state of the game; none for a picture beside a text.
    model: Option<&'a Model>,
    conflicts: Vec<Conflict>,
    /// The digit of the cursor's cell: equal ones are highlighted.
    digit: Option<Digit>,
    overlay: Option<Overlay<'a>>,
    /// What follows from the step, once that is shown; or what the player claims.
    effects: &'a [Effect],
    /// The cells of the step, once they are shown.
    touched: CellSet,
    differing: CellSet,
}

impl<'a> CellContext<'a> {
    /// The game's grid, or what is shown instead of it.
    pub fn of(model: &'a Model, shown: &'a BoardContent) -> CellContext<'a> {
        let board = &*shown.board;
        let on = |toggle| model.shell.settings.is_on(toggle);
        let digit = model.input.locked.or(board.digit(model.input.cursor));
        let overlay = shown.overlay.map(|overlay| Overlay { lit: shown.lit.as_deref(), ..overlay });
        let mut context = CellContext::apart(&model.localizer, board, overlay);
        if let Some(deduction) = model.card.deduction() {
            context.effects = &deduction.claims;
            let claimed = deduction.claims.iter().map(|claim| claim.candidate().cell);
            context.touched = claimed.collect::<CellSet>() | model.input.selection;
        }
        let solved = model.card.solutions().map(|shown| shown.solved.differing);
        CellContext {
            model: Some(model),
            conflicts: if on(Toggle::ShowConflicts) {
                conflicts(&board.digits())
            } else {
                Vec::new()
            },
            digit: digit.filter(|_| on(Toggle::Same)),
            differing: solved.unwrap_or(model.session.differing),
            ..context
        }
    }
    /// A grid beside a text.
    pub fn apart(
        localizer: &'a Localizer,
        board: &'a Board,
        overlay: Option<Overlay<'a>>,
    ) -> CellContext<'a> {
        let pattern = overlay.filter(|overlay| overlay.detail >= StepDetail::Pattern);
        let whole = overlay.filter(|overlay| overlay.detail == StepDetail::Whole);
        CellContext {
            localizer,
            board,
            model: None,
            conflicts: Vec::new(),
            digit: None,
            overlay,
            effects: whole.map_or(&[], |overlay| &overlay.step.effects),
            touched: match (whole, pattern) {
                (Some(overlay), _) => touched(overlay.step),
                (None, Some(overlay)) => pattern_cells(overlay.step),
                (None, None) => CellSet::EMPTY,
            },
            differing: CellSet::EMPTY,
        }
    }

    /// A cell, with its accessible name.
    pub fn cell(&self, cell: Cell) -> CellView {
        let (digit, source) = self.digit_in(cell);
        let notes = if digit.is_none() { self.notes(cell) } else { Vec::new() };
        let centre = if digit.is_none() && !self.touched.contains(cell) {
            self.board.centre_marks[cell].iter().map(Digit::char).collect()
        } else {
            String::new()
        };
        CellView {
            cell,
            label: self.label(cell, digit, source, &notes),
            digit: digit.map(Digit::char),
            source,
            notes,
            centre,
            selected: self.model.is_some_and(|model| model.input.selection.contains(cell)),
            cursor: self.model.is_some_and(|model| model.input.cursor == cell),
            highlight: self.highlight(cell, digit),
            conflict: !self.conflict_houses(cell).is_empty(),
            wrong: self.is_wrong(cell),
            differs: self.differing.contains(cell),
            role: self.role(cell),
            colours: self.board.colours[cell],
        }
    }
    /// Shaded houses and links over the cells.
    pub fn links(&self, cells: &[CellView]) -> LinkLayer {
        let Some(overlay) = self.overlay else { return LinkLayer::default() };
        let step = overlay.step;
        if overlay.detail < StepDetail::Whole {
            let mut all =
                if overlay.detail > StepDetail::House { shades(step) } else { Vec::new() };
            if all.is_empty() {
                all.push(shade(Role::Base, house_to_look_at(step)));
            }
            return LinkLayer { shades: all, links: Vec::new() };
        }
        let obstacles: Vec<Obstacle> = cells.iter().flat_map(obstacles).collect();
        LinkLayer { shades: shades(step), links: links(step, &obstacles, overlay.lit) }
    }

    fn is_wrong(&self, cell: Cell) -> bool {
        self.model.is_some_and(|model| model.session.wrong.contains(cell))
    }
    fn solutions(&self) -> Option<&SolutionBrowser> {
        self.model.and_then(|model| model.card.solutions())
    }
    fn digit_in(&self, cell: Cell) -> (Option<Digit>, DigitSource) {
        let solved =
            self.solutions().and_then(SolutionBrowser::solution).map(|solution| solution[cell]);
        match (self.board.givens[cell], self.board.entries[cell], solved) {
            (Some(digit), _, _) => (Some(digit), DigitSource::Given),
            (None, Some(digit), None) => (Some(digit), DigitSource::Entered),
            (None, Some(digit), Some(right)) if digit == right => {
                (Some(digit), DigitSource::Entered)
            }
            (None, _, Some(right)) => (Some(right), DigitSource::Solved),
            (None, None, None) => (None, DigitSource::None),
        }
    }
    fn highlight(&self, cell: Cell, digit: Option<Digit>) -> Highlight {
        let peers = |model: &&Model| {
            model.shell.settings.is_on(Toggle::Peers)
                && model.input.selection.len() <= 1
                && cell.sees(model.input.cursor)
        };
        if digit.is_some() && digit == self.digit {
            Highlight::Same
        } else if self.overlay.is_none() && self.model.filter(peers).is_some() {
            Highlight::Peer
        } else {
            Highlight::None
        }
    }
    fn conflict_houses(&self, cell: Cell) -> HouseSet {
        let here = self.conflicts.iter().filter(|conflict| conflict.cells.contains(cell));
        here.map(|conflict| conflict.house).collect()
    }
    /// The step, once its pattern is shown.
    fn pattern(&self) -> Option<&'a Step> {
        let overlay = self.overlay.filter(|overlay| overlay.detail >= StepDetail::Pattern)?;
        Some(overlay.step)
    }

    /// The player's notes and what the step points at. In a cell of the step without any note all
    /// candidates are implied, so that the pattern can be seen.
    fn notes(&self, cell: Cell) -> Vec<NoteView> {
        let noted = self.board.corner_marks[cell];
        let mut shown = noted | self.marked(cell);
        if noted.is_empty() && self.touched.contains(cell) {
            shown |= self.board.candidates(cell);
        }
        let note = |digit: Digit| {
            let candidate = Candidate::new(cell, digit);
            NoteView {
                digit: digit.value(),
                role: self.role_of(candidate),
                out: self.effects.contains(&Effect::Eliminate(candidate)),
                same: self.digit == Some(digit),
                implied: !noted.contains(digit),
            }
        };
        shown.iter().map(note).collect()
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
        let marks = self.pattern().map_or(&[][..], |step| &step.evidence.marks);
        let mark = marks.iter().find(|mark| mark.target == Target::Candidate(candidate));
        let placed = self.effects.contains(&Effect::Place(candidate)).then_some(Role::On);
        mark.map(|mark| mark.role).or(placed)
    }
    /// The cell's part in the hint. Witnesses come last: they only say why.
    fn role(&self, cell: Cell) -> Option<Role> {
        let step = self.pattern()?;
        Role::ALL.into_iter().find(|&role| step.evidence.cells_of(role).contains(cell))
    }

    fn label(
        &self,
        cell: Cell,
        digit: Option<Digit>,
        source: DigitSource,
        notes: &[NoteView],
    ) -> String {
        let digits = |wanted: fn(&NoteView) -> bool| -> DigitSet {
            let wanted = notes.iter().filter(|note| wanted(note));
            wanted.filter_map(|note| Digit::try_new(note.digit)).collect()
        };
        let mut said = vec![Message::CellPlace { cell }];
        match (digit, source) {
            (Some(digit), DigitSource::Given) => said.push(Message::CellGiven { digit }),
            (Some(digit), DigitSource::Solved) => said.push(Message::CellSolved { digit }),
            (Some(digit), _) => said.push(Message::CellEntered { digit }),
            (None, _) => said.push(Message::CellEmpty),
        }
        let some = |digits: DigitSet, message: fn(DigitSet) -> Message| {
            (!digits.is_empty()).then(|| message(digits))
        };
        let centre = if digit.is_none() { self.board.centre_marks[cell] } else { DigitSet::EMPTY };
        let noted = digits(|note| !note.implied);
        said.extend(some(noted, |digits| Message::CellNotes { digits }));
        said.extend(some(centre, |digits| Message::CellCentre { digits }));
        let implied = digits(|note| note.implied);
        said.extend(some(implied, |digits| Message::CellCandidates { digits }));
        self.label_states(cell, &mut said);
        let out = digits(|note| note.out);
        said.extend(some(out, |digits| Message::CellHintOut { digits }));
        let said: Vec<String> =
            said.iter().map(|message| self.localizer.message(message)).collect();
        self.localizer.join(&said)
    }
    fn label_states(&self, cell: Cell, said: &mut Vec<Message>) {
        let houses = self.conflict_houses(cell);
        if !houses.is_empty() {
            said.push(Message::CellConflict { houses });
        }
        if self.is_wrong(cell) {
            said.push(Message::CellWrong);
        }
        if self.differing.contains(cell) {
            said.push(Message::CellUndecided);
        }
        if !self.board.colours[cell].is_empty() {
            said.push(Message::CellColours { count: self.board.colours[cell].len() as u64 });
        }
        if self.role(cell).is_some() {
            said.push(Message::CellHint);
        }
    }
}

fn obstacles(cell: &CellView) -> Vec<Obstacle> {
    let note = |note: &NoteView| {
        let candidate = Candidate::new(cell.cell, Digit::try_new(note.digit)?);
        let plain = note.role.is_none() && !note.out;
        Some(if plain { Obstacle::note(candidate) } else { Obstacle::mark(candidate) })
    };
    match cell.digit {
        Some(_) => once(Obstacle::digit(cell.cell)).collect(),
        None => cell.notes.iter().filter_map(note).collect(),
    }
}
