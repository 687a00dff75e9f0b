//! A page of the basics: what it says, and its tasks.

use std::rc::Rc;

use strum::IntoEnumIterator as _;

use super::find::{FindView, LineState, LineView, choices, live_board};
use crate::core::lesson_id::Basic;
use crate::core::lesson_id::LessonId;
use crate::core::msg::Msg;
use crate::core::view::controls::{ButtonVariant, ButtonView, Icon};
use crate::core::view::page_link::PageLink;
use crate::engine::logic::techniques::Technique;
use crate::engine::types::cell::CellSet;
use crate::engine::types::digit::DigitSet;
use crate::i18n::label::Label;
use crate::i18n::message::Message;
use crate::places::learn::Shown;
use crate::places::learn::basics::{BasicTask, Task};
use crate::places::learn::msg::LearnMsg;

/// A page of the basics.
#[derive(Clone, PartialEq, Debug)]
pub struct BasicView {
    /// Its name in the address.
    pub slug: &'static str,
    /// The way back to the list.
    pub back: PageLink,
    /// What it says.
    pub text: String,
    /// The task that is open.
    pub find: FindView,
    /// The page after this one.
    pub next: PageLink,
}

/// A page of the basics as it stands.
pub fn basic(model: &Shown, basic: Basic) -> BasicView {
    let tasks = basic.tasks();
    let at = model.own.open.basic.at.min(tasks.len() - 1);
    BasicView {
        slug: basic.slug(),
        back: PageLink::to_list(model.common),
        text: model.common.localizer.label(basic.text()),
        find: task_view(model, &tasks, at, basic),
        next: PageLink::to(model.common, after(basic)),
    }
}

/// After the last page comes the first technique.
fn after(basic: Basic) -> LessonId {
    let next = Basic::iter().find(|other| *other > basic);
    next.map_or(LessonId::Technique(Technique::FullHouse), LessonId::Basic)
}

fn task_view(model: &Shown, tasks: &[BasicTask], at: usize, basic: Basic) -> FindView {
    let (state, task) = (&model.own.open.basic, &tasks[at]);
    let localizer = &model.common.localizer;
    let mut board = task.board.clone();
    if let Some((cell, digit)) = state.placed {
        board.entries[cell] = Some(digit);
    }
    let (number, of) = (at as u64 + 1, tasks.len() as u64);
    let line = |(place, task): (usize, &BasicTask)| LineView {
        text: localizer.message(&prompt(task)),
        state: match () {
            () if place < at || (place == at && state.is_done) => LineState::Done,
            () if place == at => LineState::Current,
            () => LineState::Later,
        },
    };
    let asked = state.cell.map_or(DigitSet::EMPTY, |_| DigitSet::ALL);
    let answer = state.answer.as_ref();
    FindView {
        board: Rc::new(live_board(model, &board, None, CellSet::EMPTY, DigitSet::EMPTY)),
        title: localizer.label(Label::BasicTry),
        at: localizer.message(&Message::ExerciseAt { at: number, of }),
        task: None, // the line says it
        lines: tasks.iter().enumerate().map(line).collect(),
        answer: answer.map(|(said, is_right)| (localizer.message(said), *is_right)),
        choices: choices(model, state.cell, asked),
        buttons: buttons(model, at, tasks.len(), basic),
    }
}

fn buttons(model: &Shown, at: usize, of: usize, basic: Basic) -> Vec<ButtonView> {
    if !model.own.open.basic.is_done {
        return Vec::new();
    }
    let next = after(basic);
    let button = match at + 1 < of {
        true => {
            ButtonView::new(model.common, Label::BasicNext, Msg::to(LearnMsg::TaskChosen(at + 1)))
        }
        false => ButtonView {
            label: super::name(model.common, next),
            ..ButtonView::new(model.common, Label::Next, Msg::to(LearnMsg::Opened(next)))
        },
    };
    vec![button.icon(Icon::Next).variant(ButtonVariant::Primary)]
}

fn prompt(task: &BasicTask) -> Message {
    match task.task {
        Task::Cell(cell) => Message::TaskCell { cell },
        Task::Inside(house) => Message::TaskInside { house },
        Task::LastOf(house) => Message::TaskLastOf { house },
        Task::FullHouse => Message::TaskFullHouse,
        Task::Conflict => Message::TaskConflict,
        Task::Pair => Message::TaskPair,
        Task::OldNote(cell) => {
            let digit = task.board.digit(cell).expect("the task places one");
            Message::TaskOldNote { cell, digit }
        }
        Task::PlaceOf(digit, house) => Message::TaskPlaceOf { digit, house },
        Task::NakedSingle => Message::TaskNakedSingle,
    }
}
