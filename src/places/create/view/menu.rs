//! What can be done with one puzzle of a batch.

use super::studio_button::button;
use crate::core::msg::Msg;
use crate::core::view::controls::FormView;
use crate::core::view::controls::{ButtonVariant, ButtonView, Icon};
use crate::places::create::Shown;
use crate::places::create::msg::StudioMsg;
use crate::words::label::Label;
use crate::words::message::Message;

/// Its number, and what can be done; none where there is no such puzzle.
pub fn made_form(model: &Shown) -> Option<(String, FormView)> {
    let batch = &model.own.batch;
    let number = batch.menu?;
    let row = batch.row(number)?;
    let copy = |label, text: String| {
        ButtonView::new(model.common, label, Msg::CopyRequested(text)).icon(Icon::Copy)
    };
    let clues = row.made.generated.puzzle.givens().to_string();
    let buttons = vec![
        button(model, Label::Play, StudioMsg::Played(number))
            .icon(Icon::Play)
            .variant(ButtonVariant::Primary),
        copy(Label::StudioCopyClues, clues),
        copy(Label::StudioCopy, row.recipe.to_string()),
        button(model, Label::StudioEdit, StudioMsg::Edited(number)).icon(Icon::Keys),
    ];
    let title =
        model.common.localizer.message(&Message::StudioNumber { number: number as u64 + 1 });
    Some((title, FormView { fields: Vec::new(), buttons }))
}
