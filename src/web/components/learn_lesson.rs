//! The page of a technique: what it is, an example to step through, practice.

use yew::prelude::*;

use crate::app::msg::{Adjacent, Msg};
use crate::app::view::learn::{ExampleView, LessonView, PageLink, PracticeView};
use crate::web::events::address;
use crate::web::focus::use_page_focus;

use super::button::{Button, Shows};
use super::mini_grid::mini_grid;
use super::picture::picture;
use super::sentence::sentence;

/// The properties of [`LearnLesson`].
#[derive(Properties, PartialEq)]
pub struct LearnLessonProps {
    /// The lesson, ready to be drawn.
    pub view: LessonView,
    /// Hears of its buttons and of the arrow keys.
    pub tell: Callback<Msg>,
}

/// The lesson of a technique.
#[component]
pub fn LearnLesson(props: &LearnLessonProps) -> Html {
    let LearnLessonProps { view, tell } = props;
    use_page_focus(".learn-lesson");
    html! {
        <div class="learn-lesson" tabindex="-1" onkeydown={turns(tell)}>
            <p class="learn-lesson-badges">{ for view.badges.iter().map(|badge| html! { <span>{ badge }</span> }) }</p>
            <p class="learn-lesson-about">{ &view.about }</p>
            if let Some(example) = &view.example {
                { drawn_example(example, tell) }
            }
            if let Some(missing) = &view.missing {
                <p role="alert">{ missing }</p>
            }
            <section>
                <h3>{ &view.when[0] }</h3>
                <p>{ &view.when[1] }</p>
            </section>
            if let Some(practice) = &view.practice {
                { drawn_practice(practice, tell) }
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

fn drawn_example(view: &ExampleView, tell: &Callback<Msg>) -> Html {
    let last = view.sentences.len().saturating_sub(1);
    html! {
        <section class="learn-lesson-example" aria-label={view.title.clone()}>
            { picture(&view.picture) }
            <div class="learn-lesson-told">
                <div class="learn-lesson-text" aria-live="polite">
                    { for view.sentences.iter().enumerate().map(|(place, view)| html! {
                        <p key={view.text()} data-lit={(place == last).then_some("true")} data-link={view.is_detail.then_some("true")}>
                            { sentence(view) }
                        </p>
                    }) }
                </div>
                <div class="learn-lesson-turn">
                    { for view.buttons.iter().map(|view| html! { <Button view={view.clone()} shows={Shows::Both} {tell} /> }) }
                    <span>{ &view.at }</span>
                </div>
            </div>
        </section>
    }
}

fn drawn_practice(view: &PracticeView, tell: &Callback<Msg>) -> Html {
    html! {
        <section>
            <h3>{ &view.title }</h3>
            <p>{ &view.note }</p>
            <ul class="learn-lesson-practice">
                { for view.puzzles.iter().map(|(grid, button)| html! {
                    <li>
                        { mini_grid(grid) }
                        <Button view={button.clone()} {tell} />
                    </li>
                }) }
            </ul>
        </section>
    }
}

/// The arrow keys turn the pages of the example.
fn turns(tell: &Callback<Msg>) -> Callback<KeyboardEvent> {
    let tell = tell.clone();
    Callback::from(move |event: KeyboardEvent| {
        let way = match event.key().as_str() {
            "ArrowLeft" => Adjacent::Previous,
            "ArrowRight" => Adjacent::Next,
            _ => return,
        };
        event.prevent_default();
        tell.emit(Msg::LessonStepped(way));
    })
}
