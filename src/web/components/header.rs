//! The bar at the top: name, puzzle, clock and the main buttons.

use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::view::controls::{ButtonView, Icon};
use crate::app::view::header::{ClockView, HeaderView};

use super::button::{Button, Shows};

/// The bar.
#[derive(Properties, PartialEq)]
pub struct HeaderProps {
    /// The content.
    pub view: HeaderView,
    /// Gets what its buttons send.
    pub dispatch: Callback<Msg>,
}

/// Draws it. Narrow screens have the menu alone, wide ones the other buttons too.
#[component]
pub fn Header(props: &HeaderProps) -> Html {
    let HeaderProps { view, dispatch } = props;
    html! {
        <header class="header">
            <h1 class="header-name">
                <svg class="header-mark" viewBox="0 0 24 24" aria-hidden="true"><use href="#mark" /></svg>
                <span class="header-word">{ &view.name }</span>
            </h1>
            { chip(view, dispatch) }
            <div class="header-end">
                if let Some(time) = &view.time {
                    { clock(time, dispatch) }
                }
                <div class="header-wide">{ for view.buttons.iter().map(|view| wide(view, dispatch)) }</div>
                <Button view={view.menu.clone()} shows={Shows::Picture} {dispatch} />
            </div>
        </header>
    }
}

/// What is known of the puzzle. With its grade it is a button, which leads to more.
fn chip(view: &HeaderView, dispatch: &Callback<Msg>) -> Html {
    let mut parts = view.grade.iter().map(|grade| &grade.label).chain(&view.badges);
    let first = parts.next();
    let parts = html! { <><strong>{ first }</strong>{ for parts.map(|part| html! { <span>{ part }</span> }) }</> };
    match &view.grade {
        None => html! { <p class="header-chip">{ parts }</p> },
        Some(grade) => {
            let (dispatch, msg) = (dispatch.clone(), grade.msg.clone());
            let onclick = Callback::from(move |_: MouseEvent| dispatch.emit(msg.clone()));
            html! { <button type="button" class="header-chip" title={grade.title.clone()} {onclick}>{ parts }</button> }
        }
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
            <Button view={time.pause.clone()} shows={Shows::Picture} {dispatch} />
        </div>
    }
}
