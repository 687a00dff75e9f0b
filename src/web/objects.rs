//! Objects of JavaScript as structs: what is handed to the browser, what comes from it, and what is there
//! in some browsers only.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::{from_value, to_value};
use wasm_bindgen::JsValue;

/// What an object holds, if it holds all of it and each is of its type.
pub fn read<T: DeserializeOwned>(object: impl Into<JsValue>) -> Option<T> {
    from_value(object.into()).ok()
}

/// An object that holds what the struct does.
pub fn made<T: Serialize>(of: &T) -> Option<JsValue> {
    to_value(of).ok()
}

/// What the browser's object about itself holds, if it does. There is none where the first screen is
/// drawn when the page is built.
pub fn navigator<T: DeserializeOwned>() -> Option<T> {
    let window = web_sys::window().filter(|_| cfg!(target_arch = "wasm32"))?;
    read(window.navigator())
}
