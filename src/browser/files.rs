//! Text files, opened with a button or dropped onto the page.

use js_sys::Uint8Array;
use wasm_bindgen::JsCast as _;
use web_sys::{Blob, BlobPropertyBag, DragEvent, HtmlElement, Url, Window};
use yew::Callback;

use crate::core::dom::file_reading::read;
use crate::core::dom::{self, document, listen};
use crate::core::msg::Msg;

use super::clipboard;
use super::keys::is_in_text;

/// Dispatches files and texts that are dropped onto the page.
pub fn start(window: &Window, dispatch: &Callback<Msg>) {
    // Without this the browser opens what is dropped and leaves the page.
    listen(window, "dragover", |event: DragEvent| {
        if carries_file(&event) || !is_in_text(&event) {
            event.prevent_default();
        }
    });
    let dispatch = dispatch.clone();
    listen(window, "drop", move |event: DragEvent| {
        let Some(data) = event.data_transfer() else { return };
        if let Some(file) = data.files().and_then(|files| files.get(0)) {
            event.prevent_default();
            read(file, dispatch.clone());
        } else {
            clipboard::take_text(&event, &data, &dispatch);
        }
    });
}

/// Hands the parts of a text to the player as a file: through a link to what the page holds, so that it
/// needs no right to anything else. They are copied as bytes, which takes less than a frame.
pub fn save(name: &str, parts: &[String]) {
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain;charset=utf-8");
    let bytes = parts.iter().map(|part| Uint8Array::from(part.as_bytes()));
    let bytes: js_sys::Array = bytes.collect();
    let blob = Blob::new_with_u8_array_sequence_and_options(&bytes, &kind);
    blob.iter().for_each(|blob| save_blob(name, blob));
}

/// Hands bytes of any kind to the player as a file, through a link to what the page holds.
pub fn save_blob(name: &str, blob: &Blob) {
    let save = || -> Option<()> {
        let link = document()?.create_element("a").ok()?.dyn_into::<HtmlElement>().ok()?;
        let address = Url::create_object_url_with_blob(blob).ok()?;
        link.set_attribute("href", &address).ok()?;
        link.set_attribute("download", name).ok()?;
        link.click();
        // The browser has taken hold of the text by the next turn of its loop.
        dom::after_paint(move || _ = Url::revoke_object_url(&address));
        Some(())
    };
    _ = save();
}

fn carries_file(event: &DragEvent) -> bool {
    let types = event.data_transfer().map(|data| data.types());
    types.is_some_and(|types| types.includes(&"Files".into(), 0))
}
