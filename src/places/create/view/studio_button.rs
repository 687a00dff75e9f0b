//! A button for something that the player does where puzzles are made to order.

use crate::core::msg::Msg;
use crate::core::view::controls::ButtonView;
use crate::places::create::Shown;
use crate::places::create::msg::StudioMsg;
use crate::words::label::Label;

/// Sends the message.
pub(super) fn button(model: &Shown, label: Label, msg: StudioMsg) -> ButtonView {
    ButtonView::new(model.common, label, Msg::to(msg))
}
