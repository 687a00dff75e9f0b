//! Language, look and help.

use yew::prelude::*;

use crate::core::msg::{Msg, SettingMsg};
use crate::core::view::controls::{FieldKind, FieldView, ToggleView};
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
                { for view.fields.iter().map(|view| choice(view, dispatch)) }
            </div>
            <div class="settings-form-toggles">
                { for view.toggles.iter().map(|view| toggle(view, dispatch)) }
            </div>
        </div>
    }
}

/// Two choices stand side by side; of more the browser makes a menu.
fn choice(view: &FieldView, dispatch: &Callback<Msg>) -> Html {
    let options = match &view.kind {
        FieldKind::Choice(options) if options.len() == 2 => options,
        _ => return field(view, "settings", dispatch),
    };
    let name = format!("settings-{}", view.field.slug);
    let option = |(value, label): &(String, String)| {
        let (dispatch, edited, chosen) =
            (dispatch.clone(), view.field.edited.clone(), value.clone());
        let onchange = Callback::from(move |_: Event| dispatch.emit(edited(chosen.clone())));
        html! {
            <label>
                <input type="radio" name={name.clone()} checked={*value == view.value} {onchange} />
                <span>{ label }</span>
            </label>
        }
    };
    html! {
        <div class="field" role="radiogroup" aria-label={view.label.clone()}>
            <span class="field-label" aria-hidden="true">{ &view.label }</span>
            <div class="settings-form-two">{ for options.iter().map(option) }</div>
        </div>
    }
}

fn toggle(view: &ToggleView, dispatch: &Callback<Msg>) -> Html {
    let (dispatch, which) = (dispatch.clone(), view.toggle);
    let onchange =
        Callback::from(move |_: Event| dispatch.emit(Msg::Setting(SettingMsg::Toggled(which))));
    html! {
        <label class="switch" key={which.row().key}>
            <span>{ &view.label }</span>
            <input type="checkbox" role="switch" checked={view.on} {onchange} />
        </label>
    }
}
