//! The line under the grid: what was done last, or the digit in view and how that ends.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::play::view::focus_line::FocusLineView;
use crate::shell::view::PageView;

use crate::core::components::button::{Button, Shows};
use crate::core::components::icon::icon;

/// Draws it. What was done is announced even where the digit in view takes its place.
pub fn status_line(view: &PageView, dispatch: &Callback<Msg>) -> Html {
    let is_long = view.is_status_long.then_some("true");
    let hidden = view.focus.as_ref().map(|_| "visually-hidden");
    html! {
        <div class="page-status status-line" data-focus={view.focus.as_ref().map(|_| "true")} data-long={is_long}>
            <p class={classes!("status-line-text", hidden)} role="status">{ &view.status }</p>
            { for view.focus.iter().map(|focus| focus_line(focus, dispatch)) }
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
