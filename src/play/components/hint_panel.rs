//! The card of a hint. A deduction that is being marked looks the same.

use std::rc::Rc;

use yew::prelude::*;

use crate::core::msg::{HintMsg, Msg};
use crate::core::view::controls::{ButtonView, Icon};
use crate::core::view::sentence::SentenceView;
use crate::play::view::panel::HintView;
use crate::play::view::panel::hint::Conclusion;

use crate::core::dom::focus::{use_card_focus, use_lit_focus};

use crate::core::components::button::{Button, Shows};
use crate::core::components::icon::icon;
use crate::core::components::sentence::sentence;

/// The properties of [`HintPanel`].
#[derive(Properties, PartialEq)]
pub struct HintPanelProps {
    /// The hint, ready to be drawn.
    pub view: Rc<HintView>,
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
            data-mistake={view.is_mistake.then_some("true")}
            data-low={low.then_some("true")}
            data-strip={view.brief.as_ref().map(|_| "true")}
            aria-label={view.title.clone()}
        >
            if let Some(brief) = &view.brief {
                <p class="hint-panel-brief" aria-hidden="true">{ icon(Icon::Hint) }<span>{ brief }</span></p>
            }
            <header class="hint-panel-head">
                <h2>{ &view.title }</h2>
                if let Some(learn) = &view.learn {
                    <Button view={learn.clone()} shows={Shows::Picture} {dispatch} />
                }
                <span class="hint-panel-level visually-hidden">{ &view.level }</span>
                { for view.bars.map(level_bars) }
                <Button view={view.close.clone()} shows={Shows::Picture} {dispatch} />
            </header>
            <div ref={story} class="hint-panel-body">
                { for view.conclusion.map(|(place, kind)| conclusion(view, place, kind, dispatch)) }
                <div class="hint-panel-text" tabindex="0">
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

/// How far a hint is opened: what the bars say stands in words beside them.
fn level_bars((level, of): (u64, u64)) -> Html {
    html! {
        <span class="hint-panel-bars" aria-hidden="true">
            { for (0..of).map(|at| html! { <i data-on={(at < level).then_some("true")}></i> }) }
        </span>
    }
}

/// How far a line is indented; deeper levels stand like the second.
fn depth(item: &SentenceView) -> Option<&'static str> {
    [None, Some("1"), Some("2")][item.depth.min(2)]
}

fn story_list(view: &HintView, dispatch: &Callback<Msg>) -> Html {
    let conclusion = view.conclusion.map(|(at, _)| at);
    let all = view.sentences.iter().enumerate();
    let all = all.filter(|(place, item)| Some(*place) != conclusion && !item.hidden);
    html! {
        <ol class="hint-panel-story">
            { for all.map(|(place, item)| html! {
                <li key={place} data-link={item.is_detail.then_some("true")} data-depth={depth(item)}>
                    { for item.fold.map(|open| fold_button(view, place, open, dispatch)) }
                    { story_button(view, place, dispatch) }
                </li>
            }) }
        </ol>
    }
}

/// Folds away what stands under a supposition, or shows it again.
fn fold_button(view: &HintView, place: usize, open: bool, dispatch: &Callback<Msg>) -> Html {
    html! {
        <button
            type="button"
            class="hint-panel-fold"
            aria-label={view.fold_label.clone()}
            aria-expanded={open.to_string()}
            onclick={dispatch.reform(move |_: MouseEvent| Msg::Hint(HintMsg::SentenceFolded(place)))}
        />
    }
}

/// What follows stays in sight over the sentences that lead to it, which scroll.
fn conclusion(view: &HintView, place: usize, kind: Conclusion, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="hint-panel-conclusion" data-kind={<&str>::from(kind)}>{ story_button(view, place, dispatch) }</div>
    }
}

/// A sentence is a button: pressed or pointed at, it lights its links in the grid. Tab stops once, at
/// the lit one.
fn story_button(view: &HintView, place: usize, dispatch: &Callback<Msg>) -> Html {
    let stop = view.lit.or_else(|| view.sentences.iter().position(|item| !item.hidden));
    let lit = view.lit == Some(place);
    html! {
        <button
            type="button"
            class="hint-panel-sentence"
            data-line={view.sentences[place].number.map(|number| number.to_string())}
            tabindex={if Some(place) == stop { "0" } else { "-1" }}
            aria-current={lit.then_some("step")}
            onpointerenter={dispatch.reform(move |_: PointerEvent| Msg::Hint(HintMsg::SentencePointed(Some(place))))}
            onpointerleave={dispatch.reform(|_: PointerEvent| Msg::Hint(HintMsg::SentencePointed(None)))}
            onclick={dispatch.reform(move |_: MouseEvent| Msg::Hint(HintMsg::SentenceChosen(place)))}
        >{ sentence(&view.sentences[place]) }</button>
    }
}
