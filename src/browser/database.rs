//! What the library keeps: texts under keys in the browser's database (IndexedDB). What they mean is
//! the business of `places/library`. Transactions run in the order in which they were asked for.

mod lists;
mod transaction;

use std::cell::RefCell;
use std::rc::Rc;

use idb::{
    Database as Connection, Error, Factory, KeyRange, ObjectStoreParams, Query, Transaction,
    TransactionMode,
};
use serde::Deserialize;
use strum::IntoEnumIterator as _;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::StorageManager;
use yew::Callback;

use crate::core::database::{
    ALL_CHANGED, Availability, Batch, Contents, DatabaseCommand, DatabaseMsg, GameTexts,
    LIBRARY_KEY, Persistence, Store, Texts, Usage, Write,
};
use crate::core::msg::Msg;
use crate::core::outside::Outcome;
use crate::core::puzzles::part_key;
use crate::core::saved::GAME_KEY;

use super::storage;
use crate::core::dom::objects;
use transaction::{begin, ended};

const NAME: &str = "nonet";
/// Version 2 has a store for the list that is rated, version 3 one for the puzzles of collections.
const VERSION: u32 = 3;
/// How many parts of a collection's puzzles are read at once: a few milliseconds.
const PARTS: usize = 8;
/// The most summaries that another tab reads one by one.
const MAX_ANNOUNCED: usize = 20;

/// The database: opened after the first paint, and again where the browser has closed it.
#[derive(Clone)]
pub struct Database {
    state: Rc<RefCell<State>>,
    dispatch: Callback<Msg>,
}

/// The connection, and what waits for it.
enum State {
    Closed,
    Opening(Vec<DatabaseCommand>),
    Open(Rc<Connection>),
    Missing,
}

impl Database {
    /// A database that the first command opens; what comes of its commands is dispatched.
    pub fn new(dispatch: &Callback<Msg>) -> Database {
        Database { state: Rc::new(RefCell::new(State::Closed)), dispatch: dispatch.clone() }
    }
    /// Carries out a command as soon as the database is open.
    pub fn run(&self, command: DatabaseCommand) {
        let mut state = self.state.borrow_mut();
        match &mut *state {
            State::Opening(waiting) => waiting.push(command),
            State::Open(connection) => {
                let connection = connection.clone();
                drop(state);
                self.start(connection, command);
            }
            State::Missing => {
                drop(state);
                self.report(without_database(command));
            }
            State::Closed => {
                *state = State::Opening(vec![command]);
                drop(state);
                let database = self.clone();
                spawn_local(async move { database.open().await });
            }
        }
    }
    async fn open(&self) {
        let opened = connect().await;
        let State::Opening(waiting) = self.state.replace(State::Missing) else { return };
        if let Ok(mut connection) = opened {
            self.watch(&mut connection);
            *self.state.borrow_mut() = State::Open(Rc::new(connection));
        }
        waiting.into_iter().for_each(|command| self.run(command));
    }
    /// A browser that closes the connection, and a later version of the page that wants to change the
    /// database, find this page ready to open it again.
    fn watch(&self, connection: &mut Connection) {
        let state = self.state.clone();
        connection.on_close(move |_| _ = state.replace(State::Closed));
        let state = self.state.clone();
        connection.on_version_change(move |_| {
            if let State::Open(connection) = state.replace(State::Closed) {
                connection.close();
            }
        });
    }
    fn start(&self, connection: Rc<Connection>, command: DatabaseCommand) {
        let database = self.clone();
        spawn_local(async move {
            let msg = match carry_out(&connection, &command).await {
                Ok(msg) => msg,
                Err(_) => refused(command),
            };
            database.report(msg);
        });
    }
    fn report(&self, msg: DatabaseMsg) {
        self.dispatch.emit(Msg::database(msg));
    }
}

async fn connect() -> Result<Connection, Error> {
    let mut request = Factory::new()?.open(NAME, Some(VERSION))?;
    request.on_upgrade_needed(|event| {
        use idb::DatabaseEvent;
        let Ok(database) = event.database() else { return };
        let there = database.store_names();
        for store in
            Store::iter().filter(|store| !there.iter().any(|name| name == <&str>::from(*store)))
        {
            // One that cannot be made makes every command on it fail, which is reported.
            _ = database.create_object_store(store.into(), ObjectStoreParams::new());
        }
    });
    request.await
}

