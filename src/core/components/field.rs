//! A labelled field of a form.

use wasm_bindgen::JsCast as _;
use web_sys::{HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::prelude::*;

use crate::core::msg::Msg;
use crate::core::view::controls::{FieldKind, FieldView};

/// A field, its label before it and its error below. `form` sets its ids apart from those of the
/// same field elsewhere on the page.
pub fn field(view: &FieldView, form: &str, dispatch: &Callback<Msg>) -> Html {
    labelled(view, form, "field-label", dispatch)
}

/// A field whose label is heard and not seen: what stands in it says what it is.
pub fn placeholder_field(view: &FieldView, form: &str, dispatch: &Callback<Msg>) -> Html {
    labelled(view, form, "visually-hidden", dispatch)
}

fn labelled(view: &FieldView, form: &str, label: &'static str, dispatch: &Callback<Msg>) -> Html {
    let id = format!("{form}-{}", view.field.slug);
    let fault = format!("{id}-error");
    html! {
        <div class="field">
            <label class={label} for={id.clone()}>{ &view.label }</label>
            { control(view, dispatch, id, view.error.is_some().then(|| fault.clone())) }
            if let Some(error) = &view.error {
                <p class="field-error" id={fault} role="alert">{ error }</p>
            }
        </div>
    }
}

fn control(view: &FieldView, dispatch: &Callback<Msg>, id: String, fault: Option<String>) -> Html {
    let value = view.value.clone();
    let oninput = edits(view, dispatch);
    let invalid = fault.as_ref().map(|_| "true");
    match &view.kind {
        FieldKind::Number(least, most) => html! {
            <input class="field-control" {id} type="number" inputmode="numeric" min={least.to_string()} max={most.to_string()}
                {value} {oninput} aria-invalid={invalid} aria-describedby={fault} />
        },
        FieldKind::Text(placeholder) => html! {
            <input class="field-control" {id} type="text" autocomplete="off" autocapitalize="off" spellcheck="false"
                placeholder={placeholder.clone()} {value} {oninput} aria-invalid={invalid} aria-describedby={fault} />
        },
        FieldKind::Lines(placeholder) => html! {
            <textarea class="field-control" {id} rows="4" autocapitalize="off" spellcheck="false"
                placeholder={placeholder.clone()} {value} {oninput} aria-invalid={invalid} aria-describedby={fault} />
        },
        FieldKind::Choice(choices) => html! {
            <select class="field-control" {id} {oninput} aria-invalid={invalid} aria-describedby={fault}>
                { for choices.iter().map(|(choice, label)| html! {
                    <option value={choice.clone()} selected={*choice == view.value}>{ label }</option>
                }) }
            </select>
        },
    }
}

fn edits(view: &FieldView, dispatch: &Callback<Msg>) -> Callback<InputEvent> {
    let (field, dispatch) = (view.field.clone(), dispatch.clone());
    Callback::from(move |event: InputEvent| {
        let Some(target) = event.target() else { return };
        let value = match target.dyn_ref::<HtmlSelectElement>() {
            Some(select) => select.value(),
            None => match target.dyn_into::<HtmlTextAreaElement>() {
                Ok(lines) => lines.value(),
                Err(target) => target
                    .dyn_into()
                    .map(|input: HtmlInputElement| input.value())
                    .unwrap_or_default(),
            },
        };
        dispatch.emit((field.edited)(value));
    })
}
