//! A picture of the icon set: a symbol of the sprite that stands in index.html.

use yew::prelude::*;

use crate::core::view::controls::Icon;

/// Draws the symbol that has the picture's name for its id, hidden from screen readers: the word beside it or the button's name says the same.
pub fn icon(icon: Icon) -> Html {
    let name: &'static str = icon.into();
    html! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href={format!("#{name}")} /></svg>
    }
}
