//! The grid that is typed by hand, and what it lacks.

use std::rc::Rc;

use yew::prelude::*;

use crate::core::msg::Msg;
use crate::core::view::controls::ButtonView;
use crate::core::view::thumbnail::ThumbnailView;
use crate::engine::types::digit::Digit;
use crate::places::create::msg::HandMsg;
use crate::places::create::view::hand::{HandCellView, HandView};

use super::low_clue_card::low_clue_card;
use super::setter_grid::{
    SetterCell, SetterGridActions, SetterGridView, arrow, is_command, setter_grid,
};
use crate::core::components::button::{Button, Shows, buttons};
use crate::core::components::switch::switch;
use crate::core::components::thumbnail::game_thumbnail;

/// The place.
#[derive(Properties, PartialEq)]
pub struct HandPlaceProps {
    pub view: Rc<HandView>,
    /// Gets what is pressed and typed.
    pub dispatch: Callback<Msg>,
}

#[component]
pub fn HandPlace(props: &HandPlaceProps) -> Html {
    let HandPlaceProps { view, dispatch } = props;
    let [heading, help] = &view.intro;
    html! {
        <div class="hand">
            <div class="hand-columns">
                <section class="hand-keys" aria-labelledby="hand-keys">
                    <h3 id="hand-keys">{ heading }</h3>
                    <p class="studio-note">{ help }</p>
                    <div class="hand-digits">{ buttons(&view.digits, Shows::Word, dispatch) }</div>
                    <div class="hand-edits">{ buttons(&view.edits, Shows::Both, dispatch) }</div>
                    <div class="hand-switches">{ for view.switches.iter().map(|view| switch(view, dispatch)) }</div>
                    <div class="hand-tools">{ buttons(&view.tools, Shows::Both, dispatch) }</div>
                </section>
                <div class="hand-grid">
                    { coordinates("hand-columns-above") }
                    { coordinates("hand-rows-beside") }
                    { grid(view, dispatch) }
                    <p class="hand-line" role="status">{ &view.line }</p>
                </div>
                { known(view, dispatch) }
            </div>
        </div>
    }
}

fn grid(view: &HandView, dispatch: &Callback<Msg>) -> Html {
    let pressed = dispatch.reform(|cell| Msg::to(HandMsg::CellPressed(cell)));
    let actions = SetterGridActions { pressed, dragged: Callback::noop(), key: hand_key };
    let of = SetterGridView {
        id: "hand",
        class: "setter-hand",
        label: view.label.clone().into(),
        cursor: view.cursor,
    };
    let cell = |view: &HandCellView| SetterCell {
        content: content(view),
        name: view.name.clone(),
        selected: None,
        state: state(view),
    };
    let cells: Vec<SetterCell> = view.cells.iter().map(cell).collect();
    setter_grid(&of, &actions, dispatch, &cells)
}

fn state(view: &HandCellView) -> Option<&'static str> {
    match view {
        HandCellView { is_conflict: true, .. } => Some("conflict"),
        HandCellView { is_redundant: true, .. } => Some("redundant"),
        HandCellView { is_other: true, .. } => Some("other"),
        _ => None,
    }
}

fn content(view: &HandCellView) -> Html {
    html! {
        <>
            if !view.digit.is_empty() {
                <b>{ &view.digit }</b>
            }
            if !view.decided.is_empty() {
                <i>{ &view.decided }</i>
            }
            { for view.candidates.iter().map(|(digit, count, decides)| html! {
                <span class="setter-candidate" data-digit={digit.clone()} data-state={decides.then_some("deciding")}>{ digit }<sup data-length={count.len().to_string()}>{ count }</sup></span>
            }) }
        </>
    }
}

/// Keys as in a form that is typed through.
fn hand_key(event: &KeyboardEvent) -> Option<Msg> {
    let key = event.key();
    if event.ctrl_key() || event.meta_key() {
        return match (key.to_ascii_lowercase().as_str(), event.shift_key()) {
            ("z", false) => Some(HandMsg::Undone),
            ("y", false) | ("z", true) => Some(HandMsg::Redone),
            _ => None,
        }
        .map(Msg::to);
    }
    if is_command(event) {
        return None;
    }
    let digit = || Digit::from_char(key.chars().next().filter(|_| key.len() == 1)?);
    let msg = match key.as_str() {
        "0" | "." | " " => Some(HandMsg::Skipped),
        "Backspace" => Some(HandMsg::BackSpaced),
        "Delete" => Some(HandMsg::Erased),
        _ => arrow(event).map(HandMsg::Moved).or_else(|| digit().map(HandMsg::Typed)),
    };
    msg.map(Msg::to)
}

