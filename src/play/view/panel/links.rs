//! The card of links that the player draws: the list of them, and whether they make a valid chain.

use crate::core::moves::MarkEdit;
use crate::core::msg::links::LinksMsg;
use crate::core::msg::{EntryMsg, Msg};
use crate::core::view::controls::{ButtonVariant, ButtonView, Icon};
use crate::core::view::sentence::{CellMarks, SentenceView};
use crate::engine::logic::drawn_chain::{ChainCheck, CheckedLink, LinkVerdict};
use crate::engine::logic::step::placed_and_removed;
use crate::engine::types::candidate::Candidate;
use crate::engine::types::digit::DigitSet;
use crate::engine::types::link::{Link, LinkKind};
use crate::play::Shown;
use crate::play::links::{conclusion, meet};
use crate::play::move_messages::link_drawn;
use crate::words::label::Label;
use crate::words::message::Message;

use super::hint::sentence;

/// The card.
#[derive(Clone, PartialEq, Debug)]
pub struct LinksView {
    /// The question, or the name of the mode.
    pub label: String,
    /// The answer, once there is one.
    pub title: Option<String>,
    /// What follows, or what to do next.
    pub text: Option<SentenceView>,
    /// Whether the links make a valid chain that does something, one that does nothing, or none.
    pub answer: Option<ChainAnswer>,
    /// The name of the list.
    pub list_label: String,
    /// The links.
    pub rows: Vec<LinkRowView>,
    /// One move back, where a phone has the card in the place of the tools.
    pub undo: ButtonView,
    /// What can be done with the links.
    pub buttons: Vec<ButtonView>,
    /// Closes the answer.
    pub close: Option<ButtonView>,
}

/// What became of a check.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum ChainAnswer {
    /// Something follows.
    Valid,
    /// Nothing follows, though every link holds.
    Idle,
    /// They make no valid chain.
    Fails,
}

/// A link of the list.
#[derive(Clone, PartialEq, Debug)]
pub struct LinkRowView {
    /// Its kind.
    pub kind: &'static str,
    /// Its name: `Strong link, 1: r1c6 and r6c6.`
    pub name: String,
    /// Its ends: `1 in r1c6 or r6c6`.
    pub ends: String,
    /// Why it holds, or why not; empty while nothing was checked.
    pub reason: String,
    /// Whether it holds, once that was checked.
    pub holds: Option<bool>,
    /// Whether a link before it fails.
    pub is_after_failure: bool,
    /// Its place among the links as they were drawn.
    pub place: usize,
}

/// The card of the model.
pub fn links(model: &Shown) -> LinksView {
    match model.own.links.check(model.common.session.game.history().at()) {
        Some(check) => answered(model, check),
        None => drawn(model),
    }
}

/// What a check found.
fn answered(model: &Shown, check: &ChainCheck) -> LinksView {
    let (title, text) = conclusion(check);
    LinksView {
        label: model.common.localizer.label(Label::LinksCheck),
        title: Some(model.common.localizer.message(&title)),
        text: text.map(|text| sentence(model, &CellMarks::default(), &text)),
        answer: Some(answer(check)),
        rows: checked_rows(model, check),
        buttons: ways_on(model, check),
        close: Some(button(model, Label::Close, LinksMsg::Closed).icon(Icon::Close).title("Esc")),
        ..drawn(model)
    }
}

/// The links that are drawn.
fn drawn(model: &Shown) -> LinksView {
    let links = &model.common.board().links;
    let can_undo = model.common.session.game.history().can_undo();
    let undo =
        ButtonView::new(model.common, Label::Undo, Msg::Entry(EntryMsg::Undo)).icon(Icon::Undo);
    let check = button(model, Label::LinksCheck, LinksMsg::Submitted);
    let check = check.variant(ButtonVariant::Primary).title("Enter");
    let clear = button(model, Label::LinksClear, LinksMsg::Cleared).usable(!links.is_empty());
    LinksView {
        label: model.common.localizer.label(Label::Links),
        title: None,
        text: Some(sentence(model, &CellMarks::default(), &help(model))),
        answer: None,
        list_label: model.common.localizer.label(Label::LinksDrawn),
        rows: links.iter().enumerate().map(|(place, link)| row(model, place, link)).collect(),
        undo: undo.usable(can_undo),
        buttons: [clear].into_iter().chain(meet(links).then_some(check)).collect(),
        close: None,
    }
}