async fn carry_out(
    connection: &Connection,
    command: &DatabaseCommand,
) -> Result<DatabaseMsg, Error> {
    Ok(match command {
        DatabaseCommand::Load => DatabaseMsg::Loaded(load(connection).await?),
        DatabaseCommand::Write(batch) => {
            DatabaseMsg::Written(write(connection, batch).await?, batch.purpose)
        }
        DatabaseCommand::Read(id, purpose) => {
            let found = read(connection, Store::Games, std::slice::from_ref(id)).await?;
            let database = found.into_iter().find_map(|(_, text)| text);
            let texts = GameTexts { database, local: storage::game(id) };
            DatabaseMsg::Read(id.clone(), *purpose, texts)
        }
        DatabaseCommand::ReadPuzzles { collection, part } => DatabaseMsg::PuzzlesRead {
            collection: collection.clone(),
            part: *part,
            texts: read_puzzles(connection, collection, *part).await?,
        },
        DatabaseCommand::ReadAll(purpose) => {
            let transaction = begin(connection, TransactionMode::ReadOnly)?;
            let games = with_stored(all(&transaction, Store::Games).await?);
            let puzzles = all(&transaction, Store::Puzzles).await?;
            DatabaseMsg::ReadAll(purpose.clone(), Texts { games, puzzles })
        }
        DatabaseCommand::Usage(persistence) => usage(*persistence).await,
        DatabaseCommand::Reread(ids) => {
            DatabaseMsg::Reread(read(connection, Store::Summaries, ids).await?)
        }
        DatabaseCommand::Kept(command) => lists::carry_out(connection, command).await,
    })
}

/// The games of the local storage, too.
fn with_stored(mut games: Vec<(String, String)>) -> Vec<(String, String)> {
    let game = |(key, text): (String, String)| Some((key.strip_prefix(GAME_KEY)?.to_owned(), text));
    games.extend(storage::games().into_iter().filter_map(game));
    games
}

async fn usage(persistence: Persistence) -> DatabaseMsg {
    DatabaseMsg::Usage(persistence, read_usage(persistence).await)
}

/// None where the browser does not say, as on pages without a secure origin.
async fn read_usage(persistence: Persistence) -> Option<Usage> {
    let storage: StorageManager = objects::navigator()?.storage.dyn_into().ok()?;
    let agreed = match persistence {
        Persistence::Look => storage.persisted(),
        Persistence::Ask => storage.persist(),
    };
    let is_persistent = JsFuture::from(agreed.ok()?).await.ok()?.is_truthy();
    let estimate = JsFuture::from(storage.estimate().ok()?).await.ok()?;
    let Estimate { usage, quota } = objects::read(estimate)?;
    Some(Usage { used: usage, quota, is_persistent })
}

/// In bytes.
#[derive(Deserialize)]
struct Estimate {
    usage: f64,
    quota: f64,
}

async fn load(connection: &Connection) -> Result<Contents, Error> {
    let transaction = begin(connection, TransactionMode::ReadOnly)?;
    Ok(Contents {
        availability: Availability::Open,
        summaries: all(&transaction, Store::Summaries).await?,
        collections: all(&transaction, Store::Collections).await?,
        left: storage::games(),
    })
}

/// All that a store holds. A value that is no text is an empty one.
async fn all(transaction: &Transaction, store: Store) -> Result<Vec<(String, String)>, Error> {
    let store = transaction.object_store(store.into())?;
    let (keys, values) = (store.get_all_keys(None, None)?, store.get_all(None, None)?);
    let (keys, values) = (keys.await?, values.await?);
    let text = |value: JsValue| value.as_string().unwrap_or_default();
    Ok(keys.into_iter().map(text).zip(values.into_iter().map(text)).collect())
}

async fn read(
    connection: &Connection,
    store: Store,
    keys: &[String],
) -> Result<Vec<(String, Option<String>)>, Error> {
    let transaction = begin(connection, TransactionMode::ReadOnly)?;
    let store = transaction.object_store(store.into())?;
    let mut found = Vec::new();
    for key in keys {
        let value = store.get(Query::Key(JsValue::from_str(key)))?.await?;
        found.push((key.clone(), value.and_then(|value| value.as_string())));
    }
    Ok(found)
}

