//! Objects of JavaScript as structs: what is handed to the browser, what comes from it, and what is there
//! in some browsers only.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_wasm_bindgen::{from_value, to_value};
use wasm_bindgen::JsValue;

/// What an object holds, if it holds all of it.
pub fn read<T: DeserializeOwned>(object: impl Into<JsValue>) -> Option<T> {
    from_value(object.into()).ok()
}

/// An object that holds what the struct does.
pub fn made<T: Serialize>(of: &T) -> Option<JsValue> {
    to_value(of).ok()
}

/// What the browser's object about itself holds in some browsers and on some pages only; else each is
/// undefined.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Navigator {
    /// Whether things can be handed to other programs: a function.
    #[serde(default, with = "serde_wasm_bindgen::preserve")]
    pub can_share: JsValue,
    /// The clipboard; not there on pages served without TLS.
    #[serde(default, with = "serde_wasm_bindgen::preserve")]
    pub clipboard: JsValue,
    /// The service workers; not there on pages served without TLS, nor in some private windows.
    #[serde(default, with = "serde_wasm_bindgen::preserve")]
    pub service_worker: JsValue,
    /// What is stored, as a whole; not there on pages served without TLS.
    #[serde(default, with = "serde_wasm_bindgen::preserve")]
    pub storage: JsValue,
}

/// None where the first screen is drawn when the page is built.
pub fn navigator() -> Option<Navigator> {
    let window = web_sys::window().filter(|_| cfg!(target_arch = "wasm32"))?;
    read(window.navigator())
}

/// Whether the browser can hand a link to another program.
pub fn can_share() -> bool {
    navigator().is_some_and(|navigator| navigator.can_share.is_function())
}
