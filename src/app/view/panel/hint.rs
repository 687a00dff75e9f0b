//! A hint: what is said so far, and how to hear more.

use super::super::arrows::marked;
use super::super::board::house_to_look_at;
use super::super::controls::{ButtonVariant, ButtonView, Icon};
use crate::app::model::{Hint, HintLevel, Model};
use crate::app::msg::{Adjacent, Msg};
use crate::app::update::LEVELS;
use crate::engine::logic::step::{Effect, Role, Step};
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::Cell;
use crate::engine::types::house::HouseSet;
use crate::i18n::explain::Sentence;
use crate::i18n::label::Label;
use crate::i18n::message::Message;
use crate::service::{HintResult, Mistake, MistakeKind, Validity};

/// A hint.
#[derive(Clone, PartialEq, Debug)]
pub struct HintView {
    /// `Naked single`, or what comes first.
    pub title: String,
    /// `Hint 2 of 5`, or which of several steps.
    pub level: String,
    /// To the page of its technique, once that is named.
    pub learn: Option<ButtonView>,
    /// What is said before the sentences that can be walked.
    pub lead: Vec<String>,
    /// The heading of one of several steps, or of the one that shows something.
    pub step: String,
    /// The sentences, one of which can be lit.
    pub sentences: Vec<Sentence>,
    /// The cells that the sentences may name, with the part that each plays.
    pub chips: Vec<ChipView>,
    /// The lit sentence.
    pub lit: Option<usize>,
    /// The way from sentence to sentence; empty if there are none.
    pub navigation: Vec<ButtonView>,
    /// More, apply, back.
    pub buttons: Vec<ButtonView>,
    /// Put it away.
    pub close: ButtonView,
}

/// A cell that carries its colour in the text, as it does in the grid.
#[derive(Clone, PartialEq, Debug)]
pub struct ChipView {
    /// As the sentences call it: `r2c3`.
    pub name: String,
    /// Its part, if it has one.
    pub role: Option<Role>,
    /// Whether the hint takes a candidate out of it.
    pub out: bool,
}

/// The card of a hint.
pub fn hint(model: &Model, hint: &Hint) -> HintView {
    let step = hint.step();
    let why = step.filter(|_| hint.level == HintLevel::Why);
    let mut chips = step.filter(|_| hint.level >= HintLevel::Pattern).map_or(Vec::new(), chips);
    if why.is_none() {
        // What the step takes out is not told before why it can.
        chips.iter_mut().for_each(|chip| chip.out = false);
    }
    HintView {
        title: title(model, hint),
        level: level(model, hint),
        learn: step.filter(|_| hint.level > HintLevel::Where).map(|step| learn(model, step)),
        lead: lead(model, hint),
        step: step_title(model, hint),
        sentences: why.map_or(Vec::new(), |step| model.localizer.explanation(step)),
        chips,
        lit: hint.lit().filter(|_| why.is_some()),
        navigation: why.map_or(Vec::new(), |_| navigation(model)),
        buttons: buttons(model, hint),
        close: close(model),
    }
}

/// What is new at this level, for whoever hears it: the last thing said.
pub fn told(model: &Model, hint: &Hint) -> Option<String> {
    match (&hint.advice, hint.step(), hint.level) {
        (HintResult::Step(_), Some(step), HintLevel::Why) => {
            model.localizer.explanation_text(step).pop()
        }
        (HintResult::Step(_), Some(step), HintLevel::Which) => Some(
            model
                .localizer
                .join(&[model.localizer.technique_sentence(step.technique), place(model, step)]),
        ),
        _ => {
            let mut said = lead(model, hint);
            said.push(step_title(model, hint));
            said.retain(|text| !text.is_empty());
            Some(model.localizer.join(&said)).filter(|text| !text.is_empty())
        }
    }
}

