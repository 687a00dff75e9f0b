//! A field that opens a file: the browser's own field under the look of a button.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::core::components::icon::icon;
use crate::core::dom::file_reading;
use crate::core::msg::Msg;
use crate::core::view::controls::Icon;

/// What a field opens.
#[derive(Clone, Copy)]
pub enum Opens {
    /// Files of these endings and types.
    Files(&'static str),
    /// A picture that the camera takes, where there is one.
    Camera,
}

/// Draws it with its label and picture.
pub fn file_field(label: &str, picture: Icon, opens: Opens, dispatch: &Callback<Msg>) -> Html {
    let dispatch = dispatch.clone();
    let onchange = Callback::from(move |event: Event| {
        let field = event.target_dyn_into::<HtmlInputElement>();
        field.iter().for_each(|field| file_reading::read_chosen(field, &dispatch));
    });
    let (accept, capture) = match opens {
        Opens::Files(accept) => (accept, None),
        Opens::Camera => ("image/*", Some("environment")),
    };
    html! {
        <label class="button file-field">
            { icon(picture) }
            <input type="file" class="visually-hidden" {accept} {capture} {onchange} />
            <span class="button-word">{ label }</span>
        </label>
    }
}
