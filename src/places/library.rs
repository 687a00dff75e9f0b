//! [`Library`]: the place that lists every game ever begun.

pub mod listing;
pub mod merge;
pub mod msg;
pub mod rows;
pub mod search;
pub mod starters;
pub mod statistics;
pub mod transfer;
#[cfg(feature = "page")]
pub mod components;
pub(crate) mod update;
pub mod view;

use crate::core::context;
use listing::Browse;
use rows::LastListing;

use crate::core::games::Collection;

/// The place while it works off a message.
pub(crate) type Update<'a> = context::Update<'a, Library>;
/// The place while it is drawn.
pub type Shown<'a> = context::Shown<'a, Library>;

/// What the player looks at in the library.
#[derive(Default)]
pub struct Library {
    /// The section, its order and its filters.
    pub browse: Browse,
    last_listing: LastListing,
    /// The collection deleted last with its key and the keys of its games, so that it can come back.
    pub removed: Option<(String, Collection, Vec<String>)>,
}
