//! Language, look and help.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::core::view::controls::ToggleView;
use crate::play::view::settings::SettingsView;

use crate::core::components::field::field;

pub fn settings_form(view: &SettingsView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="settings-form">
            <div class="settings-form-search">
                { field(&view.search, "settings", dispatch) }
            </div>
            if let Some(none) = &view.none_found {
                <p role="status">{ none }</p>
            }
            <div class="settings-form-fields">
                { for view.fields.iter().map(|view| field(view, "settings", dispatch)) }
            </div>
            <div class="settings-form-toggles">
                { for view.toggles.iter().map(|view| toggle(view, dispatch)) }
            </div>
        </div>
    }
}

fn toggle(view: &ToggleView, dispatch: &Callback<Msg>) -> Html {
    let (dispatch, which) = (dispatch.clone(), view.toggle);
    let onchange = Callback::from(move |_: Event| dispatch.emit(Msg::Toggled(which)));
    html! {
        <label class="switch" key={which.row().key}>
            <span>{ &view.label }</span>
            <input type="checkbox" role="switch" checked={view.on} {onchange} />
        </label>
    }
}
