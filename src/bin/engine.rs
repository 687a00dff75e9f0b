//! Starts the engine in a worker. Nothing to do outside a browser.

fn main() {
    if cfg!(target_arch = "wasm32") {
        nonet_page::worker::serve();
    }
}
