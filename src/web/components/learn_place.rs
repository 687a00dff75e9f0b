//! Learn: the course, the lesson of a technique, an exercise.

use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::view::learn::LearnView;

use crate::web::focus::Arrival;
use crate::web::part::arriving;

use super::learn_basic::{learn_basic, learn_position};
use super::learn_lesson::learn_lesson;
use super::learn_list::learn_list;

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
