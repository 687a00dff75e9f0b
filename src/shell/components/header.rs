//! The bar at the top: name, puzzle, clock and the main buttons.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::core::view::controls::{ButtonView, Icon};
use crate::shell::view::header::{ChipView, ClockView, HeaderView};

use crate::core::components::button::{Button, Shows};
use crate::core::components::place_links::{LinksAs, place_links};

/// The bar. Narrow screens have the menu alone, wide ones the other buttons too.
pub fn header(view: &HeaderView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <header class="header">
            <h1 class="header-name">
                <svg class="header-mark" viewBox="0 0 24 24" aria-hidden="true"><use href="#mark" /></svg>
                <span class="visually-hidden" data-seen="wide">{ &view.name }</span>
            </h1>
            { place_links(&view.places, &view.places_label, LinksAs::Tabs) }
            if view.plays {
                <div class="header-home"><Button view={view.home.clone()} shows={Shows::Picture} {dispatch} /></div>
                { chip(&view.chip, dispatch) }
            } else {
                <h2 class="header-title">{ &view.title }</h2>
            }
            <div class="header-end">
                if let Some(time) = view.time.as_ref().filter(|_| view.plays) {
                    { clock(time, dispatch) }
                }
                <div class="header-wide">{ for view.buttons.iter().map(|view| wide(view, dispatch)) }</div>
                <Button view={view.menu.clone()} shows={Shows::Picture} {dispatch} />
            </div>
        </header>
    }
}

/// What is known of the puzzle. Where there is no room, one that is as it should be is no more than its
/// tier and score; the rest is heard.
fn chip(view: &ChipView, dispatch: &Callback<Msg>) -> Html {
    let msg = view.msg.clone();
    let onclick = dispatch.reform(move |_: MouseEvent| msg.clone());
    let is_rated = view.grade.is_some();
    let part = |class: &'static str, is_brief: bool, text: &str| {
        let hidden = is_brief.then_some("visually-hidden");
        html! { <span class={classes!(class, hidden)} data-seen={hidden.map(|_| "wide")}>{ text }</span> }
    };
    html! {
        <button type="button" class="header-chip" title={view.title.clone()} {onclick}>
            if let Some(grade) = &view.grade {
                // The space is for those who hear it.
                <strong>{ &grade.tier }</strong>{ " " }<span class="header-score">{ &grade.score }</span>
            }
            // One place in the list, so that what is beside stays when the rating comes.
            if let Some(explainer) = &view.explainer {
                { part("header-fact", is_rated, explainer) }
            }
            { part("header-fact", is_rated, &view.clues) }
            { part("header-verdict", is_rated && view.is_proper, &view.verdict) }
        </button>
    }
}

fn wide(view: &ButtonView, dispatch: &Callback<Msg>) -> Html {
    let shows = match view.icon {
        Some(Icon::Theme) => Shows::Picture,
        _ => Shows::Both,
    };
    html! { <Button view={view.clone()} {shows} {dispatch} /> }
}

fn clock(time: &ClockView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="header-clock">
            <span class="header-time" role="timer" aria-label={time.label.clone()}>{ &time.shown }</span>
            { for time.pause.iter().map(|view| html! { <Button view={view.clone()} shows={Shows::Picture} {dispatch} /> }) }
        </div>
    }
}