fn title(model: &Model, hint: &Hint) -> String {
    let label = match (&hint.advice, hint.step()) {
        (HintResult::Step(_), Some(step)) if hint.level > HintLevel::Where => {
            return model.localizer.technique(step.technique);
        }
        (HintResult::Step(_), _) => Label::Hint,
        (HintResult::Mistake(_) | HintResult::Conflicting(_) | HintResult::DeadEnd(_), _) => {
            Label::HintMistake
        }
        (HintResult::Checked(_), _) => Label::Question,
        (HintResult::Complete | HintResult::Stuck, _) => Label::HintNone,
    };
    model.localizer.label(label)
}

fn learn(model: &Model, step: &Step) -> ButtonView {
    ButtonView::new(model, Label::LearnThis, Msg::LearnRequested(Some(step.technique)))
        .icon(Icon::Learn)
}

fn level(model: &Model, hint: &Hint) -> String {
    match &hint.advice {
        HintResult::Step(_) => {
            let level = hint.level as u64 + 1;
            model.localizer.message(&Message::HintLevel { level, of: LEVELS })
        }
        _ => String::new(),
    }
}

fn lead(model: &Model, hint: &Hint) -> Vec<String> {
    let say = |message: Message| model.localizer.message(&message);
    match &hint.advice {
        HintResult::Step(step) => step_lead(model, step, hint.level),
        HintResult::Mistake(mistake) => mistake_lead(model, mistake),
        HintResult::Conflicting(cells) => vec![say(Message::HintConflicting { cells: *cells })],
        HintResult::DeadEnd(at) => vec![say(Message::of_dead_end(*at))],
        HintResult::Checked(judged) => vec![
            say(Message::of_claims(&judged.claims)),
            say(match judged.validity {
                Validity::Proved => Message::DeductionProved,
                Validity::True => Message::DeductionTrue,
                Validity::Open => Message::DeductionOpen,
                Validity::Refuted(Effect::Eliminate(Candidate { cell, digit })) => {
                    Message::DeductionNeeded { digit, cell }
                }
                Validity::Refuted(Effect::Place(Candidate { cell, digit })) => {
                    Message::DeductionWrong { digit, cell }
                }
            }),
        ],
        HintResult::Complete => vec![say(Message::HintComplete)],
        HintResult::Stuck => vec![say(model.problem().unwrap_or(Message::HintStuck))],
    }
}

/// Which step of a proof is told, with the first how hard the hardest is; a hint's own step has its
/// title above.
fn step_title(model: &Model, hint: &Hint) -> String {
    let Some(step) = hint.step().filter(|_| hint.proof().is_some()) else { return String::new() };
    let technique = model.localizer.technique(step.technique);
    let (at, of) = (hint.at as u64 + 1, hint.steps().len() as u64);
    if of == 1 {
        return technique;
    }
    let hardest = hint.steps().iter().map(|step| step.technique).max();
    let hardest = model.localizer.technique(hardest.unwrap_or(step.technique));
    model.localizer.message(&Message::ProofStep { at, of, technique, hardest })
}

fn step_lead(model: &Model, step: &Step, level: HintLevel) -> Vec<String> {
    let about = model.localizer.about(step.technique);
    match level {
        HintLevel::Where => {
            let house = house_to_look_at(step);
            vec![model.localizer.message(&Message::HintWhereHouse { house })]
        }
        HintLevel::Which => vec![about, place(model, step)],
        HintLevel::Pattern => {
            let cells = marked(step);
            vec![about, model.localizer.message(&Message::HintPattern { cells })]
        }
        HintLevel::Why => Vec::new(),
    }
}

/// The houses in which the pattern is.
fn place(model: &Model, step: &Step) -> String {
    let of = |role| step.evidence.houses_of(role);
    let houses = of(Role::Base) | of(Role::Cover);
    let houses = if houses.is_empty() { HouseSet::only(house_to_look_at(step)) } else { houses };
    model.localizer.message(&Message::HintHouses { houses })
}

