//! The replay of a game.

use crate::core::clock::time_text;
use crate::core::cursor::Adjacent;
use crate::core::msg::{Msg, ReplayMsg};
use crate::core::view::controls::{ButtonVariant, ButtonView, Icon};
use crate::play::Shown;
use crate::play::move_messages::describe;
use crate::play::replay::Replay;
use crate::words::label::Label;
use crate::words::message::Message;

/// The replay of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct ReplayView {
    /// The heading.
    pub title: String,
    /// Which move is shown, and when it was made.
    pub place: String,
    /// What the move was.
    pub text: String,
    /// The name of the slider.
    pub slider: String,
    /// How many moves are shown, and how many there are.
    pub at: [usize; 2],
    /// Whether it goes on by itself: then a screen reader does not announce every move.
    pub plays: bool,
    /// Back, play or stop, on.
    pub buttons: [ButtonView; 3],
    /// Back to the game.
    pub close: ButtonView,
}

/// The replay of the model.
pub fn replay(model: &Shown, replay: &Replay) -> ReplayView {
    let history = model.common.session.game.history();
    let (at, of) = (replay.at(), replay.moves());
    let place = model.common.localizer.message(&Message::ReplayAt { at: at as u64, of: of as u64 });
    let time = history.seconds(replay.node()).map(|seconds| time_text(seconds as f64 * 1000.0));
    let step = history.step(replay.node());
    let board = history.board_at(replay.node()).unwrap_or(model.common.board());
    let text = step.map(|step| model.common.localizer.message(&describe(step, board)));
    let button = |label, msg, icon, key: &str| {
        ButtonView::new(model.common, label, msg).icon(icon).title(key)
    };
    let toggle = match replay.plays() {
        true => button(Label::ReplayStop, Msg::Replay(ReplayMsg::Toggled), Icon::Pause, "Space"),
        false => button(Label::ReplayPlay, Msg::Replay(ReplayMsg::Toggled), Icon::Play, "Space"),
    };
    let step =
        |label, way, icon, key| button(label, Msg::Replay(ReplayMsg::Stepped(way)), icon, key);
    ReplayView {
        title: model.common.localizer.label(Label::Replay),
        place: [Some(place), time].into_iter().flatten().collect::<Vec<_>>().join(" · "),
        text: text.unwrap_or(model.common.localizer.label(Label::BranchStart)),
        slider: model.common.localizer.label(Label::ReplaySlider),
        at: [at, of],
        plays: replay.plays(),
        buttons: [
            step(Label::Previous, Adjacent::Previous, Icon::Previous, "←").usable(at > 0),
            toggle.variant(ButtonVariant::Primary),
            step(Label::Next, Adjacent::Next, Icon::Next, "→").usable(at < of),
        ],
        close: ButtonView::new(model.common, Label::Close, Msg::Dismiss)
            .icon(Icon::Close)
            .title("Esc"),
    }
}
