//! The grid that is typed by hand, and what it lacks.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::msg::Msg;
use crate::app::studio::msg::HandMsg;
use crate::app::view::controls::ButtonView;
use crate::app::view::hand::{HandCellView, HandView};
use crate::engine::types::digit::Digit;

use super::button::{Button, Shows};
use super::library_table::game_thumbnail;
use super::setter_grid::{
    SetterCell, SetterGridActions, SetterGridView, arrow, is_command, setter_grid,
};
use super::studio_place::buttons;

/// The place.
#[derive(Properties, PartialEq)]
pub struct HandPlaceProps {
    /// The content.
    pub view: Rc<HandView>,
    /// Gets what is pressed and typed.
    pub dispatch: Callback<Msg>,
}

/// Draws it.
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
                    <div class="hand-switches">{ buttons(&view.switches, Shows::Word, dispatch) }</div>
                    <div class="hand-tools">{ buttons(&view.tools, Shows::Both, dispatch) }</div>
                </section>
                <div class="hand-grid">
                    { grid(view, dispatch) }
                    <p class="hand-line" role="status">{ &view.line }</p>
                </div>
                { known(view, dispatch) }
            </div>
        </div>
    }
}

fn grid(view: &HandView, dispatch: &Callback<Msg>) -> Html {
    let pressed = dispatch.reform(|cell| Msg::Hand(HandMsg::CellPressed(cell)));
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
                <span class="setter-candidate" data-digit={digit.clone()} data-state={decides.then_some("deciding")}>{ digit }<sup>{ count }</sup></span>
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
        .map(Msg::Hand);
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
    msg.map(Msg::Hand)
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
                <strong role="status">{ count }</strong>
                <span>{ more }</span>
                { for view.stepper.iter().map(|(before, shown, after)| html! {
                    <div class="hand-stepper">
                        <Button view={before.clone()} shows={Shows::Picture} {dispatch} />
                        <span>{ shown }</span>
                        <Button view={after.clone()} shows={Shows::Picture} {dispatch} />
                    </div>
                }) }
                { for view.take.iter().map(|view| html! { <Button view={view.clone()} {dispatch} /> }) }
            </section>
            { list(&view.deciding) }
            { list(&view.redundant) }
            { solutions(view, dispatch) }
            <div class="hand-actions">{ buttons(&view.actions, Shows::Both, dispatch) }</div>
            <p role="status">{ &view.completion }</p>
        </div>
    }
}

fn solutions(view: &HandView, dispatch: &Callback<Msg>) -> Html {
    let (heading, pictures) = &view.solutions;
    html! {
        if !pictures.is_empty() {
            <section class="studio-card" aria-label={heading.clone()}>
                <h3>{ heading }</h3>
                <ul class="hand-solutions">
                    { for pictures.iter().map(|(view, picture)| html! {
                        <li>{ game_thumbnail(picture) }<Button view={view.clone()} shows={Shows::Word} {dispatch} /></li>
                    }) }
                </ul>
            </section>
        }
    }
}
