//! One worker: started, sent to and, when the handle is dropped, ended.

use wasm_bindgen::{JsCast as _, JsValue, closure::Closure};
use web_sys::{Event, EventTarget, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::this_build::of_this_build;

/// A worker that runs for as long as its handle lives.
pub struct WorkerHandle(Worker);

impl WorkerHandle {
    /// Starts a worker with the two files that index.html names for it; none where the browser starts no
    /// workers. It is lost on a worker what it is sent before it is ready.
    pub fn start(
        name: &str,
        on_message: &Closure<dyn Fn(MessageEvent)>,
        on_error: &Closure<dyn Fn(Event)>,
    ) -> Option<WorkerHandle> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&address(name)?, &options).ok()?;
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Some(WorkerHandle(worker))
    }
    /// Sends a message, of which the worker gets a copy.
    pub fn send(&self, message: &JsValue) {
        // Bytes and files can always be copied.
        _ = self.0.post_message(message);
    }
    /// Whether this is the worker that an event comes from.
    pub fn is(&self, target: &EventTarget) -> bool {
        let own: &EventTarget = self.0.as_ref();
        own == target
    }
}

impl Drop for WorkerHandle {
    fn drop(&mut self) {
        self.0.terminate();
    }
}

/// `worker_start.js?js=…&wasm=…`: see there. Of this build, as its two files are.
fn address(name: &str) -> Option<String> {
    let document = web_sys::window()?.document()?;
    let meta = document.query_selector(&format!("meta[name={name}]")).ok()??;
    let files = meta.get_attribute("content")?;
    let (js, wasm) = files.split_once(' ')?;
    let encoded = |name: &str| String::from(js_sys::encode_uri_component(name));
    let address = format!("worker_start.js?js={}&wasm={}", encoded(js), encoded(wasm));
    Some(of_this_build(&address))
}
