//! Starts the page. Nothing to do outside a browser.

fn main() {
    if cfg!(target_arch = "wasm32") {
        nonet_page::shell::components::start::start();
    }
}
