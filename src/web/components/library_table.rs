//! A list of games of any length: only the rows in view are drawn, the others take room.

use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, HtmlElement, NodeList};
use yew::prelude::*;

use crate::app::library::msg::LibraryMsg;
use crate::app::msg::Msg;
use crate::app::view::library::games::{
    ColumnView, GamesView, RowView, ThumbnailView, first_drawn,
};

use super::button::{Button, Shows};
use super::field::field;

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
    let after = view.count - view.first - view.rows.len();
    // The rows have their places before one of them is scrolled to, and it is scrolled to before the
    // rows in view are looked for.
    let (room_before, room_after) = (use_node_ref(), use_node_ref());
    use_effect_with((view.first, after), {
        let (room_before, room_after) = (room_before.clone(), room_after.clone());
        move |&(before, after)| {
            make_room(&room_before, before);
            make_room(&room_after, after);
        }
    });
    use_effect_with((), {
        let (body, opened) = (body.clone(), view.opened);
        move |()| _ = opened.and_then(|at| focus_row(&body.cast::<Element>()?, at))
    });
    // Which row the page is scrolled to may change without the list, and the other way round.
    use_effect_with((view.first, view.count), {
        let (body, dispatch) = (body.clone(), dispatch.clone());
        move |&(first, count)| follow_scrolling(body, first, count, dispatch)
    });
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
                <div class="library-chips">
                    { for view.chips.iter().map(|chip| html! { <Button view={chip.clone()} shows={Shows::Word} {dispatch} /> }) }
                </div>
                { field(&view.order, "library", dispatch) }
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
                    { room(&room_before) }
                    { for view.rows.iter().enumerate().map(|(at, of)| row(of, view.first + at, view.first + at == stop, dispatch)) }
                    { room(&room_after) }
                </div>
            </div>
        </section>
    }
}

fn heading(view: &ColumnView, dispatch: &Callback<Msg>) -> Html {
    let (dispatch, msg) = (dispatch.clone(), view.msg.clone());
    let onclick = Callback::from(move |_: MouseEvent| dispatch.emit(msg.clone()));
    html! {
        <span role="columnheader" aria-sort={view.direction}>
            <button type="button" class="library-column" {onclick}>{ &view.label }</button>
        </span>
    }
}

fn row(view: &RowView, at: usize, is_stop: bool, dispatch: &Callback<Msg>) -> Html {
    let (opening, msg) = (dispatch.clone(), view.open.clone());
    let onclick = Callback::from(move |_: MouseEvent| opening.emit(msg.clone()));
    let [name, rest @ ..] = &view.cells;
    html! {
        <div class="library-row" role="row" aria-rowindex={(at + 2).to_string()} key={view.key.clone()}>
            { game_thumbnail(&view.thumbnail) }
            <span role="cell">
                <button type="button" class="library-row-open" tabindex={if is_stop { "0" } else { "-1" }} aria-label={view.name.clone()} {onclick}>{ name }</button>
            </span>
            { for rest.iter().map(|cell| html! { <span role="cell">{ cell }</span> }) }
            <span role="cell"><Button view={view.menu.clone()} shows={Shows::Picture} tabindex="-1" {dispatch} /></span>
        </div>
    }
}

/// Up and Down go to the rows beside, Home and End to the first and the last that is drawn, Right
/// to what else can be done with the game, Left back to its name.
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

const OPEN: &str = ".library-row-open";
const MENU: &str = ".button";
const ROW: &str = ".library-row";

fn last(rows: NodeList) -> Option<Element> {
    rows.get(rows.length().checked_sub(1)?)?.dyn_into().ok()
}

fn row_of(event: &Event) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(ROW).ok()?
}

/// The place of a row in the list, 0-based: rows count from 1, and the headings are one.
fn place_of(row: &Element) -> Option<usize> {
    row.get_attribute("aria-rowindex")?.parse::<usize>().ok()?.checked_sub(2)
}

/// A small picture of a grid.
pub fn game_thumbnail(view: &ThumbnailView) -> Html {
    html! {
        <svg class="game-thumbnail" viewBox="-0.9 -0.9 10.8 10.8" aria-hidden="true">
            <path class="game-thumbnail-lines" d="M3 0v9M6 0v9M0 3h9M0 6h9" />
            <path class="game-thumbnail-givens" d={view.givens.clone()} />
            <path class="game-thumbnail-entries" d={view.entries.clone()} />
            if !view.faults.is_empty() {
                <path class="game-thumbnail-faults" d={view.faults.clone()} />
            }
        </svg>
    }
}

/// The room of rows that are not drawn.
fn room(of: &NodeRef) -> Html {
    html! { <div ref={of.clone()} class="library-room" role="presentation" /> }
}

/// Its height is set from here because the page's policy forbids it in the markup.
fn make_room(room: &NodeRef, rows: usize) {
    if let Some(element) = room.cast::<HtmlElement>() {
        _ = element.style().set_property("--rows", &rows.to_string());
    }
}

/// Reports which row is to be drawn first, now and while the page is scrolled, as far as it is not
/// the one that is.
fn follow_scrolling(
    body: NodeRef,
    drawn: usize,
    count: usize,
    dispatch: Callback<Msg>,
) -> impl FnOnce() {
    let report = move || {
        let in_view = body.cast::<Element>().and_then(|body| first_in_view(&body));
        let first = in_view.map_or(drawn, |row| first_drawn(row, count));
        if first != drawn {
            dispatch.emit(Msg::Library(LibraryMsg::Scrolled(first)));
        }
    };
    report();
    let follow = Closure::<dyn FnMut(Event)>::new(move |_: Event| report());
    let window = web_sys::window();
    if let Some(window) = &window {
        // A window that refuses a listener does not exist in any browser that runs this.
        _ = window.add_event_listener_with_callback("scroll", follow.as_ref().unchecked_ref());
    }
    move || {
        if let Some(window) = &window {
            let follow = follow.as_ref().unchecked_ref();
            _ = window.remove_event_listener_with_callback("scroll", follow);
        }
    }
}

/// Brings a row into view: it takes the focus.
fn focus_row(body: &Element, at: usize) -> Option<()> {
    let row = format!("[aria-rowindex='{}'] {OPEN}", at + 2);
    body.query_selector(&row).ok()??.dyn_into::<HtmlElement>().ok()?.focus().ok()
}

/// The first row in view: all rows have the height of one that is drawn.
fn first_in_view(body: &Element) -> Option<usize> {
    let row = body.query_selector(".library-row").ok()??.get_bounding_client_rect().height();
    let above = -body.get_bounding_client_rect().top();
    (row > 0.0).then(|| (above.max(0.0) / row) as usize)
}
