//! What outlives the page: texts under keys in the browser's local storage. What the texts mean
//! is the business of `app/saved.rs` and `app/settings.rs`.

use web_sys::{Storage, StorageEvent, Window};
use yew::Callback;

use crate::app::msg::{Msg, Outcome};
use crate::app::saved::{CURRENT_KEY, GAME_KEY, SETTINGS_KEY};

use crate::app::puzzle_pool::POOL_KEY;

use super::events::listen;

const PROBE: &str = "nonet.probe";
/// Every key of ours begins so; other pages of the same origin have their own.
const OURS: &str = "nonet.";

/// What was found when the page started.
pub struct Found {
    /// The settings as text.
    pub settings: Option<String>,
    /// The puzzles in store.
    pub pool: Option<String>,
    /// The game played last, as text.
    pub game: Option<String>,
    /// Whether the browser stores at all.
    pub storage: Outcome,
}

/// Reads what was stored. A browser may forbid it: then nothing is found, and it says so.
pub fn find() -> Found {
    let Some(storage) = storage() else {
        return Found { settings: None, pool: None, game: None, storage: Outcome::Refused };
    };
    let read = |key: &str| storage.get_item(key).ok().flatten();
    let probed = save(PROBE, PROBE);
    _ = storage.remove_item(PROBE);
    Found {
        settings: read(SETTINGS_KEY),
        pool: read(POOL_KEY),
        game: read(CURRENT_KEY).and_then(|name| read(&format!("{GAME_KEY}{name}"))),
        storage: probed,
    }
}

/// Keeps a text under a key, or says that the browser refused: forbidden, or full for all that
/// was cleared away.
pub fn save(key: &str, text: &str) -> Outcome {
    let keep = |storage: &Storage| storage.set_item(key, text).is_ok();
    match storage().filter(|storage| keep(storage) || clear_away(storage, key) && keep(storage)) {
        Some(_) => Outcome::Done,
        None => Outcome::Refused,
    }
}

/// A browser that is full of games long gone would lose the one that is played. Whether any went.
fn clear_away(storage: &Storage, wanted: &str) -> bool {
    let played = storage.get_item(CURRENT_KEY).ok().flatten().unwrap_or_default();
    let gone = |key: &String| {
        key != wanted && key.strip_prefix(GAME_KEY).is_some_and(|name| name != played)
    };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok().flatten());
    // All of them first: they are counted anew with each that goes.
    let old: Vec<String> = keys.filter(gone).collect();
    old.iter().for_each(|key| _ = storage.remove_item(key));
    !old.is_empty()
}

/// Dispatches what another tab of the same page stores.
pub fn start(window: &Window, dispatch: &Callback<Msg>) {
    let dispatch = dispatch.clone();
    listen(window, "storage", move |event: StorageEvent| {
        let key = event.key().filter(|key| key.starts_with(OURS) && key != PROBE);
        if let Some(key) = key {
            dispatch.emit(Msg::StorageChanged(key, event.new_value()));
        }
    });
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}
