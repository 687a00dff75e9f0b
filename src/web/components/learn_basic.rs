//! A page of the basics, and the game's position as an exercise.

use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::view::learn::basic::BasicView;
use crate::app::view::learn::find::PositionView;

use super::learn_find::learn_find;
use super::learn_lesson::{learn_steps, turns, way};

/// A page of the basics.
pub fn learn_basic(view: &BasicView, _: &NodeRef, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="learn-lesson" tabindex="-1">
            <p class="learn-lesson-about">{ &view.text }</p>
            { learn_find(&view.find, dispatch) }
            <nav class="learn-lesson-nav" aria-label={view.back.label.clone()}>
                { way(&view.back) }
                { way(&view.next) }
            </nav>
        </div>
    }
}

/// The game's position.
pub fn learn_position(view: &PositionView, _: &NodeRef, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="learn-lesson" tabindex="-1" onkeydown={turns(view.steps.is_some(), dispatch)}>
            <p class="learn-lesson-about">{ &view.about }</p>
            if let Some(problem) = &view.problem {
                <p role="alert">{ problem }</p>
            }
            if let Some(find) = &view.find {
                { learn_find(find, dispatch) }
            }
            if let Some(steps) = &view.steps {
                { learn_steps(steps, dispatch) }
            }
            <nav class="learn-lesson-nav" aria-label={view.back.label.clone()}>
                { way(&view.back) }
                { for view.lesson.iter().map(way) }
            </nav>
        </div>
    }
}
