//! [`Table`]: rows of any number, of which only those in view are drawn; the others take room. Arrow keys go
//! from row to row, and the Tab key stops at one of them.

use wasm_bindgen::JsCast as _;
use web_sys::{Element, Event, HtmlElement, NodeList};
use yew::prelude::*;

use crate::core::dom::row_window::{DrawnRows, room, use_rooms, use_scrolling};
use crate::core::msg::Msg;
use crate::core::view::table::ColumnView;

/// A table.
#[derive(Properties, PartialEq)]
pub struct TableProps {
    /// Its name.
    pub label: String,
    /// Which rows are drawn.
    pub drawn: DrawnRows,
    /// The row that gets the focus at first, if any.
    #[prop_or_default]
    pub focused: Option<usize>,
    /// The headings, a cell each.
    pub head: Html,
    /// Draws a row, an element with the class `table-row`.
    pub row: Callback<RowAt, Html>,
    /// Gets which row is to be drawn first.
    pub scrolled: Callback<usize>,
}

/// Which row it is.
#[derive(Clone, Copy, PartialEq)]
pub struct RowAt {
    /// Its place among all rows, 0-based.
    pub at: usize,
    /// Its place among those drawn, 0-based.
    pub drawn: usize,
    /// Whether the Tab key stops at it.
    pub is_stop: bool,
}

impl RowAt {
    /// The place of what opens the row in the order of the Tab key.
    pub fn tabindex(self) -> &'static str {
        if self.is_stop { "0" } else { "-1" }
    }
    /// The number of the row for screen readers: rows count from 1, and the headings are one.
    pub fn number(self) -> String {
        (self.at + 2).to_string()
    }
}

#[component]
pub fn Table(props: &TableProps) -> Html {
    let TableProps { label, drawn, focused, head, row, scrolled } = props;
    let body = use_node_ref();
    // The rows have their places before one of them is scrolled to, and it is scrolled to before the
    // rows in view are looked for.
    let rooms = use_rooms(*drawn);
    use_effect_with((), {
        let (body, focused) = (body.clone(), *focused);
        move |()| _ = focused.and_then(|at| focus_row(&body.cast::<Element>()?, at))
    });
    use_scrolling(&body, ROW, *drawn, scrolled.clone());
    // By default the Tab key stops at the first row that is drawn.
    let stop = use_state(|| 0);
    let onfocusin = {
        let stop = stop.clone();
        Callback::from(move |event: FocusEvent| {
            if let Some(at) = row_of(&event).and_then(|row| place_of(&row)) {
                stop.set(at);
            }
        })
    };
    let rows = drawn.first..drawn.first + drawn.drawn;
    let stop = if rows.contains(&stop) { *stop } else { drawn.first };
    let rows = rows.map(|at| row.emit(RowAt { at, drawn: at - drawn.first, is_stop: at == stop }));
    html! {
        <div class="table" role="table" aria-label={label.clone()} aria-rowcount={(drawn.count + 1).to_string()}>
            <div class="table-row" role="row" data-head="true">{ head.clone() }</div>
            <div ref={body} role="rowgroup" {onfocusin} onkeydown={Callback::from(move_focus)}>
                { room(&rooms[0]) }
                <>{ for rows }</>
                { room(&rooms[1]) }
            </div>
        </div>
    }
}

/// The heading of a column, which sorts by it.
pub fn heading(view: &ColumnView, dispatch: &Callback<Msg>) -> Html {
    let (dispatch, msg) = (dispatch.clone(), view.msg.clone());
    let onclick = Callback::from(move |_: MouseEvent| dispatch.emit(msg.clone()));
    html! {
        <span role="columnheader" aria-sort={view.direction}>
            <button type="button" class="table-column" {onclick}>{ &view.label }</button>
        </span>
    }
}

/// Up and Down go to the rows beside, Home and End to the first and the last that is drawn, Right
/// to the menu of the row, Left back to what opens it.
fn move_focus(event: KeyboardEvent) {
    let Some(row) = row_of(&event) else { return };
    let all = row.parent_element();
    let (row, button) = match event.key().as_str() {
        "ArrowUp" => (row.previous_element_sibling(), OPEN),
        "ArrowDown" => (row.next_element_sibling(), OPEN),
        "Home" => (all.and_then(|all| all.query_selector(ROW).ok().flatten()), OPEN),
        "End" => (all.and_then(|all| all.query_selector_all(ROW).ok()).and_then(last), OPEN),
        "ArrowRight" => (Some(row), MENU),
        "ArrowLeft" => (Some(row), OPEN),
        _ => return,
    };
    event.prevent_default();
    let button = row.and_then(|row| row.query_selector(button).ok().flatten());
    if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
        // An element in the page takes the focus or ignores it.
        _ = button.focus();
    }
}

const OPEN: &str = ".table-open";
const MENU: &str = ".button";
/// The rows of a table.
const ROW: &str = ".table-row";

fn last(rows: NodeList) -> Option<Element> {
    rows.get(rows.length().checked_sub(1)?)?.dyn_into().ok()
}

/// The row in which something happens.
fn row_of(event: &Event) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(ROW).ok()?
}

/// The place of a row in the list, 0-based: rows count from 1, and the headings are one.
fn place_of(row: &Element) -> Option<usize> {
    row.get_attribute("aria-rowindex")?.parse::<usize>().ok()?.checked_sub(2)
}

/// Brings a row into view: it takes the focus.
fn focus_row(body: &Element, at: usize) -> Option<()> {
    let row = format!("[aria-rowindex='{}'] {OPEN}", at + 2);
    body.query_selector(&row).ok()??.dyn_into::<HtmlElement>().ok()?.focus().ok()
}
