//! Text files, opened with a button or dropped onto the page.

use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DragEvent, File, HtmlElement, HtmlInputElement, Window};
use yew::Callback;

use crate::app::msg::Msg;

use super::events::{document, listen};
use super::keys::is_in_text;

/// The most that is read: the list of all 49,151 known puzzles with 17 clues has 4.03 MB. More would
/// only be refused more slowly.
const LIMIT: f64 = 4.2e6;

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
        } else if !is_in_text(&event) {
            event.prevent_default();
            if let Some(text) = data.get_data("text/plain").ok().filter(|text| !text.is_empty()) {
                dispatch.emit(Msg::TextPasted(text));
            }
        }
    });
}

/// Reads the file that was chosen in a field, and empties the field, so that choosing the same
/// file again is an event again.
pub fn read_chosen(field: &HtmlInputElement, dispatch: &Callback<Msg>) {
    if let Some(file) = field.files().and_then(|files| files.get(0)) {
        read(file, dispatch.clone());
    }
    field.set_value("");
}

/// Hands a text to the player as a file: through a link to itself, so that the page needs no right
/// to anything but what it holds.
pub fn save(name: &str, text: &str) {
    let save = || -> Option<()> {
        let link = document()?.create_element("a").ok()?.dyn_into::<HtmlElement>().ok()?;
        let text = String::from(js_sys::encode_uri_component(text));
        link.set_attribute("href", &("data:text/plain;charset=utf-8,".to_owned() + &text)).ok()?;
        link.set_attribute("download", name).ok()?;
        link.click();
        Some(())
    };
    _ = save();
}

fn carries_file(event: &DragEvent) -> bool {
    let types = event.data_transfer().map(|data| data.types());
    types.is_some_and(|types| types.includes(&"Files".into(), 0))
}

fn read(file: File, dispatch: Callback<Msg>) {
    spawn_local(async move {
        let name = file.name();
        let text = if file.size() > LIMIT { None } else { text_of(&file).await };
        dispatch.emit(Msg::FileRead(name, text));
    });
}

async fn text_of(file: &File) -> Option<String> {
    let blob: &web_sys::Blob = file.unchecked_ref();
    JsFuture::from(blob.text()).await.ok()?.as_string()
}
