//! The keyboard: one listener on the window, so that a digit typed anywhere reaches the grid.
//! Which key means what stands in `app/keys.rs`; here only the browser's event is read.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast as _;
use web_sys::{Element, Event, KeyboardEvent, Window};
use yew::Callback;

use crate::app::keys::{self, Held, KeyPress, KeySet};
use crate::app::msg::Msg;

use super::events::{document, listen};

/// Where typing belongs to the browser: fields, and dialogs, which close on Escape by themselves.
const TYPING: &str = "input, textarea, select, dialog";
/// Where text belongs to the browser.
const TEXT: &str = "input, textarea";

/// Keys that mean nothing alone.
const MODIFIERS: &[&str] = &["Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock"];

/// What the browser itself presses on Enter.
const PRESSED: &str = "button, a, summary";

/// Dispatches every key press that means something.
pub fn start(window: &Window, dispatch: &Callback<Msg>, set: &Rc<RefCell<KeySet>>) {
    let (dispatch, set) = (dispatch.clone(), set.clone());
    listen(window, "keydown", move |event: KeyboardEvent| {
        if event.is_composing() || event.default_prevented() {
            return;
        }
        let press = read(&event);
        if set.borrow().is_capturing {
            if !MODIFIERS.contains(&&*press.key) {
                event.prevent_default();
                dispatch.emit(Msg::KeyPressed(press));
            }
            return;
        }
        if is_typing(&event) {
            return;
        }
        if ["Enter", "Space"].contains(&&*press.code) && is_within(&event, PRESSED) {
            return;
        }
        let meaning = set.borrow().meaning(&press);
        if keys::digit(&press).is_none() && meaning.is_none() {
            return;
        }
        if !has_grid() && !meaning.as_ref().is_some_and(keys::is_of_page) {
            return;
        }
        event.prevent_default();
        if !event.repeat() || may_repeat(meaning.as_ref()) {
            dispatch.emit(Msg::KeyPressed(press));
        }
    });
}

/// Where no grid is, the arrow keys scroll.
fn has_grid() -> bool {
    let grid = document().and_then(|document| document.query_selector(".board-grid").ok());
    grid.flatten().is_some()
}

/// A key held down moves and goes back on and on; everything else it does but once.
fn may_repeat(meaning: Option<&Msg>) -> bool {
    matches!(meaning, Some(Msg::CursorMoved(..) | Msg::Undo | Msg::Redo))
}

fn is_typing(event: &Event) -> bool {
    is_within(event, TYPING)
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
