//! Text files, opened with a button or dropped onto the page.

use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DragEvent, File, HtmlInputElement, Window};
use yew::Callback;

use crate::app::msg::Msg;

use super::keys::is_in_text;
use super::listen::listen;

/// The most that is read: 4 MB, some 50,000 puzzles. More would only be refused more slowly.
const LIMIT: f64 = 4e6;

/// Tells of files and texts that are dropped onto the page.
pub fn start(window: &Window, tell: &Callback<Msg>) {
    // Without this the browser opens what is dropped and leaves the page.
    listen(window, "dragover", |event: DragEvent| {
        if carries_file(&event) || !is_in_text(&event) {
            event.prevent_default();
        }
    });
    let tell = tell.clone();
    listen(window, "drop", move |event: DragEvent| {
        let Some(data) = event.data_transfer() else { return };
        if let Some(file) = data.files().and_then(|files| files.get(0)) {
            event.prevent_default();
            read(file, tell.clone());
        } else if !is_in_text(&event) {
            event.prevent_default();
            if let Some(text) = data.get_data("text/plain").ok().filter(|text| !text.is_empty()) {
                tell.emit(Msg::Pasted(text));
            }
        }
    });
}

/// Reads the file that was chosen in a field, and empties the field, so that choosing the same
/// file once more is told again.
pub fn read_chosen(field: &HtmlInputElement, tell: &Callback<Msg>) {
    if let Some(file) = field.files().and_then(|files| files.get(0)) {
        read(file, tell.clone());
    }
    field.set_value("");
}

fn carries_file(event: &DragEvent) -> bool {
    let types = event.data_transfer().map(|data| data.types());
    types.is_some_and(|types| types.includes(&"Files".into(), 0))
}

fn read(file: File, tell: Callback<Msg>) {
    spawn_local(async move {
        let name = file.name();
        let text = if file.size() > LIMIT { None } else { text_of(&file).await };
        tell.emit(Msg::FileRead(name, text));
    });
}

async fn text_of(file: &File) -> Option<String> {
    let blob: &web_sys::Blob = file.unchecked_ref();
    JsFuture::from(blob.text()).await.ok()?.as_string()
}
