//! A list of things to do.

use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::view::controls::ButtonView;

use super::button::Button;

pub fn menu(buttons: &[ButtonView], dispatch: &Callback<Msg>) -> Html {
    html! {
        <ul class="menu">
            { for buttons.iter().map(|view| html! { <li><Button view={view.clone()} {dispatch} /></li> }) }
        </ul>
    }
}
