//! The list that is rated, in a store of its own: the list, what became of it, and a value for each
//! part that is rated. The list is packed with a version, the rest as workers' messages are: another
//! build works it out again.

use idb::{
    Database as Connection, Error, KeyRange, ObjectStore, Query, Transaction, TransactionMode,
};
use js_sys::Uint8Array;
use wasm_bindgen::{JsCast as _, JsValue};

use crate::core::database::{DatabaseMsg, Store};
use crate::core::kept_list::{KeptCommand, KeptMsg, KeptRows, KeptRun, LIST_LAYOUT};
use crate::core::outside::Outcome;
use crate::worker::{decode, encode, pack, unpack};

use super::transaction::{begin, ended};

const LIST: &str = "list";
const RUN: &str = "run";
/// Parts have keys that begin so.
const ROWS: &str = "rows.";
/// All keys of parts stand before this one.
const AFTER_ROWS: &str = "rows/";
/// How many parts are read at once: a few milliseconds.
const PARTS: u32 = 8;

/// Carries out a command; whatever goes wrong is a refusal.
pub async fn carry_out(connection: &Connection, command: &KeptCommand) -> DatabaseMsg {
    let msg = match command {
        KeptCommand::Find => find(connection).await,
        KeptCommand::ReadRows(after) => read_rows(connection, after.as_deref()).await,
        change => keep(connection, change).await,
    };
    DatabaseMsg::Kept(msg.unwrap_or(refused(command)))
}

/// What a command comes to that the database does not carry out.
pub fn refused(command: &KeptCommand) -> KeptMsg {
    match command {
        KeptCommand::Find => KeptMsg::Found(None),
        KeptCommand::ReadRows(_) => KeptMsg::Rows(Vec::new(), None),
        KeptCommand::Keep(_) | KeptCommand::KeepRows(_) | KeptCommand::KeepRun(_) => {
            KeptMsg::Refused
        }
    }
}

async fn keep(connection: &Connection, change: &KeptCommand) -> Result<KeptMsg, Error> {
    let (transaction, store) = open(connection, TransactionMode::ReadWrite)?;
    let put = |key: &str, bytes: Vec<u8>| {
        store.put(&Uint8Array::from(&*bytes), Some(&JsValue::from_str(key))).map(|_| ())
    };
    match change {
        KeptCommand::Keep(list) => {
            store.clear()?;
            put(LIST, pack(LIST_LAYOUT, list))?;
        }
        KeptCommand::KeepRows(of) => put(&key(of), encode(&(of.begun, &of.rows)))?,
        KeptCommand::KeepRun(run) => put(RUN, encode(run))?,
        KeptCommand::Find | KeptCommand::ReadRows(_) => {}
    }
    Ok(match ended(transaction).await {
        Outcome::Done => KeptMsg::Done,
        Outcome::Refused => KeptMsg::Refused,
    })
}

async fn find(connection: &Connection) -> Result<KeptMsg, Error> {
    let (_transaction, store) = open(connection, TransactionMode::ReadOnly)?;
    let get = |key: &str| store.get(Query::Key(JsValue::from_str(key)));
    let (list, run) = (get(LIST)?, get(RUN)?);
    let list = list.await?.and_then(|value| unpack(LIST_LAYOUT, &bytes(value)?).ok());
    let run = run.await?.and_then(|value| decode::<KeptRun>(&bytes(value)?).ok());
    Ok(KeptMsg::Found(list.map(|list| (Box::new(list), run.unwrap_or_default()))))
}

async fn read_rows(connection: &Connection, after: Option<&str>) -> Result<KeptMsg, Error> {
    let (_transaction, store) = open(connection, TransactionMode::ReadOnly)?;
    let (first, last) = (JsValue::from_str(after.unwrap_or(ROWS)), JsValue::from_str(AFTER_ROWS));
    let range = || KeyRange::bound(&first, &last, Some(true), Some(true)).map(Query::KeyRange);
    let keys = store.get_all_keys(Some(range()?), Some(PARTS))?;
    let values = store.get_all(Some(range()?), Some(PARTS))?;
    let (keys, values) = (keys.await?, values.await?);
    let keys: Vec<String> = keys.iter().filter_map(JsValue::as_string).collect();
    // Parts that another build wrote are passed over and rated anew.
    let part = |(key, value): (&String, JsValue)| {
        let (start, is_explained) = place(key)?;
        let (begun, rows) = decode(&bytes(value)?).ok()?;
        Some(KeptRows { begun, start, is_explained, rows })
    };
    let parts = keys.iter().zip(values).filter_map(part).collect();
    Ok(KeptMsg::Rows(parts, keys.into_iter().last()))
}

fn open(
    connection: &Connection,
    mode: TransactionMode,
) -> Result<(Transaction, ObjectStore), Error> {
    let transaction = begin(connection, mode)?;
    let store = transaction.object_store(Store::RatedList.into())?;
    Ok((transaction, store))
}

fn bytes(value: JsValue) -> Option<Vec<u8>> {
    value.dyn_into::<Uint8Array>().ok().map(|bytes| bytes.to_vec())
}

/// Keys in the order of the rows: those that Sudoku Explainer has rated come first.
fn key(of: &KeptRows) -> String {
    let kind = if of.is_explained { "explained" } else { "usual" };
    format!("{ROWS}{kind}.{:07}", of.start)
}

fn place(key: &str) -> Option<(usize, bool)> {
    let (kind, start) = key.strip_prefix(ROWS)?.split_once('.')?;
    Some((start.parse().ok()?, kind == "explained"))
}
