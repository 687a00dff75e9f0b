//! The page of a technique: what it is, an example to step through, practice.

use yew::prelude::*;

use crate::app::msg::{Adjacent, Msg};
use crate::app::view::learn::{ExampleView, LessonView, PageLink, PracticeView};
use crate::web::events::address;

use super::button::{Button, Shows};
use super::sentence::sentence;
use super::static_board::static_board;
use super::thumbnail::thumbnail;

/// The lesson of a technique.
pub fn learn_lesson(view: &LessonView, _: &NodeRef, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="learn-lesson" tabindex="-1" onkeydown={turns(dispatch)}>
            <p class="learn-lesson-badges">{ for view.badges.iter().map(|badge| html! { <span>{ badge }</span> }) }</p>
            <p class="learn-lesson-about">{ &view.about }</p>
            if let Some(example) = &view.example {
                { drawn_example(example, dispatch) }
            }
            if let Some(missing) = &view.missing {
                <p role="alert">{ missing }</p>
            }
            <section>
                <h3>{ &view.when[0] }</h3>
                <p>{ &view.when[1] }</p>
            </section>
            if let Some(practice) = &view.practice {
                { drawn_practice(practice, dispatch) }
            }
            <nav class="learn-lesson-nav" aria-label={view.back.label.clone()}>
                { way(&view.back) }
                { for view.beside.iter().map(way) }
            </nav>
        </div>
    }
}

fn way(link: &PageLink) -> Html {
    html! { <a href={address() + &link.href}>{ &link.label }</a> }
}

fn drawn_example(view: &ExampleView, dispatch: &Callback<Msg>) -> Html {
    let last = view.sentences.len().saturating_sub(1);
    html! {
        <section class="learn-lesson-example" aria-label={view.title.clone()}>
            { static_board(&view.picture) }
            <div class="learn-lesson-story">
                <div class="learn-lesson-text" aria-live="polite">
                    { for view.sentences.iter().enumerate().map(|(place, view)| html! {
                        <p key={view.text()} data-lit={(place == last).then_some("true")} data-link={view.is_detail.then_some("true")}>
                            { sentence(view) }
                        </p>
                    }) }
                </div>
                <div class="learn-lesson-turn">
                    { for view.buttons.iter().map(|view| html! { <Button view={view.clone()} shows={Shows::Both} {dispatch} /> }) }
                    <span>{ &view.at }</span>
                </div>
            </div>
        </section>
    }
}

fn drawn_practice(view: &PracticeView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <section>
            <h3>{ &view.title }</h3>
            <p>{ &view.note }</p>
            <ul class="learn-lesson-practice">
                { for view.puzzles.iter().map(|(grid, button)| html! {
                    <li>
                        { thumbnail(grid) }
                        <Button view={button.clone()} {dispatch} />
                    </li>
                }) }
            </ul>
        </section>
    }
}

/// The arrow keys turn the pages of the example.
fn turns(dispatch: &Callback<Msg>) -> Callback<KeyboardEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: KeyboardEvent| {
        let way = match event.key().as_str() {
            "ArrowLeft" => Adjacent::Previous,
            "ArrowRight" => Adjacent::Next,
            _ => return,
        };
        event.prevent_default();
        dispatch.emit(Msg::LessonStepped(way));
    })
}
