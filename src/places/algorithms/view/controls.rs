//! What moves a search, and the fields that all pages have.

use crate::core::msg::Msg;
use crate::core::view::controls::{ButtonVariant, ButtonView, FieldKind, FieldView, Icon};
use crate::engine::algorithms::Method;
use crate::places::algorithms::Shown;
use crate::places::algorithms::msg::{AlgorithmsField, AlgorithmsMsg};
use crate::places::algorithms::speed::Speed;
use crate::places::algorithms::{Algorithms, Playing};
use crate::words::label::Label;
use crate::words::message::Message;

/// What moves a search, and how fast.
#[derive(Clone, PartialEq, Debug)]
pub struct ControlsView {
    /// The name of the group.
    pub label: String,
    /// Play, step, back and so on.
    pub buttons: Vec<ButtonView>,
    /// Which step this is.
    pub step: String,
    /// The place on the scale of speeds, where there is one: its label, the place, the last, and what
    /// it stands for.
    pub speed: Option<(String, u32, u32, String)>,
}

pub(super) fn field(model: &Shown, field: AlgorithmsField, label: Label, value: &str) -> FieldView {
    FieldView::new(model.common, field, label, value)
}

pub(super) fn method_field(model: &Shown, of: AlgorithmsField, at: usize) -> FieldView {
    let choice = |method: Method| {
        (method.slug().to_owned(), model.common.localizer.label(Label::of_method(method)))
    };
    let value = model.own.methods[at].slug();
    let kind = FieldKind::Choice(Method::ALL.map(choice).into());
    field(model, of, Label::TraceMethod, value).kind(kind)
}

/// The buttons that all pages have, with the key of each.
pub(super) fn buttons(
    model: &Shown,
    is_playing: bool,
    play: Label,
    skip: Label,
) -> Vec<ButtonView> {
    let button = |label, msg, key| {
        ButtonView::new(model.common, label, Msg::to(msg)).title(model.common.localizer.label(key))
    };
    let (play, icon) =
        if is_playing { (Label::TracePause, Icon::Pause) } else { (play, Icon::Play) };
    vec![
        button(play, AlgorithmsMsg::PlayToggled, Label::TraceKeySpace)
            .icon(icon)
            .variant(ButtonVariant::Primary),
        button(Label::TraceStep, AlgorithmsMsg::Stepped, Label::TraceKeyRight).icon(Icon::StepOn),
        button(Label::TraceBack, AlgorithmsMsg::SteppedBack, Label::TraceKeyLeft).icon(Icon::Undo),
        button(skip, AlgorithmsMsg::Skipped, Label::TraceKeyD).icon(Icon::SkipTo),
        button(Label::TraceToEnd, AlgorithmsMsg::RunOut, Label::TraceKeyEnd).icon(Icon::RunOut),
        button(Label::TraceRewind, AlgorithmsMsg::Rewound, Label::TraceKeyHome).icon(Icon::Restart),
    ]
}

/// What moves searches.
pub(super) fn controls(model: &Shown) -> ControlsView {
    let Algorithms { speed, playing, .. } = model.own;
    let step = model.own.runs().map(|run| run.state.step).max().unwrap_or_default();
    let is_playing = *playing != Playing::Paused;
    let message = |message| model.common.localizer.message(&message);
    ControlsView {
        label: model.common.localizer.label(Label::TraceControls),
        buttons: buttons(model, is_playing, Label::TracePlay, Label::TraceNextDeadEnd),
        step: message(Message::TraceStepNumber { step }),
        speed: Some((
            model.common.localizer.label(Label::TraceSpeed),
            speed.place(),
            Speed::MAX,
            message(Message::TraceSpeedText { speed: speed.steps() }),
        )),
    }
}
