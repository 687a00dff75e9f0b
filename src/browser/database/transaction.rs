//! How a transaction begins and ends.

use idb::{Database as Connection, Error, Transaction, TransactionMode};
use js_sys::Promise;
use strum::IntoEnumIterator as _;
use wasm_bindgen_futures::JsFuture;
use web_sys::IdbTransaction;

use crate::core::database::Store;
use crate::core::outside::Outcome;

/// A transaction on all stores.
pub fn begin(connection: &Connection, mode: TransactionMode) -> Result<Transaction, Error> {
    let stores: Vec<&'static str> = Store::iter().map(<&str>::from).collect();
    connection.transaction(&stores, mode)
}

/// Waits until all changes are made or all are undone. The future of the `idb` crate ends at the
/// first of several errors and drops the handlers that the others call.
pub async fn ended(transaction: Transaction) -> Outcome {
    let transaction = IdbTransaction::from(transaction);
    let end = Promise::new(&mut |made, undone| {
        transaction.set_oncomplete(Some(&made));
        transaction.set_onabort(Some(&undone));
    });
    match JsFuture::from(end).await {
        Ok(_) => Outcome::Done,
        Err(_) => Outcome::Refused,
    }
}
