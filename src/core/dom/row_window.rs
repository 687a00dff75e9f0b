//! Rows of which only those in view are drawn; the others take room.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, HtmlElement};
use yew::prelude::*;

use crate::core::view::table::first_drawn;

/// Which rows are drawn.
#[derive(Clone, Copy, PartialEq)]
pub struct DrawnRows {
    /// The place of the first.
    pub first: usize,
    /// How many are drawn.
    pub drawn: usize,
    /// How many there are.
    pub count: usize,
}

/// The elements that take the room of the rows before those drawn, and of those after them.
#[hook]
pub fn use_rooms(rows: DrawnRows) -> [NodeRef; 2] {
    let rooms = [use_node_ref(), use_node_ref()];
    use_effect_with(rows, {
        let [before, after] = rooms.clone();
        move |&DrawnRows { first, drawn, count }| {
            make_room(&before, first);
            make_room(&after, count - first - drawn);
        }
    });
    rooms
}

/// Reports which row is to be drawn first, as far as it is not the one that is. Which row is scrolled to
/// may change without the list, and the other way round.
#[hook]
pub fn use_scrolling(
    body: &NodeRef,
    row: &'static str,
    rows: DrawnRows,
    scrolled: Callback<usize>,
) {
    let is_at_top = use_mut_ref(|| false);
    use_effect_with((rows.first, rows.count), {
        let body = body.clone();
        move |&(first, count)| {
            let list = Scrolled { body, row, drawn: first, count, is_at_top };
            follow_scrolling(list, scrolled)
        }
    });
}

/// The room of rows that are not drawn.
pub fn room(of: &NodeRef) -> Html {
    html! { <div ref={of.clone()} class="table-room" role="presentation" /> }
}

/// Its height is set from here because the page's policy forbids it in the markup.
fn make_room(room: &NodeRef, rows: usize) {
    if let Some(element) = room.cast::<HtmlElement>() {
        _ = element.style().set_property("--rows", &rows.to_string());
    }
}

/// A list that may be scrolled.
struct Scrolled {
    body: NodeRef,
    /// What a row is found by.
    row: &'static str,
    /// The row that is drawn first.
    drawn: usize,
    count: usize,
    /// Whether the first row was in view when that was last looked at, and nothing was scrolled since.
    is_at_top: Rc<RefCell<bool>>,
}

impl Scrolled {
    /// The row that is to be drawn first, if it is another one. To look has the page laid out at once.
    fn wanted(&self) -> Option<usize> {
        let body = self.body.cast::<Element>()?;
        let in_view = first_in_view(&body, self.row)?;
        *self.is_at_top.borrow_mut() = in_view == 0;
        Some(first_drawn(in_view, self.count)).filter(|first| *first != self.drawn)
    }
}

/// Now and while anything is scrolled: the page, or the element that holds the rows. Events of an element
/// reach the window only on their way down. A list that only grows while its beginning is in view is not
/// looked at.
fn follow_scrolling(list: Scrolled, scrolled: Callback<usize>) -> impl FnOnce() {
    let is_known = *list.is_at_top.borrow() && list.drawn == 0;
    let report = move || list.wanted().into_iter().for_each(|first| scrolled.emit(first));
    if !is_known {
        report();
    }
    let follow = Closure::<dyn FnMut(Event)>::new(move |_: Event| report());
    let window = web_sys::window();
    if let Some(window) = &window {
        let follow = follow.as_ref().unchecked_ref();
        // A window that refuses a listener does not exist in any browser that runs this.
        _ = window.add_event_listener_with_callback_and_bool("scroll", follow, true);
    }
    move || {
        if let Some(window) = &window {
            let follow = follow.as_ref().unchecked_ref();
            _ = window.remove_event_listener_with_callback_and_bool("scroll", follow, true);
        }
    }
}

/// The first row in view: all rows have the height of one that is drawn. What scrolls by itself says so.
fn first_in_view(body: &Element, row: &str) -> Option<usize> {
    let height = body.query_selector(row).ok()??.get_bounding_client_rect().height();
    let scroller = body.closest("[data-scrolls]").ok()?;
    let top = scroller.map_or(0.0, |scroller| scroller.get_bounding_client_rect().top());
    let above = top.max(0.0) - body.get_bounding_client_rect().top();
    (height > 0.0).then(|| (above.max(0.0) / height) as usize)
}
