//! What stands at the left of Learn on a desk: the course, or beside a lesson those of its tier.

use super::section::{CardView, SectionView, techniques};
use crate::core::algorithms_part::AlgorithmsPart;
use crate::core::lesson_id::LessonId;
use crate::core::msg::Msg;
use crate::core::view::controls::ButtonView;
use crate::core::view::page_link::PageLink;
use crate::engine::algorithms::Method;
use crate::engine::logic::techniques::{Family, Row, Technique};
use crate::places::learn::Shown;
use crate::places::learn::course::course;
use crate::places::learn::msg::{LearnMsg, Section};
use crate::words::label::Label;

/// The course beside the list.
#[derive(Clone, PartialEq, Debug)]
pub struct CourseView {
    /// The heading.
    pub title: String,
    /// The sections of the list; a press unfolds one.
    pub sections: Vec<CourseLinkView>,
    /// The heading of the algorithms.
    pub machines_title: String,
    /// The algorithms, and a puzzle being made.
    pub machines: Vec<PageLink>,
}

/// A section of the course.
#[derive(Clone, PartialEq, Debug)]
pub struct CourseLinkView {
    /// Unfolds it.
    pub button: ButtonView,
    /// What the section is found by on the page.
    pub id: String,
    /// How much of it was found, from 0 to 1, and in words.
    pub share: (f64, String),
}

/// The lessons of a tier beside one of them.
#[derive(Clone, PartialEq, Debug)]
pub struct TierView {
    /// The way back to the list.
    pub back: PageLink,
    /// The tier.
    pub tier: String,
    /// How much of it was found, from 0 to 1, and in words.
    pub share: (f64, String),
    /// Its lessons, in families.
    pub groups: Vec<(String, Vec<CardView>)>,
    /// The part of the address of the page that is open.
    pub open: String,
}

/// The course of these sections.
pub fn course_view(model: &Shown, sections: &[SectionView]) -> CourseView {
    let label = |label| model.common.localizer.label(label);
    let link = |section: &SectionView| CourseLinkView {
        button: ButtonView { msg: opening(section), ..section.button.clone() },
        id: section.id.clone(),
        share: (section.share, section.count.clone()),
    };
    let methods =
        Method::ALL.map(|method| (AlgorithmsPart::Solve(method), Label::of_method(method)));
    let machines = methods.into_iter().chain([(AlgorithmsPart::Make, Label::MakingTitle)]);
    CourseView {
        title: label(Label::YourCourse),
        sections: sections.iter().map(link).collect(),
        machines_title: label(Label::AlgorithmsTitle),
        machines: machines
            .map(|(part, name)| PageLink { label: label(name), href: part.href() })
            .collect(),
    }
}

/// Leaves an open section open.
fn opening(section: &SectionView) -> Msg {
    match section.is_open {
        true => Msg::to(LearnMsg::SectionShown(section.of)),
        false => section.button.msg.clone(),
    }
}

/// The lessons of a technique's tier; rare ones stand beside rare ones.
pub fn tier(model: &Shown, row: &Row) -> TierView {
    let is_rare = row.family == Family::Rare;
    let is_beside =
        |other: &Technique| other.tier() == row.tier && (other.family() == Family::Rare) == is_rare;
    let all: Vec<Technique> = course().filter(is_beside).collect();
    let title = model.common.localizer.label(Label::of_tier(row.tier));
    let section = techniques(model, Section::Tier(row.tier), title.clone(), &all, "");
    TierView {
        back: PageLink::to_list(model.common),
        tier: title,
        share: (section.share, section.count),
        groups: section.groups,
        open: LessonId::Technique(row.technique).href(),
    }
}
