//! Starts the worker. Nothing to do outside a browser.

fn main() {
    #[cfg(target_arch = "wasm32")]
    nonet::web::wire::serve(nonet::service::answer);
}
