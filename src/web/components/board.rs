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
    /// What it shows.
    pub view: BoardView,
    /// Hears of presses.
    pub tell: Callback<Msg>,
}

/// Draws it. The one thing it remembers is where the pointer is on its way.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let BoardProps { view, tell } = props;
    let preview = view.mode == BoardKind::Preview;
    let grid = use_node_ref();
    let gesture = use_mut_ref(Gesture::default);
    let on = {
        let (grid, tell) = (grid.clone(), tell.clone());
        move |act: fn(&mut Gesture, &Element, &PointerEvent) -> Vec<Msg>| {
            let (grid, tell, gesture) = (grid.clone(), tell.clone(), gesture.clone());
            Callback::from(move |event: PointerEvent| {
                let Some(grid) = grid.cast::<Element>() else { return };
                let msgs = act(&mut gesture.borrow_mut(), &grid, &event);
                msgs.into_iter().for_each(|msg| tell.emit(msg));
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
                onclick={announced_press(tell)}
                onfocusin={focused(tell)}
            >
                { for view.cells.chunks(9).enumerate().map(|(row, cells)| html! {
                    <div class="board-row" role="row" aria-rowindex={(row + 1).to_string()}>
                        { for cells.iter().map(|cell| html! { <Cell key={cell.cell.to_string()} view={cell.clone()} /> }) }
                    </div>
                }) }
            </div>
            { board_links(&view.links) }
            if let Some(pause) = &view.pause_overlay {
                { pause_overlay(pause, tell) }
            }
        </div>
    }
}

fn pause_overlay(pause: &PauseView, tell: &Callback<Msg>) -> Html {
    html! {
        <div class="board-pause">
            <p>{ &pause.text }</p>
            <Button view={pause.resume.clone()} {tell} />
        </div>
    }
}

/// A screen reader presses a cell by a click that no pointer made, which counts no presses.
fn announced_press(tell: &Callback<Msg>) -> Callback<MouseEvent> {
    let tell = tell.clone();
    Callback::from(move |event: MouseEvent| {
        if let Some(cell) = cell_of(&event).filter(|_| event.detail() == 0) {
            tell.emit(Msg::CellPressed(cell, SelectMode::Only));
        }
    })
}

fn focused(tell: &Callback<Msg>) -> Callback<FocusEvent> {
    let tell = tell.clone();
    Callback::from(move |event: FocusEvent| {
        cell_of(&event).into_iter().for_each(|cell| tell.emit(Msg::CellFocused(cell)));
    })
}

fn cell_of(event: &Event) -> Option<Place> {
    let target = event.target_dyn_into::<Element>()?;
    target.closest("[id]").ok()??.id().parse().ok()
}
