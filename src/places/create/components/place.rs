//! Puzzles made to order: the mask and the requirements, the puzzles that were made, and the one that
//! is shown.

use std::rc::Rc;

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::core::view::controls::ButtonView;
use crate::places::create::view::StudioView;

use super::made_table::MadeTable;
use crate::core::components::button::{Button, Shows};
use crate::places::create::components::form::studio_form;
use crate::places::create::components::mask::studio_mask;
use crate::places::create::components::proved::studio_proved;

/// The place.
#[derive(Properties, PartialEq)]
pub struct StudioPlaceProps {
    /// The content.
    pub view: Rc<StudioView>,
    /// The form for a puzzle that is played at once.
    pub new: Html,
    /// Gets what is pressed.
    pub dispatch: Callback<Msg>,
}

/// Draws it.
#[component]
pub fn StudioPlace(props: &StudioPlaceProps) -> Html {
    let StudioPlaceProps { view, new, dispatch } = props;
    let [empty, help] = &view.empty;
    html! {
        <div class="studio">
            <div class="studio-order">
                { studio_mask(&view.mask, dispatch) }
                { studio_form(&view.form, dispatch) }
            </div>
            <div class="studio-made">
                if view.made.is_some() {
                    <MadeTable view={view.clone()} {dispatch} />
                } else {
                    <div class="studio-empty"><h3>{ empty }</h3><p>{ help }</p></div>
                }
            </div>
            <div class="studio-side">
                { for view.proved.iter().map(|view| studio_proved(view, dispatch)) }
                { quick(view, new) }
            </div>
        </div>
    }
}

/// The form for one puzzle, folded once there is a batch.
fn quick(view: &StudioView, new: &Html) -> Html {
    html! {
        <details class="studio-card studio-quick" open={view.made.is_none()}>
            <summary>{ &view.quick }</summary>
            { new.clone() }
        </details>
    }
}

/// Buttons beside each other.
pub fn buttons(views: &[ButtonView], shows: Shows, dispatch: &Callback<Msg>) -> Html {
    views.iter().map(|view| html! { <Button view={view.clone()} {shows} {dispatch} /> }).collect()
}
