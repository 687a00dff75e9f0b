//! Starts the page, or in a worker the worker: one file serves both, so that what they share is
//! loaded once. Nothing to do outside a browser.

fn main() {
    #[cfg(target_arch = "wasm32")]
    match web_sys::window() {
        Some(_) => nonet::web::start(),
        None => nonet::web::worker::serve(nonet::service::answer),
    }
}
