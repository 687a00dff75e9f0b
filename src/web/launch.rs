//! How the installed page is opened with a puzzle: shared as text (`share_target` of the manifest) or
//! as a file (`file_handlers`).

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast as _, JsValue, closure::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, UrlSearchParams, Window};
use yew::Callback;

use crate::app::msg::Msg;

use super::{events, files, history};

/// What the manifest names the parts of a shared text.
const SHARED: [&str; 3] = ["text", "url", "title"];

/// Dispatches what the page was opened with.
pub fn start(window: &Window, dispatch: &Callback<Msg>) {
    if let Some(text) = shared_text(window) {
        dispatch.emit(Msg::TextPasted(text));
    }
    // An error here is a browser that opens no files with pages.
    _ = receive_files(window, dispatch);
}

/// The text in the address, which is taken out of it, so that a reload does not import it again.
fn shared_text(window: &Window) -> Option<String> {
    let search = window.location().search().ok()?;
    let asked = UrlSearchParams::new_with_str(&search).ok()?;
    let parts = SHARED.iter().filter_map(|name| asked.get(name));
    let text = parts.filter(|part| !part.trim().is_empty()).collect::<Vec<_>>().join("\n");
    if SHARED.iter().any(|name| asked.has(name)) {
        SHARED.iter().for_each(|name| asked.delete(name));
        let rest = String::from(asked.to_string());
        let search = if rest.is_empty() { String::new() } else { format!("?{rest}") };
        history::set_search(&search, &events::fragment());
    }
    (!text.is_empty()).then_some(text)
}

/// A file that cannot be had any more is left alone: the system has said so.
async fn open_file(handle: JsValue, dispatch: Callback<Msg>) {
    if let Ok(file) = file_of(&handle).await {
        files::read(file, dispatch);
    }
}

/// Files that the system opens with the page, now and while it is open.
fn receive_files(window: &Window, dispatch: &Callback<Msg>) -> Result<(), JsValue> {
    let queue = Reflect::get(window, &"launchQueue".into())?;
    let set_consumer: Function = Reflect::get(&queue, &"setConsumer".into())?.dyn_into()?;
    let dispatch = dispatch.clone();
    let consume = Closure::<dyn Fn(JsValue)>::new(move |launched: JsValue| {
        let opened = Reflect::get(&launched, &"files".into()).unwrap_or_default();
        // One puzzle at a time is previewed: of several files the first.
        let first = opened.dyn_into::<Array>().map(|handles| handles.get(0)).unwrap_or_default();
        if first.is_object() {
            let dispatch = dispatch.clone();
            spawn_local(open_file(first, dispatch));
        }
    });
    set_consumer.call1(&queue, consume.as_ref())?;
    consume.forget();
    Ok(())
}

async fn file_of(handle: &JsValue) -> Result<File, JsValue> {
    let get_file: Function = Reflect::get(handle, &"getFile".into())?.dyn_into()?;
    let opening: Promise = get_file.call0(handle)?.dyn_into()?;
    JsFuture::from(opening).await?.dyn_into()
}
