//! Where the focus goes, so that it never falls back to the top of the page.

use wasm_bindgen::JsCast as _;
use web_sys::{Element, FocusOptions, HtmlElement};
use yew::prelude::*;

use crate::engine::cell::Cell;

use super::listen::document;

/// Gives a cell the focus.
pub fn focus_cell(cell: Cell) {
    focus(&format!("#{cell}"));
}

/// For a card that comes and goes: where it covers what has the focus, it takes it; when it leaves
/// with the focus inside, the grid gets it. The card's element is to hold the returned reference.
#[hook]
pub fn use_card_focus() -> NodeRef {
    let card = use_node_ref();
    use_effect_with((), {
        let card = card.clone();
        move |()| {
            let card = card.cast::<Element>();
            card.iter().filter(|_| is_focus_hidden()).for_each(focus_first_button);
            move || _ = card.filter(has_focus).map(|_| focus(".cell[tabindex='0']"))
        }
    });
    card
}

fn focus(selector: &str) {
    let element = document().and_then(|document| document.query_selector(selector).ok().flatten());
    element.iter().for_each(give);
}

/// The page does not scroll: what gets the focus is in sight anyhow.
fn give(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        _ = element.focus_with_options(&options);
    }
}

fn focus_first_button(card: &Element) {
    card.query_selector("button").ok().flatten().iter().for_each(give);
}

fn active() -> Option<Element> {
    document()?.active_element()
}

fn has_focus(card: &Element) -> bool {
    card.contains(active().as_deref())
}

fn is_focus_hidden() -> bool {
    let style = active().and_then(|active| web_sys::window()?.get_computed_style(&active).ok()?);
    style.is_some_and(|style| style.get_property_value("visibility").as_deref() == Ok("hidden"))
}
