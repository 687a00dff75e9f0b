//! What a search stops at by itself.

use super::controls::field;
use crate::core::field::FormField as _;
use crate::core::msg::Msg;
use crate::core::view::controls::{ButtonView, FieldKind, FieldView};
use crate::engine::algorithms::run::Stop;
use crate::engine::types::cell::CellSet;
use crate::places::algorithms::Shown;
use crate::places::algorithms::msg::{AlgorithmsField, AlgorithmsMsg};
use crate::words::label::Label;
use crate::words::message::Message;

/// Switches: two kinds that are always there, and those that were typed, which a press takes away.
pub fn stops(model: &Shown) -> Vec<ButtonView> {
    let kinds = [(Stop::DeadEnd, Label::StopDeadEnds), (Stop::Solution, Label::StopSolutions)];
    let kinds = kinds.map(|(stop, label)| {
        let msg = Msg::to(AlgorithmsMsg::StopToggled(stop));
        ButtonView::new(model.common, label, msg).pressed(model.own.stops.contains(&stop))
    });
    let all = model.own.all_stops();
    kinds.into_iter().chain(all.into_iter().filter_map(|stop| typed(model, stop))).collect()
}

fn typed(model: &Shown, stop: Stop) -> Option<ButtonView> {
    let (field, message) = match stop {
        Stop::Cell(cell) => {
            (AlgorithmsField::StopCell, Message::StopAtCell { cells: CellSet::only(cell) })
        }
        Stop::Depth(depth) => {
            (AlgorithmsField::StopDepth, Message::StopAtDepth { depth: depth.into() })
        }
        Stop::Guesses(count) => (AlgorithmsField::StopGuesses, Message::StopAtGuesses { count }),
        Stop::DeadEnd | Stop::Solution => return None,
    };
    let label = model.common.localizer.message(&message);
    Some(ButtonView::named(label, field.edited(String::new())).pressed(true))
}

/// A cell, a depth, a number of guesses, to be typed.
pub fn stop_fields(model: &Shown) -> Vec<FieldView> {
    let [cell, depth, guesses] = &model.own.typed_stops;
    let text = FieldKind::Text("r3c6".to_owned());
    let count = FieldKind::Number(1, u32::MAX);
    vec![
        field(model, AlgorithmsField::StopCell, Label::StopCell, cell).kind(text),
        field(model, AlgorithmsField::StopDepth, Label::StopDepth, depth)
            .kind(FieldKind::Number(1, 81)),
        field(model, AlgorithmsField::StopGuesses, Label::StopGuesses, guesses).kind(count),
    ]
}
