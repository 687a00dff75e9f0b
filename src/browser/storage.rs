//! What outlives the page: texts under keys in the browser's local storage. What the texts mean
//! is the business of `app/saved.rs` and `app/settings.rs`.

use web_sys::{Storage, StorageEvent, Window};
use yew::Callback;

use crate::core::msg::{Msg, StorageMsg};
use crate::core::outside::Outcome;
use crate::core::saved::{CURRENT_KEY, GAME_KEY, SETTINGS_KEY, UNREADABLE_KEY};

use crate::core::learned::LEARNED_KEY;
use crate::core::saved::POOL_KEY;

use crate::core::dom::listen;

const PROBE: &str = "nonet.probe";
/// Room that other games and other pages cannot take: where the browser is full it is given up, so
/// that the game in play goes on being stored until the database has made room.
const RESERVE: &str = "nonet.reserve";
/// Its length, enough for a game of some thousand moves.
const RESERVE_LENGTH: usize = 65_536;
/// Every key of ours begins so; other pages of the same origin have their own.
const OURS: &str = "nonet.";

/// What was found when the page started.
pub struct Found {
    /// The settings as text.
    pub settings: Option<String>,
    /// The puzzles in store.
    pub pool: Option<String>,
    /// What the player has learned.
    pub learned: Option<String>,
    /// The name of the game played last.
    pub current: Option<String>,
    /// The game played last, as text.
    pub game: Option<String>,
    /// Whether the browser stores at all.
    pub storage: Outcome,
}

/// Reads what was stored. A browser may forbid it: then nothing is found, and it says so.
pub fn find() -> Found {
    let Some(storage) = storage() else {
        return Found {
            settings: None,
            pool: None,
            learned: None,
            current: None,
            game: None,
            storage: Outcome::Refused,
        };
    };
    let read = |key: &str| storage.get_item(key).ok().flatten();
    let probed = put(&storage, PROBE, PROBE);
    _ = storage.remove_item(PROBE);
    if read(RESERVE).is_none() {
        // A browser that is full has no room to reserve.
        _ = put(&storage, RESERVE, &" ".repeat(RESERVE_LENGTH));
    }
    Found {
        settings: read(SETTINGS_KEY),
        pool: read(POOL_KEY),
        learned: read(LEARNED_KEY),
        game: read(CURRENT_KEY).and_then(|name| read(&format!("{GAME_KEY}{name}"))),
        current: read(CURRENT_KEY),
        storage: probed,
    }
}

/// Keeps a text under a key, or says that the browser refused: forbidden, or full.
pub fn save(key: &str, text: &str) -> Outcome {
    let Some(storage) = storage() else { return Outcome::Refused };
    match put(&storage, key, text) {
        Outcome::Done => Outcome::Done,
        Outcome::Refused => {
            _ = storage.remove_item(RESERVE);
            put(&storage, key, text)
        }
    }
}

fn put(storage: &Storage, key: &str, text: &str) -> Outcome {
    match storage.set_item(key, text) {
        Ok(()) => Outcome::Done,
        Err(_) => Outcome::Refused,
    }
}

/// The text under a key.
pub fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// A game by its name.
pub fn game(name: &str) -> Option<String> {
    read(&format!("{GAME_KEY}{name}"))
}

/// Every game that is stored here, the unreadable ones included, with its key.
pub fn games() -> Vec<(String, String)> {
    let Some(storage) = storage() else { return Vec::new() };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok().flatten());
    let is_game = |key: &String| key.starts_with(GAME_KEY) || key.starts_with(UNREADABLE_KEY);
    keys.filter(is_game).filter_map(|key| Some((key.clone(), read(&key)?))).collect()
}

/// Removes a game by its name.
pub fn remove_game(name: &str) {
    storage().iter().for_each(|storage| _ = storage.remove_item(&format!("{GAME_KEY}{name}")));
}

/// Removes a key that still has this text: it is kept elsewhere.
pub fn release(key: &str, text: &str) {
    if let Some(storage) = storage().filter(|_| read(key).as_deref() == Some(text)) {
        _ = storage.remove_item(key);
    }
}

/// Dispatches what another tab of the same page stores.
pub fn start(window: &Window, dispatch: &Callback<Msg>) {
    let dispatch = dispatch.clone();
    listen(window, "storage", move |event: StorageEvent| {
        let key = event.key().filter(|key| key.starts_with(OURS) && key != PROBE && key != RESERVE);
        if let Some(key) = key {
            dispatch.emit(Msg::Storage(StorageMsg::ChangedElsewhere(key, event.new_value())));
        }
    });
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}
