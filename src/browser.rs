//! The page in a browser: the components that draw it, and all that it reads from the browser and
//! asks of it. Compiled on every target with the feature `page`, run on wasm32 alone.

pub mod clipboard;
pub mod commands;
pub mod later_commands;
pub mod database;
pub mod files;
pub mod feedback;
pub mod history;
pub mod keys;
pub mod events;
pub mod offline;
pub mod pool;
pub mod picture;
pub mod print;
pub mod environment;
pub mod storage;

use std::rc::Rc;

use crate::core::dom;
use crate::shell::components::root::{InitialState, Root, RootProps};

/// Draws the page into `#app`, in place of the empty grid that the HTML holds until then.
pub fn start() {
    wasm_bindgen_futures::spawn_local(async {
        match environment::gather().await {
            Some((startup, words)) => draw(InitialState { startup, words }),
            None => environment::show_load_error(),
        }
    });
}

fn draw(initial: InitialState) {
    if let Some(app) = dom::document().and_then(|document| document.get_element_by_id("app")) {
        let props = RootProps { initial: Rc::new(initial) };
        yew::Renderer::<Root>::with_root_and_props(app, props).render();
    }
}
