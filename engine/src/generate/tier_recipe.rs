//! What a puzzle of each tier is in play: one table. HoDoKu's tiers alone say how hard a path is at
//! its hardest; a puzzle that is pleasant to play is also of a handsome pattern, has clues enough to
//! begin with, and is of its tier because of a pattern to be found, not because its many simple
//! steps add up to as many points.

use std::ops::RangeInclusive;

use super::Recipe;
use super::symmetry::Symmetry;
use crate::logic::techniques::Tier;
use crate::types::candidate::Candidate;
use crate::types::digit::Digit;
use crate::types::house::{House, HouseKind, HouseSet};
use crate::types::position::Position;
use crate::types::rng::SeededRng;

/// What else is asked of the path beside its tier.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum PathStyle {
    /// Nothing.
    #[default]
    Any,
    /// As in [`TIER_RECIPES`]: the number of clues is drawn from that of the tier, an easy puzzle is
    /// solved by singles that are easily seen, and one of the three tiers above it needs a technique
    /// of its tier. An extreme puzzle may be so by its points alone: what only forcing chains and
    /// nets solve is no pleasure to most.
    Comfortable,
    /// Of several puzzles as [`Comfortable`](Self::Comfortable) asks for them one whose hardest step is of a
    /// technique that the seed draws, or comes near to it in the drawn order: a series of these is more varied.
    Varied,
}

/// What a puzzle of a tier is in play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TierRecipe {
    /// The tier.
    pub tier: Tier,
    /// How many clues it may have; each number is as likely as the others.
    pub clues: RangeInclusive<u8>,
    /// The symmetry of its clues.
    pub symmetry: Symmetry,
}

/// The recipe of each tier, the easiest first.
pub static TIER_RECIPES: [TierRecipe; 5] = [
    TierRecipe { tier: Tier::Easy, clues: 32..=38, symmetry: Symmetry::HalfTurn },
    TierRecipe { tier: Tier::Medium, clues: 27..=31, symmetry: Symmetry::HalfTurn },
    TierRecipe { tier: Tier::Hard, clues: 25..=29, symmetry: Symmetry::HalfTurn },
    TierRecipe { tier: Tier::Unfair, clues: 24..=28, symmetry: Symmetry::HalfTurn },
    TierRecipe { tier: Tier::Extreme, clues: 24..=28, symmetry: Symmetry::HalfTurn },
];

/// Keeps the draw of the number of clues apart from all that is drawn for the puzzle itself.
const CLUES_STREAM: u64 = 0x636c_7565_7321;

impl TierRecipe {
    /// The recipe of a tier.
    pub fn of(tier: Tier) -> &'static TierRecipe {
        &TIER_RECIPES[tier as usize]
    }
    /// The recipe of the puzzle with this seed.
    pub fn with_seed(&self, seed: u64) -> Recipe {
        Recipe {
            tier: Some(self.tier),
            symmetry: self.symmetry,
            style: PathStyle::Comfortable,
            seed,
            ..Recipe::default()
        }
    }
}

/// The recipe with the number of clues that its seed stands for, where it has a range or the style
/// draws one.
pub(super) fn with_drawn_clues(recipe: &Recipe) -> Recipe {
    let range = match (recipe.style, recipe.tier, recipe.clues, recipe.most_clues) {
        _ if recipe.mask.is_some() => return *recipe,
        (_, _, Some(fewest), Some(most)) => fewest..=most.max(fewest),
        (PathStyle::Comfortable, Some(tier), None, _) => TierRecipe::of(tier).clues.clone(),
        _ => return *recipe,
    };
    let count = usize::from(range.end() - range.start()) + 1;
    let drawn = SeededRng::new(recipe.seed ^ CLUES_STREAM).below(count);
    Recipe { clues: Some(range.start() + drawn as u8), ..*recipe }
}

/// Whether a puzzle is solved by full houses and by hidden singles in boxes: the digit is crossed
/// out in a box by those around it until one cell is left.
pub(crate) fn is_easily_seen(mut position: Position) -> bool {
    while !position.is_solved() {
        let Some(single) = easy_single(&position) else { return false };
        position.place(single);
    }
    true
}

fn easy_single(position: &Position) -> Option<Candidate> {
    let full_house = || {
        House::ALL.into_iter().find_map(|house| {
            let left = position.unsolved() & house.cells();
            let cell = left.first().filter(|_| left.len() == 1)?;
            Some(Candidate::new(cell, position.candidates(cell).first()?))
        })
    };
    let in_box = || {
        HouseSet::of_kind(HouseKind::Block).iter().find_map(|block| {
            Digit::ALL.into_iter().find_map(|digit| {
                let places = position.places(digit, block);
                let cell = places.first().filter(|_| places.len() == 1)?;
                Some(Candidate::new(cell, digit))
            })
        })
    };
    full_house().or_else(in_box)
}