fn mistake_lead(model: &Model, mistake: &Mistake) -> Vec<String> {
    let Candidate { cell, digit } = mistake.at;
    let board = &mistake.proof.board;
    let seen = cell.peers().iter().find(|&peer| board.digit(peer) == Some(digit));
    let shown = !mistake.proof.steps.is_empty();
    let message = match (mistake.kind, seen) {
        (MistakeKind::Elimination, _) => Message::MistakeElimination { digit, cell },
        (MistakeKind::Digit, Some(other)) if !shown => {
            Message::MistakeConflict { digit, cell, other }
        }
        (MistakeKind::Digit, _) if shown => Message::MistakeDigit { digit, cell },
        (MistakeKind::Digit, _) => Message::MistakeSolution { digit, cell },
    };
    let cells = mistake.cells;
    let all = match mistake.kind {
        MistakeKind::Digit => Message::HintWrongDigits { cells },
        MistakeKind::Elimination => Message::HintWrongEliminations { cells },
    };
    let mut lead = vec![model.localizer.message(&message)];
    if cells.len() > 1 {
        lead.insert(0, model.localizer.message(&all));
    }
    lead
}

fn navigation(model: &Model) -> Vec<ButtonView> {
    let to = |label, way, icon, key: &str| {
        ButtonView::new(model, label, Msg::SentenceStepped(way)).icon(icon).title(key)
    };
    vec![
        to(Label::Previous, Adjacent::Previous, Icon::Previous, "←"),
        to(Label::Next, Adjacent::Next, Icon::Next, "→"),
    ]
}

fn buttons(model: &Model, hint: &Hint) -> Vec<ButtonView> {
    let button = |label, msg| ButtonView::new(model, label, msg);
    let more = |label| button(label, Msg::HintRequested).icon(Icon::Hint).title("H");
    let apply = button(Label::Apply, Msg::HintApplied).icon(Icon::Check);
    match (&hint.advice, hint.level) {
        (HintResult::Step(_), HintLevel::Where) => vec![
            more(Label::HintMore).variant(ButtonVariant::Primary),
            button(Label::Question, Msg::DeductionOpened).icon(Icon::About).title("Q"),
        ],
        (HintResult::Step(_), HintLevel::Which) => {
            vec![more(Label::HintMark).variant(ButtonVariant::Primary), apply]
        }
        (HintResult::Step(_), HintLevel::Pattern) => {
            vec![more(Label::HintWhy).variant(ButtonVariant::Primary), apply]
        }
        (HintResult::Step(_), HintLevel::Why) => vec![apply.variant(ButtonVariant::Primary)],
        (HintResult::Mistake(_), _) => vec![
            button(Label::BackToMistake, Msg::BackToMistake)
                .icon(Icon::Undo)
                .variant(ButtonVariant::Primary)
                .title("M"),
        ],
        (HintResult::Checked(judged), _) => {
            let change = button(Label::QuestionChange, Msg::DeductionOpened);
            match judged.validity {
                Validity::Proved => vec![apply.variant(ButtonVariant::Primary), change],
                _ => vec![change.variant(ButtonVariant::Primary)],
            }
        }
        _ => Vec::new(),
    }
}

/// The button that puts a card away.
pub fn close(model: &Model) -> ButtonView {
    let close = ButtonView::new(model, Label::Close, Msg::HintClosed);
    close.icon(Icon::Close).variant(ButtonVariant::Quiet).title("Esc")
}

/// The cells of a step as sentences name them.
pub fn chips(step: &Step) -> Vec<ChipView> {
    let chip = |cell: Cell| {
        let loses = |effect: &Effect| matches!(effect, Effect::Eliminate(at) if at.cell == cell);
        ChipView {
            name: cell.to_string(),
            role: Role::ALL.into_iter().find(|&role| step.evidence.cells_of(role).contains(cell)),
            out: step.effects.iter().any(loses),
        }
    };
    let chips = Cell::ALL.into_iter().map(chip);
    chips.filter(|chip| chip.out || chip.role.is_some()).collect()
}
