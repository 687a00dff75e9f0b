//! The tasks of the basics: what a pressed cell and a pressed digit answer.

use crate::engine::types::cell::Cell;
use crate::engine::types::digit::Digit;
use crate::words::message::Message;

use crate::core::lesson_id::{Basic, LessonId};
use crate::places::learn::Update;
use crate::places::learn::basics::{BasicState, BasicTask, Task};
use crate::places::learn::proof::reason;

impl Update<'_> {
    /// The task of the basics that is open.
    pub(crate) fn task(&self) -> Option<BasicTask> {
        self.basic()?.tasks().get(self.own.open.basic.at).cloned()
    }
    fn basic(&self) -> Option<Basic> {
        match self.own.open.chosen {
            Some(LessonId::Basic(basic)) => Some(basic),
            _ => None,
        }
    }
    pub(crate) fn choose_task(&mut self, at: usize) {
        self.own.open.basic = BasicState { at, ..BasicState::default() };
    }
    pub(crate) fn answer_task(&mut self, task: &BasicTask, cell: Cell) {
        let state = &mut self.own.open.basic;
        if state.is_done {
            return;
        }
        *state = BasicState { at: state.at, ring: Some(cell), ..BasicState::default() };
        match task.why_wrong(cell) {
            Some(refusal) => state.answer = Some((refusal, false)),
            None if task.asks_digit() => {
                state.cell = Some(cell);
                state.answer = Some((Message::BasicChoose { cell }, true));
            }
            None => self.finish_task(task, cell),
        }
    }
    /// A digit is for the cell that was pressed. Where none was and the task can mean but one cell, it is
    /// for that one.
    pub(crate) fn answer_task_digit(&mut self, task: &BasicTask, digit: Digit) {
        let pressed = self.own.open.basic.ring;
        let Some(cell) = pressed.or_else(|| task.only_cell()) else {
            self.own.open.basic.answer = Some((Message::BasicCellFirst, false));
            return;
        };
        self.own.open.cursor = cell;
        self.answer_task(task, cell);
        let state = &mut self.own.open.basic;
        if state.cell != Some(cell) {
            return;
        }
        if task.digit(cell) == Some(digit) {
            return self.finish_task(task, cell);
        }
        state.refused = Some((cell, digit));
        state.answer = Some((task.why_not(cell, digit), false));
    }
    /// The digit that was refused goes, and the cell is pressed no more.
    pub(crate) fn erase_answer(&mut self) {
        let state = &mut self.own.open.basic;
        if !state.is_done {
            *state = BasicState { at: state.at, ..BasicState::default() };
        }
    }
    fn finish_task(&mut self, task: &BasicTask, cell: Cell) {
        let state = &mut self.own.open.basic;
        state.cell = None;
        let places = !matches!(task.task, Task::Link(_));
        state.placed = task.digit(cell).filter(|_| places).map(|digit| (cell, digit));
        state.answer = Some((reason(task, cell), true));
        state.is_done = true;
        let at = state.at;
        let Some(basic) = self.basic().filter(|basic| at + 1 >= basic.tasks().len()) else {
            return;
        };
        self.common.storage.learned.add_basic(basic);
        self.common.save_learned();
    }
}
