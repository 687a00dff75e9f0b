//! The browser: what is drawn, and the doors to it. Compiled for wasm32 alone.

pub mod root;
pub mod wire;

/// Draws the page into `#app`, in place of the empty grid that the HTML holds until then.
pub fn start() {
    let document = web_sys::window().and_then(|window| window.document());
    if let Some(app) = document.and_then(|document| document.get_element_by_id("app")) {
        yew::Renderer::<root::Root>::with_root(app).render();
    }
}
