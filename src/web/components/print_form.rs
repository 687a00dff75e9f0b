//! What to print, and what stands above the grid on paper.

use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::view::PrintHeadView;
use crate::app::view::dialog::PrintView;

use super::button::Button;
use crate::web::events::page_address;

/// One button for each content.
pub fn print_form(view: &PrintView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="print-form">
            <p>{ &view.help }</p>
            { for view.buttons.iter().map(|button| html! { <Button view={button.clone()} {dispatch} /> }) }
        </div>
    }
}

/// Title and link. It is on paper alone, where a link must be read.
pub fn print_head(view: &PrintHeadView) -> Html {
    html! {
        <div class="print-head" aria-hidden="true">
            <p class="print-head-title">{ &view.title }</p>
            <p class="print-head-link">{ page_address() + &view.fragment }</p>
        </div>
    }
}
