//! The grid of 81 cells, and what lies over it.

use std::cell::RefCell;
use std::rc::Rc;

use web_sys::{Element, PointerEvent};
use yew::prelude::*;

use crate::core::cursor::SelectMode;
use crate::core::dom::focus::is_giving;
use crate::core::dom::pointer::{Gesture, hold};
use crate::core::msg::{GridMsg, Msg};
use crate::core::view::board::{BoardKind, BoardView, CellView, PauseView};
use crate::engine::types::cell::Cell as Place;
use crate::engine::types::house::{House, HouseKind, HouseSet};

use super::board_links::board_links;
use super::button::Button;
use super::cell::cell;
use crate::core::components::part::part;

/// The grid.
#[derive(Properties, PartialEq)]
pub struct BoardProps {
    pub view: Rc<BoardView>,
    /// Gets presses and drags as messages.
    pub dispatch: Callback<Msg>,
}

/// Draws it. The one thing it remembers is where the pointer is on its way.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let BoardProps { view, dispatch } = props;
    let preview = view.mode == BoardKind::Preview;
    let grid = use_node_ref();
    let gesture = use_mut_ref(Gesture::default);
    let on = {
        let (grid, dispatch, gesture) = (grid.clone(), dispatch.clone(), gesture.clone());
        move |act: fn(&mut Gesture, &Element, &PointerEvent) -> Vec<Msg>| {
            let (grid, dispatch, gesture) = (grid.clone(), dispatch.clone(), gesture.clone());
            Callback::from(move |event: PointerEvent| {
                let Some(grid) = grid.cast::<Element>() else { return };
                let msgs = act(&mut gesture.borrow_mut(), &grid, &event);
                msgs.into_iter().for_each(|msg| dispatch.emit(msg));
            })
        }
    };
    let onpointerdown = {
        let (gesture, dispatch) = (gesture.clone(), dispatch.clone());
        let press = on(|gesture, grid, event| gesture.down(grid, event).into_iter().collect());
        Callback::from(move |event: PointerEvent| {
            press.emit(event.clone());
            hold(&gesture, &event, &dispatch);
        })
    };
    html! {
        <div
            class="board"
            data-done={view.done.then_some("true")}
            data-preview={preview.then_some("true")}
            data-pattern={view.has_pattern.then_some("true")}
        >
            <div
                ref={grid}
                class="board-grid"
                role="grid"
                aria-label={view.label.clone()}
                aria-rowcount="9"
                aria-colcount="9"
                aria-multiselectable="true"
                aria-busy={view.busy.then_some("true")}
                {onpointerdown}
                onpointermove={on(|gesture, grid, event| gesture.moved(grid, event))}
                onpointerup={on(|gesture, _, event| gesture.up(event).into_iter().collect())}
                onpointercancel={on(|gesture, _, event| gesture.cancelled(event).into_iter().collect())}
                oncontextmenu={asks_for_menu(&gesture, dispatch)}
                onclick={announced_press(dispatch)}
                onfocusin={focused(dispatch)}
            >
                { for view.cells.chunks(9).enumerate().map(|(row, cells)| html! {
                    { part(RowView { row, cells: cells.to_vec() }, dispatch, drawn_row) }
                }) }
            </div>
            { labels("columns", view.named, HouseKind::Column, view.line_names[0]) }
            { labels("rows", view.named, HouseKind::Row, view.line_names[1]) }
            { board_links(&view.links) }
            if let Some(pause) = &view.pause_overlay {
                { pause_overlay(pause, dispatch) }
            }
        </div>
    }
}

/// A row of the grid: drawn anew only where one of its cells has changed.
#[derive(PartialEq)]
struct RowView {
    /// Its number, 0-based.
    row: usize,
    /// Its cells.
    cells: Vec<Rc<CellView>>,
}

fn drawn_row(view: &RowView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="board-row" role="row" aria-rowindex={(view.row + 1).to_string()}>
            { for view.cells.iter().map(|view| part(view.clone(), dispatch, |view, _| cell(view, BoardKind::Play))) }
        </div>
    }
}

/// The names of the columns or rows, for the eye alone: each cell's name says them, too. Those that
/// a hint names stand out.
pub fn labels(axis: &'static str, named: HouseSet, kind: HouseKind, names: [char; 9]) -> Html {
    let is_named = |at| named.contains(House::new(kind, at)).then_some("true");
    html! {
        <div class="board-labels" data-axis={axis} aria-hidden="true">
            { for (0..9).map(|at| html! { <span data-named={is_named(at)}>{ names[at] }</span> }) }
        </div>
    }
}

fn pause_overlay(pause: &PauseView, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="board-pause">
            <p>{ &pause.text }</p>
            <Button view={pause.resume.clone()} {dispatch} />
        </div>
    }
}

/// The right button, the key for menus, or a finger held longer than the browser waits.
fn asks_for_menu(gesture: &Rc<RefCell<Gesture>>, dispatch: &Callback<Msg>) -> Callback<MouseEvent> {
    let (gesture, dispatch) = (gesture.clone(), dispatch.clone());
    Callback::from(move |event: MouseEvent| {
        event.prevent_default();
        let held = gesture.borrow_mut().held().map(|cell| Msg::Grid(GridMsg::CellHeld(cell)));
        let msg = held.or_else(|| cell_of(&event).map(Msg::CellMenuRequested));
        msg.into_iter().for_each(|msg| dispatch.emit(msg));
    })
}

/// A screen reader presses a cell by a click that no pointer made, which counts no presses.
fn announced_press(dispatch: &Callback<Msg>) -> Callback<MouseEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: MouseEvent| {
        if let Some(cell) = cell_of(&event).filter(|_| event.detail() == 0) {
            dispatch.emit(Msg::Grid(GridMsg::CellPressed(cell, SelectMode::Only)));
            dispatch.emit(Msg::Grid(GridMsg::CellTapped(cell)));
        }
    })
}

/// The focus that a screen reader moves. What the page moves follows the cursor already.
fn focused(dispatch: &Callback<Msg>) -> Callback<FocusEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: FocusEvent| {
        let cell = cell_of(&event).filter(|_| !is_giving());
        cell.into_iter().for_each(|cell| dispatch.emit(Msg::Grid(GridMsg::CellFocused(cell))));
    })
}

fn cell_of(event: &Event) -> Option<Place> {
    let target = event.target_dyn_into::<Element>()?;
    target.closest("[id]").ok()??.id().parse().ok()
}
