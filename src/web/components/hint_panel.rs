//! The card of a hint. A deduction that is being marked looks the same.

use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::view::controls::ButtonView;
use crate::app::view::panel::HintView;

use crate::web::focus::{use_card_focus, use_lit_focus};

use super::button::{Button, Shows};
use super::sentence::sentence;

/// The properties of [`HintPanel`].
#[derive(Properties, PartialEq)]
pub struct HintPanelProps {
    /// The hint, ready to be drawn.
    pub view: HintView,
    /// Whether it leaves the digits in reach.
    #[prop_or_default]
    pub low: bool,
    /// Gets what its buttons send, and which sentence the pointer is on.
    pub dispatch: Callback<Msg>,
}

/// The card of a hint, or of a deduction that is being marked.
#[component]
pub fn HintPanel(props: &HintPanelProps) -> Html {
    let HintPanelProps { view, low, dispatch } = props;
    let card = use_card_focus();
    let story = use_lit_focus(view.lit);
    html! {
        <section
            ref={card}
            class="hint-panel"
            data-low={low.then_some("true")}
            aria-label={view.title.clone()}
        >
            <header class="hint-panel-head">
                <h2>{ &view.title }</h2>
                if let Some(learn) = &view.learn {
                    <Button view={learn.clone()} shows={Shows::Picture} {dispatch} />
                }
                <span class="hint-panel-level">{ &view.level }</span>
                <Button view={view.close.clone()} shows={Shows::Picture} {dispatch} />
            </header>
            <div ref={story} class="hint-panel-text" tabindex="0">
                { for view.lead.iter().map(|text| html! {
                    <p>{ sentence(text) }</p>
                }) }
                if !view.step.is_empty() {
                    <h3 class="hint-panel-step">{ &view.step }</h3>
                }
                if !view.sentences.is_empty() {
                    { story_list(view, dispatch) }
                }
            </div>
            <div class="hint-panel-buttons">
                { for view.navigation.iter().map(|step| html! {
                    <Button key={step.label.clone()} view={step.clone()} shows={shown(step)} {dispatch} />
                }) }
                { for view.buttons.iter().map(|view| html! { <Button key={view.label.clone()} view={view.clone()} {dispatch} /> }) }
            </div>
        </section>
    }
}

fn shown(button: &ButtonView) -> Shows {
    if button.icon.is_some() { Shows::Picture } else { Shows::Word }
}

/// Each sentence is a button: pressed or pointed at, it lights its links in the grid. Tab stops once,
/// at the lit one.
fn story_list(view: &HintView, dispatch: &Callback<Msg>) -> Html {
    let stop = view.lit.unwrap_or(0);
    html! {
        <ol class="hint-panel-story">
            { for view.sentences.iter().enumerate().map(|(place, item)| {
                let say = |msg: Msg| { let dispatch = dispatch.clone(); move || dispatch.emit(msg.clone()) };
                let (light, dim) = (say(Msg::SentencePointed(Some(place))), say(Msg::SentencePointed(None)));
                let press = say(Msg::SentenceChosen(place));
                let lit = view.lit == Some(place);
                html! {
                    <li key={place} data-link={item.is_detail.then_some("true")}>
                        <button
                            type="button"
                            class="hint-panel-sentence"
                            tabindex={if place == stop { "0" } else { "-1" }}
                            aria-current={lit.then_some("step")}
                            onpointerenter={move |_: PointerEvent| light()}
                            onpointerleave={move |_: PointerEvent| dim()}
                            onclick={move |_: MouseEvent| press()}
                        >{ sentence(item) }</button>
                    </li>
                }
            }) }
        </ol>
    }
}
