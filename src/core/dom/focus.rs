//! Where the focus goes, so that it never falls back to the top of the page.

use std::cell::Cell as Flag;
use std::iter::successors;

use wasm_bindgen::JsCast as _;
use web_sys::{Element, FocusOptions, HtmlDialogElement, HtmlElement};
use yew::prelude::*;

use crate::engine::types::cell::Cell;

use crate::core::dom::document;

/// Gives a cell the focus; whether it has it now. A dialog over the page does not let it go.
pub fn focus_cell(cell: Cell) -> bool {
    let cell = find(&format!("#{cell}"));
    cell.iter().for_each(give);
    cell.is_some() && active() == cell
}

/// What has the focus and all that it stands in, inmost first.
pub struct Focused(Vec<Element>);

impl Focused {
    /// As it is before the page changes.
    pub fn now() -> Focused {
        Focused(successors(active(), |inner| inner.parent_element()).collect())
    }
    /// If the change took it away: where the focus goes from there. That is the nearest grid or list
    /// of games, or the main button of the form that it was in.
    pub fn keep(&self) {
        let [lost, around @ ..] = &*self.0 else { return };
        let body = document().and_then(|document| document.body()).map(Element::from);
        if lost.is_connected() || active() != body {
            return;
        }
        let wanted = |around: &Element| {
            let find = |what| around.query_selector(what).ok().flatten();
            let stop = "[tabindex='0']:is(.cell, .table-open)";
            find(stop).or_else(|| find("[data-variant=primary]"))
        };
        let mut still = around.iter().filter(|around| around.is_connected());
        still.find_map(wanted).iter().for_each(give);
    }
}

/// For a card that comes: where it covers what has the focus, it takes it. The card's element is to
/// hold the returned reference.
#[hook]
pub fn use_card_focus() -> NodeRef {
    use_arrival_focus(Arrival::Card)
}

/// For sentences of which one is lit: it stays in sight, and has the focus if another had it. The
/// element around the sentences is to hold the returned reference.
#[hook]
pub fn use_lit_focus(lit: Option<usize>) -> NodeRef {
    let around = use_node_ref();
    use_effect_with(lit, {
        let around = around.clone();
        move |_| {
            let around = around.cast::<Element>();
            let lit = around.as_ref().and_then(|all| all.query_selector("[aria-current]").ok()?);
            if let (Some(around), Some(lit)) = (around, lit) {
                let scrolled = lit.closest("[tabindex='0']:not(button)").ok().flatten();
                scrolled.iter().for_each(|scrolled| keep_in_sight(scrolled, &lit));
                if has_focus(&around) && (scrolled.is_none() || active() != scrolled) {
                    give(&lit);
                }
            }
        }
    });
    around
}

/// Scrolls what is around something, and nothing else, so far that it is in sight.
fn keep_in_sight(around: &Element, inner: &Element) {
    let (frame, part) = (around.get_bounding_client_rect(), inner.get_bounding_client_rect());
    let (over, under) = (part.top() - frame.top(), part.bottom() - frame.bottom() + FADE);
    if over < 0.0 || under > 0.0 {
        around.set_scroll_top(around.scroll_top() + if over < 0.0 { over } else { under } as i32);
    }
}

/// The lower edge of a text fades over so many pixels.
const FADE: f64 = 18.0;
/// Gives the card beside the grid the focus: what it points out, or what is most likely wanted.
pub fn focus_card() {
    let wanted = ["[aria-current]", "[data-variant=primary]", "[aria-pressed=true]", "button"];
    let find = |what: &&str| find(&format!(".page-side > section {what}"));
    wanted.iter().find_map(find).iter().for_each(give);
}

/// Scrolls the list, and nothing else, so that the row pressed last stands in its upper third.
pub fn show_current() {
    let Some(row) = find(".list-panel [aria-current]") else { return };
    if let Ok(Some(list)) = row.closest(".list-panel-rows") {
        let (of_row, of_list) = (row.get_bounding_client_rect(), list.get_bounding_client_rect());
        let below = of_row.top() - of_list.top() - of_list.height() / 3.0;
        list.set_scroll_top(list.scroll_top() + below as i32);
    }
}

