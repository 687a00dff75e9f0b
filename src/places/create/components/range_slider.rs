//! A number from and to: two sliders on one line, and both ends in words.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::core::msg::Msg;
use crate::places::create::msg::StudioMsg;
use crate::places::create::view::{RangeView, ThumbView};

pub fn range_slider(view: &RangeView, dispatch: &Callback<Msg>) -> Html {
    let [from, to] = view.thumbs.each_ref().map(|thumb| thumb.stop);
    html! {
        <div class="range-slider" role="group" aria-label={view.label.clone()}>
            <span class="range-slider-label" aria-hidden="true">{ &view.label }</span>
            <div class="range-slider-line range-thumbs">
                <svg viewBox={format!("0 0 {} 4", view.last)} preserveAspectRatio="none" aria-hidden="true">
                    <rect class="range-slider-track" width={view.last.to_string()} height="4" />
                    <rect class="range-slider-chosen" x={from.to_string()} width={(to - from).to_string()} height="4" />
                </svg>
                { for view.thumbs.iter().enumerate().map(|(end, of)| thumb(view, end, of, dispatch)) }
            </div>
            <output class="range-slider-text" aria-live="off">{ &view.text }</output>
        </div>
    }
}

/// The thumb whose way is longer lies on top, so that both can be taken where they meet at an end.
fn thumb(view: &RangeView, end: usize, of: &ThumbView, dispatch: &Callback<Msg>) -> Html {
    let is_top = (end == 0) == (2 * of.stop > view.last);
    let (dispatch, range, stop) = (dispatch.clone(), view.of, of.stop);
    let other = view.thumbs[1 - end].stop;
    let oninput = Callback::from(move |event: InputEvent| {
        let Some(input) = event.target_dyn_into::<HtmlInputElement>() else { return };
        let Ok(wanted) = input.value().parse::<usize>() else { return };
        // It stops at the other: what is drawn must say so even where nothing else changes.
        let reached = if end == 0 { wanted.min(other) } else { wanted.max(other) };
        input.set_value(&reached.to_string());
        if reached != stop {
            let msg = if end == 0 { StudioMsg::FromMoved } else { StudioMsg::ToMoved };
            dispatch.emit(Msg::to(msg(range, reached)));
        }
    });
    html! {
        <input type="range" min="0" max={view.last.to_string()} value={of.stop.to_string()} aria-label={of.name.clone()}
            aria-valuetext={of.text.clone()} data-top={is_top.then_some("true")} {oninput} />
    }
}
