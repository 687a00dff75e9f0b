//! The browser's history: each place is an entry, and so is each card and dialog over it, so that
//! Back closes what lies over the page and goes between places. An entry's state says what lies there.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsValue;
use web_sys::{Event, Window};
use yew::Callback;

use crate::core::msg::Msg;
use crate::core::place::{Address, HistoryStep, Layers};

use crate::core::dom::{address, fragment, listen};

/// More steps than any change of the page needs: a browser may refuse to write entries.
const MAX_STEPS: usize = 8;

/// Shows the page's addresses in the browser's history.
#[derive(Clone, Default)]
pub struct History {
    leaving: Rc<RefCell<Option<Leaving>>>,
}

/// The browser is on its way to the entry before.
struct Leaving {
    /// What the entry that is left has after `#`, and so has the entry before.
    from: String,
    /// What the history is to show then.
    wanted: Address,
}

impl History {
    /// Dispatches where the player goes by links, Back and Forward.
    pub fn start(&self, window: &Window, dispatch: &Callback<Msg>) {
        let (history, dispatch) = (self.clone(), dispatch.clone());
        // Browsers dispatch this event for links to a fragment, too.
        listen(window, "popstate", move |_: Event| history.moved(&dispatch));
    }
    /// Has the entry of the history be that of an address. Going back takes its time: the rest
    /// follows then.
    pub fn show(&self, wanted: Address) {
        if let Some(leaving) = &mut *self.leaving.borrow_mut() {
            leaving.wanted = wanted;
            return;
        }
        for _ in 0..MAX_STEPS {
            match here().step_to(wanted) {
                None => return,
                Some(HistoryStep::Back) => {
                    *self.leaving.borrow_mut() = Some(Leaving { from: path(), wanted });
                    return go_back();
                }
                Some(HistoryStep::Push(next)) => {
                    set(&next, web_sys::History::push_state_with_url);
                }
                Some(HistoryStep::Replace(next)) => {
                    set(&next, web_sys::History::replace_state_with_url);
                }
            }
        }
    }
    fn moved(&self, dispatch: &Callback<Msg>) {
        let leaving = self.leaving.borrow_mut().take();
        match leaving {
            Some(leaving) if leaving.from == path() => return self.show(leaving.wanted),
            // The player follows a link meanwhile: the browser drops the link's entry when it gets to the
            // entry before, and the place of the link is shown again then.
            Some(leaving) => {
                let wanted = Address::of(&fragment());
                *self.leaving.borrow_mut() = Some(Leaving { wanted, ..leaving });
            }
            None => {}
        }
        dispatch.emit(Msg::AddressChanged(fragment(), layers()));
    }
}

/// What stands after `#`, without the steps of a search, which are no entries of their own.
fn path() -> String {
    let fragment = fragment();
    fragment.split('?').next().unwrap_or_default().to_owned()
}

/// Takes the puzzle out of the address without a new entry in the browser's history.
pub fn clear_fragment() {
    replace(&address());
}

/// Replaces what stands between the path and the fragment.
pub fn set_search(search: &str, fragment: &str) {
    let path = web_sys::window().and_then(|window| window.location().pathname().ok());
    if let Some(path) = path {
        let hash = if fragment.is_empty() { "" } else { "#" };
        replace(&(path + search + hash + fragment));
    }
}

fn replace(url: &str) {
    if let Some(history) = history() {
        _ = history.replace_state_with_url(&JsValue::NULL, "", Some(url));
    }
}

type Write = fn(&web_sys::History, &JsValue, &str, Option<&str>) -> Result<(), JsValue>;

/// Writes an entry. The address stays as it is where it already names the place.
fn set(next: &Address, write: Write) {
    let state = next.layers.state();
    let state = if state.is_empty() { JsValue::NULL } else { JsValue::from_str(&state) };
    let stays = next.without_layers() == here().without_layers();
    let url = url_of(&if stays { fragment() } else { next.fragment() });
    if let Some(history) = history() {
        _ = write(&history, &state, "", Some(&url));
    }
}

fn url_of(fragment: &str) -> String {
    let hash = if fragment.is_empty() { "" } else { "#" };
    address() + hash + fragment
}

/// The address of the entry that the browser is at.
fn here() -> Address {
    Address { layers: layers(), ..Address::of(&fragment()) }
}

/// What lies over the place according to that entry.
fn layers() -> Layers {
    let state = history().and_then(|history| history.state().ok()?.as_string());
    state.map_or(Layers::NONE, |state| Layers::read(&state))
}

fn go_back() {
    if let Some(history) = history() {
        _ = history.back();
    }
}

fn history() -> Option<web_sys::History> {
    web_sys::window()?.history().ok()
}
