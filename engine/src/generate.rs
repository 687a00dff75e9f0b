//! Generation: a [`Recipe`] with its seed becomes a [`Puzzle`], the same on every machine.
//!
//! A solution grid is made at random ([`solution_grid`]), then clues are removed from it as long as
//! the solution stays the only one ([`remover`]). When the recipe is hard to meet (few clues, or
//! many and each of them needed), the puzzle is improved by small changes ([`local_search`]). At
//! last it is transformed at random, as far as the symmetry allows. This procedure (a Las Vegas
//! start from eleven random digits, an order of removal, bounds by row and column, a closing
//! transformation) is that of Xue, Jiang, Li, Yan and Sun, "Sudoku Puzzles Generating: from Easy to
//! Evil" (2009).
//!
//! When the solving path is to be of a tier, or the puzzle is to need a technique, puzzles are made until one
//! matches ([`by_difficulty`], [`target`], [`requirements`]). Where the cells of the clues are drawn
//! beforehand, their digits are looked for ([`mask`]). What the page makes for a tier is the table
//! [`tier_recipe`]. A recipe is a line of text ([`recipe_text`]).
//!
//! Nothing here depends on which solutions the fastest search finds first, only on whether there
//! are any: a seed keeps its puzzle when that search is replaced.
//!
//! ```
//! use nonet_engine::{Recipe, Tier};
//!
//! let made = Recipe::of_tier(Tier::Hard, 7).generate()?;
//! assert_eq!(made.puzzle.givens().to_string().len(), 81);
//! # Ok::<(), nonet_engine::GenerateError>(())
//! ```

mod by_difficulty;
mod check_counter;
mod local_search;
pub mod mask;
mod recipe;
pub mod recipe_text;
pub mod making;
pub mod removal_order;
mod remover;
pub mod requirements;
mod shortfall;
pub mod solution_grid;
mod swaps;
pub mod symmetry;
pub mod target;
pub mod tier_recipe;
mod varied;

use std::ops::RangeInclusive;

use thiserror::Error;

use super::logic::techniques::{Family, Technique, Tier};
use super::rating::need::Need;
use super::search::puzzle::Puzzle;
use super::types::grid::{Grid, MIN_CLUES};
use super::types::rng::SeededRng;
use check_counter::CheckCounter;
use mask::MaskFault;
pub use recipe::{Minimality, Recipe};
use requirements::{Refusals, Requirement};
pub use shortfall::{Goal, Reason, Shortfall};
use tier_recipe::{PathStyle, with_drawn_clues};

/// How many clues a puzzle can have: a full grid is no puzzle.
pub const CLUES: RangeInclusive<u8> = MIN_CLUES..=80;

/// The most random digits that a solution grid can be started with: with more, hardly any start can
/// be completed.
pub const MAX_INITIAL_DIGITS: u8 = 30;

/// The most checks that are worth spending where a technique is asked for: some are the hardest
/// step of one puzzle in a hundred thousand.
pub const MAX_CHECKS_FOR_TECHNIQUE: u64 = 30_000_000;

/// The techniques that hardly any puzzle needs that is made at random: for none of them one comes up
/// within 40 seconds.
const UNOBTAINABLE: [Technique; 3] =
    [Technique::SymmetricalPlacement, Technique::Tridagon, Technique::DoubleExocet];

/// The techniques that can be asked for: all but last resorts, which a puzzle needs for want of
/// something else and not for what it is, and those that random puzzles do not need.
pub fn techniques() -> impl Iterator<Item = Technique> + Clone {
    let is_obtained = |technique: &Technique| {
        technique.family() != Family::LastResort && !UNOBTAINABLE.contains(technique)
    };
    Technique::ALL.iter().copied().filter(is_obtained)
}

/// What a recipe became.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Generated {
    /// The puzzle, proven.
    pub puzzle: Puzzle,
    /// How many clues it has.
    pub clues: u8,
    /// Whether each of its clues is needed.
    pub minimal: bool,
    /// How many starts the solution grids took, at least 1.
    pub attempts: u32,
    /// How many solution grids were made, at least 1.
    pub grids: u32,
    /// How many checks were spent.
    pub checks: u64,
    /// What of the recipe was not met, if anything.
    pub shortfall: Option<Shortfall>,
    /// How many puzzles were tried for their path, or grids for a mask, it itself included; 0 where the
    /// recipe asks for neither.
    pub tried: u64,
    /// How often each requirement refused one of them.
    pub refusals: Refusals,
    /// Of the techniques asked for the one that its path has, and whether it is needed.
    pub technique: Option<(Technique, Need)>,
}

