//! The card of a cell as it is in the picture: what it may hold, and the next cell in doubt.

use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::core::msg::Msg;
use crate::core::view::controls::ButtonView;
use crate::places::create::view::picture_piece::{ChoiceView, PieceView};

use super::straight_picture::straight_picture;
use crate::core::components::button::{Button, Shows};

/// Draws it, with pieces of the straightened picture of this address.
pub fn picture_card(straight: &str, view: &PieceView, dispatch: &Callback<Msg>) -> Html {
    let [question, at] = &view.question;
    let choices = |views: &[ChoiceView]| -> Html {
        views.iter().map(|view| choice("picture-option", view, Html::default(), dispatch)).collect()
    };
    let next = view.next.iter().map(|(cell, view)| {
        choice("picture-next", view, straight_picture(straight, Some(*cell)), dispatch)
    });
    let is_open = !view.all.is_empty();
    html! {
        <div class="picture-side">
            <section class="picture-piece" aria-labelledby="picture-question" data-open={is_open.then_some("true")}>
                <div class="picture-head">
                    <h3 id="picture-question" aria-live="polite">{ question }</h3>
                    <p class="picture-note">{ at }</p>
                </div>
                <div class="picture-large" role="img" aria-label={view.label.clone()}>
                    { straight_picture(straight, Some(view.cell)) }
                </div>
                <div class="picture-options">{ choices(&view.options) }</div>
                <div class="picture-all">{ choices(&view.all) }</div>
                <div class="picture-tools">{ buttons(&view.tools, Shows::Both, dispatch) }</div>
            </section>
            { for next }
        </div>
    }
}

/// A button with two lines, after which keys answer in the grid.
fn choice(class: &'static str, view: &ChoiceView, piece: Html, dispatch: &Callback<Msg>) -> Html {
    let ChoiceView { button, more } = view;
    let (dispatch, msg) = (dispatch.clone(), button.msg.clone());
    let onclick = Callback::from(move |event: MouseEvent| {
        event.target_dyn_into::<Element>().iter().for_each(focus_grid);
        dispatch.emit(msg.clone());
    });
    let is_word = button.label.len() > 1;
    html! {
        <button type="button" {class} data-word={is_word.then_some("true")} aria-pressed={button.pressed.map(|pressed| pressed.to_string())} {onclick}>
            { piece }<b>{ &button.label }</b>{ " " }<span>{ more }</span>
        </button>
    }
}

/// Gives the focus to the grid of the dialog that an element is in.
pub fn focus_grid(inner: &Element) {
    let grid = inner.closest("dialog").ok().flatten();
    let grid = grid.and_then(|dialog| dialog.query_selector(".setter-grid").ok().flatten());
    let grid = grid.and_then(|grid| grid.dyn_into::<HtmlElement>().ok());
    grid.iter().for_each(|grid| _ = grid.focus());
}

/// Buttons beside each other.
pub fn buttons(views: &[ButtonView], shows: Shows, dispatch: &Callback<Msg>) -> Html {
    views.iter().map(|view| html! { <Button view={view.clone()} {shows} {dispatch} /> }).collect()
}
