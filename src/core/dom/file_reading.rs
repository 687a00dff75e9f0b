//! Files that the player chooses or drops, read as text.

use js_sys::{JsString, Uint8Array};
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, File, HtmlInputElement};
use yew::Callback;

use crate::core::dom::given_picture;
use crate::core::import::Import;
use crate::core::msg::{ImportMsg, Msg, PlacesMsg};
use crate::service::text::decoded;

/// The most bytes that are read of a library: 20,000 long games.
const LIBRARY_LIMIT: f64 = 4e8;

/// Reads the file that was chosen in a field, and empties the field, so that choosing the same
/// file again is an event again.
pub fn read_chosen(field: &HtmlInputElement, dispatch: &Callback<Msg>) {
    if let Some(file) = field.files().and_then(|files| files.get(0)) {
        read(file, dispatch.clone());
    }
    field.set_value("");
}

/// Reads a file and dispatches its name and text; a picture is kept for the part that reads pictures.
pub fn read(file: File, dispatch: Callback<Msg>) {
    if given_picture::keep(&file) {
        return dispatch.emit(PlacesMsg::PictureGiven.into());
    }
    spawn_local(async move {
        let name = file.name();
        let library = name.ends_with(".json");
        let limit = if library { LIBRARY_LIMIT } else { Import::MAX_BYTES as f64 };
        // More would only be refused more slowly.
        dispatch.emit(match file.size() > limit {
            true => Msg::Import(ImportMsg::TooLarge(file.size() as usize)),
            false => Msg::Import(ImportMsg::FileRead(name, text_of(&file).await)),
        });
    });
}

/// The text of a file. The browser reads UTF-8; spreadsheets and old editors on Windows write
/// UTF-16 as well, which two bytes at the beginning show.
async fn text_of(file: &File) -> Option<String> {
    let blob: &Blob = file.unchecked_ref();
    let head = bytes_of(&blob.slice_with_i32_and_i32(0, 2).ok()?).await?;
    if matches!(head[..], [0xff, 0xfe] | [0xfe, 0xff]) {
        return Some(decoded(&bytes_of(blob).await?).into_owned());
    }
    text_of_bytes(blob).await
}

/// A long text of the browser's as one of ours. The browser makes bytes of it beside the page's main
/// thread; character by character it would take a third of a second for 8 MB.
pub async fn text_of_parts(text: &JsString) -> Option<String> {
    let blob = Blob::new_with_str_sequence(&js_sys::Array::of1(text)).ok()?;
    text_of_bytes(&blob).await
}

/// What is no UTF-8 is replaced by U+FFFD, and a mark of the order of bytes left out, as browsers do.
async fn text_of_bytes(blob: &Blob) -> Option<String> {
    let bytes = bytes_of(blob).await?;
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").map(<[u8]>::to_vec).unwrap_or(bytes);
    let text = String::from_utf8(bytes);
    Some(text.unwrap_or_else(|error| decoded(error.as_bytes()).into_owned()))
}

async fn bytes_of(blob: &Blob) -> Option<Vec<u8>> {
    let buffer = JsFuture::from(blob.array_buffer()).await.ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}
