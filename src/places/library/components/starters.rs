//! The collections that come with the page, and what an empty place says.

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::places::library::starters::Starter;
use crate::places::library::view::starters::{EmptyView, StarterView, StartersView};

use crate::core::components::button::Button;
use crate::core::components::progress_bar::progress_bar;

/// The collections that come with the page.
pub fn starters(view: &StartersView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <section class="library-starters" aria-labelledby="library-starters">
            <header>
                <h2 id="library-starters">{ &view.label }</h2>
                <p>{ &view.note }</p>
            </header>
            <ul>{ for view.starters.iter().map(|view| starter(view, dispatch)) }</ul>
        </section>
    }
}

fn starter(view: &StarterView, dispatch: &Callback<Msg>) -> Html {
    let (dispatch, msg) = (dispatch.clone(), view.open.clone());
    html! {
        <li key={view.starter.slug()}>
            <button type="button" onclick={move |_: MouseEvent| dispatch.emit(msg.clone())}>
                <span class="library-starter-picture">{ picture(view.starter) }</span>
                <strong>{ &view.name }</strong>
                <span class="library-starter-about">{ &view.about }</span>
                { progress_bar("library-starter-bar", view.done) }
                <span class="library-starter-progress">{ &view.progress }</span>
            </button>
        </li>
    }
}

/// A train, a star, stairs, a mountain.
fn picture(starter: Starter) -> Html {
    let path = match starter {
        Starter::Train => "M7 4h10v12H7zM7 11h10M10 16l-2 4M14 16l2 4M10 13.5h.01M14 13.5h.01",
        Starter::Named => "M12 4l2.5 5 5.5.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.5-.8z",
        Starter::Techniques => "M4 19h4v-4h4v-4h4V7h4",
        Starter::Hardest => "M3 19l6-11 4 6 2-3 6 8z",
    };
    html! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={path} /></svg> }
}

/// What is not there, what the place is for, and what can be done about it.
pub fn empty(view: &EmptyView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="library-empty">
            { drawing() }
            <strong>{ &view.title }</strong>
            <p>{ &view.text }</p>
            <div class="library-empty-buttons">
                { for view.buttons.iter().map(|view| html! { <Button view={view.clone()} {dispatch} /> }) }
            </div>
        </div>
    }
}

/// A grid between two places that are free.
fn drawing() -> Html {
    html! {
        <svg class="library-empty-drawing" viewBox="0 0 132 60" aria-hidden="true">
            <path class="library-empty-free" d="M41 8H8a6 6 0 0 0-6 6v36a6 6 0 0 0 6 6h33M91 8h33a6 6 0 0 1 6 6v36a6 6 0 0 1-6 6H91" />
            <rect x="37" y="1" width="58" height="58" rx="6" />
            <path class="library-empty-clues" d="M46 10h6v6h-6zM62 10h6v6h-6zM80 18h6v6h-6zM54 26h6v6h-6zM72 34h6v6h-6zM46 42h6v6h-6zM62 46h6v6h-6zM80 46h6v6h-6z" />
            <path class="library-empty-entries" d="M54 10h6v6h-6zM72 10h6v6h-6zM46 18h6v6h-6zM62 18h6v6h-6zM46 26h6v6h-6z" />
        </svg>
    }
}
