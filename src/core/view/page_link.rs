//! [`PageLink`]: a page of Learn and the way to it.

use crate::core::common::Common;
use crate::core::lesson_id::LessonId;
use crate::words::label::Label;

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
    pub fn to(common: &Common, lesson: LessonId) -> PageLink {
        PageLink { label: name(common, lesson), href: lesson.href() }
    }
    /// The way to the list of all.
    pub fn to_list(common: &Common) -> PageLink {
        PageLink { label: common.localizer.label(Label::LearnAll), href: "#learn".to_owned() }
    }
}

/// The name of a page.
pub fn name(common: &Common, lesson: LessonId) -> String {
    match lesson {
        LessonId::Basic(basic) => common.localizer.label(basic.name()),
        LessonId::Technique(technique) => common.localizer.technique(technique),
        LessonId::Position => common.localizer.label(Label::ExercisePosition),
    }
}
