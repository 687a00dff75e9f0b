//! The course: what to go on with, what hints were needed for, and all lessons by tier.

use strum::IntoEnumIterator as _;

use super::rail::{CourseView, course_view};
use super::section::{
    CardView, SectionView, basic_cards, card, is_done, section, technique_card, techniques,
};
use crate::core::hint_needs::{HintNeed, hint_needs};
use crate::core::lesson_id::Basic;
use crate::core::lesson_id::LessonId;
use crate::core::msg::Msg;
use crate::core::record::Record;
use crate::core::view::algorithms_cards::AlgorithmCardsView;
use crate::core::view::controls::{ButtonView, FieldKind, FieldView};
use crate::engine::logic::techniques::{Family, LADDER, Technique, Tier};
use crate::places::learn::Shown;
use crate::places::learn::course::course;
use crate::places::learn::msg::{LearnField, LearnMsg, ListPart, Section};
use crate::words::label::Label;
use crate::words::message::Message;

/// The course.
#[derive(Clone, PartialEq, Debug)]
pub struct ListView {
    /// What to go on with; none once all is learned, and while something is searched for.
    pub go_on: Option<GoOnView>,
    /// What hints were needed for; none if there were no hints.
    pub needed: Option<NeededView>,
    /// The search.
    pub search: FieldView,
    /// How many lessons were found, while something is searched for.
    pub found: String,
    /// The heading of the page.
    pub title: String,
    /// What stands at its left on a desk.
    pub course: CourseView,
    /// On a phone, which part is shown: the course alone while something is searched for.
    pub part: ListPart,
    /// The ways to the parts on a phone; none while something is searched for.
    pub parts: Vec<ButtonView>,
    /// The sections, the basics first.
    pub sections: Vec<SectionView>,
    /// The ways to the algorithms; none while something is searched for.
    pub algorithms: Option<AlgorithmCardsView>,
}

/// What to go on with.
#[derive(Clone, PartialEq, Debug)]
pub struct GoOnView {
    /// The heading.
    pub title: String,
    /// The lesson.
    pub card: CardView,
    /// What it is about.
    pub about: String,
    /// What the way there is called.
    pub way: String,
}

/// What hints were needed for.
#[derive(Clone, PartialEq, Debug)]
pub struct NeededView {
    /// The heading.
    pub title: String,
    /// How far back.
    pub since: String,
    /// The techniques, the one with most hints first, each with its tier.
    pub cards: Vec<(CardView, String)>,
    /// What the way to a lesson is called.
    pub way: String,
}

/// How many lessons of a section are shown while it is folded: more of the one that comes next.
const MOST_OF_CURRENT: usize = 8;
const MOST_OF_OTHERS: usize = 4;

/// The course of the model.
pub fn list(model: &Shown, machines: AlgorithmCardsView) -> ListView {
    let search = model.own.list.search.trim().to_ascii_lowercase();
    let sections = sections(model, &search);
    let found: usize = sections.iter().map(count).sum();
    let is_searching = !search.is_empty();
    let all = LADDER.len() + Basic::iter().count();
    let placeholder = model.common.localizer.message(&Message::SearchLessons { count: all as u64 });
    let searched = &model.own.list.search;
    ListView {
        go_on: if is_searching { None } else { go_on(model) },
        needed: if is_searching { None } else { needed(model) },
        search: FieldView::new(model.common, LearnField::Search, Label::LessonSearch, searched)
            .kind(FieldKind::Text(placeholder)),
        found: match is_searching {
            true => model.common.localizer.message(&Message::LessonsFound { count: found as u64 }),
            false => String::new(),
        },
        title: model.common.localizer.label(Label::Learn),
        course: course_view(model, &sections),
        part: if is_searching { ListPart::Course } else { model.own.list.part },
        parts: if is_searching { Vec::new() } else { parts(model) },
        sections,
        algorithms: (!is_searching).then_some(machines),
    }
}

fn parts(model: &Shown) -> Vec<ButtonView> {
    let part = |part: ListPart| {
        let label = match part {
            ListPart::Course => Label::YourCourse,
            ListPart::Machines => Label::AlgorithmsTitle,
        };
        let is_shown = part == model.own.list.part;
        ButtonView::new(model.common, label, Msg::to(LearnMsg::PartChosen(part))).pressed(is_shown)
    };
    ListPart::iter().map(part).collect()
}

fn count(section: &SectionView) -> usize {
    let own: usize = section.groups.iter().map(|(_, cards)| cards.len()).sum();
    own + section.rare.as_deref().map_or(0, count)
}

