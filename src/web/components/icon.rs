//! A picture of the icon set: a symbol of the sprite that stands in index.html.

use yew::prelude::*;

use crate::app::view::controls;

/// Which picture.
#[derive(Properties, PartialEq)]
pub struct IconProps {
    /// Its name is the symbol's id.
    pub icon: controls::Icon,
}

/// Draws it, hidden from screen readers: the word beside it or the button's name says the same.
#[component]
pub fn Icon(props: &IconProps) -> Html {
    let name: &'static str = props.icon.into();
    html! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href={format!("#{name}")} /></svg>
    }
}
