//! A list of things to do.

use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::view::controls::ButtonView;

use super::button::Button;

/// Draws it.
pub fn menu(buttons: &[ButtonView], tell: &Callback<Msg>) -> Html {
    html! {
        <ul class="menu">
            { for buttons.iter().map(|view| html! { <li><Button view={view.clone()} {tell} /></li> }) }
        </ul>
    }
}
