//! One worker: started, sent to and, when the handle is dropped, ended.

use js_sys::Uint8Array;
use wasm_bindgen::{JsCast as _, closure::Closure};
use web_sys::{Event, EventTarget, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser::offline::of_this_build;

/// A worker that runs for as long as its handle lives.
pub struct WorkerHandle(Worker);

impl WorkerHandle {
    /// Starts a worker with the engine's two files, which index.html names; none where the browser
    /// starts no workers. It is lost on a worker what it is sent before it is ready.
    pub fn start(
        on_message: &Closure<dyn Fn(MessageEvent)>,
        on_error: &Closure<dyn Fn(Event)>,
    ) -> Option<WorkerHandle> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&address()?, &options).ok()?;
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Some(WorkerHandle(worker))
    }
    /// Sends a message, of which the worker gets a copy.
    pub fn send(&self, message: &Uint8Array) {
        // Bytes can always be copied.
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
fn address() -> Option<String> {
    let document = web_sys::window()?.document()?;
    let files = document.query_selector("meta[name=engine]").ok()??.get_attribute("content")?;
    let (js, wasm) = files.split_once(' ')?;
    let encoded = |name: &str| String::from(js_sys::encode_uri_component(name));
    let address = format!("worker_start.js?js={}&wasm={}", encoded(js), encoded(wasm));
    Some(of_this_build(&address))
}
