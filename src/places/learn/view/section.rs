//! The sections of the course, and the cards of their lessons.

use strum::IntoEnumIterator as _;

use crate::core::lesson_id::{Basic, LessonId};
use crate::core::msg::Msg;
use crate::core::technique_names::is_found;
use crate::core::view::controls::ButtonView;
use crate::core::view::page_link::{PageLink, name};
use crate::engine::logic::techniques::{Family, Technique};
use crate::places::learn::Shown;
use crate::places::learn::course::listed_in;
use crate::places::learn::msg::{LearnMsg, Section};
use crate::places::learn::picture::Picture;
use crate::words::label::Label;
use crate::words::message::Message;

/// A section of the course.
#[derive(Clone, PartialEq, Debug)]
pub struct SectionView {
    /// Which it is.
    pub of: Section,
    /// What it is found by on the page.
    pub id: String,
    /// Folds and unfolds it; its label is the heading.
    pub button: ButtonView,
    /// Whether it is unfolded.
    pub is_open: bool,
    /// How much of it was found, from 0 to 1.
    pub share: f64,
    /// How much of it was found, as a sentence.
    pub text: String,
    /// How much of it was found, as `3 of 8`.
    pub count: String,
    /// What unfolding it leads to.
    pub all: String,
    /// Its first lessons, while it is folded and not done.
    pub preview: Vec<CardView>,
    /// Its lessons, in groups, each with a heading that may be empty.
    pub groups: Vec<(String, Vec<CardView>)>,
    /// Those that hardly anybody looks for.
    pub rare: Option<Box<SectionView>>,
}

/// A lesson of the course.
#[derive(Clone, PartialEq, Debug)]
pub struct CardView {
    /// Its name and where its page is.
    pub link: PageLink,
    /// How far the player is with it.
    pub state: String,
    /// Whether it counts as found.
    pub is_done: bool,
    /// Its picture.
    pub picture: Option<Picture>,
    /// Whether its page was open last.
    pub is_last: bool,
}

/// Techniques, family by family.
pub(super) fn techniques(
    model: &Shown,
    of: Section,
    title: String,
    all: &[Technique],
    search: &str,
) -> SectionView {
    let done = all.iter().filter(|technique| is_done(model, **technique)).count();
    let group = |family: Family| {
        let of_family = all.iter().filter(|technique| listed_in(**technique) == family);
        let found =
            of_family.filter(|technique| is_found(&model.common.localizer, **technique, search));
        let cards: Vec<CardView> =
            found.map(|technique| technique_card(model, *technique)).collect();
        (!cards.is_empty()).then(|| (model.common.localizer.family(family), cards))
    };
    let mut groups: Vec<(String, Vec<CardView>)> = Vec::new();
    for family in Family::ALL {
        // Links come before the first family that has some.
        if family == Family::SingleDigit && all.contains(&Technique::Skyscraper) {
            let pages = Basic::iter().filter(|basic| basic.is_about_links());
            let cards = basic_cards(model, pages, search);
            let title = model.common.localizer.label(Label::LinksTitle);
            groups.extend((!cards.is_empty()).then_some((title, cards)));
        }
        groups.extend(group(family));
    }
    section(model, of, title, (done, all.len()), groups)
}

pub(super) fn section(
    model: &Shown,
    of: Section,
    label: String,
    (done, all): (usize, usize),
    groups: Vec<(String, Vec<CardView>)>,
) -> SectionView {
    let msg = Msg::to(LearnMsg::SectionTurned(of));
    let message = |message| model.common.localizer.message(&message);
    let (count, all) = (done as u64, all as u64);
    let text = match of {
        Section::Basics => Message::BasicsDone { count, of: all },
        Section::Tier(_) | Section::Rare(_) => Message::TechniquesDone { count, of: all },
    };
    SectionView {
        of,
        id: format!("learn-{}", of.slug()),
        button: ButtonView::named(label, msg),
        is_open: false,
        share: if all == 0 { 1.0 } else { done as f64 / all as f64 },
        text: message(text),
        count: message(Message::CourseCount { count, of: all }),
        all: message(Message::CourseAll { count: all }),
        preview: Vec::new(),
        groups,
        rare: None,
    }
}

pub(super) fn basic_cards(
    model: &Shown,
    pages: impl Iterator<Item = Basic>,
    search: &str,
) -> Vec<CardView> {
    let is_found = |basic: &Basic| {
        search.is_empty()
            || name(model.common, LessonId::Basic(*basic)).to_ascii_lowercase().contains(search)
    };
    let card = |basic: Basic| {
        let is_done = model.common.storage.learned.has_basic(basic);
        let about = if is_done { Label::LessonRead } else { basic.about() };
        card(model, LessonId::Basic(basic), model.common.localizer.label(about), is_done)
    };
    pages.filter(is_found).map(card).collect()
}

fn positions(model: &Shown, technique: Technique) -> usize {
    let known = model.own.list.overview.as_ref();
    known.and_then(|known| known.positions(technique)).unwrap_or_default()
}

pub(super) fn is_done(model: &Shown, technique: Technique) -> bool {
    model.common.storage.learned.is_done(technique, positions(model, technique))
}

pub(super) fn technique_card(model: &Shown, technique: Technique) -> CardView {
    let learned = &model.common.storage.learned;
    let (alone, of) = (learned.alone(technique), positions(model, technique));
    let state = match alone {
        0 if learned.has_idea(technique) => model.common.localizer.label(Label::LessonRead),
        0 => String::new(),
        _ => model
            .common
            .localizer
            .message(&Message::PositionsFound { count: alone as u64, of: of as u64 }),
    };
    card(model, LessonId::Technique(technique), state, is_done(model, technique))
}

pub(super) fn card(model: &Shown, lesson: LessonId, state: String, is_done: bool) -> CardView {
    let overview = model.own.list.overview.as_ref();
    let picture = match lesson {
        LessonId::Technique(technique) => overview.and_then(|all| all.picture(technique).cloned()),
        LessonId::Basic(basic) => Some(basic.picture()),
        LessonId::Position => None,
    };
    CardView {
        link: PageLink::to(model.common, lesson),
        state,
        is_done,
        picture,
        is_last: model.own.list.last == Some(lesson),
    }
}
