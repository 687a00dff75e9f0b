//! Fields, and what can be done.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::core::view::controls::FormView;

use super::button::Button;
use super::field::field;

/// Draws them.
pub fn form(view: &FormView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="form">
            { for view.fields.iter().map(|view| field(view, "form", dispatch)) }
            <div class="form-buttons">
                { for view.buttons.iter().map(|view| html! { <Button view={view.clone()} {dispatch} /> }) }
            </div>
        </div>
    }
}
