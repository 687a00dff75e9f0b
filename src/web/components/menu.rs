//! A list of things to do.

use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::view::controls::ButtonView;

use super::button::Button;

/// The list.
#[derive(Properties, PartialEq)]
pub struct MenuProps {
    /// Its entries.
    pub buttons: Vec<ButtonView>,
    /// Hears of a choice.
    pub tell: Callback<Msg>,
}

/// Draws it.
#[component]
pub fn Menu(props: &MenuProps) -> Html {
    let MenuProps { buttons, tell } = props;
    html! {
        <ul class="menu">
            { for buttons.iter().map(|view| html! { <li><Button view={view.clone()} {tell} /></li> }) }
        </ul>
    }
}
