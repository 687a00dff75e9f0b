//! Create: the links to its parts.

use yew::prelude::*;

use crate::app::view::places::PlaceLinkView;
use crate::web::events::address;

/// The links to the parts of Create.
pub fn part_links(parts: &[PlaceLinkView]) -> Html {
    let link = |view: &PlaceLinkView| {
        html! { <a href={address() + &view.href} aria-current={view.is_current.then_some("page")}>{ &view.label }</a> }
    };
    html! { <nav class="create-parts">{ for parts.iter().map(link) }</nav> }
}