/// What is known of the grid.
fn known(view: &HandView, dispatch: &Callback<Msg>) -> Html {
    let [count, more] = &view.count;
    let list = |(heading, views): &(String, Vec<ButtonView>)| {
        html! {
            if !views.is_empty() {
                <section class="studio-card" aria-label={heading.clone()}>
                    <h3>{ heading }</h3>
                    <div class="hand-list">{ buttons(views, Shows::Word, dispatch) }</div>
                </section>
            }
        }
    };
    html! {
        <div class="hand-known">
            <section class="studio-card hand-count">
                if let Some([number, word]) = &view.number {
                    <strong class="hand-number" aria-hidden="true">{ number }</strong>
                    <strong aria-hidden="true">{ word }</strong>
                }
                <strong class={view.number.is_some().then_some("visually-hidden")} role="status">{ count }</strong>
                <span>{ more }</span>
                { for view.stepper.iter().map(|(before, shown, after)| html! {
                    <div class="hand-stepper">
                        <Button view={before.clone()} shows={Shows::Picture} {dispatch} />
                        <span>{ shown }</span>
                        <Button view={after.clone()} shows={Shows::Picture} {dispatch} />
                    </div>
                }) }
                { for view.take.iter().map(|view| html! { <Button view={view.clone()} {dispatch} /> }) }
                { for view.legend.iter().map(legend) }
            </section>
            { list(&view.deciding) }
            { list(&view.redundant) }
            <div class="hand-actions">{ buttons(&view.actions, Shows::Both, dispatch) }</div>
            <p class="studio-note" role="status">{ &view.completion }</p>
            { solutions(view, dispatch) }
            { drafts(view, dispatch) }
            { low_clue_card(&view.low_clue, dispatch) }
        </div>
    }
}

/// What the marks of the grid say.
fn legend(words: &[String; 3]) -> Html {
    let [count, deciding, redundant] = words;
    html! {
        <ul class="hand-legend">
            <li><span aria-hidden="true">{ "4" }<sup>{ "3" }</sup></span>{ count }</li>
            <li><span aria-hidden="true" data-state="deciding">{ "7" }<sup>{ "1" }</sup></span>{ deciding }</li>
            <li><span aria-hidden="true" data-state="redundant">{ "5" }</span>{ redundant }</li>
        </ul>
    }
}

/// The numbers of columns or rows, beside the grid; a cell's name has them for those who do not see it.
fn coordinates(class: &'static str) -> Html {
    html! { <div {class} aria-hidden="true">{ for (1..=9).map(|at| html! { <span>{ at }</span> }) }</div> }
}

fn solutions(view: &HandView, dispatch: &Callback<Msg>) -> Html {
    let (heading, pictures) = &view.solutions;
    html! {
        if !pictures.is_empty() {
            <section class="studio-card" aria-label={heading.clone()}>
                <h3>{ heading }</h3>
                <ul class="hand-solutions">
                    { for pictures.iter().map(|(view, picture)| html! { <li>{ solution(view, picture, dispatch) }</li> }) }
                </ul>
            </section>
        }
    }
}

/// The picture is the button.
fn solution(view: &ButtonView, picture: &ThumbnailView, dispatch: &Callback<Msg>) -> Html {
    let (msg, label) = (view.msg.clone(), view.label.clone());
    let onclick = dispatch.reform(move |_: MouseEvent| msg.clone());
    html! {
        <button type="button" class="hand-solution" title={label.clone()} aria-label={label} aria-pressed={view.pressed.map(|pressed| pressed.to_string())} {onclick}>
            { game_thumbnail(picture) }
        </button>
    }
}

/// What was kept: each opens with a press.
fn drafts(view: &HandView, dispatch: &Callback<Msg>) -> Html {
    let (heading, all) = &view.drafts;
    html! {
        if !all.is_empty() {
            <section class="studio-card" aria-label={heading.clone()}>
                <h3>{ heading }</h3>
                <ul class="hand-drafts">
                    { for all.iter().map(|(open, picture, remove)| html! {
                        <li>
                            { game_thumbnail(picture) }
                            <Button view={open.clone()} shows={Shows::Word} {dispatch} />
                            <Button view={remove.clone()} shows={Shows::Picture} {dispatch} />
                        </li>
                    }) }
                </ul>
            </section>
        }
    }
}
