//! What outlives the page: texts under keys in the browser's local storage. What the texts mean
//! is the business of `app/saved.rs` and `app/settings.rs`.

use web_sys::{Storage, StorageEvent, Window};
use yew::Callback;

use crate::app::msg::{Msg, Outcome};
use crate::app::saved::{CURRENT_KEY, GAME_KEY, SETTINGS_KEY};

use crate::app::store::STORE_KEY;

use super::listen::listen;

const PROBE: &str = "nonet.probe";
/// Every key of ours begins so; other pages of the same origin have their own.
const OURS: &str = "nonet.";

/// What was found when the page started.
pub struct Found {
    /// The settings as text.
    pub settings: Option<String>,
    /// The puzzles in store.
    pub store: Option<String>,
    /// The game played last, as text.
    pub game: Option<String>,
    /// Whether the browser stores at all.
    pub storage: Outcome,
}

/// Reads what was stored. A browser may forbid it: then nothing is found, and it says so.
pub fn find() -> Found {
    let Some(storage) = storage() else {
        return Found { settings: None, store: None, game: None, storage: Outcome::Refused };
    };
    let read = |key: &str| storage.get_item(key).ok().flatten();
    let probed = storage.set_item(PROBE, PROBE).and_then(|()| storage.remove_item(PROBE));
    Found {
        settings: read(SETTINGS_KEY),
        store: read(STORE_KEY),
        game: read(CURRENT_KEY).and_then(|name| read(&format!("{GAME_KEY}{name}"))),
        storage: if probed.is_ok() { Outcome::Done } else { Outcome::Refused },
    }
}

/// Keeps a text under a key, or says that the browser refused: full, or forbidden.
pub fn save(key: &str, text: &str) -> Outcome {
    match storage().map(|storage| storage.set_item(key, text)) {
        Some(Ok(())) => Outcome::Done,
        Some(Err(_)) | None => Outcome::Refused,
    }
}

/// Tells what another tab of the same page stores.
pub fn start(window: &Window, tell: &Callback<Msg>) {
    let tell = tell.clone();
    listen(window, "storage", move |event: StorageEvent| {
        let key = event.key().filter(|key| key.starts_with(OURS) && key != PROBE);
        if let Some(key) = key {
            tell.emit(Msg::StoredElsewhere(key, event.new_value()));
        }
    });
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}
