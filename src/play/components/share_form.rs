//! The dialog from which the game is handed on.

use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use crate::core::dom::objects::can_share;
use crate::core::msg::Msg;
use crate::play::view::share::{CodeView, LinkView, ShareView, TextView};

use crate::core::components::button::Button;
use crate::core::components::field::field;

pub fn share_form(view: &ShareView, dispatch: &Callback<Msg>) -> Html {
    let (heading, help, buttons) = &view.picture;
    html! {
        <div class="share-form">
            { link(&view.link, dispatch) }
            { for view.text.iter().map(|view| text(view, dispatch)) }
            <section class="share-form-part" aria-labelledby="share-picture">
                <h3 id="share-picture">{ heading }</h3>
                <p class="share-form-help">{ help }</p>
                <div class="share-form-buttons">
                    { for buttons.iter().map(|button| html! { <Button view={button.clone()} {dispatch} /> }) }
                </div>
            </section>
        </div>
    }
}

fn link(view: &LinkView, dispatch: &Callback<Msg>) -> Html {
    let LinkView { label, address, extras, help, copy, send, code, no_code } = view;
    let select = Callback::from(|event: FocusEvent| {
        event.target_dyn_into::<HtmlInputElement>().iter().for_each(HtmlInputElement::select);
    });
    html! {
        <section class="share-form-part">
            <label class="share-form-label" for="share-link">{ label }</label>
            <input id="share-link" class="share-form-link" type="text" readonly=true value={address.clone()} onfocus={select} />
            <p class="share-form-help">{ help }</p>
            <div class="share-form-buttons">
                <Button view={copy.clone()} {dispatch} />
                if can_share() {
                    <Button view={send.clone()} {dispatch} />
                }
                { for extras.iter().map(|extra| html! { <Button view={extra.clone()} {dispatch} /> }) }
            </div>
            { for code.iter().map(qr_code) }
            { for no_code.iter().map(|text| html! { <p class="share-form-help">{ text }</p> }) }
        </section>
    }
}

/// Black on white in every theme: many a reader knows nothing else.
fn qr_code(view: &CodeView) -> Html {
    let CodeView { label, path, side } = view;
    html! {
        <svg class="share-form-code" role="img" aria-label={label.clone()} viewBox={format!("0 0 {side} {side}")} shape-rendering="crispEdges">
            <rect width={side.to_string()} height={side.to_string()} fill="#fff" />
            <path d={path.clone()} fill="#000" />
        </svg>
    }
}

fn text(view: &TextView, dispatch: &Callback<Msg>) -> Html {
    let TextView { format, label, text, copy, save, open } = view;
    let select = Callback::from(|event: FocusEvent| {
        event.target_dyn_into::<HtmlTextAreaElement>().iter().for_each(HtmlTextAreaElement::select);
    });
    html! {
        <section class="share-form-part">
            { field(format, "share", dispatch) }
            <textarea class="share-form-text" aria-label={label.clone()} readonly=true rows="3" spellcheck="false" value={text.clone()} onfocus={select} />
            <div class="share-form-buttons">
                <Button view={copy.clone()} {dispatch} />
                <Button view={save.clone()} {dispatch} />
                { for open.iter().map(|label| html! {
                    <a class="share-form-open" href={text.trim().to_owned()} target="_blank" rel="noopener noreferrer">{ label }</a>
                }) }
            </div>
        </section>
    }
}
