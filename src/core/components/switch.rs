//! A label and a switch that is on or off.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::core::view::controls::SwitchView;

pub fn switch(view: &SwitchView, dispatch: &Callback<Msg>) -> Html {
    let (dispatch, msg) = (dispatch.clone(), view.msg.clone());
    let onchange = Callback::from(move |_: Event| dispatch.emit(msg.clone()));
    html! {
        <label class="switch">
            <span>{ &view.label }</span>
            <input type="checkbox" role="switch" checked={view.is_on} {onchange} />
        </label>
    }
}
