//! The keyboard: one listener on the window, so that a digit typed anywhere reaches the grid.
//! Which key means what stands in `app/keys.rs`; here only the browser's event is read.

use wasm_bindgen::JsCast as _;
use web_sys::{Element, Event, KeyboardEvent, Window};
use yew::Callback;

use crate::app::keys::{self, Held, KeyPress};
use crate::app::msg::Msg;

use super::listen::listen;

/// Where typing belongs to the browser: fields, and dialogs, which close on Escape by themselves.
const TYPING: &str = "input, textarea, select, dialog, [contenteditable]";

/// Tells of every key press that means something.
pub fn start(window: &Window, tell: &Callback<Msg>) {
    let tell = tell.clone();
    listen(window, "keydown", move |event: KeyboardEvent| {
        if event.is_composing() || event.default_prevented() || is_typing(&event) {
            return;
        }
        let press = read(&event);
        if keys::digit(&press).is_some() || keys::meaning(&press).is_some() {
            event.prevent_default();
            tell.emit(Msg::KeyPressed(press));
        }
    });
}

/// Whether the event belongs to a text field or a dialog.
pub fn is_typing(event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|element| matches!(element.closest(TYPING), Ok(Some(_))))
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
