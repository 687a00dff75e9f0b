//! Starts the reader of QR codes in a worker. Nothing to do outside a browser.

fn main() {
    if cfg!(target_arch = "wasm32") {
        nonet_pictures::worker::serve_codes();
    }
}
