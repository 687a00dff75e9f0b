//! A page of the basics: one task at a time, with what it says and how far the page is.

use std::rc::Rc;

use strum::IntoEnumIterator as _;

use super::find::{LineState, live_board};
use crate::core::lesson_id::{Basic, LessonId};
use crate::core::msg::{Msg, PuzzleMsg};
use crate::core::view::board::{BoardView, CellView, Highlight, Overlay, StepDetail};
use crate::core::view::controls::{ButtonVariant, ButtonView, Icon};
use crate::core::view::page_link::{PageLink, name};
use crate::core::view::sentence::SentenceView;
use crate::engine::logic::techniques::{Technique, Tier};
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::house::{HouseKind, HouseSet};
use crate::engine::types::set::Element as _;
use crate::places::learn::Shown;
use crate::places::learn::basics::{BasicState, BasicTask, Task, shared};
use crate::places::learn::links::LinkTask;
use crate::places::learn::msg::LearnMsg;
use crate::places::learn::proof::step;
use crate::words::label::Label;
use crate::words::message::Message;

/// A page of the basics.
#[derive(Clone, PartialEq, Debug)]
pub struct BasicView {
    /// Its name in the address.
    pub slug: &'static str,
    /// Its heading.
    pub title: String,
    /// The way back to the list.
    pub back: PageLink,
    /// What it says where there is room.
    pub text: String,
    /// How far each task is, and which one this is: `1 of 4`.
    pub progress: (Vec<LineState>, String),
    /// The task that is open, or what comes after the last.
    pub task: TaskView,
}

/// A task, in one frame: the grid, what is asked and answered, the keys.
#[derive(Clone, PartialEq, Debug)]
pub struct TaskView {
    /// Sets it apart from the task before, 0-based.
    pub at: usize,
    /// The grid.
    pub board: Rc<BoardView>,
    /// Whether the boxes are numbered over the grid.
    pub numbers_boxes: bool,
    /// What is to be learned from it, where there is room for that.
    pub lead: Option<String>,
    /// What is asked.
    pub prompt: String,
    /// What to do next, or what the last press was answered with.
    pub said: SentenceView,
    /// Whether the last press was right; none while it has no answer.
    pub is_right: Option<bool>,
    /// What the keys are, and the digits with Erase.
    pub keys: (String, Vec<ButtonView>),
    /// Goes on: by itself, after a while, where nothing is to be chosen.
    pub next: Option<ButtonView>,
    /// What can be done once the page is done, the first of which leads on.
    pub ways: Vec<ButtonView>,
}

/// A page of the basics as it stands.
pub fn basic(model: &Shown, basic: Basic) -> BasicView {
    let (localizer, state) = (&model.common.localizer, &model.own.open.basic);
    let tasks = basic.tasks();
    let at = state.at.min(tasks.len() - 1);
    let of = |place: usize| match () {
        () if place < state.at || (place == state.at && state.is_done) => LineState::Done,
        () if place == state.at => LineState::Current,
        () => LineState::Later,
    };
    let count = Message::ExerciseAt { at: at as u64 + 1, of: tasks.len() as u64 };
    BasicView {
        slug: basic.slug(),
        title: localizer.label(basic.name()),
        back: PageLink::to_list(model.common),
        text: localizer.label(basic.text()),
        progress: ((0..tasks.len()).map(of).collect(), localizer.message(&count)),
        task: match state.at < tasks.len() {
            true => task_view(model, &tasks[at]),
            false => end_view(model, &tasks[at], basic),
        },
    }
}

/// After the last page of the basics comes the first technique, after the last about links the first that
/// has some.
fn after(basic: Basic) -> LessonId {
    match basic {
        Basic::First => LessonId::Technique(Technique::FullHouse),
        Basic::Chain => LessonId::Technique(Technique::Skyscraper),
        _ => {
            let next = Basic::iter().find(|other| *other > basic);
            LessonId::Basic(next.unwrap_or(basic))
        }
    }
}

fn task_view(model: &Shown, task: &BasicTask) -> TaskView {
    let (localizer, state) = (&model.common.localizer, &model.own.open.basic);
    let todo = todo(task);
    let (said, is_right) = match &state.answer {
        Some((said, is_right)) => (said, Some(*is_right)),
        None => (&todo, None),
    };
    let is_told = is_right.filter(|_| state.is_done || is_right == Some(false));
    TaskView {
        at: state.at,
        board: Rc::new(task_board(model, task)),
        numbers_boxes: names_box(task),
        lead: lead(task).map(|lead| localizer.message(&lead)),
        prompt: localizer.message(&prompt(task)),
        said: SentenceView::chips(&localizer.pieces(said), is_told == Some(false)),
        is_right: is_told,
        keys: keys(model),
        next: state.is_done.then(|| next(model, state)),
        ways: Vec::new(),
    }
}

