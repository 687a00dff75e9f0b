//! Learn: the course, the lesson of a technique, an exercise.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::places::learn::view::LearnView;
use crate::places::learn::view::find::PositionView;

use crate::core::components::part::arriving;
use crate::core::dom::focus::Arrival;

use crate::places::learn::components::find::learn_find;
use crate::places::learn::components::lesson::{learn_lesson, learn_steps, turns, way};
use crate::places::learn::components::list::learn_list;
use crate::places::learn::components::task::learn_basic;

const LIST: Arrival = Arrival::Page(".learn-list [autofocus]");
const LESSON: Arrival = Arrival::Page(".learn-lesson");

pub fn learn_place(view: &LearnView, dispatch: &Callback<Msg>) -> Html {
    let content = match view {
        LearnView::List(list) => arriving(("list", LIST), list, dispatch, learn_list),
        LearnView::Lesson(lesson) => {
            arriving((lesson.slug, LESSON), lesson, dispatch, learn_lesson)
        }
        LearnView::Basic(basic) => arriving((basic.slug, LESSON), basic, dispatch, learn_basic),
        LearnView::Position(position) => {
            arriving(("position", LESSON), position, dispatch, learn_position)
        }
    };
    html! { <div class="learn-place">{ content }</div> }
}

/// The game's position.
fn learn_position(view: &PositionView, _: &NodeRef, dispatch: &Callback<Msg>) -> Html {
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
