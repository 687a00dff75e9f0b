//! Texts on their way to and from the player's clipboard.

use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ClipboardEvent, Document, Element, HtmlDocument, HtmlElement, Window};
use web_sys::{HtmlTextAreaElement, Node};
use yew::Callback;

use crate::app::msg::{Msg, Outcome};

use super::events::{document, listen};
use super::keys::is_in_text;

/// Dispatches text that is pasted anywhere but into a text field.
pub fn start(window: &Window, dispatch: &Callback<Msg>) {
    let dispatch = dispatch.clone();
    listen(window, "paste", move |event: ClipboardEvent| {
        let text = event.clipboard_data().and_then(|data| data.get_data("text/plain").ok());
        if let Some(text) = text.filter(|text| !text.is_empty() && !is_in_text(&event)) {
            event.prevent_default();
            dispatch.emit(Msg::TextPasted(text));
        }
    });
}

/// Copies a text and dispatches whether that worked.
pub fn copy(text: String, dispatch: Callback<Msg>) {
    spawn_local(async move {
        let copied = match write(&text) {
            Some(written) => JsFuture::from(written).await.is_ok() || copy_selected(&text),
            None => copy_selected(&text),
        };
        dispatch.emit(Msg::Copied(if copied { Outcome::Done } else { Outcome::Refused }));
    });
}

/// The modern way. It is not there on pages served without TLS, where `clipboard` is undefined.
fn write(text: &str) -> Option<js_sys::Promise> {
    let navigator = web_sys::window()?.navigator();
    let there = js_sys::Reflect::get(&navigator, &JsValue::from_str("clipboard")).ok()?;
    there.is_object().then(|| navigator.clipboard().write_text(text))
}

/// The old way: a text field, its selection, a command. Inside of an open dialog, because what is
/// outside of one cannot be selected.
fn copy_selected(text: &str) -> bool {
    let copy = || -> Option<bool> {
        let document = document()?;
        let had_focus = document.active_element();
        let host: Node = match document.query_selector("dialog[open]").ok()? {
            Some(dialog) => dialog.into(),
            None => document.body()?.into(),
        };
        let field = hidden_field(&document, text)?;
        host.append_child(&field).ok()?;
        field.select();
        let copied = document.dyn_into::<HtmlDocument>().ok()?.exec_command("copy");
        field.remove();
        give_back(had_focus);
        copied.ok()
    };
    copy().unwrap_or(false)
}

fn hidden_field(document: &Document, text: &str) -> Option<HtmlTextAreaElement> {
    let field = document.create_element("textarea").ok()?;
    let field = field.dyn_into::<HtmlTextAreaElement>().ok()?;
    field.set_class_name("visually-hidden");
    field.set_value(text);
    Some(field)
}

fn give_back(focus: Option<Element>) {
    if let Some(element) = focus.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // Losing the focus is no reason to fail.
        _ = element.focus();
    }
}
