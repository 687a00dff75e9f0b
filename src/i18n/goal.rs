//! [`PuzzleGoal`]: what a puzzle is made for, as sentences name it.

use crate::engine::logic::techniques::{Technique, Tier};

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
