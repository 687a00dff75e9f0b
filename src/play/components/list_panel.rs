//! A list beside or over the pad: all steps from here, or the solving path. Arrow keys go from row
//! to row.

use std::rc::Rc;

use web_sys::{Element, HtmlElement, HtmlSelectElement};
use yew::prelude::*;

use crate::core::dom::after_paint;
use crate::core::dom::focus::{focus_beside, use_card_focus};
use crate::core::msg::{Msg, StepsMsg};
use crate::core::view::controls::{ButtonVariant, ButtonView};
use crate::play::view::list::{BranchRowView, ListRowView, ListView};

use crate::core::components::button::{Button, Shows};
use crate::core::components::field::field;
use crate::core::components::icon::icon;
use crate::core::components::part::part;
use crate::core::components::sentence::sentence;
use crate::core::components::thumbnail::game_thumbnail;

/// The list.
#[derive(Properties, PartialEq)]
pub struct ListPanelProps {
    pub view: Rc<ListView>,
    /// Gets what its buttons send, and which row has the pointer or the focus.
    pub dispatch: Callback<Msg>,
}

#[component]
pub fn ListPanel(props: &ListPanelProps) -> Html {
    let ListPanelProps { view, dispatch } = props;
    let card = use_card_focus();
    let drawn = use_drawn_rows(&view.rows);
    let button = |view: &ButtonView, shows| html! { <Button key={view.label.clone()} view={view.clone()} {shows} {dispatch} /> };
    let onkeydown = {
        let (card, dispatch) = (card.clone(), dispatch.clone());
        Callback::from(move |event| _ = card.cast().map(|card| key(&card, &dispatch, &event)))
    };
    let is_tree = view.rows.iter().any(|row| row.branch.is_some());
    let leaves = dispatch.reform(|_: PointerEvent| Msg::Steps(StepsMsg::Previewed(None)));
    html! {
        <section ref={card} class="list-panel" data-tree={is_tree.then_some("true")} aria-label={view.title.clone()} {onkeydown}>
            <header class="list-panel-head">
                if view.tabs.is_empty() {
                    <h2>{ &view.title }</h2>
                } else {
                    <div class="list-panel-tabs">{ for view.tabs.iter().map(|view| button(view, Shows::Word)) }</div>
                }
                { for view.close.iter().map(|view| button(view, Shows::Picture)) }
            </header>
            <div class="list-panel-rows" onpointerleave={leaves}>
                <div class="list-panel-switches">
                    if let Some(view) = &view.field {
                        { field(view, "list", dispatch) }
                    }
                    { for view.switches.iter().map(|view| button(view, Shows::Word)) }
                </div>
                <p class="list-panel-found" role="status">{ &view.found }</p>
                if let Some((heading, counts)) = &view.counts {
                    <details class="list-panel-counts">
                        <summary>{ heading }</summary>
                        <ul>{ for counts.iter().map(|count| html! { <li>{ count }</li> }) }</ul>
                    </details>
                }
                <ul>{ for view.rows.iter().take(drawn).map(|view| html! {
                    <li key={view.key.clone()}>{ part(view.clone(), dispatch, row) }</li>
                }) }</ul>
            </div>
            if !view.buttons.is_empty() {
                <div class="list-panel-buttons">{ for view.buttons.iter().map(|view| button(view, shows(view.variant))) }</div>
            }
        </section>
    }
}

/// How many rows are drawn at first, and how many more in each frame after that: few enough for a
/// slow machine not to stall.
const ROWS_A_FRAME: usize = 30;

/// How many rows to draw now. A long list grows frame by frame, beginning with the row that is
/// pressed, so that it can be scrolled to.
#[hook]
fn use_drawn_rows(rows: &[ListRowView]) -> usize {
    let current = rows.iter().position(|row| row.current).unwrap_or(0);
    let drawn = use_state_eq(|| current + ROWS_A_FRAME);
    let (count, needed) = (rows.len(), (*drawn).max(current + 1));
    use_effect_with((needed, count), {
        let drawn = drawn.clone();
        move |&(needed, count)| {
            if needed < count {
                after_paint(move || drawn.set(needed + ROWS_A_FRAME));
            }
        }
    });
    needed
}

/// What is in a row.
fn row(view: &ListRowView, dispatch: &Callback<Msg>) -> Html {
    let (msg, preview) = (view.msg.clone(), view.preview);
    let onclick = dispatch.reform(move |_: MouseEvent| msg.clone());
    let onpointerenter =
        dispatch.reform(move |_: PointerEvent| Msg::Steps(StepsMsg::Previewed(preview)));
    let onfocus = dispatch.reform(move |_: FocusEvent| Msg::Steps(StepsMsg::Previewed(preview)));
    let current = view.current.then_some("step");
    let tree = view.branch.as_ref();
    html! {
        <>
            <button type="button" class="list-panel-row" aria-current={current} aria-expanded={view.open.map(|open| open.to_string())}
                data-depth={tree.map(|tree| tree.depth.to_string())}
                data-path={tree.map(|tree| tree.is_on_path.to_string())}
                data-dead={tree.filter(|tree| tree.is_dead).map(|_| "true")}
                {onclick} {onpointerenter} {onfocus}>
                { match tree {
                    Some(tree) => node(view, tree),
                    None => view.parts.iter().map(|part| html! { <span>{ part }</span> }).collect(),
                } }
            </button>
            // Always there, so that the button before it keeps its element and the focus.
            <div class="list-panel-details">{ for view.details.iter().map(|item| html! {
                <p>{ sentence(item) }</p>
            }) }</div>
        </>
    }
}

/// A node of the tree of moves: the board there, its name, and what is known of it.
fn node(view: &ListRowView, tree: &BranchRowView) -> Html {
    let [_, name, text, _] = &view.parts;
    html! {
        <>
            { game_thumbnail(&tree.thumbnail) }
            <span class="list-panel-node">
                <strong>{ for tree.icon.map(icon) }<span>{ name }</span></strong>
                <small>{ text }</small>
            </span>
        </>
    }
}

/// The way along the path is a picture, the ways out of it are words.
fn shows(variant: ButtonVariant) -> Shows {
    if variant == ButtonVariant::Quiet { Shows::Word } else { Shows::Picture }
}

/// In a choice, arrow keys choose; elsewhere they go to the next row, and press it where each row
/// is a moment of the path.
fn key(card: &Element, dispatch: &Callback<Msg>, event: &KeyboardEvent) {
    let choice = event.target_dyn_into::<HtmlSelectElement>().is_some();
    match event.key().as_str() {
        "Escape" => dispatch.emit(Msg::Dismiss),
        "ArrowDown" | "ArrowRight" if !choice => go(card, 1),
        "ArrowUp" | "ArrowLeft" if !choice => go(card, -1),
        _ => return,
    }
    event.prevent_default();
}

fn go(card: &Element, way: i32) {
    let row = focus_beside(card, ".list-panel-row", way);
    let presses =
        |_: &&HtmlElement| matches!(card.query_selector(".list-panel-buttons"), Ok(Some(_)));
    row.iter().filter(presses).for_each(|row| row.click());
}