fn button(model: &Shown, label: Label, msg: LinksMsg) -> ButtonView {
    ButtonView::new(model.common, label, Msg::Links(msg))
}

/// What to do next.
fn help(model: &Shown) -> Message {
    let count = model.common.board().links.len() as u64;
    match model.own.links.end {
        Some(from) => Message::LinkBegun { from },
        None if count == 0 => Message::LinksHelp,
        None => Message::LinksCount { count },
    }
}

fn answer(check: &ChainCheck) -> ChainAnswer {
    match (check.is_valid(), check.effects.is_empty()) {
        (true, false) => ChainAnswer::Valid,
        (true, true) => ChainAnswer::Idle,
        (false, _) => ChainAnswer::Fails,
    }
}

/// What can be done with the answer.
fn ways_on(model: &Shown, check: &ChainCheck) -> Vec<ButtonView> {
    let keep = button(model, Label::LinksKeep, LinksMsg::Closed);
    let (placed, removed) = placed_and_removed(&check.effects);
    let apply = Message::LinksApply { placed, removed };
    let apply =
        ButtonView::named(model.common.localizer.message(&apply), Msg::Links(LinksMsg::Applied));
    let does = !check.effects.is_empty();
    [keep].into_iter().chain(does.then(|| apply.variant(ButtonVariant::Primary))).collect()
}

fn checked_rows(model: &Shown, check: &ChainCheck) -> Vec<LinkRowView> {
    let first_failure = check.links.iter().position(|link| !link.verdict.holds());
    let row = |(at, checked): (usize, &CheckedLink)| LinkRowView {
        reason: model.common.localizer.message(&reason(checked.verdict)),
        holds: Some(checked.verdict.holds()),
        is_after_failure: first_failure.is_some_and(|failure| at > failure),
        ..row(model, checked.place, &checked.link)
    };
    check.links.iter().enumerate().map(row).collect()
}

fn row(model: &Shown, place: usize, link: &Link) -> LinkRowView {
    LinkRowView {
        kind: match link.kind {
            LinkKind::Strong => "strong",
            LinkKind::Weak => "weak",
        },
        name: model.common.localizer.message(&link_drawn(link, MarkEdit::Add)),
        ends: model.common.localizer.message(&ends(link)),
        reason: String::new(),
        holds: None,
        is_after_failure: false,
        place,
    }
}

fn ends(link: &Link) -> Message {
    let Link { from, to, .. } = *link;
    let digits: DigitSet = from.digits | to.digits;
    match (digits.single(), from.cells == to.cells) {
        (Some(digit), _) => Message::LinkEnds { digit, from, to },
        (None, true) => Message::LinkEndsInCell { from, to },
        (None, false) => Message::LinkEndsApart { from, to },
    }
}

fn reason(verdict: LinkVerdict) -> Message {
    match verdict {
        LinkVerdict::OnlyTwo(house) => Message::LinkOnlyTwo { house },
        LinkVerdict::TwoDigits(cell) => Message::LinkTwoDigits { cell },
        LinkVerdict::NotBoth(house) => Message::LinkNotBoth { house },
        LinkVerdict::OneDigit(cell) => Message::LinkOneDigit { cell },
        LinkVerdict::ThirdPlace(house, cell) => Message::LinkThirdPlace { house, cell },
        LinkVerdict::ThirdDigit(cell, digit) => Message::LinkThirdDigit { cell, digit },
        LinkVerdict::Apart => Message::LinkApart,
        LinkVerdict::Gone(Candidate { cell, digit }) => Message::LinkGone { cell, digit },
        LinkVerdict::SameKind(LinkKind::Strong) => Message::LinkTwoStrong,
        LinkVerdict::SameKind(LinkKind::Weak) => Message::LinkTwoWeak,
    }
}
