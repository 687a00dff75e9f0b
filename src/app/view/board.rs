//! The grid and its cells.

use super::controls::{ButtonView, Icon, Rank};
use crate::app::model::{Hint, Level, Model, Shown};
use crate::app::msg::Msg;
use crate::app::settings::Toggle;
use crate::engine::board::{Board, COLOURS};
use crate::engine::candidate::Candidate;
use crate::engine::cell::{Cell, CellSet};
use crate::engine::clash::{Clash, clashes};
use crate::engine::digit::{Digit, DigitSet};
use crate::engine::house::HouseSet;
use crate::engine::step::{Effect, Role, Step, Target};
use crate::service::Advice;
use crate::text::label::Label;
use crate::text::message::Message;

/// The grid.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardView {
    /// Its accessible name.
    pub label: String,
    /// 81 cells, row-major.
    pub cells: Vec<CellView>,
    /// While paused: what lies over the grid instead of its content.
    pub cover: Option<CoverView>,
    /// Whether a puzzle is being made.
    pub busy: bool,
    /// Whether the puzzle is complete and right.
    pub done: bool,
}

/// What hides the grid while the clock stands.
#[derive(Clone, PartialEq, Debug)]
pub struct CoverView {
    /// What is going on.
    pub text: String,
    /// The way on.
    pub go_on: ButtonView,
}

/// One cell.
#[derive(Clone, PartialEq, Debug)]
pub struct CellView {
    /// Which.
    pub cell: Cell,
    /// Its full accessible name: `Row 4, column 7, box 6. Given 5.`
    pub label: String,
    /// The digit it shows.
    pub digit: Option<char>,
    /// Where the digit comes from.
    pub ink: Ink,
    /// Notes on their fixed places.
    pub notes: Vec<NoteView>,
    /// Notes in the middle, side by side.
    pub centre: String,
    /// Whether it is among the selected.
    pub selected: bool,
    /// Whether it is the cursor: the one that Tab reaches.
    pub cursor: bool,
    /// The strongest of the tints that apply.
    pub tint: Tint,
    /// Whether its digit stands twice in a house.
    pub clash: bool,
    /// Whether a check found its digit wrong.
    pub wrong: bool,
    /// Whether the solutions differ here.
    pub undecided: bool,
    /// Its part in the hint.
    pub role: Option<Role>,
    /// Colours 0 to 8, ascending.
    pub colours: Vec<u8>,
}

/// Where a digit comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Ink {
    /// No digit.
    #[default]
    None,
    /// Printed.
    Given,
    /// The player's.
    Entered,
    /// Shown from a solution.
    Solved,
}

/// The tint of a cell, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Tint {
    /// Paper.
    #[default]
    None,
    /// Shares a house with the cursor.
    Peer,
    /// Shows the cursor's digit.
    Same,
}

/// A note on its fixed place.
#[derive(Clone, PartialEq, Debug)]
pub struct NoteView {
    /// 1 to 9, which is also its place.
    pub digit: u8,
    /// Its part in the hint.
    pub role: Option<Role>,
    /// Whether the hint takes it out.
    pub out: bool,
    /// Whether it is the cursor's digit.
    pub same: bool,
}

/// The grid of the model.
pub fn board(model: &Model) -> BoardView {
    let paused = model.clock.is_paused();
    let scene = Scene::of(model);
    let cell = |cell| if paused { covered(model, cell) } else { scene.cell(cell) };
    BoardView {
        label: model.words.label(if paused { Label::BoardPaused } else { Label::Board }),
        cells: Cell::ALL.map(cell).into(),
        cover: paused.then(|| cover(model)),
        busy: model.jobs.make.is_some(),
        done: model.is_done(),
    }
}

fn cover(model: &Model) -> CoverView {
    CoverView {
        text: model.words.label(Label::BoardPaused),
        go_on: ButtonView::new(model, Label::GoOn, Msg::PauseAsked)
            .icon(Icon::Play)
            .rank(Rank::Primary),
    }
}

