//! Learning: the list of techniques, and the page of one, made from the ladder, the words and
//! `learn/<slug>.txt` alone.

use std::rc::Rc;

use super::algorithms::{AlgorithmCardsView, cards};
use super::board::{BoardView, Overlay, StepDetail, picture};
use super::controls::{ButtonVariant, ButtonView, Icon};
use super::import::PreviewView;
use super::sentence::{CellMarks, SentenceView};
use crate::app::learn::{Learn, Lesson};
use crate::app::model::Model;
use crate::app::msg::{Adjacent, Msg};
use crate::engine::logic::step::Step;
use crate::engine::logic::techniques::{Family, LADDER, Row, Technique};
use crate::engine::types::board::Board;
use crate::engine::types::cell::Cell;
use crate::i18n::explanation::Sentence;
use crate::i18n::label::Label;
use crate::i18n::message::Message;

/// What Learn shows.
#[derive(Clone, PartialEq, Debug)]
pub enum LearnView {
    /// The list of all techniques.
    List(Rc<GroupsView>),
    /// The lesson of one technique.
    Lesson(Rc<LessonView>),
}

/// All techniques.
#[derive(Clone, PartialEq, Debug)]
pub struct GroupsView {
    /// Family by family.
    pub groups: Vec<GroupView>,
    /// The ways to the algorithms.
    pub algorithms: AlgorithmCardsView,
}

/// A family in the list of techniques.
#[derive(Clone, PartialEq, Debug)]
pub struct GroupView {
    /// The family's name.
    pub title: String,
    /// Its techniques, easiest first.
    pub entries: Vec<EntryView>,
}

/// A technique of the list.
#[derive(Clone, PartialEq, Debug)]
pub struct EntryView {
    /// Its name and where its page is.
    pub link: PageLink,
    /// How hard it is, in a word.
    pub tier: String,
    /// Whether its page was open last.
    pub last: bool,
}

/// A page and the way to it.
#[derive(Clone, PartialEq, Debug)]
pub struct PageLink {
    /// The text of the link.
    pub label: String,
    /// The part of its address from `#` on.
    pub href: String,
}

/// The page of a technique.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonView {
    /// The technique's slug, by which the page distinguishes lessons.
    pub slug: &'static str,
    /// The way back to the list.
    pub back: PageLink,
    /// How hard it is and what it belongs to.
    pub badges: [String; 2],
    /// The technique in one sentence.
    pub about: String,
    /// A heading and when to look for it.
    pub when: [String; 2],
    /// The example, once the lesson has loaded.
    pub example: Option<ExampleView>,
    /// The message shown if the lesson could not be loaded.
    pub missing: Option<String>,
    /// The practice puzzles, once the lesson has loaded.
    pub practice: Option<PracticeView>,
    /// The pages before and after.
    pub beside: Vec<PageLink>,
}

/// An example, explained up to the current sentence.
#[derive(Clone, PartialEq, Debug)]
pub struct ExampleView {
    /// The heading of the example.
    pub title: String,
    /// The grid with the step drawn over it.
    pub picture: BoardView,
    /// The sentences so far, the last of which is lit.
    pub sentences: Vec<SentenceView>,
    /// Which sentence this is: `2 of 5`.
    pub at: String,
    /// To the previous and to the next sentence.
    pub buttons: [ButtonView; 2],
}

/// The practice puzzles of a technique.
#[derive(Clone, PartialEq, Debug)]
pub struct PracticeView {
    /// The heading of the section.
    pub title: String,
    /// What is true of these puzzles.
    pub note: String,
    /// Each as a small grid, and the button that makes it the game.
    pub puzzles: Vec<(PreviewView, ButtonView)>,
}

/// What Learn shows of the model, and its heading.
pub fn learn(model: &Model) -> (String, LearnView) {
    match model.dialogs.learn.chosen {
        None => (
            model.localizer.label(Label::Learn),
            LearnView::List(Rc::new(GroupsView { groups: list(model), algorithms: cards(model) })),
        ),
        Some(technique) => {
            let lesson = lesson(model, technique.row());
            (model.localizer.technique(technique), LearnView::Lesson(Rc::new(lesson)))
        }
    }
}

fn list(model: &Model) -> Vec<GroupView> {
    let entry = |row: &Row| EntryView {
        link: link(model, row),
        tier: model.localizer.label(Label::of_tier(row.tier)),
        last: model.dialogs.learned.unwrap_or(Technique::ALL[0]) == row.technique,
    };
    let group = |family: Family| GroupView {
        title: model.localizer.family(family),
        entries: LADDER.iter().filter(|row| row.family == family).map(entry).collect(),
    };
    Family::ALL.map(group).into()
}

