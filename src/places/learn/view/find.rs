//! An exercise: a grid in which the player finds something, and what is asked and answered beside it.

use std::rc::Rc;

use crate::core::clock::time_text;
use crate::core::lesson_id::LessonId;
use crate::core::msg::Msg;
use crate::core::place::Place;
use crate::core::view::board::picture::picture;
use crate::core::view::board::{BoardKind, BoardView, Highlight, Overlay, StepDetail};
use crate::core::view::controls::{ButtonVariant, ButtonView, Icon};
use crate::core::view::page_link::PageLink;
use crate::engine::types::board::Board;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::digit::{Digit, DigitSet};
use crate::places::learn::Explained;
use crate::places::learn::Shown;
use crate::places::learn::exercise::{Exercise, Nudge, Source, Stage};
use crate::places::learn::msg::LearnMsg;
use crate::places::learn::msg::Tab;
use crate::places::learn::view::steps::{StepsView, steps};
use crate::words::label::Label;
use crate::words::message::Message;

/// Something to find in a grid.
#[derive(Clone, PartialEq, Debug)]
pub struct FindView {
    /// The grid.
    pub board: Rc<BoardView>,
    /// The heading.
    pub title: String,
    /// Which one this is, of how many; may be empty.
    pub at: String,
    /// What is asked, unless the part of the task that is being done says it.
    pub task: Option<String>,
    /// The parts of the task, in order.
    pub lines: Vec<LineView>,
    /// What the last press was answered with, and whether it was right.
    pub answer: Option<(String, bool)>,
    /// The digits that can be chosen, and what they are.
    pub choices: Option<(String, Vec<ButtonView>)>,
    /// What can be done.
    pub buttons: Vec<ButtonView>,
}

/// A part of a task.
#[derive(Clone, PartialEq, Debug)]
pub struct LineView {
    /// What is to be done.
    pub text: String,
    /// Whether it is done, being done, or to come.
    pub state: LineState,
}

/// How far a part of a task is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum LineState {
    /// It is done.
    Done,
    /// It is being done.
    Current,
    /// It is to come.
    Later,
}

/// The game's position as an exercise.
#[derive(Clone, PartialEq, Debug)]
pub struct PositionView {
    /// The way back to the game.
    pub back: PageLink,
    /// What this page is for.
    pub about: String,
    /// Why there is nothing to find.
    pub problem: Option<String>,
    /// The exercise.
    pub find: Option<FindView>,
    /// Its steps, while they are shown.
    pub steps: Option<StepsView>,
    /// To the lesson of its technique.
    pub lesson: Option<PageLink>,
}

/// The game's position as an exercise.
pub fn position(model: &Shown) -> PositionView {
    let learn = &model.own.open;
    let exercise = learn.exercise.as_deref();
    let back = model.common.localizer.label(Label::BackToGame);
    let shows_steps = learn.tab == Tab::Steps && learn.explained == Explained::Exercise;
    PositionView {
        back: PageLink { label: back, href: Place::Play.href() },
        about: model.common.localizer.label(Label::ExercisePositionAbout),
        problem: learn.problem.as_ref().map(|problem| model.common.localizer.message(problem)),
        find: exercise.filter(|_| !shows_steps).map(|exercise| find(model, exercise)),
        steps: shows_steps.then(|| steps(model)).flatten(),
        lesson: exercise
            .map(|exercise| PageLink::to(model.common, LessonId::Technique(exercise.technique))),
    }
}

/// An exercise as it stands.
pub fn find(model: &Shown, exercise: &Exercise) -> FindView {
    let localizer = &model.common.localizer;
    let of = model.own.open.lesson.as_ref().map_or(0, |lesson| lesson.positions.len());
    let at = match exercise.source {
        Source::Lesson(at) => {
            localizer.message(&Message::ExerciseAt { at: at as u64 + 1, of: of as u64 })
        }
        Source::Game => String::new(),
    };
    FindView {
        board: Rc::new(exercise_board(model, exercise)),
        title: localizer.label(Label::FindYourself),
        at,
        task: Some(localizer.message(&task(exercise))),
        lines: lines(model, exercise),
        answer: answer(model, exercise),
        choices: choices(model, exercise.choosing, exercise.choices()),
        buttons: buttons(model, exercise),
    }
}

fn answer(model: &Shown, exercise: &Exercise) -> Option<(String, bool)> {
    let (said, is_right) = exercise.answer.as_ref()?;
    let mut text = model.common.localizer.message(said);
    if exercise.stage == Stage::Solved {
        let time = time_text(f64::from(exercise.seconds) * 1000.0);
        let more = if exercise.is_helped {
            Message::ExerciseTookHelp { time }
        } else {
            Message::ExerciseTook { time }
        };
        text = model.common.localizer.join(&[text, model.common.localizer.message(&more)]);
    }
    Some((text, *is_right))
}