fn next(model: &Shown, state: &BasicState) -> ButtonView {
    ButtonView::new(model.common, Label::Next, Msg::to(LearnMsg::TaskChosen(state.at + 1)))
        .icon(Icon::Next)
        .variant(ButtonVariant::Primary)
}

/// What stands in the frame once all tasks are done: the last grid, and where to go from here.
fn end_view(model: &Shown, last: &BasicTask, basic: Basic) -> TaskView {
    let localizer = &model.common.localizer;
    let following = name(model.common, after(basic));
    let lesson = Message::BasicNextLesson { lesson: following };
    TaskView {
        at: model.own.open.basic.at,
        board: Rc::new(live_board(model, &last.board, None, CellSet::EMPTY, DigitSet::EMPTY)),
        numbers_boxes: false,
        lead: None,
        prompt: localizer.message(&Message::BasicDone { page: localizer.label(basic.name()) }),
        said: SentenceView::chips(&localizer.pieces(&lesson), false),
        is_right: None,
        keys: keys(model),
        next: None,
        ways: vec![
            ButtonView::new(
                model.common,
                Label::BasicNextLesson,
                Msg::to(LearnMsg::Opened(after(basic))),
            )
            .variant(ButtonVariant::Primary),
            ButtonView::new(
                model.common,
                Label::BasicPlayEasy,
                Msg::Puzzle(PuzzleMsg::TierRequested(Tier::Easy)),
            )
            .variant(ButtonVariant::Quiet),
        ],
    }
}

fn keys(model: &Shown) -> (String, Vec<ButtonView>) {
    let digit =
        |digit: Digit| ButtonView::named(digit.to_string(), Msg::to(LearnMsg::DigitChosen(digit)));
    let erase = ButtonView::new(model.common, Label::Erase, Msg::to(LearnMsg::Erased));
    let all = Digit::ALL.into_iter().map(digit).chain([erase.icon(Icon::Erase)]);
    (model.common.localizer.label(Label::Digits), all.collect())
}

/// The grid of a task: what the player pressed, what was refused and why, what was placed and why.
fn task_board(model: &Shown, task: &BasicTask) -> BoardView {
    let state = &model.own.open.basic;
    let mut board = task.board.clone();
    let entered = state.placed.or(state.refused);
    if let Some((cell, digit)) = entered {
        board.entries[cell] = Some(digit);
        board.corner_marks[cell] = DigitSet::EMPTY;
    }
    let answered = state.ring.filter(|_| state.is_done);
    let proof = answered.and_then(|cell| step(task, cell, state.placed.map(|(_, digit)| digit)));
    let overlay = proof.as_ref().map(|step| Overlay { step, detail: StepDetail::Whole, lit: None });
    let mut view = live_board(model, &board, overlay, CellSet::EMPTY, DigitSet::EMPTY);
    view.named = named(task, state);
    let twin = state.refused.and_then(|(cell, digit)| task.seen_by(cell, digit));
    let barred = state.refused.zip(twin).map(|((cell, _), twin)| shared(cell, twin));
    let house = barred.or_else(|| task.house().filter(|_| proof.is_none()));
    let tinted = house.map_or(CellSet::EMPTY, |house| house.cells());
    let refused = state.refused.map_or(CellSet::EMPTY, |(cell, _)| CellSet::only(cell))
        | twin.map_or(CellSet::EMPTY, CellSet::only);
    let supposed = match task.task {
        Task::Link(link) => link.named(),
        _ => CellSet::EMPTY,
    };
    for cell in supposed {
        Rc::make_mut(&mut view.cells[cell.index()]).highlight = Highlight::Can;
    }
    for cell in &mut view.cells {
        mark(Rc::make_mut(cell), state.ring, tinted, refused, barred.map(HouseSet::only));
    }
    view
}

fn mark(
    cell: &mut CellView,
    ring: Option<Cell>,
    tinted: CellSet,
    refused: CellSet,
    house: Option<HouseSet>,
) {
    cell.selected = ring == Some(cell.cell);
    if tinted.contains(cell.cell) && cell.highlight == Highlight::None {
        cell.highlight = Highlight::Peer;
    }
    if refused.contains(cell.cell) {
        cell.conflict_houses = house.unwrap_or_default();
    }
}

