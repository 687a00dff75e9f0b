//! Both ends of the worker: the page's, which starts it, and the worker's, which answers.

use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker};

/// Names the build: the page and its worker must be of the same one. `x` sets it from the
/// contents of the sources; other builds share one name.
pub const BUILD: &str = match option_env!("NONET_BUILD") {
    Some(build) => build,
    None => "dev",
};

/// Starts the worker and calls `on_ready` with whether it is of this build.
pub fn spawn(on_ready: impl Fn(bool) + 'static) {
    let Ok(worker) = Worker::new(&format!("worker_start.js?{BUILD}")) else { return };
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        on_ready(event.data().as_string().as_deref() == Some(BUILD));
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
}

/// The worker's end: tells the page that it is there, and of which build.
pub fn serve() {
    let scope = js_sys::global().unchecked_into::<DedicatedWorkerGlobalScope>();
    if let Err(refused) = scope.post_message(&JsValue::from_str(BUILD)) {
        web_sys::console::error_1(&refused);
    }
}
