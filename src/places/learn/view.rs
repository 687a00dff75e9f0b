//! Learning: the course, the page of a technique, an exercise, a page of the basics.

pub mod basic;
pub mod find;
pub mod lesson;
pub mod list;
pub mod rail;

use std::rc::Rc;

use basic::{BasicView, basic};
use find::{PositionView, position};
use lesson::{LessonView, lesson};
use list::{ListView, list};

use crate::core::lesson_id::LessonId;
use crate::i18n::label::Label;
use crate::shell::model::Model;

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

/// A page and the way to it.
#[derive(Clone, PartialEq, Debug)]
pub struct PageLink {
    /// The text of the link.
    pub label: String,
    /// The part of its address from `#` on.
    pub href: String,
}

impl PageLink {
    /// The way to a page of Learn.
    pub fn to(model: &Model, lesson: LessonId) -> PageLink {
        PageLink { label: name(model, lesson), href: lesson.href() }
    }
    /// The way to the list of all.
    pub fn to_list(model: &Model) -> PageLink {
        PageLink { label: model.common.localizer.label(Label::LearnAll), href: "#learn".to_owned() }
    }
}

/// The name of a page.
pub fn name(model: &Model, lesson: LessonId) -> String {
    match lesson {
        LessonId::Basic(basic) => model.common.localizer.label(basic.name()),
        LessonId::Technique(technique) => model.common.localizer.technique(technique),
        LessonId::Position => model.common.localizer.label(Label::ExercisePosition),
    }
}

/// What Learn shows of the model, and its heading.
pub fn learn(model: &Model) -> (String, LearnView) {
    let Some(chosen) = model.dialogs.learn.chosen else {
        return (model.common.localizer.label(Label::Learn), LearnView::List(Rc::new(list(model))));
    };
    let view = match chosen {
        LessonId::Basic(of) => LearnView::Basic(Rc::new(basic(model, of))),
        LessonId::Technique(of) => LearnView::Lesson(Rc::new(lesson(model, of.row()))),
        LessonId::Position => LearnView::Position(Rc::new(position(model))),
    };
    (name(model, chosen), view)
}
