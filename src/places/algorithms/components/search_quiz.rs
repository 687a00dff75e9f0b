//! The question at a dead end: what the search will do next.

use yew::prelude::*;

use crate::core::components::button::{Button, Shows};
use crate::core::components::icon::icon;
use crate::core::components::sentence::sentence;
use crate::core::msg::Msg;
use crate::core::view::controls::{ButtonView, Icon};
use crate::places::algorithms::view::QuizView;

/// Draws it. Once the answer is right its line goes on when it is full, or the button does.
pub fn search_quiz(view: &QuizView, dispatch: &Callback<Msg>) -> Html {
    let [title, at] = &view.title;
    html! {
        <section class="search-quiz" aria-label={title.clone()}>
            <header>{ icon(Icon::Close) }<h3>{ title }</h3><small>{ at }</small></header>
            <p aria-live="polite">{ sentence(&view.why) }{ " " }<strong>{ &view.ask }</strong></p>
            <ol>
                { for view.answers.iter().map(|answer| html! {
                    <li><Button view={answer.clone()} shows={Shows::Word} {dispatch} /></li>
                }) }
            </ol>
            <p class="search-quiz-said" role="status" data-right={view.said.as_ref().map(|(_, is_right)| is_right.to_string())}>
                { for view.said.iter().map(|(text, _)| sentence(text)) }
            </p>
            <div class="search-quiz-ways">
                { for view.next.iter().map(|next| html! { <Button view={next.clone()} shows={Shows::Both} {dispatch} /> }) }
                <Button view={view.skip.clone()} shows={Shows::Word} {dispatch} />
            </div>
            { for view.next.iter().map(|next| line(next, dispatch)) }
        </section>
    }
}

fn line(next: &ButtonView, dispatch: &Callback<Msg>) -> Html {
    let msg = next.msg.clone();
    let onanimationend = dispatch.reform(move |_: AnimationEvent| msg.clone());
    html! { <span class="search-quiz-line" {onanimationend} /> }
}