fn task(exercise: &Exercise) -> Message {
    let technique = exercise.technique;
    match exercise.parts_found().1 {
        _ if exercise.stage == Stage::Waiting => Message::ExerciseWaiting,
        _ if exercise.places() && exercise.parts_found().1 == 0 => {
            Message::ExerciseTaskPlace { technique }
        }
        0 => Message::ExerciseTaskEffects { technique },
        _ => Message::ExerciseTask { technique },
    }
}

fn lines(model: &Shown, exercise: &Exercise) -> Vec<LineView> {
    let line = |message: Message, state| LineView {
        text: model.common.localizer.message(&message),
        state,
    };
    let ((found, parts), (done, effects)) = (exercise.parts_found(), exercise.effects_found());
    let state = |stage: Stage| match exercise.stage {
        now if now == stage => LineState::Current,
        Stage::Waiting | Stage::Pattern => LineState::Later,
        Stage::Effects | Stage::Solved => LineState::Done,
    };
    if exercise.stage == Stage::Waiting {
        return Vec::new();
    }
    let (count, of) = (found as u64, parts as u64);
    let pattern = Message::ExercisePatternLine { count, of };
    let (count, of) = (done as u64, effects as u64);
    let effect = match exercise.places() {
        true => Message::ExercisePlaceLine,
        false => Message::ExerciseEffectsLine { count, of },
    };
    let pattern = (parts > 0).then(|| line(pattern, state(Stage::Pattern)));
    pattern.into_iter().chain([line(effect, state(Stage::Effects))]).collect()
}

/// The digits that can be chosen in a cell.
pub fn choices(
    model: &Shown,
    cell: Option<Cell>,
    digits: DigitSet,
) -> Option<(String, Vec<ButtonView>)> {
    let cell = cell.filter(|_| !digits.is_empty())?;
    let button =
        |digit: Digit| ButtonView::named(digit.to_string(), Msg::to(LearnMsg::DigitChosen(digit)));
    let label = model.common.localizer.message(&Message::ExerciseChoose { cell });
    Some((label, digits.iter().map(button).collect()))
}

fn buttons(model: &Shown, exercise: &Exercise) -> Vec<ButtonView> {
    let is_solved = exercise.stage == Stage::Solved;
    let button = |label, msg| ButtonView::new(model.common, label, Msg::to(msg));
    let nudge = button(Label::Nudge, LearnMsg::Nudge).icon(Icon::Hint);
    let show = button(Label::ShowSteps, LearnMsg::StepsShown).icon(Icon::Steps);
    let another = button(Label::AnotherPosition, LearnMsg::Another).icon(Icon::Next);
    let another = if is_solved { another.variant(ButtonVariant::Primary) } else { another };
    let has_others = exercise.source != Source::Game;
    let first = (!is_solved).then_some(nudge);
    first.into_iter().chain([show]).chain(has_others.then_some(another)).collect()
}

fn exercise_board(model: &Shown, exercise: &Exercise) -> BoardView {
    let found = exercise.found();
    let detail = StepDetail::Whole;
    let overlay = found.as_ref().map(|step| Overlay { step, detail, lit: None });
    let lit = exercise.lit().map_or(CellSet::EMPTY, |house| house.cells());
    let digits = match exercise.nudge {
        Nudge::Digits | Nudge::Cells => {
            exercise.steps.first().map(|step| step.evidence.all_digits()).unwrap_or_default()
        }
        Nudge::None | Nudge::House => DigitSet::EMPTY,
    };
    live_board(model, &exercise.board, overlay, lit, digits)
}

/// A grid in which cells can be pressed.
pub fn live_board(
    model: &Shown,
    board: &Board,
    overlay: Option<Overlay>,
    lit: CellSet,
    digits: DigitSet,
) -> BoardView {
    let cursor = model.own.open.cursor;
    let mut view = picture(&model.common.localizer, board, overlay);
    view.mode = BoardKind::Play;
    for cell in &mut view.cells {
        let at = cell.cell;
        let is_plain = at != cursor && !lit.contains(at) && digits.is_empty();
        if is_plain {
            continue;
        }
        let cell = Rc::make_mut(cell);
        cell.cursor = at == cursor;
        if lit.contains(at) {
            cell.highlight = Highlight::Can;
        }
        for note in &mut cell.notes {
            note.same |= Digit::try_new(note.digit).is_some_and(|digit| digits.contains(digit));
        }
    }
    view
}
