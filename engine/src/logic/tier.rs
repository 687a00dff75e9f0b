//! [`Tier`]: how hard a technique or a puzzle is.

use serde::{Deserialize, Serialize};

/// How hard a technique is; HoDoKu's five levels.
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
pub enum Tier {
    /// Singles only.
    Easy,
    /// Locked candidates, small subsets.
    Medium,
    /// Fish, wings, uniqueness, colours.
    Hard,
    /// Chains, almost locked sets.
    Unfair,
    /// Forcing chains and nets, last resorts.
    Extreme,
}

impl Tier {
    /// From easy to extreme.
    pub const ALL: [Tier; 5] = [Tier::Easy, Tier::Medium, Tier::Hard, Tier::Unfair, Tier::Extreme];

    /// Its name among data.
    pub fn slug(self) -> &'static str {
        self.into()
    }
    /// The tier of a name.
    pub fn from_slug(slug: &str) -> Option<Tier> {
        Tier::ALL.into_iter().find(|tier| tier.slug() == slug)
    }
}
