//! A bar that shows how much of something is done: text beside it says the same.

use yew::prelude::*;

/// Draws the bar. `share` is from 0 to 1; `class` gives the bar its place and size.
pub fn progress_bar(class: &'static str, share: f64) -> Html {
    html! {
        <svg class={classes!("progress-bar", class)} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect class="progress-bar-track" width="100" height="4" rx="2" />
            <rect class="progress-bar-done" width={format!("{:.1}", share * 100.0)} height="4" rx="2" />
        </svg>
    }
}
