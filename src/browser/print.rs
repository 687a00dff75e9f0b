//! Printing through the browser's own dialog.

use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::Element;

use crate::core::dom::document;

/// How long after the command the page is printed, in milliseconds: the dialog that the player
/// chose in is gone from the screen by then, and the sheets are in the page.
const REDRAWN: i32 = 100;

/// While the root element has it, the sheets are printed instead of the page.
const ATTRIBUTE: &str = "data-print";

/// Prints the sheets.
pub fn print() {
    let Some(window) = web_sys::window() else { return };
    _ = root().map(|root| root.set_attribute(ATTRIBUTE, "sheets"));
    let print = Closure::once_into_js(move || {
        // A browser without a printer says so itself.
        _ = web_sys::window().map(|window| window.print());
    });
    _ = window
        .set_timeout_with_callback_and_timeout_and_arguments_0(print.unchecked_ref(), REDRAWN);
}

/// From now on the page itself is printed again.
pub fn printed() {
    _ = root().map(|root| root.remove_attribute(ATTRIBUTE));
}

fn root() -> Option<Element> {
    document()?.document_element()
}
