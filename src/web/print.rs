//! Printing through the browser's own dialog.

use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;

use crate::app::msg::PrintContent;

/// How long after the command the page is printed, in milliseconds: the dialog that the player
/// chose in is gone from the screen by then.
const REDRAWN: i32 = 100;

/// Prints the page: layout.css and the components' sheets say what is on the paper, by the root
/// element's `data-print`.
pub fn print(content: PrintContent) {
    let Some(window) = web_sys::window() else { return };
    let root = window.document().and_then(|document| document.document_element());
    _ = root.map(|root| root.set_attribute("data-print", content.into()));
    let print = Closure::once_into_js(move || {
        // A browser without a printer says so itself.
        _ = web_sys::window().map(|window| window.print());
    });
    _ = window
        .set_timeout_with_callback_and_timeout_and_arguments_0(print.unchecked_ref(), REDRAWN);
}
