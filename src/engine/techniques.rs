//! The ladder: every technique with its slug, SE rating, HoDoKu score, tier, family and pattern.
//! The order of the rows is the order of the search: what a person finds first stands first.

use serde::{Deserialize, Serialize};

/// A named pattern. Row order of the ladder.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    strum::IntoStaticStr,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "snake_case")]
pub enum Technique {
    /// The last empty cell of a house.
    FullHouse,
    /// The last place for a digit in a house.
    HiddenSingle,
    /// The last digit for a cell.
    NakedSingle,
}

impl Technique {
    /// Its name in snake case, the same in files, rows, corpora and locales.
    pub fn slug(self) -> &'static str {
        self.into()
    }
}
