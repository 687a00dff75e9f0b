//! Links to the parts of one place, side by side: that of the part that is shown is filled.

use yew::prelude::*;

use crate::app::view::places::PlaceLinkView;
use crate::web::events::address;

pub fn segments(label: &str, links: &[PlaceLinkView]) -> Html {
    let link = |view: &PlaceLinkView| {
        html! { <a href={address() + &view.href} aria-current={view.is_current.then_some("page")}>{ &view.label }</a> }
    };
    html! {
        <nav class="segments" aria-label={label.to_owned()}>{ for links.iter().map(link) }</nav>
    }
}
