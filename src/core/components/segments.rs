//! The segmented control: links or buttons side by side, of which the one that holds is filled.

use yew::prelude::*;

use super::button::{Button, Shows};
use crate::core::dom::address;
use crate::core::msg::Msg;
use crate::core::view::controls::ButtonView;
use crate::core::view::place_link::PlaceLinkView;

/// Links to the parts of one place.
pub fn segments(label: &str, links: &[PlaceLinkView]) -> Html {
    let link = |view: &PlaceLinkView| {
        html! { <a href={address() + &view.href} aria-current={view.is_current.then_some("page")}>{ &view.label }</a> }
    };
    html! {
        <nav class="segments" aria-label={label.to_owned()}>{ for links.iter().map(link) }</nav>
    }
}

/// Buttons, one of which is pressed.
pub fn segment_buttons(label: &str, views: &[ButtonView], dispatch: &Callback<Msg>) -> Html {
    let button = |view: &ButtonView| {
        html! { <Button view={view.clone()} shows={Shows::Word} {dispatch} /> }
    };
    html! {
        <div class="segments" role="group" aria-label={label.to_owned()}>{ for views.iter().map(button) }</div>
    }
}
