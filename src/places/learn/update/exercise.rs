//! Exercises: positions in which the player finds a step.

use crate::engine::logic::step::Step;
use crate::engine::types::cell::Cell;
use crate::engine::types::digit::Digit;
use crate::service::{HintResult, request};
use crate::words::message::Message;

use crate::core::command::Command;
use crate::core::cursor::Direction;
use crate::core::cursor::next;
use crate::core::jobs::Purpose;
use crate::core::learned::{Found, key_of};
use crate::places::learn::Update;
use crate::places::learn::exercise::{Exercise, Source, Stage};
use crate::places::learn::msg::Tab;
use crate::places::learn::noted::all_noted;

impl Update<'_> {
    /// Opens a position of the lesson.
    pub(crate) fn open_position(&mut self, at: usize) {
        let learn = &mut self.own.open;
        let Some(technique) = learn.technique() else { return };
        let Some(board) = learn.lesson.as_ref().and_then(|lesson| lesson.positions.get(at)) else {
            return;
        };
        let board = board.clone();
        let begun = self.common.moment.millis;
        let exercise = Exercise::of(Source::Lesson(at), board.clone(), technique, begun);
        learn.exercise = Some(Box::new(exercise));
        learn.tab = Tab::Find;
        self.cancel(|purpose| matches!(purpose, Purpose::Exercise(_)));
        self.ask(request::Exercise { board: Box::new(board), technique }, Purpose::Exercise);
    }
    /// Opens the position after the open one that was not found yet; if all were, the one after it.
    pub(crate) fn open_next_position(&mut self) {
        let learn = &self.own.open;
        let (Some(technique), Some(lesson)) = (learn.technique(), &learn.lesson) else { return };
        let count = lesson.positions.len();
        let from = match learn.exercise.as_deref().map(|exercise| exercise.source) {
            Some(Source::Lesson(at)) => at + 1,
            _ => 0,
        };
        let is_open = |at: &usize| {
            let found =
                self.common.storage.learned.found(technique, key_of(&lesson.positions[*at]));
            found.is_none_or(|found| !found.alone)
        };
        let mut order = (0..count).map(|at| (from + at) % count);
        if let Some(at) = order.find(is_open).or((count > 0).then(|| from % count)) {
            self.open_position(at);
        }
    }
    pub(crate) fn take_exercise(&mut self, steps: Vec<Step>) {
        let begun = self.common.moment.millis;
        let Some(exercise) = &mut self.own.open.exercise else { return };
        // A step of a wider form, which only a hint looks for, is known already.
        let known = std::mem::take(&mut exercise.steps);
        exercise.take_steps(if steps.is_empty() { known } else { steps });
        exercise.begun = begun;
    }
    /// The game's next step is asked for, as an exercise.
    pub(crate) fn ask_exercise_hint(&mut self) {
        self.own.open.tab = Tab::Find;
        let (state, practised) = (self.common.puzzle_state(), self.common.session.practised);
        self.ask(request::Hint { state, practised, skip: 0 }, Purpose::ExerciseHint);
    }
    pub(crate) fn take_exercise_hint(&mut self, result: HintResult) {
        let step = match result {
            HintResult::Step(step) => step,
            HintResult::Complete => return self.refuse_exercise(Message::HintComplete),
            HintResult::Stuck => return self.refuse_exercise(Message::HintStuck),
            _ => return self.refuse_exercise(Message::ExerciseMistake),
        };
        let board = all_noted(self.common.board().clone());
        let (technique, begun) = (step.technique, self.common.moment.millis);
        let mut exercise = Exercise::of(Source::Game, board.clone(), technique, begun);
        exercise.steps = vec![*step];
        self.own.open.exercise = Some(Box::new(exercise));
        self.ask(request::Exercise { board: Box::new(board), technique }, Purpose::Exercise);
    }
    fn refuse_exercise(&mut self, problem: Message) {
        self.own.open.problem = Some(problem);
    }
    pub(crate) fn nudge(&mut self) {
        if let Some(exercise) = &mut self.own.open.exercise {
            exercise.give_nudge();
        }
    }
    pub(crate) fn move_lesson_cursor(&mut self, direction: Direction) {
        let cursor = next(self.own.open.cursor, direction);
        self.own.open.cursor = cursor;
        self.own.open.basic.ring = Some(cursor);
        self.emit(Command::Focus(cursor));
    }
    pub(crate) fn choose_lesson_cell(&mut self, cell: Cell) {
        self.own.open.cursor = cell;
        if let Some(task) = self.task() {
            return self.answer_task(&task, cell);
        }
        if let Some(exercise) = &mut self.own.open.exercise {
            exercise.press(cell);
        }
        self.end_exercise();
    }
    pub(crate) fn choose_lesson_digit(&mut self, digit: Digit) {
        if let Some(task) = self.task() {
            return self.answer_task_digit(&task, digit);
        }
        let cursor = self.own.open.cursor;
        if let Some(exercise) = &mut self.own.open.exercise {
            // A digit typed over a cell is an answer for that cell.
            if exercise.stage == Stage::Effects && exercise.choosing.is_none() {
                exercise.press(cursor);
            }
            exercise.choose(digit);
        }
        self.end_exercise();
    }
    /// A position that has just been solved is kept as found.
    fn end_exercise(&mut self) {
        let now = self.common.moment.millis;
        let Some(exercise) = &mut self.own.open.exercise else { return };
        if exercise.stage != Stage::Solved || exercise.seconds > 0 {
            return;
        }
        let seconds = (now - exercise.begun).max(1000) / 1000;
        exercise.seconds = u32::try_from(seconds).unwrap_or(u32::MAX);
        if let Source::Lesson(_) = exercise.source {
            let found = Found { seconds: exercise.seconds, alone: !exercise.is_helped };
            let (technique, key) = (exercise.technique, key_of(&exercise.board));
            self.common.storage.learned.add_found(technique, key, found);
            self.common.save_learned();
        }
    }
}
