//! [`Archive`]: a whole library as one file in JSON, which `docs/library.md` documents. What the texts
//! in it mean is the business of `app/library`.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use thiserror::Error;

/// What every file begins with.
const FORMAT: &str = "nonet-library";
/// Version 2 has puzzles with the collections.
const VERSION: u32 = 2;

/// A library as it stands in a file.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct Archive {
    format: String,
    version: u32,
    /// Milliseconds since 1970 when the file was written.
    written: i64,
    /// Its collections.
    pub collections: Vec<ArchivedCollection>,
    /// Its games.
    pub games: Vec<ArchivedGame>,
    /// What the player has learned, as text; empty in a file that an older program wrote.
    #[serde(default)]
    pub learned: String,
}

/// A collection of a file.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct ArchivedCollection {
    /// Its key.
    pub id: String,
    /// Its text.
    pub collection: String,
    /// Its puzzles that are no games, a line each.
    #[serde(default)]
    pub puzzles: String,
}

/// A game of a file.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct ArchivedGame {
    /// Its key.
    pub id: String,
    /// The text of its summary.
    #[serde(default)]
    pub summary: String,
    /// Its own text; none for a puzzle that was never opened.
    #[serde(default)]
    pub game: Option<String>,
}

/// Why a file is no library.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ArchiveError {
    /// It is something else, or damaged.
    #[error("the file is no library")]
    Damaged,
    /// A newer version wrote it.
    #[error("a newer version wrote the file")]
    Newer,
}

/// Whether a text means to be a library: then it is no puzzle.
pub fn claims(text: &str) -> bool {
    let start = text.trim_start().get(..80).unwrap_or(text);
    start.starts_with('{') && start.contains("\"format\"") && start.contains(FORMAT)
}

impl Archive {
    /// A library that is written at this time.
    pub fn new(
        written: i64,
        collections: Vec<ArchivedCollection>,
        games: Vec<ArchivedGame>,
    ) -> Archive {
        let (format, learned) = (FORMAT.to_owned(), String::new());
        Archive { format, version: VERSION, written, collections, games, learned }
    }
    /// The library with what the player has learned.
    #[must_use]
    pub fn with_learned(self, learned: String) -> Archive {
        Archive { learned, ..self }
    }
    /// The file.
    pub fn print(&self) -> String {
        serde_json::to_string(self).expect("strings and numbers are JSON")
    }
    /// Reads what [`print`](Self::print) wrote. A record that is damaged takes no other with it: it comes
    /// without a key, with its JSON as its text.
    ///
    /// # Errors
    /// The text is something else, or of a newer version.
    pub fn read(text: &str) -> Result<Archive, ArchiveError> {
        #[derive(Deserialize)]
        struct Head {
            format: String,
            version: u32,
        }
        #[derive(Deserialize)]
        struct Records<'a> {
            #[serde(borrow)]
            written: Option<&'a RawValue>,
            #[serde(borrow)]
            collections: Vec<&'a RawValue>,
            #[serde(borrow)]
            games: Vec<&'a RawValue>,
            #[serde(borrow)]
            learned: Option<&'a RawValue>,
        }
        let head: Head = serde_json::from_str(text).map_err(|_| ArchiveError::Damaged)?;
        if head.format != FORMAT {
            return Err(ArchiveError::Damaged);
        }
        if head.version > VERSION {
            return Err(ArchiveError::Newer);
        }
        let records: Records = serde_json::from_str(text).map_err(|_| ArchiveError::Damaged)?;
        let written = records.written.and_then(value).unwrap_or_default();
        let learned = |raw: &RawValue| value(raw).unwrap_or_else(|| raw.get().to_owned());
        let learned = records.learned.map_or(String::new(), learned);
        let collection = |raw: &RawValue| {
            let (collection, puzzles) = (raw.get().to_owned(), String::new());
            ArchivedCollection { id: String::new(), collection, puzzles }
        };
        let game = |raw: &RawValue| {
            let (summary, game) = (String::new(), Some(raw.get().to_owned()));
            ArchivedGame { id: String::new(), summary, game }
        };
        let collections = records.collections.into_iter();
        let collections = collections.map(|raw| value(raw).unwrap_or_else(|| collection(raw)));
        let games = records.games.into_iter().map(|raw| value(raw).unwrap_or_else(|| game(raw)));
        let archive = Archive::new(written, collections.collect(), games.collect());
        Ok(archive.with_learned(learned))
    }
}

fn value<T: DeserializeOwned>(raw: &RawValue) -> Option<T> {
    serde_json::from_str(raw.get()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_newer_file_and_what_is_none_are_refused() {
        let newer = r#"{"format":"nonet-library","version":3,"x":1}"#;
        assert_eq!(Archive::read(newer), Err(ArchiveError::Newer));
        assert!(claims(newer) && !claims("4...2.."));
        assert_eq!(Archive::read("{"), Err(ArchiveError::Damaged));
        assert_eq!(Archive::read("[]"), Err(ArchiveError::Damaged));
    }

    #[test]
    fn a_damaged_record_takes_no_other_with_it() {
        let good = r#"{"id":"a","summary":"s","game":"g"}"#;
        for damaged in ["5", r#"{"id":7}"#, r#"{"id":"a","game":{"x":[1]}}"#, "null", "[[]]"] {
            let list = r#"{"id":"c","collection":"one"}"#;
            let text = format!(
                r#"{{"format":"nonet-library","version":2,"written":"x","collections":[{damaged},{list}],"games":[{damaged},{good}],"learned":{damaged}}}"#
            );
            let archive = Archive::read(&text).expect("an archive");
            assert_eq!(archive.games[0].game.as_deref(), Some(damaged));
            assert_eq!((&*archive.games[1].id, &*archive.games[1].summary), ("a", "s"));
            assert_eq!(archive.collections[0].collection, damaged);
            assert_eq!(archive.collections[1].collection, "one");
            assert_eq!(archive.learned, damaged.replace("null", ""));
        }
    }
}