/// The rows and columns that the task or its answer names.
fn named(task: &BasicTask, state: &BasicState) -> HouseSet {
    let of_task = match task.task {
        Task::LastOf(house) | Task::Inside(house) => HouseSet::only(house),
        Task::Link(link) => {
            let of_cells = link.named().iter().flat_map(Cell::houses);
            of_cells.chain(link.house()).collect()
        }
        _ => HouseSet::EMPTY,
    };
    let of_cell = state.ring.map_or(HouseSet::EMPTY, |cell| cell.houses().into_iter().collect());
    let lines = HouseSet::of_kind(HouseKind::Row) | HouseSet::of_kind(HouseKind::Column);
    (of_task | of_cell) & lines
}

fn names_box(task: &BasicTask) -> bool {
    match task.task {
        Task::LastOf(house) | Task::Inside(house) | Task::PlaceOf(_, house) => {
            house.kind() == HouseKind::Block
        }
        _ => false,
    }
}

fn lead(task: &BasicTask) -> Option<Message> {
    Some(match task.task {
        Task::LastOf(house) => match house.kind() {
            HouseKind::Row => Message::LeadRow,
            HouseKind::Column => Message::LeadColumn,
            HouseKind::Block => Message::LeadBox,
        },
        Task::Cell(_) => Message::LeadCell,
        Task::Inside(house) => match house.kind() {
            HouseKind::Row => Message::LeadRows,
            HouseKind::Column => Message::LeadColumns,
            HouseKind::Block => Message::LeadBoxes,
        },
        Task::Conflict => Message::LeadConflict,
        Task::Link(link) => lead_of_link(link),
        Task::Pair => Message::LeadNotes,
        Task::OldNote(_) => Message::LeadOldNotes,
        Task::FullHouse => Message::LeadFullHouse,
        Task::PlaceOf(digit, _) => Message::LeadPlace { digit },
        Task::NakedSingle => Message::LeadSingle,
    })
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
        Task::Link(link) => match link {
            LinkTask::OtherPlace(digit, house, cell) => {
                Message::TaskOtherPlace { cell, digit, house }
            }
            LinkTask::LostPlace(digit, house, cell) => {
                Message::TaskLostPlace { cell, digit, house }
            }
            LinkTask::OtherDigit(cell, digit) => Message::TaskOtherDigit { cell, digit },
            LinkTask::LostDigit(cell, digit) => Message::TaskLostDigit { cell, digit },
            LinkTask::SeesBoth(_, [first, second]) => Message::TaskSeesBoth { first, second },
        },
    }
}

fn lead_of_link(link: LinkTask) -> Message {
    match link {
        LinkTask::OtherPlace(digit, ..) => Message::LeadStrongPlace { digit },
        LinkTask::LostPlace(digit, ..) => Message::LeadWeakPlace { digit },
        LinkTask::OtherDigit(..) => Message::LeadStrongDigit,
        LinkTask::LostDigit(..) => Message::LeadWeakDigit,
        LinkTask::SeesBoth(..) => Message::LeadChainEnd,
    }
}

/// What to do before anything was pressed.
fn todo(task: &BasicTask) -> Message {
    match task.task {
        Task::Cell(cell) => {
            let [row, column] = [HouseKind::Row, HouseKind::Column].map(|kind| cell.house(kind));
            Message::TodoCell { row, column }
        }
        Task::Inside(house) => Message::TodoInside { house },
        Task::LastOf(_) => Message::TodoLastOf,
        Task::FullHouse => Message::TodoFullHouse,
        Task::Conflict => Message::TodoConflict,
        Task::Pair => Message::TodoPair,
        Task::OldNote(cell) => {
            Message::TodoOldNote { digit: task.board.digit(cell).expect("the task places one") }
        }
        Task::PlaceOf(digit, _) => Message::TodoPlaceOf { digit },
        Task::NakedSingle => Message::TodoNakedSingle,
        Task::Link(link) => match link {
            LinkTask::OtherPlace(digit, ..) => Message::TodoOtherPlace { digit },
            LinkTask::LostPlace(digit, ..) => Message::TodoLostPlace { digit },
            LinkTask::OtherDigit(..) => Message::TodoOtherDigit,
            LinkTask::LostDigit(..) => Message::TodoLostDigit,
            LinkTask::SeesBoth(digit, _) => Message::TodoSeesBoth { digit },
        },
    }
}
