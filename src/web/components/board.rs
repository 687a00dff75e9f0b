//! The grid of 81 cells, and what lies over it.

use web_sys::{Element, PointerEvent};
use yew::prelude::*;

use crate::app::msg::{Msg, SelectMode};
use crate::app::view::board::{BoardKind, BoardView, PauseView};
use crate::engine::types::cell::Cell as Place;
use crate::web::pointer::Gesture;

use super::board_links::board_links;
use super::button::Button;
use super::cell::Cell;

/// The grid.
#[derive(Properties, PartialEq)]
pub struct BoardProps {
    /// The content.
    pub view: BoardView,
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
        let (grid, dispatch) = (grid.clone(), dispatch.clone());
        move |act: fn(&mut Gesture, &Element, &PointerEvent) -> Vec<Msg>| {
            let (grid, dispatch, gesture) = (grid.clone(), dispatch.clone(), gesture.clone());
            Callback::from(move |event: PointerEvent| {
                let Some(grid) = grid.cast::<Element>() else { return };
                let msgs = act(&mut gesture.borrow_mut(), &grid, &event);
                msgs.into_iter().for_each(|msg| dispatch.emit(msg));
            })
        }
    };
    html! {
        <div
            class="board"
            data-done={view.done.then_some("true")}
            data-preview={preview.then_some("true")}
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
                onpointerdown={on(|gesture, grid, event| gesture.down(grid, event).into_iter().collect())}
                onpointermove={on(|gesture, grid, event| gesture.moved(grid, event))}
                onpointerup={on(|gesture, _, event| { gesture.up(event); Vec::new() })}
                onpointercancel={on(|gesture, _, event| gesture.cancelled(event).into_iter().collect())}
                onclick={announced_press(dispatch)}
                onfocusin={focused(dispatch)}
            >
                { for view.cells.chunks(9).enumerate().map(|(row, cells)| html! {
                    <div class="board-row" role="row" aria-rowindex={(row + 1).to_string()}>
                        { for cells.iter().map(|cell| html! { <Cell key={cell.cell.to_string()} view={cell.clone()} /> }) }
                    </div>
                }) }
            </div>
            { board_links(&view.links) }
            if let Some(pause) = &view.pause_overlay {
                { pause_overlay(pause, dispatch) }
            }
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

/// A screen reader presses a cell by a click that no pointer made, which counts no presses.
fn announced_press(dispatch: &Callback<Msg>) -> Callback<MouseEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: MouseEvent| {
        if let Some(cell) = cell_of(&event).filter(|_| event.detail() == 0) {
            dispatch.emit(Msg::CellPressed(cell, SelectMode::Only));
        }
    })
}

fn focused(dispatch: &Callback<Msg>) -> Callback<FocusEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: FocusEvent| {
        cell_of(&event).into_iter().for_each(|cell| dispatch.emit(Msg::CellFocused(cell)));
    })
}

fn cell_of(event: &Event) -> Option<Place> {
    let target = event.target_dyn_into::<Element>()?;
    target.closest("[id]").ok()??.id().parse().ok()
}
