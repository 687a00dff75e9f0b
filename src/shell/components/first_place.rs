//! What the HTML shows of the place that an address opened, until the place itself can be drawn.

use web_sys::Element;
use yew::prelude::*;
use yew::virtual_dom::VNode;

use crate::core::dom::document;

/// What `boot.js` showed of a place before the program came.
pub struct FirstPlace {
    /// The place, as style sheets name it.
    place_name: String,
    /// What stands under the heading.
    content: Element,
}

impl FirstPlace {
    /// What is on the screen; nothing where the address opened no place, or another page of it than its
    /// first. To be called before the program draws anything.
    pub fn take() -> Option<&'static FirstPlace> {
        let page = document()?.query_selector("#app > .page").ok()??;
        let content = page.query_selector(".page-place > [aria-busy]").ok()??;
        let place_name = page.get_attribute("data-place")?;
        // The page begins once.
        Some(Box::leak(Box::new(FirstPlace { place_name, content })))
    }
    /// Draws it, in the place that it is of.
    pub fn draw(&self, place_name: &str) -> Option<Html> {
        (place_name == self.place_name).then(|| VNode::VRef(self.content.clone().into()))
    }
}
