//! Buttons beside each other.

use yew::prelude::*;

use crate::core::components::button::{Button, Shows};
use crate::core::msg::Msg;
use crate::core::view::controls::ButtonView;

/// Draws the buttons.
pub fn buttons(views: &[ButtonView], shows: Shows, dispatch: &Callback<Msg>) -> Html {
    views.iter().map(|view| html! { <Button view={view.clone()} {shows} {dispatch} /> }).collect()
}
