//! Learn: all techniques, or the lesson of one.

use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::view::learn::LearnView;

use crate::web::focus::Arrival;
use crate::web::part::arriving;

use super::learn_lesson::learn_lesson;
use super::learn_list::learn_list;

const LIST: Arrival = Arrival::Page(".learn-list [autofocus]");
const LESSON: Arrival = Arrival::Page(".learn-lesson");

pub fn learn_place(view: &LearnView, dispatch: &Callback<Msg>) -> Html {
    let content = match view {
        LearnView::List(groups) => arriving(("list", LIST), groups, dispatch, learn_list),
        LearnView::Lesson(lesson) => {
            arriving((lesson.slug, LESSON), lesson, dispatch, learn_lesson)
        }
    };
    html! { <div class="learn-place">{ content }</div> }
}
