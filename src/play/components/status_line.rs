//! The line under the grid: what was done last, or the digit in view and how that ends.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::play::view::focus_line::FocusLineView;

use crate::core::components::button::{Button, Shows};
use crate::core::components::icon::icon;

/// Draws it; it may be longer than a line of a small phone. What was done is announced even where a card
/// says the same, or the digit in view takes its place.
pub fn status_line(
    (status, is_in_card): (&str, bool),
    is_long: bool,
    focus: Option<&FocusLineView>,
    dispatch: &Callback<Msg>,
) -> Html {
    let hidden = (is_in_card || focus.is_some()).then_some("visually-hidden");
    html! {
        <div class="page-status status-line" data-focus={focus.map(|_| "true")} data-long={is_long.then_some("true")}>
            <p class={classes!("status-line-text", hidden)} role="status">{ status }</p>
            { for focus.map(|focus| focus_line(focus, dispatch)) }
        </div>
    }
}

fn focus_line(focus: &FocusLineView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="status-line-focus">
            <span class="status-line-icon">{ icon(focus.icon) }</span>
            <span class="status-line-long">{ &focus.text }</span>
            <span class="status-line-brief">{ &focus.brief }</span>
            <Button view={focus.stop.clone()} shows={Shows::Word} {dispatch} />
            { for focus.keep.iter().map(|view| html! { <Button view={view.clone()} shows={Shows::Word} {dispatch} /> }) }
        </div>
    }
}
