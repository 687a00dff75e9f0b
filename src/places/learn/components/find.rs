//! An exercise: the grid whose cells are pressed, and beside it what is asked and answered.

use wasm_bindgen::JsCast as _;
use web_sys::Element;
use yew::prelude::*;

use crate::core::cursor::Direction;
use crate::core::msg::{GridMsg, Msg};
use crate::engine::types::digit::Digit;
use crate::places::learn::msg::LearnMsg;
use crate::places::learn::view::find::{FindView, LineView};

use crate::core::components::board::Board;
use crate::core::components::button::{Button, Shows};

pub fn learn_find(view: &FindView, dispatch: &Callback<Msg>) -> Html {
    let state = view.answer.as_ref().map(|(_, is_right)| is_right.to_string());
    html! {
        <section class="learn-find" aria-label={view.title.clone()}>
            <div class="learn-find-grid" onkeydown={keys(dispatch)}>
                <Board view={view.board.clone()} dispatch={answers(dispatch)} />
            </div>
            <div class="learn-find-card">
                <header>
                    <h3>{ &view.title }</h3>
                    <span>{ &view.at }</span>
                </header>
                { for view.task.iter().map(|task| html! { <p>{ task }</p> }) }
                <ol class="learn-find-lines">{ for view.lines.iter().map(line) }</ol>
                <p class="learn-find-answer" role="status" data-right={state}>
                    { view.answer.as_ref().map(|(text, _)| text.clone()).unwrap_or_default() }
                </p>
                if let Some((label, buttons)) = &view.choices {
                    <div class="learn-find-choices" role="group" aria-label={label.clone()}>
                        { for buttons.iter().map(|view| html! { <Button view={view.clone()} {dispatch} /> }) }
                    </div>
                }
                <div class="learn-find-buttons">
                    { for view.buttons.iter().map(|view| html! { <Button view={view.clone()} shows={Shows::Both} {dispatch} /> }) }
                </div>
            </div>
        </section>
    }
}

fn line(view: &LineView) -> Html {
    let state: &'static str = view.state.into();
    html! {
        <li data-state={state} aria-current={(state == "current").then_some("step")}>{ &view.text }</li>
    }
}

/// What the grid reports of presses, as answers; nothing else of it is of use here.
pub fn answers(dispatch: &Callback<Msg>) -> Callback<Msg> {
    let dispatch = dispatch.clone();
    Callback::from(move |msg: Msg| {
        let answer =
            match msg {
                Msg::Grid(GridMsg::CellPressed(cell, _))
                | Msg::Grid(GridMsg::CellFocused(cell)) => LearnMsg::CursorPut(cell),
                Msg::Grid(GridMsg::CellTapped(cell))
                | Msg::Grid(GridMsg::CellPressedTwice(cell)) => LearnMsg::CellChosen(cell),
                _ => return,
            };
        dispatch.emit(Msg::to(answer));
    })
}

/// Arrows move the cell of the keyboard, Enter and Space choose it, digits are answers.
pub fn keys(dispatch: &Callback<Msg>) -> Callback<KeyboardEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: KeyboardEvent| {
        let is_held = event.ctrl_key() || event.meta_key() || event.alt_key();
        let is_cell = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok())
            .is_some_and(|target| target.closest(".cell").ok().flatten().is_some());
        if is_held || !is_cell {
            return;
        }
        let Some(msg) = meaning(&event.key()) else { return };
        event.prevent_default();
        dispatch.emit(Msg::to(msg));
    })
}

fn meaning(key: &str) -> Option<LearnMsg> {
    Some(match key {
        "ArrowUp" => LearnMsg::CursorMoved(Direction::Up),
        "ArrowDown" => LearnMsg::CursorMoved(Direction::Down),
        "ArrowLeft" => LearnMsg::CursorMoved(Direction::Left),
        "ArrowRight" => LearnMsg::CursorMoved(Direction::Right),
        "Enter" | " " => LearnMsg::CursorChosen,
        _ => {
            let mut letters = key.chars();
            let digit = Digit::from_char(letters.next()?)?;
            letters.next().is_none().then_some(LearnMsg::DigitChosen(digit))?
        }
    })
}
