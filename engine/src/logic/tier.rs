//! [`Tier`]: how hard a technique or a puzzle is.

use crate::types::slugs::slugs;

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
    strum::VariantArray,
)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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

slugs!(Tier);
