//! Language, look and help.

use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::view::controls::ToggleView;
use crate::app::view::dialog::SettingsView;

use super::field::Field;

pub fn settings_form(view: &SettingsView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="settings-form">
            <div class="settings-form-fields">
                { for view.fields.iter().map(|field| html! {
                    <Field view={field.clone()} form="settings" {dispatch} />
                }) }
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
        <label class="settings-form-toggle" key={which.slug()}>
            <span>{ &view.label }</span>
            <input type="checkbox" role="switch" checked={view.on} {onchange} />
        </label>
    }
}
