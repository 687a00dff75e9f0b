//! The card of links that the player draws. While it is there, candidates of the grid can be pressed.
//! Arrow keys go from row to row.

use std::rc::Rc;

use web_sys::Element;
use yew::prelude::*;

use crate::core::components::button::{Button, Shows};
use crate::core::components::icon::icon;
use crate::core::components::sentence::sentence;
use crate::core::dom::candidate_press::use_candidate_press;
use crate::core::dom::focus::{focus_beside, use_card_focus};
use crate::core::msg::Msg;
use crate::core::msg::links::LinksMsg;
use crate::core::view::controls::Icon;
use crate::play::view::panel::LinksView;
use crate::play::view::panel::links::LinkRowView;

/// The properties of [`LinksPanel`].
#[derive(Properties, PartialEq)]
pub struct LinksPanelProps {
    pub view: Rc<LinksView>,
    /// Gets what its buttons send, which row is pointed at, and which candidates are pressed.
    pub dispatch: Callback<Msg>,
}

#[component]
pub fn LinksPanel(props: &LinksPanelProps) -> Html {
    let LinksPanelProps { view, dispatch } = props;
    let card = use_card_focus();
    use_candidate_press(dispatch);
    let onkeydown = {
        let (card, dispatch) = (card.clone(), dispatch.clone());
        Callback::from(move |event| _ = card.cast().map(|card| key(&card, &dispatch, &event)))
    };
    let unlit = dispatch.reform(|_: PointerEvent| Msg::Links(LinksMsg::Pointed(None)));
    html! {
        <section
            ref={card}
            class="links-panel"
            data-strip={view.answer.is_none().then_some("true")}
            data-answer={view.answer.map(<&str>::from)}
            aria-label={view.label.clone()}
            {onkeydown}
        >
            <header class="links-panel-head">
                <h2><small>{ &view.label }</small>{ for view.title.iter().map(|title| html! { <span>{ title }</span> }) }</h2>
                { for view.close.iter().map(|view| html! { <Button view={view.clone()} shows={Shows::Picture} {dispatch} /> }) }
            </header>
            { for view.text.iter().map(|text| html! { <p class="links-panel-text">{ sentence(text) }</p> }) }
            if !view.rows.is_empty() {
                <ol class="links-panel-rows" aria-label={view.list_label.clone()} onpointerleave={unlit}>
                    { for view.rows.iter().map(|view| html! { <li key={view.name.clone()}>{ row(view, dispatch) }</li> }) }
                </ol>
            }
            <div class="links-panel-buttons">
                <Button view={view.undo.clone()} shows={Shows::Picture} {dispatch} />
                { for view.buttons.iter().map(|view| html! { <Button key={view.label.clone()} view={view.clone()} shows={Shows::Word} {dispatch} /> }) }
            </div>
        </section>
    }
}

/// A link: pointed at or focused, it is lit in the grid.
fn row(view: &LinkRowView, dispatch: &Callback<Msg>) -> Html {
    let lights = Msg::Links(LinksMsg::Pointed(Some(view.place)));
    let (pointed, focused) = (lights.clone(), lights);
    html! {
        <button
            type="button"
            class="links-panel-row"
            data-kind={view.kind}
            data-holds={view.holds.map(|holds| holds.to_string())}
            data-after={view.is_after_failure.then_some("true")}
            onpointerenter={dispatch.reform(move |_: PointerEvent| pointed.clone())}
            onfocus={dispatch.reform(move |_: FocusEvent| focused.clone())}
            onblur={dispatch.reform(|_: FocusEvent| Msg::Links(LinksMsg::Pointed(None)))}
        >
            <span class="visually-hidden">{ &view.name }{ " " }</span>
            <svg class="links-panel-line" viewBox="0 0 24 8" aria-hidden="true"><path d="M2 4h20" /></svg>
            <span class="links-panel-ends" aria-hidden="true">{ &view.ends }</span>
            <span class="links-panel-reason">{ &view.reason }</span>
            { for view.holds.map(|holds| icon(if holds { Icon::Check } else { Icon::Close })) }
        </button>
    }
}

fn key(card: &Element, dispatch: &Callback<Msg>, event: &KeyboardEvent) {
    match event.key().as_str() {
        "Escape" => dispatch.emit(Msg::Dismiss),
        "ArrowDown" | "ArrowRight" => _ = focus_beside(card, ".links-panel-row", 1),
        "ArrowUp" | "ArrowLeft" => _ = focus_beside(card, ".links-panel-row", -1),
        _ => return,
    }
    event.prevent_default();
}
