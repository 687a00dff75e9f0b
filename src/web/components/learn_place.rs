//! Learn: all techniques, or the lesson of one.

use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::view::learn::LearnView;

use super::learn_lesson::LearnLesson;
use super::learn_list::LearnList;

pub fn learn_place(view: &LearnView, dispatch: &Callback<Msg>) -> Html {
    let content = match view {
        LearnView::List(groups) => html! { <LearnList groups={groups.clone()} /> },
        LearnView::Lesson(lesson) => {
            html! { <LearnLesson key={lesson.slug} view={(**lesson).clone()} {dispatch} /> }
        }
    };
    html! { <div class="learn-place">{ content }</div> }
}
