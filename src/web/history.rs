//! The browser's history: each place is an entry, and so is a dialog over it, so that Back closes the
//! dialog and goes between places. An entry's state is the name of its dialog.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsValue;
use web_sys::{Event, Window};
use yew::Callback;

use crate::app::msg::{Dialog, Msg};
use crate::app::place::Address;

use super::events::{address, fragment, listen};

/// What the history is to show while the browser is on its way back from a dialog's entry.
#[derive(Clone, Default)]
pub struct History {
    leaving: Rc<RefCell<Option<Address>>>,
}

impl History {
    /// Dispatches where the player goes by links, Back and Forward.
    pub fn start(&self, window: &Window, dispatch: &Callback<Msg>) {
        for event in ["popstate", "hashchange"] {
            let (history, dispatch) = (self.clone(), dispatch.clone());
            listen(window, event, move |_: Event| history.moved(&dispatch));
        }
        // A dialog that was open before a reload is not open now: back to what it lay over.
        if dialog_of_entry().is_some() {
            *self.leaving.borrow_mut() = Some(here());
            go_back();
        }
    }
    /// Shows an address: as an entry of its own, or in the stead of a dialog that is closed by it.
    pub fn show(&self, wanted: Address) {
        if let Some(later) = &mut *self.leaving.borrow_mut() {
            *later = wanted;
            return;
        }
        let now = Address { dialog: dialog_of_entry(), ..here() };
        let stays = Address { dialog: None, ..now } == (Address { dialog: None, ..wanted });
        match (now.dialog, wanted.dialog) {
            _ if now == wanted => {}
            (Some(_), None) if stays => {
                *self.leaving.borrow_mut() = Some(wanted);
                go_back();
            }
            (Some(_), _) => set(&wanted, stays, web_sys::History::replace_state_with_url),
            (None, _) => set(&wanted, stays, web_sys::History::push_state_with_url),
        }
    }
    fn moved(&self, dispatch: &Callback<Msg>) {
        let wanted = self.leaving.borrow_mut().take();
        match wanted {
            Some(wanted) => self.show(wanted),
            None => dispatch.emit(Msg::AddressChanged(fragment(), dialog_of_entry())),
        }
    }
}

/// Takes the puzzle out of the address without a new entry in the browser's history.
pub fn clear_fragment() {
    replace(Some(String::new()));
}

/// Replaces what stands between the path and the fragment.
pub fn set_search(search: &str, fragment: &str) {
    let path = web_sys::window().and_then(|window| window.location().pathname().ok());
    if let (Some(history), Some(path)) = (history(), path) {
        let url =
            if fragment.is_empty() { path + search } else { format!("{path}{search}#{fragment}") };
        _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&url));
    }
}

fn replace(fragment: Option<String>) {
    let Some(fragment) = fragment else { return };
    let url = url_of(&fragment);
    if let Some(history) = history() {
        _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&url));
    }
}

type Write = fn(&web_sys::History, &JsValue, &str, Option<&str>) -> Result<(), JsValue>;

/// Writes an entry. The address stays as it is where it already names the place.
fn set(wanted: &Address, stays: bool, write: Write) {
    let state = wanted.dialog.map_or(JsValue::NULL, |dialog| JsValue::from_str(dialog.into()));
    let url = url_of(&if stays { fragment() } else { wanted.fragment() });
    if let Some(history) = history() {
        _ = write(&history, &state, "", Some(&url));
    }
}

fn url_of(fragment: &str) -> String {
    let hash = if fragment.is_empty() { "" } else { "#" };
    address() + hash + fragment
}

fn here() -> Address {
    Address::read(&fragment()).unwrap_or_default()
}

fn dialog_of_entry() -> Option<Dialog> {
    history()?.state().ok()?.as_string()?.parse().ok()
}

fn go_back() {
    if let Some(history) = history() {
        _ = history.back();
    }
}

fn history() -> Option<web_sys::History> {
    web_sys::window()?.history().ok()
}