/// While paused nothing of the puzzle is on the page, not even for a screen reader.
fn covered(model: &Model, cell: Cell) -> CellView {
    let place = model.words.say(&Message::CellPlace { cell });
    CellView {
        cell,
        label: model.words.join(&[place, model.words.say(&Message::CellPaused)]),
        digit: None,
        ink: Ink::None,
        notes: Vec::new(),
        centre: String::new(),
        selected: false,
        cursor: cell == model.cursor,
        tint: Tint::None,
        clash: false,
        wrong: false,
        undecided: false,
        role: None,
        colours: Vec::new(),
    }
}

/// What all cells need to know, gathered once.
struct Scene<'a> {
    model: &'a Model,
    board: &'a Board,
    clashes: Vec<Clash>,
    /// The digit under the cursor, whose likes are tinted.
    digit: Option<Digit>,
    /// The pattern that is shown, at the levels that show it.
    step: Option<&'a Step>,
    /// The cells to look at, one level before.
    targets: CellSet,
    undecided: CellSet,
}

impl<'a> Scene<'a> {
    fn of(model: &'a Model) -> Scene<'a> {
        let board = model.game.board();
        let on = |toggle| model.settings.is_on(toggle);
        let (step, targets) = hinted(model.hint.as_ref());
        Scene {
            model,
            board,
            clashes: if on(Toggle::Clashes) { clashes(&board.digits()) } else { Vec::new() },
            digit: model.locked.or(board.digit(model.cursor)).filter(|_| on(Toggle::Same)),
            step,
            targets,
            undecided: model
                .solutions
                .as_ref()
                .map_or(model.undecided, |shown| shown.solved.undecided),
        }
    }

    fn cell(&self, cell: Cell) -> CellView {
        let (digit, ink) = self.digit_in(cell);
        CellView {
            cell,
            label: self.label(cell, digit, ink),
            digit: digit.map(Digit::char),
            ink,
            notes: if digit.is_none() { self.notes(cell) } else { Vec::new() },
            centre: if digit.is_none() {
                self.board.centre[cell].iter().map(Digit::char).collect()
            } else {
                String::new()
            },
            selected: self.model.selection.contains(cell),
            cursor: cell == self.model.cursor,
            tint: self.tint(cell, digit),
            clash: !self.clash_houses(cell).is_empty(),
            wrong: self.model.wrong.contains(cell),
            undecided: self.undecided.contains(cell),
            role: self.role(cell),
            colours: (0..COLOURS as u8)
                .filter(|colour| self.board.colours[cell] & 1 << colour != 0)
                .collect(),
        }
    }

    fn digit_in(&self, cell: Cell) -> (Option<Digit>, Ink) {
        let solved =
            self.model.solutions.as_ref().and_then(Shown::solution).map(|solution| solution[cell]);
        match (self.board.givens[cell], self.board.entries[cell], solved) {
            (Some(digit), _, _) => (Some(digit), Ink::Given),
            (None, Some(digit), None) => (Some(digit), Ink::Entered),
            (None, Some(digit), Some(right)) if digit == right => (Some(digit), Ink::Entered),
            (None, _, Some(right)) => (Some(right), Ink::Solved),
            (None, None, None) => (None, Ink::None),
        }
    }

    fn tint(&self, cell: Cell, digit: Option<Digit>) -> Tint {
        if digit.is_some() && digit == self.digit {
            Tint::Same
        } else if self.model.settings.is_on(Toggle::Peers)
            && self.model.selection.len() <= 1
            && cell.sees(self.model.cursor)
        {
            Tint::Peer
        } else {
            Tint::None
        }
    }

    fn clash_houses(&self, cell: Cell) -> HouseSet {
        self.clashes
            .iter()
            .filter(|clash| clash.cells.contains(cell))
            .map(|clash| clash.house)
            .collect()
    }

    fn notes(&self, cell: Cell) -> Vec<NoteView> {
        let pattern = self.step.map_or(DigitSet::EMPTY, |step| marked(step, cell));
        let shown = self.board.notes[cell] | pattern;
        let note = |digit: Digit| {
            let candidate = Candidate::new(cell, digit);
            NoteView {
                digit: digit.value(),
                role: self.step.and_then(|step| role_of(step, candidate)),
                out: self
                    .step
                    .is_some_and(|step| step.effects.contains(&Effect::Eliminate(candidate))),
                same: self.digit == Some(digit),
            }
        };
        shown.iter().map(note).collect()
    }

    /// The cell's part in the hint. Witnesses come last: they only say why.
    fn role(&self, cell: Cell) -> Option<Role> {
        let has = |role: &Role| {
            self.step.is_some_and(|step| step.evidence.cells_of(*role).contains(cell))
        };
        Role::ALL
            .into_iter()
            .find(has)
            .or_else(|| self.targets.contains(cell).then_some(Role::Base))
    }

    fn label(&self, cell: Cell, digit: Option<Digit>, ink: Ink) -> String {
        let mut said = vec![Message::CellPlace { cell }];
        let notes: DigitSet =
            self.notes(cell).iter().filter_map(|note| Digit::try_new(note.digit)).collect();
        match (digit, ink) {
            (Some(digit), Ink::Given) => said.push(Message::CellGiven { digit }),
            (Some(digit), Ink::Solved) => said.push(Message::CellSolved { digit }),
            (Some(digit), _) => said.push(Message::CellEntered { digit }),
            (None, _) => said.extend(empty(notes, self.board.centre[cell])),
        }
        self.label_states(cell, &mut said);
        let said: Vec<String> = said.iter().map(|message| self.model.words.say(message)).collect();
        self.model.words.join(&said)
    }

    fn label_states(&self, cell: Cell, said: &mut Vec<Message>) {
        let houses = self.clash_houses(cell);
        if !houses.is_empty() {
            said.push(Message::CellClash { houses });
        }
        if self.model.wrong.contains(cell) {
            said.push(Message::CellWrong);
        }
        if self.undecided.contains(cell) {
            said.push(Message::CellUndecided);
        }
        if self.board.colours[cell] != 0 {
            said.push(Message::CellColours {
                count: u64::from(self.board.colours[cell].count_ones()),
            });
        }
        if self.role(cell).is_some() {
            said.push(Message::CellHint);
        }
        let out: DigitSet = self
            .notes(cell)
            .iter()
            .filter(|note| note.out)
            .filter_map(|note| Digit::try_new(note.digit))
            .collect();
        if !out.is_empty() {
            said.push(Message::CellHintOut { digits: out });
        }
    }
}

fn empty(notes: DigitSet, centre: DigitSet) -> Vec<Message> {
    let mut said = vec![Message::CellEmpty];
    if !notes.is_empty() {
        said.push(Message::CellNotes { digits: notes });
    }
    if !centre.is_empty() {
        said.push(Message::CellCentre { digits: centre });
    }
    said
}

/// The step to draw in full, or else the cells to outline.
fn hinted(hint: Option<&Hint>) -> (Option<&Step>, CellSet) {
    match hint {
        Some(Hint { advice: Advice::Step(step), level: Level::Why, .. }) => {
            (Some(step), CellSet::EMPTY)
        }
        Some(Hint { advice: Advice::Step(step), level: Level::Which, .. }) => {
            (None, step.effects.iter().map(|effect| effect.candidate().cell).collect())
        }
        Some(Hint { advice: Advice::WrongDigits(cells) | Advice::WrongStrikes(cells), .. }) => {
            (None, *cells)
        }
        _ => (None, CellSet::EMPTY),
    }
}

/// The digits of a cell that the pattern points at or decides, whether the player noted them or not.
fn marked(step: &Step, cell: Cell) -> DigitSet {
    let marks = step.evidence.marks.iter().filter_map(|mark| match mark.target {
        Target::Candidate(candidate) if candidate.cell == cell => Some(candidate.digit),
        _ => None,
    });
    let effects = step.effects.iter().map(|effect| effect.candidate());
    marks.chain(effects.filter(|at| at.cell == cell).map(|at| at.digit)).collect()
}

fn role_of(step: &Step, candidate: Candidate) -> Option<Role> {
    let mark = step.evidence.marks.iter().find(|mark| mark.target == Target::Candidate(candidate));
    let placed = step.effects.contains(&Effect::Place(candidate)).then_some(Role::On);
    mark.map(|mark| mark.role).or(placed)
}
