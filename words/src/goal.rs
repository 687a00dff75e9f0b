//! [`PuzzleGoal`] and [`Wanted`]: what a puzzle is made for, as sentences name it.

use nonet_engine::logic::techniques::{Technique, Tier};

use super::arg::{Arg, Field};

/// What a puzzle is generated for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleGoal {
    /// A technique that its path needs.
    Technique(Technique),
    /// A difficulty tier.
    Tier(Tier),
}

impl Field for PuzzleGoal {
    fn part(&self, part: &str) -> Option<Arg> {
        match self {
            PuzzleGoal::Technique(technique) => technique.part(part),
            PuzzleGoal::Tier(tier) => tier.part(part),
        }
    }
    fn sample() -> Self {
        PuzzleGoal::Tier(Tier::sample())
    }
}

/// All that was asked of a puzzle that was not found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// Its tier, if that was asked for.
    pub tier: Option<Tier>,
    /// A technique that it needs, if that was asked for.
    pub technique: Option<Technique>,
    /// Its number of clues, if that was asked for.
    pub clues: Option<u8>,
}

impl Field for Wanted {
    fn part(&self, part: &str) -> Option<Arg> {
        (part.is_empty()).then_some(Arg::Wanted(*self))
    }
    fn sample() -> Self {
        Wanted { tier: Some(Field::sample()), technique: None, clues: Some(30) }
    }
}
