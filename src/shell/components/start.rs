//! How the page begins in a browser.

use std::rc::Rc;

use super::first_place::FirstPlace;
use super::root::{InitialState, Root, RootProps};
use crate::browser::environment;
use crate::core::dom;

/// Draws the page into `#app`, in place of the empty grid that the HTML holds until then.
pub fn start() {
    preload_parts();
    wasm_bindgen_futures::spawn_local(async {
        match environment::gather().await {
            Some((startup, words)) => {
                draw(InitialState { startup, words, first: FirstPlace::take() });
            }
            None => environment::show_load_error(),
        }
    });
}

/// Has the browser fetch the parts of the program while the first one draws, by links that the build wrote
/// into a template. A program that is not split has none.
fn preload_parts() {
    if let Some(links) = dom::document().and_then(|document| document.get_element_by_id("parts")) {
        // Inserting next to an element of the document is always possible.
        _ = links.insert_adjacent_html("afterend", &links.inner_html());
    }
}

fn draw(initial: InitialState) {
    if let Some(app) = dom::document().and_then(|document| document.get_element_by_id("app")) {
        let props = RootProps { initial: Rc::new(initial) };
        yew::Renderer::<Root>::with_root_and_props(app, props).render();
    }
}
