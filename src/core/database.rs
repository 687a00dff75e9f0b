//! What the library asks of the browser's database, and what comes back, as data. The edge is
//! `web/database.rs`.

use crate::core::kept_list::{KeptCommand, KeptMsg};
use crate::core::outside::Outcome;
use crate::service::archive::Archive;

/// Where a tab says which summaries it has changed: a time, a blank, and their keys or
/// [`ALL_CHANGED`].
pub const LIBRARY_KEY: &str = "nonet.library";
/// More has changed than can be listed.
pub const ALL_CHANGED: &str = "*";

/// The parts of the database. Keys are texts, and so are all values but those of the rated list.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, strum::EnumIter, strum::IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Store {
    /// A summary of each game.
    Summaries,
    /// The whole games, under the same keys.
    Games,
    /// The collections.
    Collections,
    /// The puzzles of collections, in parts.
    Puzzles,
    /// The list that is rated last, packed.
    RatedList,
}

/// A change of the database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Write {
    /// A text comes under a key, in place of what was there.
    Put(Store, String, String),
    /// A key goes.
    Delete(Store, String),
}

/// Changes that are made together or not at all.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Batch {
    /// The changes, in order.
    pub writes: Vec<Write>,
    /// Keys of the local storage that are not needed any more once the changes are made, each with
    /// the text that it must still have: what another tab has written since stays.
    pub release: Vec<(String, String)>,
    /// What they are for.
    pub purpose: WritePurpose,
}

/// What changes are made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum WritePurpose {
    /// To keep what the player did.
    #[default]
    Keep,
    /// To take a file in: so many games were added, so many were here.
    Merge {
        /// The games that were not here.
        added: u64,
        /// The others.
        known: u64,
    },
}

/// Something for the database to do.
#[derive(Clone, PartialEq, Debug)]
pub enum DatabaseCommand {
    /// Read all summaries and collections, and the games in the local storage.
    Load,
    /// Make these changes.
    Write(Batch),
    /// Read a game.
    Read(String, ReadPurpose),
    /// Read some parts of a collection's puzzles, from this one on.
    ReadPuzzles {
        /// The collection's key.
        collection: String,
        /// The first part, 0-based.
        part: usize,
    },
    /// Read all games.
    ReadAll(ReadAllPurpose),
    /// Report how much room is used, and ask the browser never to clear it if so.
    Usage(Persistence),
    /// Read the summaries of these games again, because another tab has changed them.
    Reread(Vec<String>),
    /// Something about the list that is rated.
    Kept(KeptCommand),
}

/// What a game is read for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReadPurpose {
    /// To be played on.
    Open,
    /// To be played from its start.
    Restart,
    /// To be shared.
    Share,
    /// To be printed.
    Print,
    /// To be compared with the times in a link.
    Compare,
    /// To be compared with the game in play, or to take its place where nothing was done in that.
    Resume,
    /// To be shown as a picture on the card of another.
    Picture,
    /// To get the name that its summary has.
    Rename,
    /// To make its summary anew.
    Restore,
    /// To be joined with what the local storage has of it.
    Left,
}

/// What all games are read for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadAllPurpose {
    /// To be written into a file.
    Export,
    /// To be joined with a file.
    Merge(Box<Archive>),
}

/// What is kept of one game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameTexts {
    /// Its text in the database.
    pub database: Option<String>,
    /// Its text in the local storage.
    pub local: Option<String>,
}

/// The texts of all games.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Texts {
    /// The games by their keys: those of the database, then those of the local storage.
    pub games: Vec<(String, String)>,
    /// The parts of the puzzles of all collections by their keys, ascending.
    pub puzzles: Vec<(String, String)>,
}

/// Whether the browser is asked never to clear what is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Persistence {
    /// It is only looked whether it has agreed.
    Look,
    /// It is asked, which may ask the player.
    Ask,
}

/// How much room the page uses.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Usage {
    /// Bytes in use.
    pub used: f64,
    /// Bytes that there may be.
    pub quota: f64,
    /// Whether the browser has agreed never to clear them.
    pub is_persistent: bool,
}

/// What the database reports.
#[derive(Clone, PartialEq, Debug)]
pub enum DatabaseMsg {
    /// What it holds.
    Loaded(Contents),
    /// A game was read.
    Read(String, ReadPurpose, GameTexts),
    /// Parts of a collection's puzzles were read; there are no more after none.
    PuzzlesRead {
        /// The collection's key.
        collection: String,
        /// The first part, 0-based.
        part: usize,
        /// The texts of so many parts.
        texts: Vec<String>,
    },
    /// All games were read.
    ReadAll(ReadAllPurpose, Texts),
    /// How much room is used; none if the browser does not say.
    Usage(Persistence, Option<Usage>),
    /// These summaries are so now; none if it is gone.
    Reread(Vec<(String, Option<String>)>),
    /// Changes were made, or refused.
    Written(Outcome, WritePurpose),
    /// Something about the list that is rated.
    Kept(KeptMsg),
}

/// What the database and the local storage hold.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Contents {
    /// Whether there is a database.
    pub availability: Availability,
    /// The summaries by their keys.
    pub summaries: Vec<(String, String)>,
    /// The collections by their keys.
    pub collections: Vec<(String, String)>,
    /// The games of the local storage by their keys there.
    pub left: Vec<(String, String)>,
}

/// Whether there is a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Availability {
    /// It is not opened yet.
    #[default]
    Unknown,
    /// It is open.
    Open,
    /// The browser has none, or forbids it.
    Missing,
}