/// Gives a heading of the page that can be pressed the focus, and scrolls it into sight.
pub fn show_heading(id: &str) {
    if let Some(heading) = find(&format!("#{id}")) {
        heading.scroll_into_view();
        give(&heading);
    }
}

/// Gives the focus to the row before or after the one that has it; to the first if none has.
pub fn focus_beside(list: &Element, rows: &str, way: i32) -> Option<HtmlElement> {
    let rows = list.query_selector_all(rows).ok()?;
    let row = |place: u32| rows.get(place).and_then(|row| row.dyn_into::<HtmlElement>().ok());
    let at = (0..rows.length()).find(|&place| row(place).map(Element::from) == active());
    let row = row(at.map_or(Some(0), |at| at.checked_add_signed(way))?)?;
    _ = row.focus();
    Some(row)
}

/// Gives the focus to the next row whose text begins so, in lower case; after the last comes the first.
pub fn focus_named(list: &Element, rows: &str, start: &str) -> Option<HtmlElement> {
    let rows = list.query_selector_all(rows).ok()?;
    let count = rows.length();
    let row = |place: u32| rows.get(place).and_then(|row| row.dyn_into::<HtmlElement>().ok());
    let at = (0..count).find(|&place| row(place).map(Element::from) == active());
    let from = at.map_or(0, |at| at + 1);
    let begins = |row: &HtmlElement| {
        row.text_content().is_some_and(|text| text.to_ascii_lowercase().starts_with(start))
    };
    let row = (from..from + count).find_map(|place| row(place % count).filter(begins))?;
    _ = row.focus();
    Some(row)
}

/// Where the focus goes when a part of the page comes.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum Arrival {
    /// To the card, where that covers what has it.
    #[default]
    Card,
    /// To what a page that comes instead of another wants first, by its selector; the page is
    /// seen from its top.
    Page(&'static str),
}

/// For a part of the page. The element around a card is to hold the returned reference.
#[hook]
pub fn use_arrival_focus(arrival: Arrival) -> NodeRef {
    let around = use_node_ref();
    use_effect_with((), {
        let around = around.clone();
        move |()| match arrival {
            Arrival::Card => focus_covering(&around),
            Arrival::Page(wanted) => focus_page(wanted),
        }
    });
    around
}

fn focus_page(wanted: &str) {
    if let Some(page) = find(wanted).and_then(|page| page.dyn_into::<HtmlElement>().ok()) {
        page.scroll_into_view();
        give(&page);
    }
}

fn focus_covering(card: &NodeRef) {
    let card = card.cast::<Element>();
    card.iter().filter(|_| is_focus_hidden()).for_each(focus_first_button);
}

fn find(selector: &str) -> Option<Element> {
    document()?.query_selector(selector).ok().flatten()
}

/// The page does not scroll: what gets the focus is in sight anyhow.
fn give(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        giving(|| _ = element.focus_with_options(&options));
    }
}

/// Closes a dialog: the browser gives the focus back to what had it before. The cursor stays where it is now, which
/// may be a cell of another puzzle.
pub fn close(dialog: &HtmlDialogElement) {
    giving(|| dialog.close());
}

fn giving(focus: impl FnOnce()) {
    IS_GIVING.set(true);
    focus();
    IS_GIVING.set(false);
}

thread_local! {
    static IS_GIVING: Flag<bool> = const { Flag::new(false) };
}

/// Whether the page itself is moving the focus, as it does some time after what it follows: a key
/// that was pressed meanwhile may have led further.
pub fn is_giving() -> bool {
    IS_GIVING.get()
}

fn focus_first_button(card: &Element) {
    card.query_selector("button").ok().flatten().iter().for_each(give);
}

fn active() -> Option<Element> {
    document()?.active_element()
}

fn has_focus(card: &Element) -> bool {
    card.contains(active().as_deref())
}

fn is_focus_hidden() -> bool {
    let style = active().and_then(|active| web_sys::window()?.get_computed_style(&active).ok()?);
    style.is_some_and(|style| style.get_property_value("visibility").as_deref() == Ok("hidden"))
}
