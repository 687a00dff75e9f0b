//! How the installed page is opened with a puzzle: shared as text (`share_target` of the manifest) or
//! as a file (`file_handlers`).

use js_sys::{Array, Function};
use serde::Deserialize;
use wasm_bindgen::{JsCast as _, JsValue, closure::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, FileSystemFileHandle, UrlSearchParams, Window};
use yew::Callback;

use crate::core::msg::{ImportMsg, Msg};

use crate::browser::history;
use crate::core::dom::{self, file_reading, objects};

/// What the manifest names the parts of a shared text.
const SHARED: [&str; 3] = ["text", "url", "title"];

/// Dispatches what the page was opened with.
pub fn start(window: &Window, dispatch: &Callback<Msg>) {
    if let Some(text) = shared_text(window) {
        dispatch.emit(Msg::Import(ImportMsg::Pasted(text)));
    }
    // None here is a browser that opens no files with pages.
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
        history::set_search(&search, &dom::fragment());
    }
    (!text.is_empty()).then_some(text)
}

/// A file that cannot be had any more is left alone: the system has said so.
async fn open_file(handle: JsValue, dispatch: Callback<Msg>) {
    if let Some(file) = file_of(&handle).await {
        file_reading::read(file, dispatch);
    }
}

/// What a browser that opens files with pages has for it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Launches {
    #[serde(with = "serde_wasm_bindgen::preserve")]
    launch_queue: JsValue,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct LaunchQueue {
    #[serde(with = "serde_wasm_bindgen::preserve")]
    set_consumer: JsValue,
}

/// How the page was opened: with handles of files.
#[derive(Deserialize)]
struct Launch {
    #[serde(with = "serde_wasm_bindgen::preserve")]
    files: JsValue,
}

/// Files that the system opens with the page, now and while it is open.
fn receive_files(window: &Window, dispatch: &Callback<Msg>) -> Option<()> {
    let Launches { launch_queue } = objects::read(window)?;
    let LaunchQueue { set_consumer } = objects::read(&launch_queue)?;
    let dispatch = dispatch.clone();
    let consume = Closure::<dyn Fn(JsValue)>::new(move |launched: JsValue| {
        // One puzzle at a time is previewed: of several files the first.
        let opened = objects::read(launched).and_then(|Launch { files }| files.dyn_into().ok());
        let first = opened.map(|files: Array| files.get(0));
        if let Some(first) = first.filter(JsValue::is_object) {
            let dispatch = dispatch.clone();
            spawn_local(open_file(first, dispatch));
        }
    });
    set_consumer.dyn_into::<Function>().ok()?.call1(&launch_queue, consume.as_ref()).ok()?;
    consume.forget();
    Some(())
}

async fn file_of(handle: &JsValue) -> Option<File> {
    let handle: &FileSystemFileHandle = handle.unchecked_ref();
    JsFuture::from(handle.get_file()).await.ok()?.dyn_into().ok()
}
