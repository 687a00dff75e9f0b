//! What the drawing of every part asks of the document: listeners, timers, the page's address. In the modules
//! below it: focus, pointers, the rows in view, files that are chosen.

pub mod candidate_press;
pub mod file_reading;
pub mod focus;
pub mod given_picture;
pub mod long_press;
pub mod objects;
pub mod pointer;
pub mod this_build;
pub mod worker_handle;
pub mod row_window;

use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Document, Event, EventTarget, Location};

/// Calls `on_event` with every event of the name, of which `E` must be the type.
pub fn listen<E: JsCast + 'static>(
    target: &EventTarget,
    name: &str,
    mut on_event: impl FnMut(E) + 'static,
) {
    let on_event = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        if let Ok(event) = event.dyn_into::<E>() {
            on_event(event);
        }
    });
    // A target that refuses a listener does not exist in any browser that runs this.
    _ = target.add_event_listener_with_callback(name, on_event.as_ref().unchecked_ref());
    on_event.forget();
}

/// A listener on the window, until this is dropped.
pub struct Listener {
    name: &'static str,
    on_event: Closure<dyn FnMut(Event)>,
}

/// Calls `on_event` with every event of the name that reaches the window.
pub fn listening(name: &'static str, on_event: impl FnMut(Event) + 'static) -> Listener {
    let on_event = Closure::<dyn FnMut(Event)>::new(on_event);
    if let Some(window) = web_sys::window() {
        let callback = on_event.as_ref().unchecked_ref();
        _ = window.add_event_listener_with_callback(name, callback);
    }
    Listener { name, on_event }
}

impl Drop for Listener {
    fn drop(&mut self) {
        if let Some(window) = web_sys::window() {
            let callback = self.on_event.as_ref().unchecked_ref();
            _ = window.remove_event_listener_with_callback(self.name, callback);
        }
    }
}

/// Calls `tick` each so many milliseconds.
pub fn every(milliseconds: i32, tick: impl FnMut() + 'static) {
    let tick = Closure::<dyn FnMut()>::new(tick);
    if let Some(window) = web_sys::window() {
        _ = window.set_interval_with_callback_and_timeout_and_arguments_0(
            tick.as_ref().unchecked_ref(),
            milliseconds,
        );
    }
    tick.forget();
}

/// Something that happens later, unless this is dropped before.
pub struct Timer {
    id: i32,
    _act: Closure<dyn FnMut()>,
}

/// Calls `act` once after so many milliseconds.
pub fn after(milliseconds: i32, act: impl FnOnce() + 'static) -> Timer {
    let act = Closure::once(act);
    let id = web_sys::window().and_then(|window| {
        let act = act.as_ref().unchecked_ref();
        window.set_timeout_with_callback_and_timeout_and_arguments_0(act, milliseconds).ok()
    });
    Timer { id: id.unwrap_or_default(), _act: act }
}

impl Drop for Timer {
    fn drop(&mut self) {
        if let Some(window) = web_sys::window() {
            window.clear_timeout_with_handle(self.id);
        }
    }
}

/// Calls `act` once in a task of its own, after what is going on.
pub fn soon(act: impl FnOnce() + 'static) {
    let act = Closure::once_into_js(act);
    // A window that refuses a timer does not exist in any browser that runs this.
    _ = web_sys::window().map(|window| window.set_timeout_with_callback(act.unchecked_ref()));
}

/// Calls `act` once, right before the next frame is painted.
pub fn before_paint(act: impl FnOnce() + 'static) {
    let act = Closure::once_into_js(act);
    // A window that refuses a frame does not exist in any browser that runs this.
    _ = web_sys::window().map(|window| window.request_animation_frame(act.unchecked_ref()));
}

/// Calls `act` once, when what has just been drawn is on the screen. A page in the background, which
/// is not painted, does not wait for that.
pub fn after_paint(act: impl FnOnce() + 'static) {
    let Some(window) = web_sys::window() else { return };
    let painting = window.clone();
    let act = Closure::once_into_js(act);
    let soon = Closure::once_into_js(move || {
        _ = painting.set_timeout_with_callback(act.unchecked_ref());
    });
    _ = match document().is_some_and(|document| document.hidden()) {
        true => window.set_timeout_with_callback(soon.unchecked_ref()),
        false => window.request_animation_frame(soon.unchecked_ref()),
    };
}

/// The page's document.
pub fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// The page's address within its server, without what stands after `#`.
pub fn address() -> String {
    let location = location();
    let parts = location.and_then(|at| at.pathname().ok().zip(at.search().ok()));
    parts.map_or(String::new(), |(path, search)| path + &search)
}

/// The address of the page without its query and fragment.
pub fn page_address() -> String {
    let location = location();
    let parts = location.and_then(|location| location.origin().ok().zip(location.pathname().ok()));
    parts.map(|(origin, path)| origin + &path).unwrap_or_default()
}

/// None where there is no browser: the first screens are drawn when the page is built.
fn location() -> Option<Location> {
    let window = if cfg!(target_arch = "wasm32") { web_sys::window() } else { None };
    window.map(|window| window.location())
}

/// The address's part after `#`, decoded where it can be.
pub fn fragment() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    let hash = hash.unwrap_or_default();
    let hash = hash.strip_prefix('#').unwrap_or(&hash);
    js_sys::decode_uri_component(hash).map_or_else(|_| hash.to_owned(), String::from)
}
