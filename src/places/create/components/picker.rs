//! What was chosen from a list, as chips, and the list itself: it is searched, and stays open for more.

use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::core::msg::Msg;
use crate::core::view::controls::FieldView;
use crate::places::create::msg::StudioMsg;
use crate::places::create::view::PickerView;

use crate::core::components::button::{Button, Shows};
use crate::core::components::field::field;
use crate::core::components::icon::icon;
use crate::core::dom::document;

/// The chips and the list.
#[derive(Properties, PartialEq)]
pub struct PickerProps {
    pub view: PickerView,
    /// Its chips' look.
    pub kind: &'static str,
    /// Gets what is pressed.
    pub dispatch: Callback<Msg>,
}

/// Draws it. The search has the focus when the list opens; Escape closes it and goes back to the button.
#[component]
pub fn Picker(props: &PickerProps) -> Html {
    let PickerProps { view, kind, dispatch } = props;
    let (picker, list) = (use_node_ref(), use_node_ref());
    let is_open = view.search.is_some();
    let was_open = use_mut_ref(|| false);
    use_effect_with(is_open, {
        let (picker, list) = (picker.clone(), list.clone());
        move |&is_open| {
            let closes = was_open.replace(is_open) && !is_open;
            if is_open {
                focus_in(&list, "input");
            } else if closes && has_lost_focus() {
                focus_in(&picker, OPENER);
            }
        }
    });
    let toggle = dispatch.reform({
        let msg = view.add.msg.clone();
        move |()| msg.clone()
    });
    let onclick = toggle.reform(|_: MouseEvent| ());
    let onkeydown = keys(view, toggle, dispatch);
    html! {
        <div ref={picker} class="picker" data-kind={*kind} role="group" aria-label={view.label.clone()} {onkeydown}>
            <span class="picker-label" aria-hidden="true">{ &view.label }</span>
            <div class="picker-chips">
                { for view.chips.iter().enumerate().map(|(at, chip)| html! {
                    <>
                        if at > 0 && !view.or.is_empty() {
                            <span>{ &view.or }</span>
                        }
                        <Button view={chip.clone()} {dispatch} />
                    </>
                }) }
                <button type="button" class="button" data-variant="normal" data-shows="picture" aria-label={view.add.label.clone()}
                    title={view.add.label.clone()} aria-expanded={is_open.to_string()} {onclick}>{ for view.add.icon.map(icon) }</button>
            </div>
            { for view.search.iter().map(|search| entries(view, search, &list, kind, dispatch)) }
        </div>
    }
}

/// The button that opens the list.
const OPENER: &str = ".picker-chips > [aria-expanded]";

/// Whether what had the focus has left the page: then the page itself has it.
fn has_lost_focus() -> bool {
    let active = document().and_then(|document| document.active_element());
    active.is_none_or(|element| element.tag_name() == "BODY")
}

/// Puts the focus on the first of these within.
fn focus_in(within: &NodeRef, selector: &str) {
    let found = within.cast::<Element>().and_then(|of| of.query_selector(selector).ok().flatten());
    // An element in the page takes the focus or ignores it.
    _ = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()?.focus().ok());
}

/// Enter in the search adds the first that is found.
fn keys(
    view: &PickerView,
    toggle: Callback<()>,
    dispatch: &Callback<Msg>,
) -> Callback<KeyboardEvent> {
    let (is_open, dispatch) = (view.search.is_some(), dispatch.clone());
    Callback::from(move |event: KeyboardEvent| {
        let is_field = || {
            let target = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
            target.is_some_and(|element| element.tag_name() == "INPUT")
        };
        match event.key().as_str() {
            "Escape" if is_open => {
                event.prevent_default();
                event.stop_propagation();
                toggle.emit(());
            }
            "Enter" if is_open && is_field() => {
                event.prevent_default();
                dispatch.emit(Msg::to(StudioMsg::FirstFoundAdded));
            }
            _ => {}
        }
    })
}

fn entries(
    view: &PickerView,
    search: &FieldView,
    list: &NodeRef,
    kind: &str,
    dispatch: &Callback<Msg>,
) -> Html {
    html! {
        <div ref={list} class="picker-list">
            { field(search, kind, dispatch) }
            <p class="picker-found" role="status">{ &view.found }</p>
            <ul>
                { for view.entries.iter().map(|entry| html! {
                    <li key={entry.label.clone()}><Button view={entry.clone()} shows={Shows::Word} {dispatch} /></li>
                }) }
            </ul>
        </div>
    }
}
