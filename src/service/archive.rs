//! [`Archive`]: a whole library as one file in JSON, which `docs/library.md` documents. What the texts
//! in it mean is the business of `app/library`.

use serde::{Deserialize, Serialize};
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
    /// The same with what the player has learned.
    #[must_use]
    pub fn with_learned(self, learned: String) -> Archive {
        Archive { learned, ..self }
    }
    /// The file.
    pub fn print(&self) -> String {
        serde_json::to_string(self).expect("strings and numbers are JSON")
    }
    /// Reads what [`print`](Self::print) wrote.
    ///
    /// # Errors
    /// The text is something else, or of a newer version.
    pub fn read(text: &str) -> Result<Archive, ArchiveError> {
        #[derive(Deserialize)]
        struct Head {
            format: String,
            version: u32,
        }
        let head: Head = serde_json::from_str(text).map_err(|_| ArchiveError::Damaged)?;
        match head {
            Head { format, .. } if format != FORMAT => Err(ArchiveError::Damaged),
            Head { version, .. } if version > VERSION => Err(ArchiveError::Newer),
            _ => serde_json::from_str(text).map_err(|_| ArchiveError::Damaged),
        }
    }
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
}
