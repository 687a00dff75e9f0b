//! A deduction that the player puts to the engine: cells are selected, digits pressed, and the
//! engine asked.

use super::super::controls::{ButtonView, Icon, Rank};
use super::hint::{HintView, close};
use crate::app::model::{Model, Question};
use crate::app::msg::{Claiming, Msg};
use crate::i18n::label::Label;
use crate::i18n::message::Message;

/// The card of a deduction.
pub fn question(model: &Model, question: &Question) -> HintView {
    let button = |label, msg| ButtonView::new(model, label, msg);
    let pen = |label, pen| button(label, Msg::PenChosen(pen)).pressed(question.pen == pen);
    let some = !question.claims.is_empty();
    HintView {
        title: model.words.label(Label::Question),
        learn: None,
        level: String::new(),
        lead: vec![model.words.say(&Message::of_claims(&question.claims))],
        step: String::new(),
        story: Vec::new(),
        chips: Vec::new(),
        lit: None,
        walk: vec![pen(Label::ClaimOut, Claiming::Out), pen(Label::ClaimIn, Claiming::In)],
        buttons: vec![
            button(Label::QuestionPut, Msg::QuestionPut)
                .icon(Icon::Check)
                .rank(Rank::Primary)
                .title("Enter")
                .usable(some),
            button(Label::QuestionClear, Msg::QuestionCleared).usable(some),
        ],
        close: close(model),
    }
}
