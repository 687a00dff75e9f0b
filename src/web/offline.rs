//! The page without a network: the service worker that keeps its build (`static/service_worker.js`),
//! and the news that a newer build is kept. A page that was not built for release has no version
//! and starts no service worker.

use wasm_bindgen::{JsCast as _, JsValue, closure::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Event, MessageEvent, RegistrationOptions, ServiceWorkerContainer};
use web_sys::{ServiceWorkerRegistration, ServiceWorkerUpdateViaCache};
use yew::Callback;

use crate::app::msg::Msg;

use super::events::{document, every, listen};

const SCRIPT: &str = "service_worker.js";
/// The first visit is played before anything is fetched for the next one.
const REGISTER_AFTER_MS: i32 = 8_000;
/// A page that stays open looks for a newer build so often; a browser does at each start.
const UPDATE_EVERY_MS: i32 = 60 * 60 * 1_000;

/// Has the build kept by a service worker, where the browser has them, and dispatches
/// [`Msg::UpdateFound`] when a newer one is.
pub fn start(dispatch: &Callback<Msg>) {
    let (Some(version), Some(workers)) = (version(), container()) else { return };
    announce_newer(&workers, &version, dispatch);
    report_version(&workers, &version);
    let container = workers.clone();
    let own = version.clone();
    listen(&workers, "controllerchange", move |_: Event| report_version(&container, &own));
    if workers.controller().is_some() {
        return register(workers);
    }
    let later = Closure::once_into_js(move || register(workers));
    if let Some(window) = web_sys::window() {
        _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(
            later.unchecked_ref(),
            REGISTER_AFTER_MS,
        );
    }
}

/// The address of a file of this page's own build: a service worker keeps several builds.
pub fn of_this_build(address: &str) -> String {
    match version() {
        Some(version) if address.contains('?') => format!("{address}&v={version}"),
        Some(version) => format!("{address}?v={version}"),
        None => address.to_owned(),
    }
}

/// The name of the build, which `build/finish.mjs` writes into the page.
fn version() -> Option<String> {
    document()?.query_selector("meta[name=version]").ok()??.get_attribute("content")
}

/// Not there on pages served without TLS, nor in some private windows.
fn container() -> Option<ServiceWorkerContainer> {
    let navigator = web_sys::window()?.navigator();
    let there = js_sys::Reflect::get(&navigator, &JsValue::from_str("serviceWorker")).ok()?;
    there.dyn_into().ok()
}

/// The service worker keeps the files of this build for as long as the page is open, and answers
/// with the newest build that it has.
fn report_version(workers: &ServiceWorkerContainer, version: &str) {
    if let Some(worker) = workers.controller() {
        // A text can always be copied.
        _ = worker.post_message(&JsValue::from_str(version));
    }
}

fn announce_newer(workers: &ServiceWorkerContainer, version: &str, dispatch: &Callback<Msg>) {
    let (own, dispatch) = (version.to_owned(), dispatch.clone());
    listen(workers, "message", move |event: MessageEvent| {
        if event.data().as_string().is_some_and(|kept| kept != own) {
            dispatch.emit(Msg::UpdateFound);
        }
    });
}

/// A browser may refuse, and a build may come only in part: then the page is as it is without.
fn register(workers: ServiceWorkerContainer) {
    spawn_local(async move {
        let options = RegistrationOptions::new();
        options.set_update_via_cache(ServiceWorkerUpdateViaCache::None);
        let registering = workers.register_with_options(SCRIPT, &options);
        let registered = JsFuture::from(registering).await.ok();
        let registered = registered.and_then(|it| it.dyn_into::<ServiceWorkerRegistration>().ok());
        if let Some(registration) = registered {
            every(UPDATE_EVERY_MS, move || _ = registration.update());
        }
    });
}
