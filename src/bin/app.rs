//! Starts the page. Nothing to do outside a browser.

fn main() {
    if cfg!(target_arch = "wasm32") {
        nonet::shell::components::start::start();
    }
}
