//! [`Exercise`]: a position in which the player finds a step: first the cells of its pattern, then what
//! follows. Every step of the technique that the position allows counts.

use crate::engine::logic::step::{Effect, Evidence, Mark, Role, Step, Target};
use crate::engine::logic::techniques::Technique;
use crate::engine::types::board::Board;
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::house::House;
use crate::engine::types::position::Position;
use crate::words::message::Message;

use super::parts::parts;
use super::reasons::{why_no_effect, why_no_part};
use crate::core::look_at::house_to_look_at;

/// Where an exercise comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A position of the lesson, 0-based.
    Lesson(usize),
    /// The game.
    Game,
}

/// How far an exercise is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stage {
    /// A worker has not given its steps yet.
    #[default]
    Waiting,
    /// The pattern is to be found.
    Pattern,
    /// What follows from it is to be found.
    Effects,
    /// All was found.
    Solved,
}

/// How much a nudge has said.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Nudge {
    /// Nothing.
    #[default]
    None,
    /// Which house to look at.
    House,
    /// Which digits it is about, too.
    Digits,
    /// Cells one by one.
    Cells,
}

/// A position in which a step is to be found.
#[derive(Clone, PartialEq, Debug)]
pub struct Exercise {
    /// Where it comes from.
    pub source: Source,
    /// The position, with all notes.
    pub board: Board,
    /// The technique to be found.
    pub technique: Technique,
    /// How far it is.
    pub stage: Stage,
    /// The steps that fit what was found, the first of which is shown.
    pub steps: Vec<Step>,
    /// The cells of the pattern that were found.
    pub pressed: CellSet,
    /// The effects that were found.
    pub done: Vec<Effect>,
    /// The cell whose digit is to be chosen.
    pub choosing: Option<Cell>,
    /// What the last answer was answered with, and whether it was right.
    pub answer: Option<(Message, bool)>,
    /// How much was said without being asked for as an answer.
    pub nudge: Nudge,
    /// Whether help was asked for.
    pub is_helped: bool,
    /// Milliseconds on the wall clock when it was opened.
    pub begun: i64,
    /// How many seconds it took, once it is solved.
    pub seconds: u32,
}

