//! Varied puzzles: of several comfortable puzzles of a tier that one whose hardest step comes first in
//! an order of techniques which the seed draws. Made one by one, more than half of all medium puzzles
//! would need nothing harder than locked candidates, and hardly one in a hundred a hidden subset.

use super::tier_recipe::PathStyle;
use super::{GenerateError, Generated, Progress, Recipe};
use crate::logic::techniques::{Technique, Tier};
use crate::rating::grade::Grade;
use crate::types::board::Board;
use crate::types::rng::{SeededRng, nth_seed};

/// How many puzzles are made at most; the search ends at the first one whose hardest step is the first
/// of the order.
const MAX_CANDIDATES: u64 = 12;

/// Keeps the seeds of the candidates apart from those of other series.
const SEED_STREAM: u64 = 0x7661_7269_6564;
/// Keeps the draw of the order apart from all that is drawn for the puzzles.
const ORDER_STREAM: u64 = 0x6f72_6465_7221;

/// How often a technique comes first, as against the others of its tier: the more often, the rarer it
/// is the hardest step of a puzzle.
type Weights = &'static [(Technique, usize)];

const MEDIUM: Weights = &[
    (Technique::Pointing, 1),
    (Technique::Claiming, 1),
    (Technique::LockedPair, 1),
    (Technique::NakedPair, 2),
    (Technique::NakedTriple, 2),
    (Technique::LockedTriple, 2),
    (Technique::HiddenPair, 12),
    (Technique::HiddenTriple, 24),
];

const HARD: Weights = &[
    (Technique::WWing, 1),
    (Technique::Skyscraper, 1),
    (Technique::XyWing, 1),
    (Technique::RemotePair, 2),
    (Technique::Bug1, 2),
    (Technique::XWing, 3),
    (Technique::TwoStringKite, 3),
    (Technique::XyzWing, 6),
    (Technique::Swordfish, 8),
    (Technique::UniqueRectangle1, 8),
    (Technique::UniqueRectangle2, 8),
    (Technique::UniqueRectangle3, 8),
    (Technique::SashimiXWing, 8),
    (Technique::FinnedXWing, 8),
    (Technique::TurbotFish, 8),
    (Technique::Jellyfish, 8),
    (Technique::HiddenRectangle, 8),
    (Technique::EmptyRectangle, 8),
];

/// The puzzle of a varied recipe. Of a tier whose puzzles do not differ in their hardest step it is the
/// comfortable puzzle of the same seed.
///
/// # Errors
/// When a puzzle cannot be made.
pub(super) fn puzzle(
    recipe: &Recipe,
    progress: &mut dyn FnMut(Progress),
) -> Result<Generated, GenerateError> {
    let comfortable = Recipe { style: PathStyle::Comfortable, ..*recipe };
    let weights = weights(recipe.tier);
    if weights.is_empty() {
        return comfortable.generate_with_progress(progress);
    }
    let order = drawn_order(weights, recipe.seed);
    let (mut checks, mut tried) = (0, 0);
    let mut best: Option<(usize, Generated)> = None;
    for item in 1..=MAX_CANDIDATES {
        let seed = nth_seed(recipe.seed ^ SEED_STREAM, item);
        let mut of_all = |of_one: Progress| {
            progress(Progress {
                checks: checks + of_one.checks,
                max_checks: MAX_CANDIDATES * of_one.max_checks,
                puzzles: tried + of_one.puzzles,
                ..of_one
            });
        };
        let made = comfortable.seed(seed).generate_with_progress(&mut of_all)?;
        (checks, tried) = (checks + made.checks, tried + made.tried);
        let rank = rank(&order, &made);
        if best.is_none_or(|(before, _)| rank < before) {
            best = Some((rank, made));
        }
        if rank == 0 {
            break;
        }
    }
    let (_, made) = best.expect("there is more than one candidate");
    Ok(Generated { checks, tried, ..made })
}

fn weights(tier: Option<Tier>) -> Weights {
    match tier {
        Some(Tier::Medium) => MEDIUM,
        Some(Tier::Hard) => HARD,
        _ => &[],
    }
}

/// The techniques in the order that the seed draws.
fn drawn_order(weights: Weights, seed: u64) -> Vec<Technique> {
    let mut rng = SeededRng::new(seed ^ ORDER_STREAM);
    let mut left = weights.to_vec();
    let mut order = Vec::with_capacity(left.len());
    while !left.is_empty() {
        let mut drawn = rng.below(left.iter().map(|(_, weight)| weight).sum());
        let at = left.iter().position(|&(_, weight)| {
            let is_here = drawn < weight;
            drawn = drawn.saturating_sub(weight);
            is_here
        });
        order.push(left.remove(at.expect("less than the sum is drawn")).0);
    }
    order
}

/// The place of a puzzle's hardest step in the order; behind all where it is not in it.
fn rank(order: &[Technique], made: &Generated) -> usize {
    let board = Board::of_givens(*made.puzzle.givens());
    let hardest = Grade::of(&board, Some(made.puzzle.solution())).hardest;
    order.iter().position(|&at| Some(at) == hardest).unwrap_or(order.len())
}
