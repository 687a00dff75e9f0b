//! Language, look and help.

use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::view::controls::ToggleView;
use crate::app::view::dialog::SettingsView;

use super::field::Field;

/// The form.
#[derive(Properties, PartialEq)]
pub struct SettingsFormProps {
    /// What it shows.
    pub view: SettingsView,
    /// Hears of every change.
    pub tell: Callback<Msg>,
}

/// Draws it.
#[component]
pub fn SettingsForm(props: &SettingsFormProps) -> Html {
    let SettingsFormProps { view, tell } = props;
    html! {
        <div class="settings-form">
            <div class="settings-form-fields">
                { for view.fields.iter().map(|field| html! {
                    <Field view={field.clone()} form="settings" {tell} />
                }) }
            </div>
            <div class="settings-form-toggles">
                { for view.toggles.iter().map(|view| toggle(view, tell)) }
            </div>
        </div>
    }
}

fn toggle(view: &ToggleView, tell: &Callback<Msg>) -> Html {
    let (tell, which) = (tell.clone(), view.toggle);
    let onchange = Callback::from(move |_: Event| tell.emit(Msg::Toggled(which)));
    html! {
        <label class="settings-form-toggle" key={which.slug()}>
            <span>{ &view.label }</span>
            <input type="checkbox" role="switch" checked={view.on} {onchange} />
        </label>
    }
}
