//! A hint: what it says at its level, and the buttons to go on.

use crate::core::cursor::Adjacent;
use crate::core::jobs::HintSearch;
use crate::core::msg::{CheckMsg, DeductionMsg, HintMsg, Msg, PathMsg, PlacesMsg, SolutionMsg};
use crate::core::path_origin::Origin;
use crate::core::view::controls::{ButtonVariant, ButtonView, Icon};
use crate::core::view::sentence::{CellMarks, SentenceView};
use crate::engine::logic::blockers::blockers;
use crate::engine::logic::step::{Effect, Step};
use crate::play::Shown;
use crate::play::card::{Hint, HintLevel};
use crate::play::hint_messages;
use crate::service::{HintResult, MistakeKind, Validity};
use crate::words::chain_lines::line_numbers;
use crate::words::explanation::{self, Sentence};
use crate::words::label::Label;
use crate::words::message::Message;

/// The card of a hint, a check of a deduction, or a deduction being marked.
#[derive(Clone, PartialEq, Debug)]
pub struct HintView {
    /// `Naked single`, or what comes first.
    pub title: String,
    /// `Hint 2 of 5`, or which of several steps.
    pub level: String,
    /// The level as a number, and how many levels there are; none if it has no level.
    pub bars: Option<(u64, u64)>,
    /// All that it says in a few words, while it says no more than where to look and what for: a
    /// phone shows that in a strip and leaves the digits in reach.
    pub brief: Option<String>,
    /// To the page of its technique, once that is named.
    pub learn: Option<ButtonView>,
    /// What comes before the sentences that can be stepped through.
    pub lead: Vec<SentenceView>,
    /// The heading of one of several steps, or of the one that proves something; may be empty.
    pub step: String,
    /// The sentences, one of which can be lit.
    pub sentences: Vec<SentenceView>,
    /// The name of what folds sentences away.
    pub fold_label: String,
    /// Which sentence is lit, 0-based.
    pub lit: Option<usize>,
    /// Which sentence says what follows, and what that is.
    pub conclusion: Option<(usize, Conclusion)>,
    /// The way from sentence to sentence; empty if there are none.
    pub navigation: Vec<ButtonView>,
    /// What can be done next: more, apply, back.
    pub buttons: Vec<ButtonView>,
    /// Whether it is about a mistake.
    pub is_mistake: bool,
    /// Closes the card.
    pub close: ButtonView,
}

/// The card while the shortest proof by cases is looked for.
pub fn searching(model: &Shown, message: &Message) -> HintView {
    let found = matches!(model.common.jobs.hint_search(), Some(HintSearch::Found(_)));
    let show =
        ButtonView::new(model.common, Label::HintShowFound, Msg::Hint(HintMsg::FoundRequested));
    let stop = ButtonView::new(model.common, Label::Stop, Msg::Hint(HintMsg::Closed))
        .icon(Icon::Stop)
        .title("Esc");
    HintView {
        title: model.common.localizer.label(Label::Hint),
        lead: vec![sentence(model, &CellMarks::default(), message)],
        buttons: found.then_some(show).into_iter().chain([stop]).collect(),
        ..HintView::empty(model)
    }
}

/// What a step leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Conclusion {
    /// A digit can be placed.
    Place,
    /// Candidates can go.
    Out,
}

impl HintView {
    /// A card that says nothing yet and can be closed.
    pub fn empty(model: &Shown) -> HintView {
        HintView {
            title: String::new(),
            level: String::new(),
            bars: None,
            brief: None,
            learn: None,
            lead: Vec::new(),
            step: String::new(),
            sentences: Vec::new(),
            fold_label: String::new(),
            lit: None,
            conclusion: None,
            navigation: Vec::new(),
            buttons: Vec::new(),
            is_mistake: false,
            close: close(model),
        }
    }
}

