//! Things to do, in groups.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::core::view::controls::ButtonView;
use crate::core::view::menu::{MenuGroupView, MenuView};

use super::button::{Button, Shows};

pub fn menu(view: &MenuView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="menu">
            if !view.tiers.is_empty() {
                { row("menu-tiers", &view.new, &view.tiers, dispatch) }
            }
            if !view.filters.is_empty() {
                { row("menu-filters", &view.show, &view.filters, dispatch) }
            }
            { for view.groups.iter().map(|group| drawn_group(group, dispatch)) }
        </div>
    }
}

/// Buttons side by side under what they have in common.
fn row(class: &'static str, label: &str, buttons: &[ButtonView], dispatch: &Callback<Msg>) -> Html {
    html! {
        <div {class} role="group" aria-label={label.to_owned()}>
            <p>{ label }</p>
            { for buttons.iter().map(|view| html! { <Button view={view.clone()} shows={Shows::Word} {dispatch} /> }) }
        </div>
    }
}

fn drawn_group(view: &MenuGroupView, dispatch: &Callback<Msg>) -> Html {
    let kind: &'static str = view.kind.into();
    html! {
        <ul class="menu-group" data-kind={kind}>
            { for view.buttons.iter().map(|view| html! { <li><Button view={view.clone()} {dispatch} /></li> }) }
        </ul>
    }
}
