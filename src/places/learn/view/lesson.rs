//! The page of a technique: the idea, a step explained, a position in which to find it, positions and
//! puzzles to practise on, techniques that are easily taken for it.

use super::find::{FindView, find};
use super::rail::{TierView, tier};
use super::steps::{StepsView, steps};
use crate::core::clock::time_text;
use crate::core::learned::key_of;
use crate::core::lesson_id::LessonId;
use crate::core::msg::Msg;
use crate::core::view::controls::{ButtonVariant, ButtonView};
use crate::core::view::page_link::PageLink;
use crate::core::view::thumbnail::PreviewView;
use crate::engine::logic::techniques::{Row, Technique};
use crate::engine::types::board::Board;
use crate::places::learn::Lesson;
use crate::places::learn::Shown;
use crate::places::learn::course::beside;
use crate::places::learn::msg::LearnMsg;
use crate::places::learn::msg::Tab;
use crate::places::learn::picture::Picture;
use crate::places::learn::picture_digits::PictureDigits;
use crate::places::learn::related::related;
use crate::words::label::Label;
use crate::words::message::Message;

/// The page of a technique.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonView {
    /// The name of the technique.
    pub title: String,
    /// What stands at the left of it on a desk.
    pub tier: TierView,
    /// The technique's slug, by which the page distinguishes lessons.
    pub slug: &'static str,
    /// The way back to the list.
    pub back: PageLink,
    /// How hard it is and what it belongs to.
    pub badges: [String; 2],
    /// The parts of the lesson: one is pressed.
    pub tabs: Vec<ButtonView>,
    /// The part that is shown.
    pub tab: Tab,
    /// The message shown if the lesson could not be loaded.
    pub missing: Option<String>,
    /// The idea.
    pub idea: IdeaView,
    /// The exercise, while it is shown.
    pub find: Option<FindView>,
    /// Why there is no exercise, where there is none.
    pub no_positions: Option<String>,
    /// The step that is explained, which gives way to the exercise.
    pub steps: Option<StepsView>,
    /// The positions.
    pub positions: Option<PositionsView>,
    /// The whole puzzles, once the lesson has loaded.
    pub practice: Option<PracticeView>,
    /// The heading of what is easily taken for it, and each with how to distinguish them.
    pub related: (String, Vec<(PageLink, String)>),
    /// The pages before and after.
    pub beside: Vec<PageLink>,
}

/// The idea of a technique.
#[derive(Clone, PartialEq, Debug)]
pub struct IdeaView {
    /// The heading.
    pub title: String,
    /// What there is and why something follows, and last what follows.
    pub lines: Vec<String>,
    /// That the example has something easier, if it has.
    pub note: Option<String>,
    /// A heading and when to look for it.
    pub when: [String; 2],
    /// Its picture.
    pub picture: Option<Picture>,
    /// The digits in it.
    pub digits: PictureDigits,
    /// To the exercise, if there is one.
    pub find: Option<ButtonView>,
}

/// Positions one step before a technique.
#[derive(Clone, PartialEq, Debug)]
pub struct PositionsView {
    /// The heading of the section.
    pub title: String,
    /// What is true of these positions.
    pub note: String,
    /// Each as a small grid.
    pub positions: Vec<SmallView>,
}

/// A position as a small grid.
#[derive(Clone, PartialEq, Debug)]
pub struct SmallView {
    /// Its digits.
    pub grid: PreviewView,
    /// Opens it.
    pub button: ButtonView,
    /// Whether it was found, and how long that took.
    pub state: String,
    /// Whether it was found without help.
    pub is_found: bool,
}

/// The whole puzzles that need a technique.
#[derive(Clone, PartialEq, Debug)]
pub struct PracticeView {
    /// The heading of the section.
    pub title: String,
    /// What is true of these puzzles.
    pub note: String,
    /// Each as a small grid, and the button that makes it the game.
    pub puzzles: Vec<(PreviewView, ButtonView)>,
}

/// The page of a technique as it stands.
pub fn lesson(model: &Shown, row: &Row) -> LessonView {
    let learn = &model.own.open;
    let localizer = &model.common.localizer;
    let has_none = learn.lesson.as_ref().is_some_and(|lesson| lesson.positions.is_empty());
    let exercise = learn.exercise.as_deref().filter(|_| learn.tab == Tab::Find);
    let page = |technique| PageLink::to(model.common, LessonId::Technique(technique));
    LessonView {
        title: localizer.technique(row.technique),
        tier: tier(model, row),
        slug: row.slug,
        back: PageLink::to_list(model.common),
        badges: [localizer.label(Label::of_tier(row.tier)), localizer.family(row.family)],
        tabs: tabs(model),
        tab: learn.tab,
        missing: learn.missing.then(|| localizer.label(Label::LearnMissing)),
        idea: idea(model, row.technique),
        find: exercise.map(|exercise| find(model, exercise)),
        no_positions: has_none.then(|| localizer.label(Label::PositionsNone)),
        steps: (learn.tab != Tab::Find).then(|| steps(model)).flatten(),
        positions: learn.lesson.as_ref().and_then(|lesson| positions(model, lesson, row.technique)),
        practice: learn.lesson.as_ref().map(|lesson| practice(model, lesson)),
        related: related_links(model, row.technique),
        beside: beside(row.technique).into_iter().flatten().map(page).collect(),
    }
}