fn link(model: &Model, row: &Row) -> PageLink {
    PageLink {
        label: model.localizer.technique(row.technique),
        href: format!("#learn={}", row.slug),
    }
}

fn lesson(model: &Model, row: &Row) -> LessonView {
    let Learn { lesson, missing, step, .. } = &model.dialogs.learn;
    let localizer = &model.localizer;
    let example = lesson.as_ref().zip(step.as_deref());
    let at = row.technique as usize;
    let beside = [at.checked_sub(1), Some(at + 1)].into_iter().flatten();
    LessonView {
        slug: row.slug,
        back: PageLink { label: localizer.label(Label::LearnAll), href: "#learn".to_owned() },
        badges: [localizer.label(Label::of_tier(row.tier)), localizer.family(row.family)],
        about: localizer.about(row.technique),
        when: [localizer.label(Label::LearnWhen), localizer.when(row.technique)],
        example: example.map(|(lesson, step)| example_so_far(model, &lesson.example, step)),
        missing: missing.then(|| localizer.label(Label::LearnMissing)),
        practice: lesson.as_ref().map(|lesson| practice(model, lesson)),
        beside: beside.filter_map(|at| LADDER.get(at)).map(|row| link(model, row)).collect(),
    }
}

fn example_so_far(model: &Model, board: &Board, step: &Step) -> ExampleView {
    let explanation = model.localizer.explanation_in_turn(step);
    let marks = CellMarks::of_step(step);
    let last = explanation.len().saturating_sub(1);
    let at = model.dialogs.learn.at.min(last);
    let is_shown =
        |place: usize, sentence: &Sentence| place == at || (place < at && !sentence.is_detail);
    let sentences =
        explanation.iter().enumerate().filter(|(place, sentence)| is_shown(*place, sentence));
    let turn = |label, way, icon| ButtonView::new(model, label, Msg::LessonStepped(way)).icon(icon);
    ExampleView {
        title: model.localizer.label(Label::LearnExample),
        picture: picture(&model.localizer, board, Some(overlay(step, &explanation, at))),
        sentences: sentences.map(|(_, sentence)| marks.sentence(sentence)).collect(),
        at: model
            .localizer
            .message(&Message::SolutionAt { at: at as u64 + 1, of: last as u64 + 1 }),
        buttons: [
            turn(Label::Previous, Adjacent::Previous, Icon::Previous).title("←").usable(at > 0),
            turn(Label::Next, Adjacent::Next, Icon::Next)
                .title("→")
                .variant(ButtonVariant::Primary)
                .usable(at < last),
        ],
    }
}

/// First the pattern alone; what follows from it comes with the last sentence, links with theirs.
fn overlay<'a>(step: &'a Step, explanation: &'a [Sentence], at: usize) -> Overlay<'a> {
    let links = explanation.get(at).map_or(&[][..], |sentence| &sentence.links);
    let whole = at + 1 >= explanation.len() || !links.is_empty();
    Overlay {
        step,
        detail: if whole { StepDetail::Whole } else { StepDetail::Pattern },
        lit: (!links.is_empty()).then_some(links),
    }
}

fn practice(model: &Model, lesson: &Lesson) -> PracticeView {
    let note = match lesson.practice.len() {
        0 => Label::PracticeNone,
        _ if lesson.others => Label::PracticeOthers,
        1 | 2 => Label::PracticeFew,
        _ => Label::PracticeOnly,
    };
    let puzzle = |(at, board): (usize, &Board)| {
        let msg = Msg::PracticeRequested(at);
        let mut button = ButtonView::new(model, Label::Practice, msg);
        button.label = model.localizer.message(&Message::PracticeNumber { number: at as u64 + 1 });
        (preview(model, board), button)
    };
    PracticeView {
        title: model.localizer.label(Label::Practice),
        note: model.localizer.label(note),
        puzzles: lesson.practice.iter().enumerate().map(puzzle).collect(),
    }
}

fn preview(model: &Model, board: &Board) -> PreviewView {
    let digits = board.digits();
    PreviewView {
        label: model.localizer.message(&Message::PreviewLabel { clues: digits.clues() as u64 }),
        cells: Cell::ALL.map(|cell| (digits[cell].map(|digit| digit.char()), false)).into(),
    }
}
