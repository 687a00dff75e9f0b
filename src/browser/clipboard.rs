//! Texts on their way to and from the player's clipboard.

use js_sys::{Function, JsString, Promise};
use serde::Deserialize;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Clipboard, ClipboardEvent, DataTransfer, Document, Element, Event, HtmlDocument, HtmlElement,
    Window,
};
use web_sys::{HtmlTextAreaElement, Node};
use yew::Callback;

use crate::core::import::Import;
use crate::core::msg::{ImportMsg, Msg};
use crate::core::outside::Outcome;

use super::keys::is_in_text;
use crate::core::dom::file_reading;
use crate::core::dom::objects;
use crate::core::dom::{document, listen};

/// Dispatches text that is pasted anywhere but into a text field, and that the cells are to be copied.
pub fn start(window: &Window, dispatch: &Callback<Msg>) {
    let dispatch = dispatch.clone();
    let copying = dispatch.clone();
    listen(window, "copy", move |event: ClipboardEvent| {
        if !is_in_text(&event) && !has_selected_text() {
            event.prevent_default();
            copying.emit(Msg::CellsCopied);
        }
    });
    listen(window, "paste", move |event: ClipboardEvent| {
        let Some(data) = event.clipboard_data() else { return };
        // A copied picture is a file; what is copied in a table program is text, and its picture.
        match data.files().and_then(|files| files.get(0)) {
            Some(file) if text_of(&data).is_none_or(|text| text.length() == 0) => {
                event.prevent_default();
                file_reading::read(file, dispatch.clone());
            }
            _ => take_text(&event, &data, &dispatch),
        }
    });
}

/// Whether the player has marked some of the page's text, which is then what is copied.
fn has_selected_text() -> bool {
    let selection = || -> Option<Selection> {
        let window = web_sys::window()?;
        let HasSelection { get_selection } = objects::read(window.clone())?;
        objects::read(get_selection.dyn_into::<Function>().ok()?.call0(&window).ok()?)
    };
    selection().is_some_and(|selection| !selection.is_collapsed)
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct HasSelection {
    #[serde(with = "serde_wasm_bindgen::preserve")]
    get_selection: JsValue,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Selection {
    is_collapsed: bool,
}

/// Dispatches the text of a paste or a drop. A text field keeps what is meant for it, unless it is
/// so long that the field would stop the page.
pub fn take_text(event: &Event, data: &DataTransfer, dispatch: &Callback<Msg>) {
    let Some(text) = text_of(data).filter(|text| text.length() > 0) else { return };
    let length = text.length() as usize;
    if is_in_text(event) && length <= Import::MAX_SHOWN {
        return;
    }
    event.prevent_default();
    if length > Import::MAX_BYTES {
        return dispatch.emit(Msg::Import(ImportMsg::TooLarge(length)));
    }
    if length <= Import::MAX_SHOWN {
        return dispatch.emit(Msg::Import(ImportMsg::Pasted(text.into())));
    }
    let dispatch = dispatch.clone();
    spawn_local(async move {
        if let Some(text) = file_reading::text_of_parts(&text).await {
            dispatch.emit(Msg::Import(ImportMsg::Pasted(text)));
        }
    });
}

/// The text where the browser has it: its length is known before all of it is copied.
fn text_of(data: &DataTransfer) -> Option<JsString> {
    let HoldsText { get_data } = objects::read(data)?;
    get_data.dyn_into::<Function>().ok()?.call1(data, &"text/plain".into()).ok()?.dyn_into().ok()
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct HoldsText {
    #[serde(with = "serde_wasm_bindgen::preserve")]
    get_data: JsValue,
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

/// The modern way. It is not there on pages served without TLS.
fn write(text: &str) -> Option<Promise> {
    let clipboard = objects::navigator()?.clipboard;
    clipboard.is_object().then(|| clipboard.unchecked_into::<Clipboard>().write_text(text))
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
