//! The links to the places: tabs in the bar of a desk, a bar of their own at the foot of a phone.

use yew::prelude::*;

use crate::core::view::place_link::PlaceLinkView;

use super::icon::icon;

/// Where the links stand.
#[derive(Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum LinksAs {
    /// In the bar of a desk.
    Tabs,
    /// At the foot of a phone.
    Foot,
}

/// Draws them under the name `label`.
pub fn place_links(links: &[PlaceLinkView], label: &str, kind: LinksAs) -> Html {
    html! {
        <nav class="place-links" data-as={<&str>::from(kind)} aria-label={label.to_owned()}>
            { for links.iter().map(|link| html! {
                <a href={link.href.clone()} aria-current={link.is_current.then_some("page")}>
                    <span class="place-links-picture">{ icon(link.icon) }</span>
                    <span>{ &link.label }</span>
                </a>
            }) }
        </nav>
    }
}