/// The card of a hint.
pub fn hint(model: &Shown, hint: &Hint) -> HintView {
    let step = hint.step();
    let why = step.filter(|_| hint.level == HintLevel::Why);
    let marks = cell_marks(hint);
    let lead = hint_messages::lead(hint, model.common.session.problem());
    let lead = lead.iter().map(|message| sentence(model, &marks, message));
    let text = |message: Option<Message>| {
        message.map_or(String::new(), |message| model.common.localizer.message(&message))
    };
    let is_proof = step.is_some_and(|step| step.evidence.refutation.is_some());
    let explanation = why.map(|step| model.common.localizer.explanation(step));
    let explanation = explanation.as_deref().unwrap_or_default();
    HintView {
        title: title(model, hint),
        level: text(hint_messages::level(hint)),
        bars: hint.progress(),
        brief: hint_messages::brief(hint).map(|message| model.common.localizer.message(&message)),
        learn: step
            .filter(|_| hint.level > HintLevel::Where && hint.mistake().is_none())
            .map(|step| learn(model, step)),
        is_mistake: hint.mistake().is_some(),
        lead: lead.collect(),
        step: text(hint_messages::step_title(hint)),
        sentences: sentences(hint, &marks, explanation),
        fold_label: model.common.localizer.label(match is_proof {
            true => Label::CaseLines,
            false => Label::Notation,
        }),
        lit: hint.lit().filter(|_| why.is_some()),
        conclusion: why.and_then(|step| {
            let at =
                explanation::conclusion(explanation).filter(|_| hint.contradiction().is_none())?;
            Some((at, conclusion(step)))
        }),
        navigation: why.map_or(Vec::new(), |_| navigation(model)),
        buttons: buttons(model, hint),
        close: close(model),
    }
}

fn sentences(hint: &Hint, marks: &CellMarks, explanation: &[Sentence]) -> Vec<SentenceView> {
    let shown = hint.unfolded(explanation);
    let is_proof = hint.step().is_some_and(|step| step.evidence.refutation.is_some());
    let blocks = hint.step().is_some_and(|step| !blockers(step).is_empty());
    let chained = hint.step().map_or(Vec::new(), |step| line_numbers(&step.evidence));
    let of_chain = |sentence: &Sentence| chained.get(*sentence.links.last()?).copied().flatten();
    let view = |(place, sentence): (usize, &Sentence)| SentenceView {
        number: match blocks {
            true => sentence.links.first().map(|link| link + 1),
            // The conclusion comes before the lines of the proof.
            false if is_proof => (place > 0).then_some(place),
            false => of_chain(sentence).filter(|_| sentence.is_detail),
        },
        fold: (sentence.holds > 0).then(|| !hint.is_folded(explanation, place)),
        hidden: !shown.contains(&place),
        ..marks.sentence(sentence)
    };
    explanation.iter().enumerate().map(view).collect()
}

fn conclusion(step: &Step) -> Conclusion {
    match step.effects.iter().any(|effect| matches!(effect, Effect::Place(_))) {
        true => Conclusion::Place,
        false => Conclusion::Out,
    }
}

/// A message of a card, in which cells are marked.
pub fn sentence(model: &Shown, marks: &CellMarks, message: &Message) -> SentenceView {
    SentenceView::plain(marks.pieces(&model.common.localizer.pieces(message)))
}

/// The cells of the step, once its pattern is shown; what it eliminates is not given away before
/// the reason is.
fn cell_marks(hint: &Hint) -> CellMarks {
    match hint.step() {
        Some(step) if hint.level == HintLevel::Why => CellMarks::of_step(step),
        Some(step) if hint.level == HintLevel::Pattern => CellMarks::of_pattern(step),
        _ => CellMarks::default(),
    }
}

fn title(model: &Shown, hint: &Hint) -> String {
    let label = match (&hint.result, hint.step()) {
        (HintResult::Step(_), Some(step)) if hint.level > HintLevel::Where => {
            return model.common.localizer.technique(step.technique);
        }
        (HintResult::Step(_), _) => Label::Hint,
        (HintResult::Mistake(_) | HintResult::Conflicting(_) | HintResult::DeadEnd(_), _) => {
            Label::HintMistake
        }
        (HintResult::Checked(_), _) => Label::Question,
        (HintResult::Complete | HintResult::Stuck, _) => Label::HintNone,
    };
    model.common.localizer.label(label)
}