impl Exercise {
    /// A position that was opened just now.
    pub fn of(source: Source, board: Board, technique: Technique, begun: i64) -> Exercise {
        Exercise {
            source,
            board,
            technique,
            stage: Stage::Waiting,
            steps: Vec::new(),
            pressed: CellSet::EMPTY,
            done: Vec::new(),
            choosing: None,
            answer: None,
            nudge: Nudge::None,
            is_helped: false,
            begun,
            seconds: 0,
        }
    }
    /// A worker gave the steps that count.
    pub fn take_steps(&mut self, steps: Vec<Step>) {
        let Some(first) = steps.first() else { return };
        // Where the first pattern is too large to be asked for, none is.
        let is_direct = parts(first).is_empty();
        self.steps = steps.into_iter().filter(|step| parts(step).is_empty() == is_direct).collect();
        self.stage = if is_direct { Stage::Effects } else { Stage::Pattern };
    }
    /// Whether a digit is to be placed.
    pub fn places(&self) -> bool {
        self.steps.iter().any(|step| matches!(step.effects[..], [Effect::Place(_), ..]))
    }
    /// How many cells of the pattern were found, and of how many.
    pub fn parts_found(&self) -> (usize, usize) {
        let of = self.steps.first().map_or(0, |step| parts(step).len());
        (self.pressed.len(), of)
    }
    /// How many of the effects were found, and of how many.
    pub fn effects_found(&self) -> (usize, usize) {
        (self.done.len(), self.steps.first().map_or(0, |step| step.effects.len()))
    }
    /// The candidates that can be chosen in the cell that was pressed last.
    pub fn choices(&self) -> DigitSet {
        self.choosing.map_or(DigitSet::EMPTY, |cell| self.board.candidates(cell))
    }
    /// A cell is the answer.
    pub fn press(&mut self, cell: Cell) {
        self.choosing = None;
        match self.stage {
            Stage::Pattern => self.press_part(cell),
            Stage::Effects => self.press_effect(cell),
            Stage::Waiting | Stage::Solved => {}
        }
    }
    fn press_part(&mut self, cell: Cell) {
        let found = Message::ExercisePart { cell };
        if self.pressed.contains(cell) {
            self.answer = Some((found, true));
            return;
        }
        let fits = |step: &Step| parts(step).contains(cell);
        if !self.steps.iter().any(fits) {
            let position = Position::of(&self.board);
            let reason = why_no_part(&position, self.technique, &self.steps, self.pressed, cell);
            self.answer = Some((reason, false));
            return;
        }
        self.steps.retain(fits);
        self.pressed.insert(cell);
        self.answer = Some((found, true));
        if self.steps.iter().any(|step| parts(step) == self.pressed) {
            let pressed = self.pressed;
            self.steps.retain(|step| parts(step) == pressed);
            self.stage = Stage::Effects;
            self.answer = Some((Message::ExercisePatternFound, true));
        }
    }
    fn press_effect(&mut self, cell: Cell) {
        let open = self.effects_at(cell);
        let is_done = |effect: &Effect| self.done.contains(effect);
        if let Some(done) = open.is_empty().then(|| self.done_at(cell)).flatten() {
            self.answer = Some((Message::ExerciseEffectDone { effects: vec![done] }, true));
        } else if open.is_empty() {
            self.refuse(cell, None);
        } else if !self.asks_digit() {
            let first = open.into_iter().find(|effect| !is_done(effect));
            first.into_iter().for_each(|effect| self.take(effect));
        } else {
            self.choosing = Some(cell);
            self.answer = Some((Message::ExerciseChoose { cell }, true));
        }
    }
    /// Whether the digit of an effect is a question of its own: not where all are about one digit
    /// that the pattern has shown.
    fn asks_digit(&self) -> bool {
        let digits = self.steps.iter().flat_map(|step| &step.effects);
        let digits: DigitSet = digits.map(|effect| effect.candidate().digit).collect();
        digits.len() > 1 || self.pressed.is_empty() || self.places()
    }
    /// The effects in a cell that were not found yet.
    fn effects_at(&self, cell: Cell) -> Vec<Effect> {
        let all = self.steps.iter().flat_map(|step| &step.effects);
        let open =
            all.filter(|effect| effect.candidate().cell == cell && !self.done.contains(effect));
        open.copied().collect()
    }
    fn done_at(&self, cell: Cell) -> Option<Effect> {
        self.done.iter().copied().find(|effect| effect.candidate().cell == cell)
    }
    /// A digit of the cell that was pressed last is the answer.
    pub fn choose(&mut self, digit: Digit) {
        let Some(cell) = self.choosing else { return };
        let at = Candidate::new(cell, digit);
        let effect = self.effects_at(cell).into_iter().find(|effect| effect.candidate() == at);
        match effect {
            Some(effect) => {
                self.choosing = None;
                self.take(effect);
            }
            None => self.refuse(cell, Some(digit)),
        }
    }
    fn refuse(&mut self, cell: Cell, digit: Option<Digit>) {
        let position = Position::of(&self.board);
        let reason = why_no_effect(&position, &self.steps, self.pressed, cell, digit);
        self.answer = Some((reason, false));
    }
    fn take(&mut self, effect: Effect) {
        self.steps.retain(|step| step.effects.contains(&effect));
        self.done.push(effect);
        let is_all = |step: &Step| step.effects.iter().all(|effect| self.done.contains(effect));
        let whole = self.steps.iter().position(is_all);
        let effects = vec![effect];
        self.answer = Some((Message::ExerciseEffectDone { effects }, true));
        if let Some(at) = whole {
            self.steps.swap(0, at);
            self.stage = Stage::Solved;
            self.answer = Some((Message::ExerciseSolved { technique: self.technique }, true));
        }
    }
    /// Says a little more of the answer.
    pub fn give_nudge(&mut self) {
        let Some(step) = self.steps.first() else { return };
        if self.stage == Stage::Solved {
            return;
        }
        self.is_helped = true;
        let digits = step.evidence.all_digits();
        let missing = (parts(step) - self.pressed).first();
        let effect = step.effects.iter().find(|effect| !self.done.contains(effect));
        let (nudge, said) = match (self.nudge, missing, effect) {
            (Nudge::None, ..) => {
                (Nudge::House, Message::HintWhereHouse { house: house_to_look_at(step) })
            }
            (Nudge::House, Some(_), _) if !digits.is_empty() => {
                (Nudge::Digits, Message::ExerciseDigits { digits })
            }
            (_, Some(cell), _) => (Nudge::Cells, Message::ExerciseNudgeCell { cell }),
            (_, None, Some(effect)) => {
                (Nudge::Cells, Message::ExerciseNudgeEffect { cell: effect.candidate().cell })
            }
            (_, None, None) => return,
        };
        self.nudge = nudge;
        self.answer = Some((said, true));
    }
    /// The house that a nudge has lit.
    pub fn lit(&self) -> Option<House> {
        let is_lit = self.nudge != Nudge::None && self.stage != Stage::Solved;
        self.steps.first().filter(|_| is_lit).map(house_to_look_at)
    }
    /// What of the step the player has found; none before the first cell.
    pub fn found(&self) -> Option<Step> {
        let step = self.steps.first()?;
        if self.stage == Stage::Solved {
            return Some(step.clone());
        }
        if self.pressed.is_empty() && self.done.is_empty() {
            return None;
        }
        let mark = |mark: &Mark| {
            let target = match mark.target {
                Target::Candidate(at) if self.pressed.contains(at.cell) => mark.target,
                Target::Cells(cells) if !(cells & self.pressed).is_empty() => {
                    Target::Cells(cells & self.pressed)
                }
                _ => return None,
            };
            (mark.role != Role::Witness).then_some(Mark { role: mark.role, target })
        };
        let marks = step.evidence.marks.iter().filter_map(mark).collect();
        let evidence = Evidence { marks, ..Evidence::default() };
        Some(Step { technique: step.technique, effects: self.done.clone(), evidence })
    }
}