/// Some parts of a collection's puzzles, from this one on.
async fn read_puzzles(
    connection: &Connection,
    collection: &str,
    part: usize,
) -> Result<Vec<String>, Error> {
    let transaction = begin(connection, TransactionMode::ReadOnly)?;
    let store = transaction.object_store(Store::Puzzles.into())?;
    let key = |part| JsValue::from_str(&part_key(collection, part));
    let range = KeyRange::bound(&key(part), &key(part + PARTS), None, Some(true))?;
    let values = store.get_all(Some(Query::KeyRange(range)), None)?.await?;
    Ok(values.into_iter().map(|value| value.as_string().unwrap_or_default()).collect())
}

/// Makes all changes or none, then lets go of what the local storage need not hold any more.
async fn write(connection: &Connection, batch: &Batch) -> Result<Outcome, Error> {
    let transaction = begin(connection, TransactionMode::ReadWrite)?;
    if let Err(error) = batch.writes.iter().try_for_each(|change| request(&transaction, change)) {
        // What was asked for before the refusal would be made otherwise.
        transaction.abort()?;
        return Err(error);
    }
    if ended(transaction).await == Outcome::Refused {
        return Ok(Outcome::Refused);
    }
    batch.release.iter().for_each(|(key, text)| storage::release(key, text));
    announce(&batch.writes);
    Ok(Outcome::Done)
}

fn request(transaction: &Transaction, change: &Write) -> Result<(), Error> {
    match change {
        Write::Put(store, key, text) => {
            let store = transaction.object_store((*store).into())?;
            store.put(&JsValue::from_str(text), Some(&JsValue::from_str(key)))?;
        }
        Write::Delete(store, key) => {
            let store = transaction.object_store((*store).into())?;
            store.delete(Query::Key(JsValue::from_str(key)))?;
        }
    }
    Ok(())
}

/// Lets other tabs of this page know which summaries they have to read again.
fn announce(writes: &[Write]) {
    let keys: Option<Vec<&str>> = writes.iter().filter_map(summary_key).collect();
    let keys = keys.filter(|keys| keys.len() <= MAX_ANNOUNCED);
    let keys = keys.map_or(ALL_CHANGED.to_owned(), |keys| keys.join(","));
    // Where it is refused, the other tab reads them when it is opened again. The time makes each text
    // another one, so that it is an event.
    _ = storage::save(LIBRARY_KEY, &format!("{} {keys}", js_sys::Date::now()));
}

/// The key of the summary that a change concerns; an inner none for a change of another store than
/// those of the games.
fn summary_key(change: &Write) -> Option<Option<&str>> {
    let (Write::Put(store, key, _) | Write::Delete(store, key)) = change;
    match store {
        Store::Summaries => Some(Some(key)),
        Store::Collections => Some(None),
        Store::Games | Store::Puzzles | Store::RatedList => None,
    }
}

/// What a command comes to where there is no database: the games are those of the local storage.
fn without_database(command: DatabaseCommand) -> DatabaseMsg {
    match command {
        DatabaseCommand::Write(batch) => {
            for change in &batch.writes {
                if let Write::Delete(Store::Games, id) = change {
                    storage::remove_game(id);
                }
            }
            DatabaseMsg::Written(Outcome::Refused, batch.purpose)
        }
        other => refused(other),
    }
}

/// What a command comes to that the database refused.
fn refused(command: DatabaseCommand) -> DatabaseMsg {
    match command {
        DatabaseCommand::Load => DatabaseMsg::Loaded(Contents {
            availability: Availability::Missing,
            left: storage::games(),
            ..Contents::default()
        }),
        DatabaseCommand::Write(batch) => DatabaseMsg::Written(Outcome::Refused, batch.purpose),
        DatabaseCommand::Read(id, purpose) => {
            let texts = GameTexts { database: None, local: storage::game(&id) };
            DatabaseMsg::Read(id, purpose, texts)
        }
        DatabaseCommand::ReadPuzzles { collection, part } => {
            DatabaseMsg::PuzzlesRead { collection, part, texts: Vec::new() }
        }
        DatabaseCommand::ReadAll(purpose) => {
            let games = with_stored(Vec::new());
            DatabaseMsg::ReadAll(purpose, Texts { games, ..Texts::default() })
        }
        DatabaseCommand::Usage(persistence) => DatabaseMsg::Usage(persistence, None),
        DatabaseCommand::Reread(_) => DatabaseMsg::Reread(Vec::new()),
        DatabaseCommand::Kept(command) => DatabaseMsg::Kept(lists::refused(&command)),
    }
}
