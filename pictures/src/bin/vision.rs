//! Starts the reader of pictures in a worker. Nothing to do outside a browser.

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static HEAP: nonet_pictures::heap::Heap = nonet_pictures::heap::Heap::new();

fn main() {
    if cfg!(target_arch = "wasm32") {
        nonet_pictures::worker::serve();
    }
}
