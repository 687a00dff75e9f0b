//! The page without a network: the service worker that keeps its build (`static/service_worker.js`),
//! and the news that a newer build is kept. A page that was not built for release has no version
//! and starts no service worker.

use serde::Deserialize;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Event, MessageEvent, RegistrationOptions};
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerUpdateViaCache};
use yew::Callback;

use crate::core::msg::{BuildMsg, Msg};
use crate::core::outside::BuildSource;

use crate::core::dom::this_build::version;
use crate::core::dom::{self, objects};
use crate::core::dom::{every, listen};

const SCRIPT: &str = "service_worker.js";
/// What a page says that gives up the kept build; all others say their version and their language.
const LEAVE: &str = "leave";
/// A page that stays open looks for a newer build so often; a browser does at each start.
const UPDATE_EVERY_MS: i32 = 60 * 60 * 1_000;

/// Dispatches what the service worker reports, where the browser has them: how much of the build it
/// keeps, and that there is another one.
pub fn start(dispatch: &Callback<Msg>) {
    let (Some(version), Some(workers)) = (version(), container()) else { return };
    hear(&workers, &version, dispatch);
    report();
    listen(&workers, "controllerchange", |_: Event| report());
    every(UPDATE_EVERY_MS, report);
}

/// Has the build kept by a service worker. A browser may refuse, and a build may come only in part: then
/// the page is as it is without.
pub fn keep() {
    let (Some(_), Some(workers)) = (version(), container()) else { return };
    spawn_local(async move {
        let options = RegistrationOptions::new();
        options.set_update_via_cache(ServiceWorkerUpdateViaCache::None);
        let registered = JsFuture::from(workers.register_with_options(SCRIPT, &options)).await;
        let Ok(Ok(registration)) = registered.map(JsCast::dyn_into) else { return };
        let registration: ServiceWorkerRegistration = registration;
        // What is installed now is to hold the language, too.
        if let Some((worker, text)) = registration.installing().zip(own_build()) {
            _ = worker.post_message(&text.into());
        }
    });
}

/// Gives up the build that is kept: the service worker deletes it and itself, and loads the page from its
/// host.
pub fn leave() {
    if let Some(workers) = container() {
        send(&workers, LEAVE);
    }
}

fn container() -> Option<ServiceWorkerContainer> {
    objects::navigator()?.service_worker.dyn_into().ok()
}

/// The service worker keeps the files of this build for as long as the page is open, and those of its language;
/// fetches again what the browser has lost of its own, looks for a newer build, and reports.
pub fn report() {
    if let Some((workers, text)) = container().zip(own_build()) {
        send(&workers, &text);
    }
}

/// The version and the language of this page, in words of the service worker.
fn own_build() -> Option<String> {
    let language = dom::document()?.document_element()?.get_attribute("lang")?;
    Some(format!("{} {language}", version()?))
}

fn send(workers: &ServiceWorkerContainer, text: &str) {
    if let Some(worker) = workers.controller() {
        // A text can always be copied.
        _ = worker.post_message(&JsValue::from_str(text));
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
            dispatch.emit(Msg::Build(BuildMsg::UpdateFound(BuildSource::Kept)));
        }
        if let Some(Checked { is_whole, is_stranded }) = objects::read(event.data()) {
            dispatch.emit(Msg::Build(BuildMsg::Checked { is_whole }));
            if is_stranded {
                dispatch.emit(Msg::Build(BuildMsg::UpdateFound(BuildSource::Host)));
            }
        }
    });
}
