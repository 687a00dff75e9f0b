//! A list of games of any length: only the rows in view are drawn, the others take room.

use wasm_bindgen::JsCast as _;
use web_sys::{Element, Event, HtmlElement, NodeList};
use yew::prelude::*;

use crate::core::components::thumbnail::game_thumbnail;
use crate::core::msg::Msg;
use crate::core::view::table::ColumnView;
use crate::places::library::msg::LibraryMsg;
use crate::places::library::view::games::{GamesView, RowView};

use crate::core::components::button::{Button, Shows};
use crate::core::components::field::placeholder_field;
use crate::core::dom::row_window::{DrawnRows, room, use_rooms, use_scrolling};

/// The list.
#[derive(Properties, PartialEq)]
pub struct LibraryTableProps {
    /// The content.
    pub view: GamesView,
    /// Gets what is pressed, and which rows are in view.
    pub dispatch: Callback<Msg>,
}

/// Draws it.
#[component]
pub fn LibraryTable(props: &LibraryTableProps) -> Html {
    let LibraryTableProps { view, dispatch } = props;
    let body = use_node_ref();
    // The rows have their places before one of them is scrolled to, and it is scrolled to before the
    // rows in view are looked for.
    let drawn = DrawnRows { first: view.first, drawn: view.rows.len(), count: view.count };
    let rooms = use_rooms(drawn);
    use_effect_with((), {
        let (body, opened) = (body.clone(), view.opened);
        move |()| _ = opened.and_then(|at| focus_row(&body.cast::<Element>()?, at))
    });
    let scrolled = dispatch.reform(|first| Msg::to(LibraryMsg::Scrolled(first)));
    use_scrolling(&body, ROW, drawn, scrolled);
    // One row is a stop of the Tab key, by default the first that is drawn; arrows go to the others.
    let stop = use_state(|| 0);
    let onfocusin = {
        let stop = stop.clone();
        Callback::from(move |event: FocusEvent| {
            if let Some(at) = row_of(&event).and_then(|row| place_of(&row)) {
                stop.set(at);
            }
        })
    };
    let stop =
        if (view.first..view.first + view.rows.len()).contains(&stop) { *stop } else { view.first };
    // The count is for those who do not see the rows.
    let found = view.clear.is_empty().then_some("visually-hidden");
    html! {
        <section class="library-table">
            <div class="library-table-tools">
                if let Some(heading) = &view.heading {
                    <h2>{ heading }</h2>
                }
                <div class="library-chips">
                    { for view.chips.iter().map(|chip| html! { <Button view={chip.clone()} shows={Shows::Word} {dispatch} /> }) }
                </div>
                { placeholder_field(&view.order, "library", dispatch) }
            </div>
            <div class="library-table-found">
                <p class={found} role="status">{ &view.found }</p>
                { for view.clear.iter().map(|clear| html! { <Button view={clear.clone()} {dispatch} /> }) }
            </div>
            <div class="library-rows" role="table" aria-label={view.label.clone()} aria-rowcount={(view.count + 1).to_string()}>
                <div class="library-row" role="row" data-head="true">
                    <span aria-hidden="true" />
                    { for view.columns.iter().map(|column| heading(column, dispatch)) }
                    <span aria-hidden="true" />
                </div>
                <div ref={body} role="rowgroup" {onfocusin} onkeydown={Callback::from(move_focus)}>
                    { room(&rooms[0]) }
                    <>{ for view.rows.iter().enumerate().map(|(at, of)| row(of, view.first + at, view.first + at == stop, dispatch)) }</>
                    { room(&rooms[1]) }
                </div>
            </div>
        </section>
    }
}

/// The heading of a column, which sorts by it.
pub fn heading(view: &ColumnView, dispatch: &Callback<Msg>) -> Html {
    let (dispatch, msg) = (dispatch.clone(), view.msg.clone());
    let onclick = Callback::from(move |_: MouseEvent| dispatch.emit(msg.clone()));
    html! {
        <span role="columnheader" aria-sort={view.direction}>
            <button type="button" class="library-column" {onclick}>{ &view.label }</button>
        </span>
    }
}

fn row(of: &RowView, at: usize, is_stop: bool, dispatch: &Callback<Msg>) -> Html {
    html! { <GameRow key={of.key.clone()} view={of.clone()} {at} {is_stop} {dispatch} /> }
}

/// A row of the table.
#[derive(Properties, PartialEq)]
struct GameRowProps {
    view: RowView,
    /// Its place in the list, 0-based.
    at: usize,
    /// Whether the Tab key stops at it.
    is_stop: bool,
    dispatch: Callback<Msg>,
}

/// Draws it. Rows that stay cost nothing while the list is scrolled.
#[component]
fn GameRow(props: &GameRowProps) -> Html {
    let GameRowProps { view, at, is_stop, dispatch } = props;
    let (opening, msg) = (dispatch.clone(), view.open.clone());
    let onclick = Callback::from(move |_: MouseEvent| opening.emit(msg.clone()));
    let [name, rest @ ..] = &view.cells;
    html! {
        <div class="library-row" role="row" aria-rowindex={(at + 2).to_string()}>
            { game_thumbnail(&view.thumbnail) }
            <span role="cell">
                <button type="button" class="library-row-open" tabindex={if *is_stop { "0" } else { "-1" }} aria-label={view.name.clone()} {onclick}>{ name }</button>
            </span>
            { for rest.iter().map(|cell| html! { <span role="cell">{ cell }</span> }) }
            <span role="cell"><Button view={view.menu.clone()} shows={Shows::Picture} tabindex="-1" {dispatch} /></span>
        </div>
    }
}

/// Up and Down go to the rows beside, Home and End to the first and the last that is drawn, Right
/// to what else can be done with the game, Left back to its name.
pub fn move_focus(event: KeyboardEvent) {
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

const OPEN: &str = ".library-row-open";
const MENU: &str = ".button";
/// The rows of a table.
pub const ROW: &str = ".library-row";

fn last(rows: NodeList) -> Option<Element> {
    rows.get(rows.length().checked_sub(1)?)?.dyn_into().ok()
}

/// The row in which something happens.
pub fn row_of(event: &Event) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(ROW).ok()?
}

/// The place of a row in the list, 0-based: rows count from 1, and the headings are one.
pub fn place_of(row: &Element) -> Option<usize> {
    row.get_attribute("aria-rowindex")?.parse::<usize>().ok()?.checked_sub(2)
}

/// Brings a row into view: it takes the focus.
fn focus_row(body: &Element, at: usize) -> Option<()> {
    let row = format!("[aria-rowindex='{}'] {OPEN}", at + 2);
    body.query_selector(&row).ok()??.dyn_into::<HtmlElement>().ok()?.focus().ok()
}
