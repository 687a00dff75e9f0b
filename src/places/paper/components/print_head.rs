//! What stands above the grid where the page itself is printed.

use yew::prelude::*;

use crate::core::view::print_head::PrintHeadView;

use crate::core::dom::page_address;

/// Title and link. It is on paper alone, where a link must be read.
pub fn print_head(view: &PrintHeadView) -> Html {
    html! {
        <div class="print-head" aria-hidden="true">
            <p class="print-head-title">{ &view.title }</p>
            <p class="print-head-link">{ page_address() + &view.fragment }</p>
        </div>
    }
}