/// Why there is no puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum GenerateError {
    /// The number of clues is out of range.
    #[error("a puzzle can have {} to {} clues, not {clues}", CLUES.start(), CLUES.end())]
    Clues {
        /// The number in the recipe.
        clues: u8,
    },
    /// Too many random digits to start with.
    #[error(
        "a full grid can be begun with at most {MAX_INITIAL_DIGITS} random digits, not {digits}"
    )]
    InitialDigits {
        /// The number in the recipe.
        digits: u8,
    },
    /// The rows or columns would need more clues than there may be.
    #[error("with {least} clues in every row or column there are more than {clues}")]
    MinPerLine {
        /// The fewest clues of a row or of a column, whichever is more.
        least: u8,
        /// How many there may be in all.
        clues: u8,
    },
    /// All checks were used up before there was a solution grid.
    #[error("no full grid was found (attempts: {attempts})")]
    NoGrid {
        /// How many starts were tried.
        attempts: u32,
    },
    /// No digits in these cells can have one solution.
    #[error("{0}")]
    Mask(MaskFault),
    /// All checks were used up before a puzzle met every requirement.
    #[error(
        "no puzzle that meets the requirements was found ({puzzles} tried; refused: {refusals})"
    )]
    NotMet {
        /// How many were tried, or [`u32::MAX`] if there were more.
        puzzles: u32,
        /// How often each requirement refused one.
        refusals: Refusals,
        /// The puzzle that came nearest: it missed the requirement that is looked at last.
        nearest: Option<(Grid, Requirement)>,
    },
    /// The technique alone makes a puzzle harder than the tier.
    #[error("a puzzle that needs {technique} is harder than {}", tier.slug())]
    Conflicting {
        /// The technique in the recipe.
        technique: Technique,
        /// The tier in the recipe.
        tier: Tier,
    },
    /// All checks were used up before a puzzle had a path as requested.
    #[error(
        "no puzzle of this tier and technique was found ({puzzles} tried); another seed or more checks may do it"
    )]
    NotFound {
        /// How many were tried, or [`u32::MAX`] if there were more.
        puzzles: u32,
    },
}

/// How far a generation is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Progress {
    /// How many checks were spent so far.
    pub checks: u64,
    /// The most checks that may be spent: with [`checks`](Self::checks) an upper bound of what is
    /// left.
    pub max_checks: u64,
    /// The clues of the best puzzle so far, or of the last that was tried; 81 while there is none.
    pub clues: u8,
    /// How many puzzles were tried for their path, or grids for a mask; 0 where the recipe asks for
    /// neither.
    pub puzzles: u64,
}

impl Recipe {
    /// Makes the puzzle of this recipe.
    ///
    /// # Errors
    /// When the recipe is out of range or contradicts itself, or all checks were spent before there was
    /// any such puzzle. A goal that is only not met is no error: see [`Generated::shortfall`].
    ///
    /// ```
    /// use nonet_engine::Recipe;
    ///
    /// let recipe = Recipe::default().seed(7).clues(30);
    /// let made = recipe.generate()?;
    /// assert_eq!(made.puzzle.givens().clues(), 30);
    /// assert_eq!(recipe.generate()?, made);
    /// # Ok::<(), nonet_engine::GenerateError>(())
    /// ```
    pub fn generate(&self) -> Result<Generated, GenerateError> {
        self.generate_with_progress(&mut |_| {})
    }
    /// Makes the puzzle of this recipe, and calls `progress` about every ten milliseconds.
    ///
    /// # Errors
    /// As of [`generate`](Self::generate).
    ///
    /// ```
    /// use nonet_engine::Recipe;
    ///
    /// let recipe = Recipe::default().seed(7);
    /// let mut checks = 0;
    /// let made = recipe.generate_with_progress(&mut |progress| checks = progress.checks)?;
    /// assert!(checks <= recipe.max_checks);
    /// assert_eq!(recipe.generate()?, made);
    /// # Ok::<(), nonet_engine::GenerateError>(())
    /// ```
    pub fn generate_with_progress(
        &self,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Generated, GenerateError> {
        self.check()?;
        if self.style == PathStyle::Varied {
            return varied::puzzle(self, progress);
        }
        let recipe = &with_drawn_clues(self);
        let mut counter = CheckCounter::new(recipe.max_checks, progress);
        let asks_nothing = recipe.tier.is_none()
            && recipe.hardest().is_empty()
            && recipe.mask.is_none()
            && !recipe.requirements.are_of_finished();
        match asks_nothing {
            true => without_target(recipe, &mut counter),
            false => by_difficulty::find(recipe, &mut counter),
        }
    }
}

/// The puzzle of a recipe that asks nothing of the path.
fn without_target(recipe: &Recipe, counter: &mut CheckCounter) -> Result<Generated, GenerateError> {
    let mut rng = SeededRng::new(recipe.seed);
    let best = local_search::best(recipe, &mut rng, counter)?;
    Ok(best.finish(recipe, &mut rng))
}
