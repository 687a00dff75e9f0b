//! Learning: the course, the page of a technique, an exercise, a page of the basics.

pub mod basic;
pub mod find;
pub mod lesson;
pub mod list;
pub mod rail;
pub mod section;
pub mod steps;

use std::rc::Rc;

use basic::{BasicView, basic};
use find::{PositionView, position};
use lesson::{LessonView, lesson};
use list::{ListView, list};

use crate::core::lesson_id::LessonId;
use crate::core::view::algorithms_cards::AlgorithmCardsView;
use crate::core::view::page_link::name;
use crate::places::learn::Shown;
use crate::words::label::Label;

/// What Learn shows.
#[derive(Clone, PartialEq, Debug)]
pub enum LearnView {
    /// The course.
    List(Rc<ListView>),
    /// A page of the basics.
    Basic(Rc<BasicView>),
    /// The lesson of one technique.
    Lesson(Rc<LessonView>),
    /// The game's position as an exercise.
    Position(Rc<PositionView>),
}

/// What Learn shows, and its heading. `machines` are the cards that lead to the algorithms, for the list.
pub fn learn(model: &Shown, machines: impl FnOnce() -> AlgorithmCardsView) -> (String, LearnView) {
    let Some(chosen) = model.own.open.chosen else {
        return (
            model.common.localizer.label(Label::Learn),
            LearnView::List(Rc::new(list(model, machines()))),
        );
    };
    let view = match chosen {
        LessonId::Basic(of) => LearnView::Basic(Rc::new(basic(model, of))),
        LessonId::Technique(of) => LearnView::Lesson(Rc::new(lesson(model, of.row()))),
        LessonId::Position => LearnView::Position(Rc::new(position(model))),
    };
    (name(model.common, chosen), view)
}
