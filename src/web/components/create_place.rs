//! Create: puzzles made to order.

use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::view::new_puzzle::NewPuzzleView;
use crate::app::view::places::PlaceLinkView;
use crate::web::events::address;

use super::new_form::NewForm;

pub fn create_place(
    parts: &[PlaceLinkView],
    view: &NewPuzzleView,
    dispatch: &Callback<Msg>,
) -> Html {
    html! {
        <div class="create-place">
            { part_links(parts) }
            <NewForm view={view.clone()} id="create" {dispatch} />
        </div>
    }
}

/// The links to the parts of Create.
pub fn part_links(parts: &[PlaceLinkView]) -> Html {
    let link = |view: &PlaceLinkView| {
        html! { <a href={address() + &view.href} aria-current={view.is_current.then_some("page")}>{ &view.label }</a> }
    };
    html! { <nav class="create-parts">{ for parts.iter().map(link) }</nav> }
}
