//! What was read of a picture, beside the picture: the content of the dialog.

use std::slice;

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::engine::types::cell::Cell;
use crate::engine::types::digit::Digit;
use crate::places::create::msg::PictureMsg;
use crate::places::create::view::picture::{PictureCellView, ReadView};
use crate::places::create::view::picture_verdict::VerdictView;

use super::picture_card::{buttons, picture_card};
use super::setter_grid::{
    SetterCell, SetterGridActions, SetterGridView, arrow, is_command, setter_grid,
};
use super::straight_picture::straight_picture;
use crate::core::components::button::Shows;
use crate::core::components::icon::icon;
use crate::core::components::segments::segment_buttons;

/// Draws it, with the picture.
pub fn picture_check(taken: Html, view: &ReadView, dispatch: &Callback<Msg>) -> Html {
    let (back, close) = view.closes.split_at(1);
    let mark = |(state, text): &(&'static str, String)| {
        html! { <span class="picture-mark" data-state={*state}>{ text }</span> }
    };
    html! {
        <>
            <div class="dialog-head">
                { buttons(back, Shows::Picture, dispatch) }
                <h2 id="picture-check">{ &view.title }</h2>
                { buttons(close, Shows::Picture, dispatch) }
            </div>
            <div class="picture-body">
                { taken }
                <div class="picture-head" data-of="read" aria-live="polite">
                    <h3>{ &view.heading }</h3>
                    <p class="picture-note">{ &view.unsure }</p>
                    <span>{ buttons(&view.switches, Shows::Both, dispatch) }</span>
                    { buttons(slice::from_ref(&view.fold), Shows::Both, dispatch) }
                </div>
                <div class="picture-grid" data-layer={view.layer}>
                    { straight_picture(&view.straight, None) }
                    { grid(view, dispatch) }
                </div>
                <div class="picture-layers">
                    { segment_buttons(&view.layers_label, &view.layers, dispatch) }
                    { for view.legend.iter().map(mark) }
                </div>
                { for view.piece.iter().map(|piece| picture_card(&view.straight, piece, dispatch)) }
            </div>
            { verdict(view, &view.verdict, dispatch) }
        </>
    }
}

fn grid(view: &ReadView, dispatch: &Callback<Msg>) -> Html {
    let pressed = dispatch.reform(|cell: Cell| Msg::to(PictureMsg::CellPressed(cell)));
    let actions = SetterGridActions { pressed, dragged: Callback::noop(), key: picture_key };
    let of = SetterGridView {
        id: "picture",
        class: "setter-picture",
        label: view.label.clone().into(),
        cursor: view.cursor.unwrap_or_default(),
    };
    let cells: Vec<SetterCell> = view.cells.iter().map(cell).collect();
    setter_grid(&of, &actions, dispatch, &cells)
}

/// A digit stands over its ink and is as high: the figures of the font have two thirds of its size.
fn cell(view: &PictureCellView) -> SetterCell {
    let ink = view.ink;
    let size = (ink.height * 3 / 2).to_string();
    let content = html! {
        <svg viewBox="0 0 44 44" aria-hidden="true">
            <text x={ink.middle.to_string()} y={ink.bottom.to_string()} font-size={size}>{ &view.digit }</text>
        </svg>
    };
    SetterCell { content, name: view.name.clone(), selected: None, state: view.state }
}

/// A digit is what the cell holds, 0 and Backspace empty it, Enter goes to the next doubt, Space shows the picture.
fn picture_key(event: &KeyboardEvent) -> Option<Msg> {
    let key = event.key();
    if (event.ctrl_key() || event.meta_key()) && key.eq_ignore_ascii_case("z") {
        return Some(Msg::to(PictureMsg::Undone));
    }
    if is_command(event) {
        return None;
    }
    let digit = || Digit::from_char(key.chars().next().filter(|_| key.len() == 1)?);
    let msg = match key.as_str() {
        "0" | "Backspace" | "Delete" => Some(PictureMsg::Written(None)),
        "Enter" => Some(PictureMsg::NextDoubt),
        " " => Some(PictureMsg::Peeked(true)),
        _ => arrow(event)
            .map(PictureMsg::Moved)
            .or_else(|| digit().map(|digit| PictureMsg::Written(Some(digit)))),
    };
    msg.map(Msg::to)
}

fn verdict(view: &ReadView, verdict: &VerdictView, dispatch: &Callback<Msg>) -> Html {
    let tone = match verdict.is_one {
        Some(true) => "one",
        Some(false) => "other",
        None => "open",
    };
    html! {
        <div class="picture-verdict">
            <p data-tone={tone}>
                <i>{ for verdict.mark.map(icon) }</i>
                <strong aria-live="polite">{ &verdict.text }</strong>
                <span>{ &verdict.more }</span>
            </p>
            <div class="picture-actions">
                { buttons(verdict.change.as_slice(), Shows::Both, dispatch) }
                { buttons(&view.actions, Shows::Both, dispatch) }
            </div>
        </div>
    }
}
