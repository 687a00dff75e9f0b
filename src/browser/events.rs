//! What the browser reports as long as the page lives: ticks of the clock, visibility, room.

use wasm_bindgen::{JsCast as _, closure::Closure};
use web_sys::{Event, PageTransitionEvent, Window};
use yew::Callback;

use crate::core::calendar::{Moment, Now};
use crate::core::dom::{document, every, listen};
use crate::core::msg::{Msg, PlacesMsg, StorageMsg};
use crate::core::outside::{Screen, Visibility};

use super::print;

/// Where little is to move, algorithms are drawn at most twice a second.
const CALM_STEP_MS: i32 = 500;

/// Dispatches that it is time for the algorithms to go on: with the next frame, or after a while
/// where the player wants little to move.
pub fn next_step(dispatch: &Callback<Msg>) {
    let Some(window) = web_sys::window() else { return };
    let calm = window.match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    let dispatch = dispatch.clone();
    let act = Closure::once_into_js(move || {
        dispatch.emit(PlacesMsg::AlgorithmsTicked(now().steady).into());
    });
    _ = match calm.is_some_and(|query| query.matches()) {
        true => window.set_timeout_with_callback_and_timeout_and_arguments_0(
            act.unchecked_ref(),
            CALM_STEP_MS,
        ),
        false => window.request_animation_frame(act.unchecked_ref()),
    };
}

/// What the clocks show: one that never goes back, and the one on the wall.
pub fn now() -> Now {
    let clock = web_sys::window().and_then(|window| window.performance());
    let date = js_sys::Date::new_0();
    // The browser says how far UTC is ahead.
    let moment = Moment::new(date.get_time(), -date.get_timezone_offset());
    Now { steady: clock.map_or(0.0, |clock| clock.now()), moment }
}

/// Whether the page can be seen.
pub fn visibility() -> Visibility {
    match document().is_some_and(|document| document.hidden()) {
        true => Visibility::Hidden,
        false => Visibility::Visible,
    }
}

/// Loads the page again.
pub fn reload() {
    // A page that cannot be loaded again stays as it is.
    _ = web_sys::window().map(|window| window.location().reload());
}

/// Where the screen is wide, as layout.css says it, too.
const WIDE: &str = "(min-width: 2200px) and (min-height: 1100px)";

/// Dispatches whether the screen is wide, now and whenever that changes.
fn watch_screen(window: &Window, dispatch: &Callback<Msg>) {
    let Ok(Some(wide)) = window.match_media(WIDE) else { return };
    let (dispatch, query) = (dispatch.clone(), wide.clone());
    let report = move || {
        let screen = if query.matches() { Screen::Wide } else { Screen::Usual };
        dispatch.emit(Msg::ScreenChanged(screen));
    };
    if wide.matches() {
        report();
    }
    listen(&wide, "change", move |_: Event| report());
}

/// Dispatches the ticks of the clock and changes of the page's visibility and room.
pub fn start(window: &Window, dispatch: &Callback<Msg>) {
    watch_screen(window, dispatch);
    let ticked = dispatch.clone();
    every(1000, move || ticked.emit(Msg::Ticked(now())));
    let restored = dispatch.clone();
    let printed = dispatch.clone();
    listen(window, "afterprint", move |_: Event| {
        print::printed();
        printed.emit(PlacesMsg::Printed.into());
    });
    listen(window, "pageshow", move |event: PageTransitionEvent| {
        if event.persisted() {
            restored.emit(Msg::Storage(StorageMsg::PageRestored));
        }
    });
    let Some(document) = window.document() else { return };
    let seen = dispatch.clone();
    listen(&document, "visibilitychange", move |_: Event| {
        seen.emit(Msg::VisibilityChanged(visibility(), now()));
    });
}

/// Writes on the root of the document how far the page is, which `boot.js` and the style sheet
/// `first_screen.css` wait for: `app`, it can be played; `listens`, it takes what is pasted or dropped.
pub fn announce(what: &str) {
    let root = document().and_then(|document| document.document_element());
    root.iter().for_each(|root| _ = root.set_attribute(&format!("data-{what}"), "ready"));
}