fn sections(model: &Shown, search: &str) -> Vec<SectionView> {
    let basics = basics(model, search);
    let tiers = Tier::ALL.into_iter().map(|tier| tier_section(model, tier, search));
    // The first that is not done is open, the others are folded.
    let mut sections: Vec<SectionView> = [basics].into_iter().chain(tiers).collect();
    let current = sections.iter().position(|section| section.share < 1.0);
    let is_searching = !search.is_empty();
    for (at, section) in sections.iter_mut().enumerate() {
        let turned = |section: &SectionView| model.own.list.turned.contains(&section.of);
        section.is_open = is_searching || (Some(at) == current) != turned(section);
        if let Some(rare) = &mut section.rare {
            rare.is_open = is_searching || turned(rare);
        }
        if !section.is_open && section.share < 1.0 {
            let shown = if Some(at) == current { MOST_OF_CURRENT } else { MOST_OF_OTHERS };
            let cards = section.groups.iter().flat_map(|(_, cards)| cards);
            section.preview = cards.take(shown).cloned().collect();
        }
    }
    if is_searching {
        sections.retain(|section| count(section) > 0);
    }
    sections
}

fn basics(model: &Shown, search: &str) -> SectionView {
    let pages = || Basic::iter().filter(|basic| !basic.is_about_links());
    let done = pages().filter(|basic| model.common.storage.learned.has_basic(*basic)).count();
    let title = model.common.localizer.label(Label::Basics);
    let groups = vec![(String::new(), basic_cards(model, pages(), search))];
    section(model, Section::Basics, title, (done, pages().count()), groups)
}

fn tier_section(model: &Shown, tier: Tier, search: &str) -> SectionView {
    let title = model.common.localizer.label(Label::of_tier(tier));
    let is_rare = |technique: &Technique| technique.family() == Family::Rare;
    let all = course().filter(|technique| technique.tier() == tier);
    let (rare, usual): (Vec<Technique>, Vec<Technique>) = all.partition(is_rare);
    let mut view = techniques(model, Section::Tier(tier), title, &usual, search);
    let family = model.common.localizer.family(Family::Rare);
    let rare_view = techniques(model, Section::Rare(tier), family, &rare, search);
    if count(&rare_view) > 0 {
        view.rare = Some(Box::new(rare_view));
    }
    view
}

/// A technique, after the pages about links if it is the first that needs them.
fn with_links(technique: Technique) -> impl Iterator<Item = LessonId> {
    let needs = technique == Technique::Skyscraper;
    let links = Basic::iter().filter(move |basic| needs && basic.is_about_links());
    links.map(LessonId::Basic).chain([LessonId::Technique(technique)])
}

/// The page that was open last, unless it is done; else the first that is not.
fn go_on(model: &Shown) -> Option<GoOnView> {
    let learned = &model.common.storage.learned;
    let is_open = |lesson: &LessonId| match lesson {
        LessonId::Basic(basic) => !learned.has_basic(*basic),
        LessonId::Technique(technique) => !is_done(model, *technique),
        LessonId::Position => false,
    };
    let usual = course().filter(|technique| technique.family() != Family::Rare);
    let basics = Basic::iter().filter(|basic| !basic.is_about_links()).map(LessonId::Basic);
    let mut all = basics.chain(usual.flat_map(with_links));
    let lesson = model.own.list.last.filter(is_open).or_else(|| all.find(is_open))?;
    let localizer = &model.common.localizer;
    let (card, about, way) = match lesson {
        LessonId::Technique(technique) => {
            let way = match learned.has_idea(technique) {
                true => Label::FindYourself,
                false => Label::ReadIdea,
            };
            (technique_card(model, technique), localizer.about(technique), way)
        }
        LessonId::Basic(basic) => {
            let about = localizer.label(basic.about());
            (card(model, lesson, String::new(), false), about, Label::Begin)
        }
        LessonId::Position => return None,
    };
    let title = localizer.label(Label::GoOn);
    Some(GoOnView { title, card, about, way: localizer.label(way) })
}

fn needed(model: &Shown) -> Option<NeededView> {
    // The game in play comes into the library later, and may have been changed just now.
    let current = &model.common.session;
    let others = model.common.games.games().filter(|game| game.id != current.id);
    let records = others.map(|game| &game.record);
    let in_play = Record { changed: Some(model.common.moment), ..current.record.clone() };
    let needs = hint_needs(records.chain([&in_play]), model.common.moment);
    let card = |need: &HintNeed| {
        let state = model
            .common
            .localizer
            .message(&Message::HintsNeeded { count: need.games, of: need.met });
        let (technique, lesson) = (need.technique, LessonId::Technique(need.technique));
        let tier = model.common.localizer.label(Label::of_tier(technique.tier()));
        (card(model, lesson, state, is_done(model, technique)), tier)
    };
    (!needs.is_empty()).then(|| NeededView {
        title: model.common.localizer.label(Label::NeededHints),
        since: model.common.localizer.label(Label::NeededSince),
        cards: needs.iter().map(card).collect(),
        way: model.common.localizer.label(Label::LessonWay),
    })
}
