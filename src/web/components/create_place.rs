//! Create: puzzles made to order.

use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::view::new_puzzle::NewPuzzleView;

use super::new_form::NewForm;

pub fn create_place(view: &NewPuzzleView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="create-place">
            <NewForm view={view.clone()} id="create" {dispatch} />
        </div>
    }
}
