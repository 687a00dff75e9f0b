//! What is asked of puzzles, how many of them, and the button that makes them.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::places::create::view::StudioFormView;

use super::range_slider::range_slider;
use crate::core::components::button::{Button, Shows, buttons};
use crate::core::components::field::field;
use crate::core::components::segments::segment_buttons;
use crate::core::components::switch::switch;
use crate::places::create::components::picker::Picker;

/// What is drawn of a puzzle in the making takes the place of the button that asks for it.
pub fn studio_form(
    view: &StudioFormView,
    making: &Option<Html>,
    unmet: &Option<String>,
    dispatch: &Callback<Msg>,
) -> Html {
    html! {
        <>
            <section class="studio-card studio-form" aria-labelledby="studio-form">
                <div class="studio-heading">
                    <h3 id="studio-form">{ &view.label }</h3>
                    <Button view={view.clear.clone()} shows={Shows::Word} {dispatch} />
                </div>
                <div class="studio-choice" role="group" aria-label={view.tiers_label.clone()}>
                    { buttons(&view.tiers, Shows::Word, dispatch) }
                </div>
                if !view.takes.is_empty() {
                    <p class="studio-note">{ &view.takes }</p>
                }
                <Picker view={view.needs.clone()} kind="needs" {dispatch} />
                if !view.mismatch.is_empty() {
                    <p class="field-error" role="alert">{ &view.mismatch }</p>
                }
                <Picker view={view.avoids.clone()} kind="avoids" {dispatch} />
                { for view.as_marked.iter().map(|[label, text]| html! {
                    <p class="studio-as-marked"><span>{ label }</span>{ text }</p>
                }) }
                { for view.ranges.iter().map(|view| range_slider(view, dispatch)) }
                { switch(&view.minimal, dispatch) }
                <details class="studio-more" open={view.seed.error.is_some()}>
                    <summary>{ &view.more }</summary>
                    { for view.order.iter().map(|view| field(view, "studio", dispatch)) }
                    { switch(&view.even_digits, dispatch) }
                    { field(&view.seed, "studio", dispatch) }
                </details>
            </section>
            <div class="studio-go">
                { segment_buttons(&view.counts_label, &view.counts, dispatch) }
                <Button view={view.go.clone()} {dispatch} />
            </div>
            { play(view, making, unmet, dispatch) }
            <p class="studio-note">{ &view.note }</p>
        </>
    }
}

/// The buttons for one puzzle that is played at once.
fn play(
    view: &StudioFormView,
    making: &Option<Html>,
    unmet: &Option<String>,
    dispatch: &Callback<Msg>,
) -> Html {
    html! {
        <div class="studio-play">
            if let Some(making) = making {
                { making.clone() }
            } else {
                { for view.play.iter().map(|view| html! { <Button view={view.clone()} {dispatch} /> }) }
            }
            if let Some(unmet) = unmet {
                <p class="field-error" role="alert">{ unmet }</p>
            }
            <Button view={view.blank.clone()} {dispatch} />
        </div>
    }
}
