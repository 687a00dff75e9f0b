//! The keyboard: one listener on the window, so that a digit typed anywhere reaches the grid.
//! The function that the page starts this with says what a key means; here the browser's event is read,
//! and known what the browser itself does with a key.

use wasm_bindgen::JsCast as _;
use web_sys::{Element, Event, KeyboardEvent, Window};
use yew::Callback;

use crate::core::chord::{Held, KeyPress};
use crate::core::keys::Meaning;
use crate::core::msg::Msg;

use crate::core::dom::listen;

/// Where typing belongs to the browser: fields, and dialogs, which close on Escape by themselves.
const TYPING: &str = "input, textarea, select, dialog";
/// Where text belongs to the browser.
const TEXT: &str = "input, textarea";

/// What the browser itself presses on Enter and Space.
const PRESSED: &str = "button, a, summary";

/// Dispatches every key press that means something. `meaning` says what it means, from the press and whether
/// the browser itself does something with it.
pub fn start(
    window: &Window,
    dispatch: &Callback<Msg>,
    meaning: impl Fn(&KeyPress, bool) -> Option<Meaning> + 'static,
) {
    let dispatch = dispatch.clone();
    listen(window, "keydown", move |event: KeyboardEvent| {
        if event.is_composing() || event.default_prevented() {
            return;
        }
        let press = read(&event);
        let Some(meaning) = meaning(&press, is_of_browser(&event, &press)) else { return };
        event.prevent_default();
        if !event.repeat() || meaning.repeats {
            dispatch.emit(meaning.msg);
        }
    });
}

/// Whether the browser types or presses something with it.
fn is_of_browser(event: &Event, press: &KeyPress) -> bool {
    is_within(event, TYPING)
        || ["Enter", "Space"].contains(&&*press.code) && is_within(event, PRESSED)
}

/// Whether what is pasted or dropped belongs to a text field.
pub fn is_in_text(event: &Event) -> bool {
    is_within(event, TEXT)
}

fn is_within(event: &Event, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}

fn read(event: &KeyboardEvent) -> KeyPress {
    KeyPress {
        code: event.code(),
        key: event.key(),
        held: Held {
            control: event.ctrl_key() || event.meta_key(),
            shift: event.shift_key(),
            alt: event.alt_key(),
        },
    }
}
