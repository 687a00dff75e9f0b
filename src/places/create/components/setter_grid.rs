//! A grid of 81 cells that is pressed, dragged over and typed into: one stop of the Tab key, in which
//! arrows move a cursor.

use wasm_bindgen::JsCast as _;
use web_sys::{Element, PointerEvent};
use yew::prelude::*;

use crate::core::cursor::Direction;
use crate::core::msg::Msg;
use crate::engine::types::cell::Cell;

/// What a grid is.
#[derive(Clone, PartialEq)]
pub struct SetterGridView {
    /// Sets its ids apart from those of other grids.
    pub id: &'static str,
    /// Its style.
    pub class: &'static str,
    /// Its accessible name.
    pub label: AttrValue,
    /// The cell of the cursor, 0-based.
    pub cursor: usize,
}

/// What happens to its cells.
pub struct SetterGridActions {
    /// A cell was pressed.
    pub pressed: Callback<Cell>,
    /// The pointer came over a cell while it is down.
    pub dragged: Callback<Cell>,
    /// What a key means; none leaves it to the browser.
    pub key: fn(&KeyboardEvent) -> Option<Msg>,
}

/// A cell.
#[derive(Clone, PartialEq)]
pub struct SetterCell {
    /// What is drawn in it.
    pub content: Html,
    /// Its accessible name.
    pub name: String,
    /// Whether it is selected; none where that says nothing.
    pub selected: Option<bool>,
    /// What it is marked as.
    pub state: Option<&'static str>,
}

/// Draws it: nine rows of these cells.
pub fn setter_grid(
    view: &SetterGridView,
    actions: &SetterGridActions,
    dispatch: &Callback<Msg>,
    cells: &[SetterCell],
) -> Html {
    let onkeydown = {
        let (key, dispatch) = (actions.key, dispatch.clone());
        Callback::from(move |event: KeyboardEvent| {
            if let Some(msg) = key(&event) {
                event.prevent_default();
                dispatch.emit(msg);
            }
        })
    };
    html! {
        <div class={classes!("setter-grid", view.class)} role="grid" tabindex="0" aria-label={view.label.clone()}
            aria-activedescendant={id_of(view, view.cursor)} aria-multiselectable="true" {onkeydown}
            onpointerdown={pointer(&actions.pressed, false)} onpointermove={pointer(&actions.dragged, true)}>
            { for cells.chunks(9).enumerate().map(|(row, cells)| html! {
                <div class="setter-row" role="row">
                    { for cells.iter().enumerate().map(|(column, of)| cell(view, 9 * row + column, of)) }
                </div>
            }) }
        </div>
    }
}

fn id_of(view: &SetterGridView, at: usize) -> String {
    format!("{}-{at}", view.id)
}

fn cell(view: &SetterGridView, at: usize, of: &SetterCell) -> Html {
    let is_cursor = at == view.cursor;
    html! {
        <div class="setter-cell" role="gridcell" id={id_of(view, at)} data-cell={at.to_string()} data-state={of.state}
            data-cursor={is_cursor.then_some("true")} aria-label={of.name.clone()}
            aria-selected={of.selected.map(|selected| selected.to_string())}>{ of.content.clone() }</div>
    }
}

/// What a press does, or a move while the pointer is down.
fn pointer(act: &Callback<Cell>, is_move: bool) -> Callback<PointerEvent> {
    let act = act.clone();
    Callback::from(move |event: PointerEvent| {
        let is_meant = if is_move { event.buttons() & 1 == 1 } else { event.button() == 0 };
        let Some((cell, element)) = cell_of(&event).filter(|_| is_meant) else { return };
        // A finger holds on to the cell that it pressed: the others would not hear of the drag.
        _ = element.release_pointer_capture(event.pointer_id());
        act.emit(cell);
    })
}

/// The cell that an event is on.
fn cell_of(event: &PointerEvent) -> Option<(Cell, Element)> {
    let element = event.target()?.dyn_into::<Element>().ok()?.closest(".setter-cell").ok()??;
    let at: usize = element.get_attribute("data-cell")?.parse().ok()?;
    Some((*Cell::ALL.get(at)?, element))
}

/// The direction of an arrow key.
pub fn arrow(event: &KeyboardEvent) -> Option<Direction> {
    match event.key().as_str() {
        "ArrowUp" => Some(Direction::Up),
        "ArrowDown" => Some(Direction::Down),
        "ArrowLeft" => Some(Direction::Left),
        "ArrowRight" => Some(Direction::Right),
        _ => None,
    }
}

/// Whether a key is held that gives others another meaning.
pub fn is_command(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.meta_key() || event.alt_key()
}
