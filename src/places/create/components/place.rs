//! Puzzles made to order: the mask and the requirements, the puzzles that were made, and the one that
//! is shown.

use std::rc::Rc;

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::places::create::view::StudioView;

use super::made_table::MadeTable;
use crate::places::create::components::form::studio_form;
use crate::places::create::components::mask::studio_mask;
use crate::places::create::components::proved::studio_proved;

/// The place.
#[derive(Properties, PartialEq)]
pub struct StudioPlaceProps {
    pub view: Rc<StudioView>,
    /// A puzzle in the making that is played at once, drawn.
    pub making: Option<Html>,
    /// That no puzzle was found to be played at once.
    pub unmet: Option<String>,
    /// Gets what is pressed.
    pub dispatch: Callback<Msg>,
}

#[component]
pub fn StudioPlace(props: &StudioPlaceProps) -> Html {
    let StudioPlaceProps { view, making, unmet, dispatch } = props;
    let [empty, help] = &view.empty;
    html! {
        <div class="studio">
            <div class="studio-order">
                { studio_mask(&view.mask, dispatch) }
                { studio_form(&view.form, making, unmet, dispatch) }
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
            </div>
        </div>
    }
}
