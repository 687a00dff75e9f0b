//! A deduction that the player puts to the engine: cells are selected, digits pressed, and the
//! engine asked.

use super::hint::{HintView, sentence};
use crate::core::claim::ClaimKind;
use crate::core::msg::{DeductionMsg, Msg};
use crate::core::view::controls::{ButtonVariant, ButtonView, Icon};
use crate::core::view::sentence::CellMarks;
use crate::play::Shown;
use crate::play::card::Deduction;
use crate::words::label::Label;
use crate::words::message::Message;

/// The card of a deduction.
pub fn question(model: &Shown, question: &Deduction) -> HintView {
    let button = |label, msg| ButtonView::new(model.common, label, msg);
    let claim_kind = |label, claim_kind| {
        button(label, Msg::Deduction(DeductionMsg::KindChosen(claim_kind)))
            .pressed(question.claim_kind == claim_kind)
    };
    let some = !question.claims.is_empty();
    HintView {
        title: model.common.localizer.label(Label::Question),
        lead: vec![sentence(model, &CellMarks::default(), &Message::of_claims(&question.claims))],
        navigation: vec![
            claim_kind(Label::ClaimEliminate, ClaimKind::Eliminate),
            claim_kind(Label::ClaimPlace, ClaimKind::Place),
        ],
        buttons: vec![
            button(Label::QuestionSubmit, Msg::Deduction(DeductionMsg::Submitted))
                .icon(Icon::Check)
                .variant(ButtonVariant::Primary)
                .title("Enter")
                .usable(some),
            button(Label::QuestionClear, Msg::Deduction(DeductionMsg::Cleared)).usable(some),
        ],
        ..HintView::empty(model)
    }
}
