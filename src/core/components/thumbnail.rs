//! A small grid to look at.

use yew::prelude::*;

use crate::play::view::import::PreviewView;

/// Draws it as one picture with one name.
pub fn thumbnail(view: &PreviewView) -> Html {
    html! {
        <div class="thumbnail" role="img" aria-label={view.label.clone()}>
            { for view.cells.iter().map(|(digit, conflict)| html! {
                <span data-conflict={conflict.then_some("true")}>{ digit.map(String::from).unwrap_or_default() }</span>
            }) }
        </div>
    }
}
