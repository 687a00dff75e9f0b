//! How far both players of a race are.

use yew::prelude::*;

use crate::core::components::progress_bar::progress_bar;
use crate::play::view::race::RaceView;

/// Draws it: the player's bar, below it the sender's, and beside them who is ahead. The text changes all
/// the time, and is not announced.
pub fn race_bar(view: &RaceView) -> Html {
    html! {
        <div class="race-bar" role="group" aria-label={view.label.clone()} title={view.label.clone()}>
            <span class="race-bar-lines">
                { progress_bar("race-bar-own", view.own) }
                { progress_bar("race-bar-theirs", view.theirs) }
            </span>
            <span class="race-bar-text">{ &view.text }</span>
        </div>
    }
}
