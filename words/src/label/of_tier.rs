//! The labels of a tier.

use super::Label;
use nonet_engine::logic::techniques::Tier;

impl Label {
    /// What a puzzle of a tier needs.
    pub fn of_tier_help(tier: Tier) -> Label {
        match tier {
            Tier::Easy => Label::TierEasyHelp,
            Tier::Medium => Label::TierMediumHelp,
            Tier::Hard => Label::TierHardHelp,
            Tier::Unfair => Label::TierUnfairHelp,
            Tier::Extreme => Label::TierExtremeHelp,
        }
    }
    /// The hardest that a puzzle of a tier takes, in two or three words.
    pub fn of_tier_takes(tier: Tier) -> Label {
        match tier {
            Tier::Easy => Label::TierEasyTakes,
            Tier::Medium => Label::TierMediumTakes,
            Tier::Hard => Label::TierHardTakes,
            Tier::Unfair => Label::TierUnfairTakes,
            Tier::Extreme => Label::TierExtremeTakes,
        }
    }
    /// The name of a tier.
    pub fn of_tier(tier: Tier) -> Label {
        match tier {
            Tier::Easy => Label::TierEasy,
            Tier::Medium => Label::TierMedium,
            Tier::Hard => Label::TierHard,
            Tier::Unfair => Label::TierUnfair,
            Tier::Extreme => Label::TierExtreme,
        }
    }
}
