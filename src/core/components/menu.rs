//! Things to do, in groups.

use wasm_bindgen::JsCast as _;
use web_sys::Element;
use yew::prelude::*;

use crate::core::msg::Msg;
use crate::core::view::controls::ButtonView;
use crate::core::view::menu::{MenuGroupView, MenuView};

use super::button::{Button, Shows};
use crate::core::dom::focus::{focus_beside, focus_named};

pub fn menu(view: &MenuView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="menu" onkeydown={Callback::from(walk)}>
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

/// Arrows go from one thing to the next, a letter to the next whose name begins with it.
fn walk(event: KeyboardEvent) {
    let Some(menu) = event.current_target().and_then(|menu| menu.dyn_into::<Element>().ok()) else {
        return;
    };
    let mut letters = event.key();
    let moved = match &*letters {
        "ArrowDown" | "ArrowRight" => focus_beside(&menu, "button", 1),
        "ArrowUp" | "ArrowLeft" => focus_beside(&menu, "button", -1),
        _ if letters.chars().count() == 1 && !event.ctrl_key() && !event.meta_key() => {
            letters.make_ascii_lowercase();
            focus_named(&menu, "button", &letters)
        }
        _ => None,
    };
    if moved.is_some() {
        event.prevent_default();
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
        <ul class="menu-group" data-kind={kind} aria-label={(!view.heading.is_empty()).then(|| view.heading.clone())}>
            if !view.heading.is_empty() {
                <li class="menu-heading" aria-hidden="true">{ &view.heading }</li>
            }
            { for view.buttons.iter().map(|view| html! { <li><Button view={view.clone()} {dispatch} /></li> }) }
        </ul>
    }
}
