//! A cell of a picture that is shown large, and what it may hold.

use crate::core::msg::Msg;
use crate::core::view::controls::{ButtonView, Icon};
use crate::engine::types::cell::Cell;
use crate::engine::types::digit::Digit;
use crate::engine::types::set::Element as _;
use crate::pictures::{DigitsVerdict, Doubt};
use crate::places::create::Shown;
use crate::places::create::msg::PictureMsg;
use crate::places::create::picture::{PictureReading, PictureSwitch};
use crate::words::label::Label;
use crate::words::message::Message;

use super::picture_verdict::{consequence, in_words};

/// A cell that is shown large.
#[derive(Clone, PartialEq, Debug)]
pub struct PieceView {
    /// Its place, 0-based.
    pub cell: usize,
    /// What is asked, and which of the doubts it is; the second may be empty.
    pub question: [String; 2],
    /// The description of the piece of the picture.
    pub label: String,
    /// What it may hold, each with what it comes to.
    pub options: Vec<ChoiceView>,
    /// Empties it, offers all digits.
    pub tools: Vec<ButtonView>,
    /// All that it may hold, where that is offered.
    pub all: Vec<ChoiceView>,
    /// The next cell in doubt, its place first.
    pub next: Option<(usize, ChoiceView)>,
}

/// A button with two lines.
#[derive(Clone, PartialEq, Debug)]
pub struct ChoiceView {
    /// The line that stands out, and what a press does.
    pub button: ButtonView,
    /// The line below; may be empty.
    pub more: String,
}

/// That of a cell.
pub(super) fn piece(model: &Shown, picture: &PictureReading, cell: Cell) -> PieceView {
    let digit = |digit| choice(model, picture, cell, (digit, None));
    let all = Digit::ALL.into_iter().map(Some).chain([None]);
    PieceView {
        cell: cell.index(),
        question: question(model, picture, cell),
        label: model.common.localizer.label(Label::PicturePiece),
        options: options(model, picture, cell),
        tools: tools(model, picture, cell),
        all: all.filter(|_| picture.offers_all).map(digit).collect(),
        next: next(model, picture, cell),
    }
}

/// What is asked, and which of the doubts it is.
fn question(model: &Shown, picture: &PictureReading, cell: Cell) -> [String; 2] {
    let message = |message| model.common.localizer.message(&message);
    let first = in_words(model, picture.digits.held(cell));
    let doubts = &picture.digits.doubts;
    let Some(at) = doubts.iter().position(|doubt| doubt.cell == cell) else {
        return [message(Message::PictureCell { cell, first }), String::new()];
    };
    let second = in_words(model, doubts[at].other);
    let of = doubts.len() as u64;
    [
        message(Message::PictureQuestion { cell, first, second }),
        message(Message::PictureDoubtAt { at: at as u64 + 1, of }),
    ]
}

/// A press writes a digit into the cell, or empties it.
fn choice(
    model: &Shown,
    picture: &PictureReading,
    cell: Cell,
    (digit, verdict): (Option<Digit>, Option<DigitsVerdict>),
) -> ChoiceView {
    let more = verdict.map(|verdict| consequence(model, verdict)).unwrap_or_default();
    let empty = || model.common.localizer.label(Label::PictureEmpty);
    let name = digit.map_or_else(empty, |digit| digit.to_string());
    let write = Msg::to(PictureMsg::Written(digit));
    let is_held = picture.digits.held(cell) == digit;
    ChoiceView { button: ButtonView::named(name, write).pressed(is_held), more }
}

/// What was read and what else it may be, each with what it comes to. What was read stays the first when another is
/// chosen.
fn options(model: &Shown, picture: &PictureReading, cell: Cell) -> Vec<ChoiceView> {
    let judged = picture.judged.as_ref();
    let other = |Doubt { cell, other }: Doubt| {
        let at = picture.digits.doubts.iter().position(|doubt| doubt.cell == cell);
        let verdict = judged.zip(at).and_then(|(judged, at)| judged.with_others.get(at).copied());
        (other, verdict)
    };
    let now = picture.digits.held(cell);
    let verdict = judged.map(|judged| judged.verdict).filter(|_| !picture.is_written(cell));
    let mut both: Vec<_> =
        [(now, verdict)].into_iter().chain(picture.other(cell).map(other)).collect();
    if picture.read.as_ref().is_some_and(|read| read.digits.held(cell) != now) {
        both.reverse();
    }
    both.into_iter().map(|of| choice(model, picture, cell, of)).collect()
}

fn tools(model: &Shown, picture: &PictureReading, cell: Cell) -> Vec<ButtonView> {
    let button = |label, msg| ButtonView::new(model.common, label, Msg::to(msg));
    let empty = button(Label::PictureEmpty, PictureMsg::Written(None));
    let other = button(Label::PictureOther, PictureMsg::Switched(PictureSwitch::AllDigits))
        .icon(Icon::More);
    let hand =
        button(Label::PictureByHand, PictureMsg::HandChanged).pressed(picture.is_written(cell));
    let is_filled = picture.digits.held(cell).is_some();
    vec![empty.usable(is_filled), hand.usable(is_filled), other.pressed(picture.offers_all)]
}

/// The doubt after the one that is shown, or the first; none but another.
fn next(model: &Shown, picture: &PictureReading, cell: Cell) -> Option<(usize, ChoiceView)> {
    let message = |message| model.common.localizer.message(&message);
    let doubt = picture.doubt(picture.next_doubt().filter(|&next| next != cell)?)?;
    let cell = doubt.cell;
    let first = in_words(model, picture.digits.held(cell));
    let name = message(Message::PictureCell { cell, first });
    let button = ButtonView::named(name, Msg::to(PictureMsg::CellPressed(cell)));
    let more = message(Message::PictureNameUnsure { other: in_words(model, doubt.other) });
    Some((cell.index(), ChoiceView { button, more }))
}
