//! The page without a network: the service worker that keeps its build (`static/service_worker.js`),
//! and the news that a newer build is kept. A page that was not built for release has no version
//! and starts no service worker.

use serde::Deserialize;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::ServiceWorkerUpdateViaCache;
use web_sys::{Event, MessageEvent, RegistrationOptions, ServiceWorkerContainer};
use yew::Callback;

use crate::core::msg::Msg;
use crate::core::outside::BuildSource;

use crate::core::dom::objects;
use crate::core::dom::this_build::version;
use crate::core::dom::{every, listen};

const SCRIPT: &str = "service_worker.js";
/// What a page says that gives up the kept build; all others say their version.
const LEAVE: &str = "leave";
/// A page that stays open looks for a newer build so often; a browser does at each start.
const UPDATE_EVERY_MS: i32 = 60 * 60 * 1_000;

/// Dispatches what the service worker reports, where the browser has them: how much of the build it
/// keeps, and that there is another one.
pub fn start(dispatch: &Callback<Msg>) {
    let (Some(version), Some(workers)) = (version(), container()) else { return };
    hear(&workers, &version, dispatch);
    report(&workers, &version);
    let (container, own) = (workers.clone(), version.clone());
    listen(&workers, "controllerchange", move |_: Event| report(&container, &own));
    every(UPDATE_EVERY_MS, move || report(&workers, &version));
}

/// Has the build kept by a service worker. A browser may refuse, and a build may come only in part: then
/// the page is as it is without.
pub fn keep() {
    let (Some(_), Some(workers)) = (version(), container()) else { return };
    spawn_local(async move {
        let options = RegistrationOptions::new();
        options.set_update_via_cache(ServiceWorkerUpdateViaCache::None);
        _ = JsFuture::from(workers.register_with_options(SCRIPT, &options)).await;
    });
}

/// Gives up the build that is kept: the service worker deletes it and itself, and loads the page from its
/// host.
pub fn leave() {
    if let Some(workers) = container() {
        report(&workers, LEAVE);
    }
}

fn container() -> Option<ServiceWorkerContainer> {
    objects::navigator()?.service_worker.dyn_into().ok()
}

/// The service worker keeps the files of this build for as long as the page is open, fetches again what
/// the browser has lost of its own, looks for a newer one, and reports.
fn report(workers: &ServiceWorkerContainer, version: &str) {
    if let Some(worker) = workers.controller() {
        // A text can always be copied.
        _ = worker.post_message(&JsValue::from_str(version));
    }
}

/// What the service worker has found out about the build that it keeps.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Checked {
    is_whole: bool,
    /// Whether no newer build can come while this one is kept.
    is_stranded: bool,
}

/// The service worker first names the newest build that it has.
fn hear(workers: &ServiceWorkerContainer, version: &str, dispatch: &Callback<Msg>) {
    let (own, dispatch) = (version.to_owned(), dispatch.clone());
    listen(workers, "message", move |event: MessageEvent| {
        if event.data().as_string().is_some_and(|kept| kept != own) {
            dispatch.emit(Msg::UpdateFound(BuildSource::Kept));
        }
        if let Some(Checked { is_whole, is_stranded }) = objects::read(event.data()) {
            dispatch.emit(Msg::BuildChecked { is_whole });
            if is_stranded {
                dispatch.emit(Msg::UpdateFound(BuildSource::Host));
            }
        }
    });
}
