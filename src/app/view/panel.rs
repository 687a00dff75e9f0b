//! The card beside or over the pad: a hint, or solutions.

use super::controls::{ButtonView, Icon, Rank};
use crate::app::model::{Hint, Level, Model, Shown};
use crate::app::msg::Msg;
use crate::engine::cell::Cell;
use crate::engine::house::House;
use crate::engine::step::{Effect, Role, Step};
use crate::service::Advice;
use crate::text::label::Label;
use crate::text::message::Message;

/// The card for hint and solutions.
#[derive(Clone, PartialEq, Debug)]
pub enum PanelView {
    /// A hint.
    Hint(HintView),
    /// Solutions.
    Solutions(SolutionsView),
}

/// A hint.
#[derive(Clone, PartialEq, Debug)]
pub struct HintView {
    /// `Naked single`, or what comes first.
    pub title: String,
    /// `Hint 2 of 3`.
    pub level: String,
    /// What is said so far.
    pub sentences: Vec<String>,
    /// The cells that the sentences may name, with the part that each plays.
    pub chips: Vec<ChipView>,
    /// The lit sentence.
    pub lit: Option<usize>,
    /// More, apply, back, close.
    pub buttons: Vec<ButtonView>,
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

/// The solutions of the grid.
#[derive(Clone, PartialEq, Debug)]
pub struct SolutionsView {
    /// Heading.
    pub title: String,
    /// How many, and what they were found from.
    pub text: String,
    /// `3 of 12`, if there are several.
    pub at: String,
    /// Previous, next, keep, close.
    pub buttons: Vec<ButtonView>,
}

/// The card of the model, if there is anything to show.
pub fn panel(model: &Model) -> Option<PanelView> {
    let hint = model.hint.as_ref().map(|at| PanelView::Hint(hint(model, at)));
    hint.or_else(|| {
        model.solutions.as_ref().map(|shown| PanelView::Solutions(solutions(model, shown)))
    })
}

fn hint(model: &Model, hint: &Hint) -> HintView {
    let close =
        ButtonView::new(model, Label::Close, Msg::HintClosed).icon(Icon::Close).rank(Rank::Quiet);
    match &hint.advice {
        Advice::Step(step) => step_hint(model, hint, step, close),
        advice => other_hint(model, advice, close),
    }
}

fn step_hint(model: &Model, hint: &Hint, step: &Step, close: ButtonView) -> HintView {
    let words = &model.words;
    let technique = words.technique(step.technique);
    let more = |label| ButtonView::new(model, label, Msg::HintAsked).icon(Icon::Hint).title("H");
    let apply = ButtonView::new(model, Label::Apply, Msg::HintApplied)
        .icon(Icon::Check)
        .rank(Rank::Primary);
    let mut sentences = vec![words.say(&place_to_look(step))];
    if hint.level >= Level::Which {
        let cells = effect_cells(step);
        sentences.push(words.say(&Message::HintWhich { technique: technique.clone(), cells }));
    }
    if hint.level == Level::Why {
        sentences = words.explain(step);
    }
    let buttons = match hint.level {
        Level::Where => vec![more(Label::HintMore).rank(Rank::Primary), close],
        Level::Which => {
            vec![more(Label::HintWhy).rank(Rank::Primary), apply.rank(Rank::Normal), close]
        }
        Level::Why => vec![apply, close],
    };
    HintView {
        title: if hint.level == Level::Where { words.label(Label::Hint) } else { technique },
        level: words.say(&Message::HintLevel { level: hint.level as u64 + 1, of: 3 }),
        sentences,
        chips: if hint.level == Level::Why { chips(step) } else { Vec::new() },
        lit: hint.lit,
        buttons,
    }
}

/// The house that the pattern stands on, or the block in which something happens.
fn place_to_look(step: &Step) -> Message {
    let house = step.evidence.houses_of(Role::Base).first();
    let block = || step.effects.first().map(|effect| effect.candidate().cell.houses()[2]);
    Message::HintWhereHouse { house: house.or_else(block).unwrap_or(House::ALL[0]) }
}

fn chips(step: &Step) -> Vec<ChipView> {
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

fn effect_cells(step: &Step) -> crate::engine::cell::CellSet {
    step.effects.iter().map(|effect| effect.candidate().cell).collect()
}

/// What comes before any technique, or instead of it.
fn other_hint(model: &Model, advice: &Advice, close: ButtonView) -> HintView {
    let back = || {
        ButtonView::new(model, Label::BackToMistake, Msg::BackToMistake)
            .icon(Icon::Undo)
            .rank(Rank::Primary)
    };
    let (title, message, buttons) = match advice {
        Advice::WrongDigits(cells) if model.solution().is_some() => {
            (Label::HintMistake, Message::HintWrongDigits { cells: *cells }, vec![back(), close])
        }
        Advice::WrongDigits(cells) => {
            (Label::HintMistake, Message::HintClashing { cells: *cells }, vec![close])
        }
        Advice::WrongStrikes(cells) => {
            (Label::HintMistake, Message::HintWrongStrikes { cells: *cells }, vec![close])
        }
        Advice::Complete => (Label::HintNone, Message::HintComplete, vec![close]),
        Advice::Stuck | Advice::Step(_) => (Label::HintNone, Message::HintStuck, vec![close]),
    };
    HintView {
        title: model.words.label(title),
        level: String::new(),
        sentences: vec![model.words.say(&message)],
        chips: Vec::new(),
        lit: None,
        buttons,
    }
}

fn solutions(model: &Model, shown: &Shown) -> SolutionsView {
    let of = shown.solved.solutions.len();
    let count = of as u64;
    let found = match (count, shown.solved.more) {
        (1, _) => Message::FoundOne,
        (_, false) => Message::FoundSeveral { count },
        (_, true) => Message::FoundSeveralMore { count },
    };
    let mut text = vec![
        model.words.say(&found),
        model.words.say(&Message::FoundFrom { clues: shown.clues as u64 }),
    ];
    if of > 1 {
        let count = shown.solved.undecided.len() as u64;
        text.push(model.words.say(&Message::FoundUndecided { count }));
    }
    let at = Message::SolutionAt { at: shown.at as u64 + 1, of: count };
    SolutionsView {
        title: model.words.label(if of == 1 { Label::Solution } else { Label::Solutions }),
        text: model.words.join(&text),
        at: if of > 1 { model.words.say(&at) } else { String::new() },
        buttons: solution_buttons(model, shown.at, of),
    }
}

fn solution_buttons(model: &Model, at: usize, of: usize) -> Vec<ButtonView> {
    let to =
        |label, at: usize, icon| ButtonView::new(model, label, Msg::SolutionChosen(at)).icon(icon);
    let mut buttons = Vec::new();
    if of > 1 {
        buttons.push(to(Label::Previous, at.saturating_sub(1), Icon::Previous).usable(at > 0));
        buttons.push(to(Label::Next, at + 1, Icon::Next).usable(at + 1 < of));
    }
    buttons.push(
        ButtonView::new(model, Label::SolutionKeep, Msg::SolutionKept)
            .icon(Icon::Pin)
            .rank(Rank::Primary),
    );
    buttons.push(
        ButtonView::new(model, Label::Close, Msg::SolutionsClosed)
            .icon(Icon::Close)
            .rank(Rank::Quiet),
    );
    buttons
}
