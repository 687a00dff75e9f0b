//! A cell of a picture that is shown large, and what it may hold.

use crate::core::msg::Msg;
use crate::core::view::controls::{ButtonView, Icon};
use crate::engine::types::cell::Cell;
use crate::engine::types::digit::Digit;
use crate::engine::types::set::Element as _;
use crate::i18n::label::Label;
use crate::i18n::message::Message;
use crate::pictures::DigitsVerdict;
use crate::places::create::Shown;
use crate::places::create::msg::PictureMsg;
use crate::places::create::picture::PictureReading;

use super::picture::in_words;
use super::picture_verdict::consequence;

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
    pub options: Vec<(ButtonView, String)>,
    /// Empties it, takes a change back, goes to the next doubt.
    pub tools: Vec<ButtonView>,
    /// The nine digits.
    pub digits: Vec<ButtonView>,
}

/// That of a cell.
pub(super) fn piece(model: &Shown, picture: &PictureReading, cell: Cell) -> PieceView {
    let at = picture.digits.doubts.iter().position(|doubt| doubt.cell == cell);
    PieceView {
        cell: cell.index(),
        question: question(model, picture, cell, at),
        label: model.common.localizer.label(Label::PicturePiece),
        options: at.map(|at| options(model, picture, cell, at)).unwrap_or_default(),
        tools: tools(model, picture, cell),
        digits: Digit::ALL
            .into_iter()
            .map(|digit| ButtonView::named(digit.to_string(), write(Some(digit))))
            .collect(),
    }
}

fn write(digit: Option<Digit>) -> Msg {
    Msg::to(PictureMsg::Written(digit))
}

/// What is asked, and which of the doubts it is.
fn question(model: &Shown, picture: &PictureReading, cell: Cell, at: Option<usize>) -> [String; 2] {
    let message = |message| model.common.localizer.message(&message);
    let first = in_words(model, picture.digits.grid[cell]);
    let doubts = &picture.digits.doubts;
    let Some(at) = at else {
        return [message(Message::PictureCell { cell, first }), String::new()];
    };
    let second = in_words(model, doubts[at].other);
    let of = doubts.len() as u64;
    [
        message(Message::PictureQuestion { cell, first, second }),
        message(Message::PictureDoubtAt { at: at as u64 + 1, of }),
    ]
}

/// What was read and what else it may be, each with what it comes to.
fn options(
    model: &Shown,
    picture: &PictureReading,
    cell: Cell,
    at: usize,
) -> Vec<(ButtonView, String)> {
    let option = |digit: Option<Digit>, verdict: Option<DigitsVerdict>| {
        let consequence = verdict.map(|verdict| consequence(model, verdict)).unwrap_or_default();
        let empty = || model.common.localizer.label(Label::PictureEmpty);
        let name = digit.map_or_else(empty, |digit| digit.to_string());
        (ButtonView::named(name, write(digit)), consequence)
    };
    let judged = picture.judged.as_ref();
    let now = option(picture.digits.grid[cell], judged.map(|of| of.verdict));
    let other = judged.and_then(|of| of.with_others.get(at).copied());
    vec![now, option(picture.digits.doubts[at].other, other)]
}

fn tools(model: &Shown, picture: &PictureReading, cell: Cell) -> Vec<ButtonView> {
    let button = |label, msg| ButtonView::new(model.common, label, Msg::to(msg));
    let empty = button(Label::PictureEmpty, PictureMsg::Written(None));
    let undo = button(Label::Undo, PictureMsg::Undone).icon(Icon::Undo);
    let next = button(Label::PictureNext, PictureMsg::NextDoubt).icon(Icon::Next);
    let others = picture.digits.doubts.iter().any(|doubt| doubt.cell != cell);
    vec![
        empty.usable(picture.digits.grid[cell].is_some()),
        undo.usable(picture.can_undo()),
        next.usable(others),
    ]
}