fn learn(model: &Shown, step: &Step) -> ButtonView {
    let lesson = PlacesMsg::LearnRequested(Some(step.technique)).into();
    ButtonView::new(model.common, Label::LearnThis, lesson).icon(Icon::Learn)
}

fn navigation(model: &Shown) -> Vec<ButtonView> {
    let to = |label, way, icon, key: &str| {
        ButtonView::new(model.common, label, Msg::Hint(HintMsg::SentenceStepped(way)))
            .icon(icon)
            .title(key)
    };
    vec![
        to(Label::Previous, Adjacent::Previous, Icon::Previous, "←"),
        to(Label::Next, Adjacent::Next, Icon::Next, "→"),
    ]
}

fn buttons(model: &Shown, hint: &Hint) -> Vec<ButtonView> {
    let button = |label, msg| ButtonView::new(model.common, label, msg);
    match &hint.result {
        HintResult::Step(_) => step_buttons(model, hint.level),
        HintResult::Mistake(mistake) => mistake_buttons(model, mistake.kind, hint.level),
        HintResult::Checked(check) => {
            let change = button(Label::QuestionChange, Msg::Deduction(DeductionMsg::Opened));
            match check.validity {
                Validity::Proved => {
                    vec![apply(model).variant(ButtonVariant::Primary), change]
                }
                _ => vec![change.variant(ButtonVariant::Primary)],
            }
        }
        HintResult::Stuck => {
            let cell = button(Label::SolveCell, Msg::Solution(SolutionMsg::CellRevealed));
            let path =
                button(Label::Path, Msg::Path(PathMsg::Requested(Origin::Clues))).icon(Icon::Path);
            let has_solution = model.common.session.solution().is_some();
            let cell = has_solution.then(|| cell.variant(ButtonVariant::Primary));
            cell.into_iter().chain([path]).collect()
        }
        _ => Vec::new(),
    }
}

fn step_buttons(model: &Shown, level: HintLevel) -> Vec<ButtonView> {
    let button = |label, msg| ButtonView::new(model.common, label, msg);
    match level {
        HintLevel::Where => vec![
            more(model, Label::HintMore),
            button(Label::Question, Msg::Deduction(DeductionMsg::Opened))
                .icon(Icon::About)
                .title("Shift + K"),
        ],
        HintLevel::Which => vec![more(model, Label::HintMark), apply(model)],
        HintLevel::Pattern => vec![more(model, Label::HintWhy), apply(model)],
        HintLevel::Why => vec![
            button(Label::HintAnother, Msg::Hint(HintMsg::AnotherRequested)),
            apply(model).variant(ButtonVariant::Primary),
        ],
    }
}

/// A wrong digit can go alone, without what was done since.
fn mistake_buttons(model: &Shown, kind: MistakeKind, level: HintLevel) -> Vec<ButtonView> {
    let button = |label, msg| ButtonView::new(model.common, label, msg);
    let back = button(Label::BackToMistake, Msg::Check(CheckMsg::BackToMistake))
        .icon(Icon::Undo)
        .title("M");
    if level < HintLevel::Why {
        return vec![more(model, Label::HintMore), back];
    }
    let erase = || button(Label::EraseMistake, Msg::Check(CheckMsg::MistakeErased));
    let erase = (kind == MistakeKind::Digit).then(erase);
    [back.variant(ButtonVariant::Primary)].into_iter().chain(erase).collect()
}

fn more(model: &Shown, label: Label) -> ButtonView {
    let more = ButtonView::new(model.common, label, Msg::Hint(HintMsg::Requested));
    more.icon(Icon::Hint).title("H").variant(ButtonVariant::Primary)
}

fn apply(model: &Shown) -> ButtonView {
    ButtonView::new(model.common, Label::Apply, Msg::Hint(HintMsg::Applied)).icon(Icon::Check)
}

/// The button that puts a card away.
pub fn close(model: &Shown) -> ButtonView {
    let close = ButtonView::new(model.common, Label::Close, Msg::Hint(HintMsg::Closed));
    close.icon(Icon::Close).variant(ButtonVariant::Quiet).title("Esc")
}