fn tabs(model: &Shown) -> Vec<ButtonView> {
    let learn = &model.own.open;
    let has_positions = learn.lesson.as_ref().is_some_and(|lesson| !lesson.positions.is_empty());
    let tab = |(label, tab): (Label, Tab)| {
        ButtonView::new(model.common, label, Msg::to(LearnMsg::TabChosen(tab)))
            .pressed(learn.tab == tab)
            .usable(tab != Tab::Find || has_positions)
    };
    let all =
        [(Label::TabIdea, Tab::Idea), (Label::TabSteps, Tab::Steps), (Label::TabFind, Tab::Find)];
    all.into_iter().map(tab).collect()
}

fn idea(model: &Shown, technique: Technique) -> IdeaView {
    let (learn, localizer) = (&model.own.open, &model.common.localizer);
    let known = || model.own.list.overview.as_ref()?.picture(technique).cloned();
    let lesson = learn.lesson.as_ref();
    let has_positions = lesson.is_some_and(|lesson| !lesson.positions.is_empty());
    let find = || {
        ButtonView::new(model.common, Label::FindYourself, Msg::to(LearnMsg::TabChosen(Tab::Find)))
            .variant(ButtonVariant::Primary)
    };
    IdeaView {
        title: localizer.label(Label::TheIdea),
        lines: localizer.idea(technique),
        note: lesson
            .filter(|lesson| lesson.has_easier)
            .map(|_| localizer.label(Label::LearnExampleEasier)),
        when: [localizer.label(Label::LearnWhen), localizer.when(technique)],
        picture: learn.step.as_deref().map(Picture::of_step).or_else(known),
        digits: learn.step.as_deref().map(PictureDigits::of_step).unwrap_or_default(),
        find: has_positions.then(find),
    }
}

fn positions(model: &Shown, lesson: &Lesson, technique: Technique) -> Option<PositionsView> {
    let localizer = &model.common.localizer;
    let small = |(at, board): (usize, &Board)| {
        let found = model.common.storage.learned.found(technique, key_of(board));
        let number = at as u64 + 1;
        let state = match found {
            Some(found) if found.alone => time_text(f64::from(found.seconds) * 1000.0),
            Some(_) => localizer.label(Label::PositionHelped),
            None => localizer.label(Label::PositionTry),
        };
        let msg = Msg::to(LearnMsg::PositionChosen(at));
        SmallView {
            grid: preview(model, board),
            button: ButtonView::named(localizer.message(&Message::PositionNumber { number }), msg),
            is_found: found.is_some_and(|found| found.alone),
            state,
        }
    };
    (!lesson.positions.is_empty()).then(|| PositionsView {
        title: localizer.label(Label::Practice),
        note: localizer.message(&Message::PositionsNote { count: lesson.positions.len() as u64 }),
        positions: lesson.positions.iter().enumerate().map(small).collect(),
    })
}

fn practice(model: &Shown, lesson: &Lesson) -> PracticeView {
    let note = match lesson.practice.len() {
        0 => Label::PracticeNone,
        _ if lesson.others => Label::PracticeOthers,
        1 | 2 => Label::PracticeFew,
        _ => Label::PracticeOnly,
    };
    let puzzle = |(at, board): (usize, &Board)| {
        let msg = Msg::to(LearnMsg::Practised(at));
        let mut button = ButtonView::new(model.common, Label::Practice, msg);
        button.label =
            model.common.localizer.message(&Message::PracticeNumber { number: at as u64 + 1 });
        (preview(model, board), button)
    };
    PracticeView {
        title: model.common.localizer.label(Label::WholePuzzles),
        note: model.common.localizer.label(note),
        puzzles: lesson.practice.iter().enumerate().map(puzzle).collect(),
    }
}

fn related_links(model: &Shown, technique: Technique) -> (String, Vec<(PageLink, String)>) {
    let link = |(other, key): (Technique, String)| {
        (PageLink::to(model.common, LessonId::Technique(other)), model.common.localizer.text(&key))
    };
    let links = related(technique).into_iter().map(link).collect();
    (model.common.localizer.label(Label::Related), links)
}

fn preview(model: &Shown, board: &Board) -> PreviewView {
    let digits = board.digits();
    let label = Message::PreviewLabel { clues: digits.clues() as u64 };
    PreviewView::of(model.common.localizer.message(&label), &digits)
}
