//! A link to the puzzle.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::view::controls::{ButtonVariant, ButtonView, Icon};
use crate::app::view::dialog::ShareView;

use super::button::Button;

/// Draws it. The page's own address comes before the link's fragment, without what it was asked
/// for besides, such as a language.
pub fn share_form(view: &ShareView, dispatch: &Callback<Msg>) -> Html {
    let link = address() + &view.fragment;
    let select = Callback::from(|event: FocusEvent| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            field.select();
        }
    });
    let copy = ButtonView {
        icon: Some(Icon::Copy),
        label: view.copy.clone(),
        title: String::new(),
        pressed: None,
        disabled: false,
        variant: ButtonVariant::Primary,
        msg: Msg::CopyRequested(link.clone()),
    };
    html! {
        <div class="share-form">
            <label class="share-form-label" for="share-link">{ &view.label }</label>
            <input id="share-link" class="share-form-link" type="text" readonly=true value={link} onfocus={select} />
            <p class="share-form-help">{ &view.help }</p>
            <Button view={copy} {dispatch} />
        </div>
    }
}

/// The address of the page without its query and fragment.
pub fn address() -> String {
    // The first screen is drawn when the page is built, where there is no address yet.
    if !cfg!(target_arch = "wasm32") {
        return String::new();
    }
    let location = web_sys::window().map(|window| window.location());
    let parts = location.and_then(|location| location.origin().ok().zip(location.pathname().ok()));
    parts.map(|(origin, path)| origin + &path).unwrap_or_default()
}
