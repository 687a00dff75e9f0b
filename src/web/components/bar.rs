//! The bar at the top: name, puzzle, clock and the main buttons.

use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::view::controls::{ButtonView, Icon};
use crate::app::view::header::{ClockView, HeaderView};

use super::button::{Button, Shows};

/// The bar.
#[derive(Properties, PartialEq)]
pub struct BarProps {
    /// What it shows.
    pub view: HeaderView,
    /// Hears of its buttons.
    pub tell: Callback<Msg>,
}

/// Draws it. Narrow screens have the menu alone, wide ones the other buttons too.
#[component]
pub fn Bar(props: &BarProps) -> Html {
    let BarProps { view, tell } = props;
    html! {
        <header class="bar">
            <h1 class="bar-name">
                <svg class="bar-mark" viewBox="0 0 24 24" aria-hidden="true"><use href="#mark" /></svg>
                <span class="bar-word">{ &view.name }</span>
            </h1>
            { chip(view, tell) }
            <div class="bar-end">
                if let Some(time) = &view.time {
                    { clock(time, tell) }
                }
                <div class="bar-wide">{ for view.buttons.iter().map(|view| wide(view, tell)) }</div>
                <Button view={view.menu.clone()} shows={Shows::Picture} {tell} />
            </div>
        </header>
    }
}

/// What is known of the puzzle. With its grade it is a button, which leads to more.
fn chip(view: &HeaderView, tell: &Callback<Msg>) -> Html {
    let mut parts = view.grade.iter().map(|grade| &grade.label).chain(&view.badges);
    let first = parts.next();
    let parts = html! { <><strong>{ first }</strong>{ for parts.map(|part| html! { <span>{ part }</span> }) }</> };
    match &view.grade {
        None => html! { <p class="bar-chip">{ parts }</p> },
        Some(grade) => {
            let (tell, msg) = (tell.clone(), grade.msg.clone());
            let onclick = Callback::from(move |_: MouseEvent| tell.emit(msg.clone()));
            html! { <button type="button" class="bar-chip" title={grade.title.clone()} {onclick}>{ parts }</button> }
        }
    }
}

fn wide(view: &ButtonView, tell: &Callback<Msg>) -> Html {
    let shows = match view.icon {
        Some(Icon::Theme) => Shows::Picture,
        _ => Shows::Both,
    };
    html! { <Button view={view.clone()} {shows} {tell} /> }
}

fn clock(time: &ClockView, tell: &Callback<Msg>) -> Html {
    html! {
        <div class="bar-clock">
            <span class="bar-time" role="timer" aria-label={time.label.clone()}>{ &time.shown }</span>
            <Button view={time.pause.clone()} shows={Shows::Picture} {tell} />
        </div>
    }
}
