//! A task in one frame that fits a phone: the grid, what is asked and answered, the keys.

use yew::prelude::*;

use crate::core::components::board::Board;
use crate::core::components::button::{Button, Shows};
use crate::core::components::icon::icon;
use crate::core::components::sentence::sentence;
use crate::core::dom::address;
use crate::core::msg::Msg;
use crate::core::view::controls::{ButtonView, Icon};
use crate::places::learn::view::basic::{BasicView, TaskView};
use crate::places::learn::view::find::LineState;

use super::find::{answers, keys};

/// A page of the basics.
pub fn learn_basic(view: &BasicView, _: &NodeRef, dispatch: &Callback<Msg>) -> Html {
    let task = &view.task;
    html! {
        <section class="learn-lesson learn-task" tabindex="-1" aria-label={view.title.clone()}>
            { head(view) }
            <div class="learn-task-grid" onkeydown={keys(dispatch)}>
                <Board view={task.board.clone()} dispatch={answers(dispatch)} />
                if task.numbers_boxes {
                    <div class="learn-task-boxes" aria-hidden="true">
                        { for (1..=9).map(|number| html! { <i data-number={number.to_string()} /> }) }
                    </div>
                }
            </div>
            <div class="learn-task-side">
                <p class="learn-task-about">{ &view.text }</p>
                { strip(task, dispatch) }
                { pad(task, dispatch) }
            </div>
        </section>
    }
}

fn head(view: &BasicView) -> Html {
    let (bars, count) = &view.progress;
    let bar = |state: &LineState| html! { <i data-state={<&str>::from(*state)} /> };
    html! {
        <header class="learn-task-head">
            <a class="learn-task-back" href={address() + &view.back.href} aria-label={view.back.label.clone()}>
                { icon(Icon::Previous) }
            </a>
            <h2>{ &view.title }</h2>
            <span class="learn-task-bars" aria-hidden="true">{ for bars.iter().map(bar) }</span>
            <span class="learn-task-count">{ count }</span>
        </header>
    }
}

/// The strip: once the answer is right a press on it goes on, or its line does, which is full after a
/// while.
fn strip(view: &TaskView, dispatch: &Callback<Msg>) -> Html {
    let onclick = view.next.as_ref().map(|next| {
        let msg = next.msg.clone();
        dispatch.reform(move |_: MouseEvent| msg.clone())
    });
    html! {
        <div class="learn-task-strip" {onclick}>
            <div aria-live="polite">
                { for view.lead.iter().map(|lead| html! { <p class="learn-task-lead">{ lead }</p> }) }
                <p class="learn-task-prompt">{ &view.prompt }</p>
            </div>
            <p class="learn-task-said" role="status" data-right={view.is_right.map(|is_right| is_right.to_string())}>
                { for view.is_right.map(|is_right| icon(if is_right { Icon::Check } else { Icon::Close })) }
                <span>{ sentence(&view.said) }</span>
            </p>
            { for view.next.iter().map(|next| line(view.at, next, dispatch)) }
        </div>
    }
}

/// The line that goes on when it is full.
fn line(at: usize, next: &ButtonView, dispatch: &Callback<Msg>) -> Html {
    let msg = next.msg.clone();
    let onanimationend = dispatch.reform(move |_: AnimationEvent| msg.clone());
    html! { <span key={at} class="learn-task-line" {onanimationend} /> }
}

/// The keys, and over them the button that goes on. It is there for keys and screen readers; where
/// nothing is to move it is what everybody presses. Once all tasks are done, ways on take their place.
fn pad(view: &TaskView, dispatch: &Callback<Msg>) -> Html {
    let (label, keys) = &view.keys;
    if !view.ways.is_empty() {
        return html! {
            <div class="learn-task-pad learn-task-ways">
                { for view.ways.iter().map(|way| html! { <Button view={way.clone()} shows={Shows::Word} {dispatch} /> }) }
            </div>
        };
    }
    html! {
        <div class="learn-task-pad">
            <div class="learn-task-keys" role="group" aria-label={label.clone()}>
                { for keys.iter().map(|key| html! { <Button view={key.clone()} shows={Shows::Stacked} {dispatch} /> }) }
            </div>
            if let Some(next) = &view.next {
                <div class="learn-task-next"><Button view={next.clone()} shows={Shows::Both} {dispatch} /></div>
            }
        </div>
    }
}
