//! Generation: a [`Recipe`] with its seed becomes a [`Puzzle`], the same on every machine.
//!
//! A full grid is made at random ([`full`]), then holes are dug into it as long as the solution
//! stays the only one ([`dig`]); when the wish is hard (few clues, or many and each of them
//! needed), the puzzle is bettered by small changes ([`walk`]). At last it is transformed at
//! random, as far as the wished symmetry allows. The shape (a Las Vegas start from eleven random
//! digits, an order of digging, bounds by row and column, a closing transformation) is that of
//! Xue, Jiang, Li, Yan and Sun, "Sudoku Puzzles Generating: from Easy to Evil" (2009).
//!
//! When the solving path is wished to be of a tier, or to need a technique, puzzles are made until
//! one fits ([`hunt`], [`goal`]).
//!
//! Nothing here depends on which solutions the fastest search finds first, only on whether there
//! are any: a seed keeps its puzzle when that search is replaced.

pub mod dig;
pub mod solution_grid;
pub mod target;
pub mod by_difficulty;
pub mod removal_order;
pub mod symmetry;
pub mod local_search;

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};
use thiserror::Error;

use super::logic::techniques::{Technique, Tier};
use super::search::puzzle::Puzzle;
use super::types::rng::{SeededRng, nth_seed};
use removal_order::DigOrder;
use symmetry::Symmetry;
use target::Goal;

/// What puzzle is wished.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Recipe {
    /// How many clues, 17 to 80; none digs as long as anything can be dug.
    pub clues: Option<u8>,
    /// Which holes are tried first.
    pub order: DigOrder,
    /// How the clues lie.
    pub symmetry: Symmetry,
    /// The fewest clues that a row may keep, 0 to 9.
    pub least_per_row: u8,
    /// The fewest clues that a column may keep, 0 to 9.
    pub least_per_column: u8,
    /// Whether every clue must be needed.
    pub minimality: Minimality,
    /// How many random digits a full grid is begun with, 0 to [`MOST_FIRST_DIGITS`].
    pub first_digits: u8,
    /// Names the puzzle among all of the same recipe.
    pub seed: u64,
    /// The most questions to the search, each "is there another solution?".
    pub checks: u64,
    /// Of which tier it is to be graded.
    pub tier: Option<Tier>,
    /// The technique that is to be the hardest step of its path: nothing of a higher score, and
    /// nothing else of the same.
    pub technique: Option<Technique>,
}

/// Whether a puzzle may have clues that it could do without.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Debug,
    Default,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
)]
#[strum(serialize_all = "snake_case")]
pub enum Minimality {
    /// It may.
    #[default]
    Any,
    /// None: without any one of its clues it has several solutions. With a symmetry, too: single
    /// clues count, not pairs.
    Minimal,
}

impl Minimality {
    /// Both.
    pub const ALL: [Minimality; 2] = [Minimality::Any, Minimality::Minimal];

    /// Its name on the command line and in text keys.
    pub fn slug(self) -> &'static str {
        self.into()
    }
    /// The one of a name.
    pub fn from_slug(slug: &str) -> Option<Minimality> {
        slug.parse().ok()
    }
}

/// The most random digits that a full grid can be begun with: with more, hardly any beginning
/// can be completed.
pub const MOST_FIRST_DIGITS: u8 = 30;

impl Default for Recipe {
    fn default() -> Recipe {
        Recipe {
            clues: None,
            order: DigOrder::default(),
            symmetry: Symmetry::default(),
            least_per_row: 0,
            least_per_column: 0,
            minimality: Minimality::default(),
            first_digits: 11,
            seed: 0,
            checks: 500_000,
            tier: None,
            technique: None,
        }
    }
}

/// How many checks are worth spending where a technique is wished: some are the hardest step of one
/// puzzle in a hundred thousand.
pub const PATIENCE: u64 = 30_000_000;

impl Recipe {
    /// The recipe of item number `item` of a series: the same wish, a seed of its own that only
    /// depends on this seed and the number. Item 0 is this recipe itself.
    #[must_use]
    pub fn nth(&self, item: u64) -> Recipe {
        Recipe { seed: nth_seed(self.seed, item), ..*self }
    }
    /// Whether it can be wished at all.
    ///
    /// # Errors
    /// The first number that is out of its range, or the bounds that contradict.
    pub fn check(&self) -> Result<(), GenerateError> {
        if let Some(clues) = self.clues.filter(|clues| !(17..=80).contains(clues)) {
            return Err(GenerateError::Clues { clues });
        }
        if self.first_digits > MOST_FIRST_DIGITS {
            return Err(GenerateError::FirstDigits { digits: self.first_digits });
        }
        let least = self.least_per_row.max(self.least_per_column);
        if least > 9 || 9 * least > self.clues.unwrap_or(81) {
            return Err(GenerateError::Least { least, clues: self.clues.unwrap_or(81) });
        }
        match (self.tier, self.technique) {
            (Some(tier), Some(technique)) if technique.tier() > tier => {
                Err(GenerateError::Contrary { technique, tier })
            }
            _ => Ok(()),
        }
    }
}

/// What a recipe became.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Generated {
    /// The puzzle, proven.
    pub puzzle: Puzzle,
    /// How many clues it has.
    pub clues: u8,
    /// Whether each of its clues is needed.
    pub minimal: bool,
    /// How many beginnings the full grid took, at least 1.
    pub attempts: u32,
    /// How many full grids were dug into, at least 1.
    pub grids: u32,
    /// How many questions the search was asked.
    pub checks: u64,
    /// What of the wish was not met, if anything.
    pub shortfall: Option<Shortfall>,
}

/// A wish that was not met.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Shortfall {
    /// Which.
    pub wish: Wish,
    /// Why not.
    pub why: Why,
}

/// What a recipe can wish in vain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Wish {
    /// A number of clues.
    Clues {
        /// How many were wished.
        wished: u8,
        /// How many there are.
        reached: u8,
    },
    /// That every clue be needed.
    Minimal {
        /// How many clues could be left out, one at a time.
        unneeded: u8,
    },
}

/// Why a wish was not met.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Why {
    /// All checks were used up; another seed or more checks may do it, if it can be done.
    ChecksSpent,
    /// No pattern of the wished symmetry has so many cells.
    Symmetry,
}

/// Why there is no puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error, Serialize, Deserialize)]
pub enum GenerateError {
    /// The number of clues is out of range.
    #[error("a puzzle can have 17 to 80 clues, not {clues}")]
    Clues {
        /// What was wished.
        clues: u8,
    },
    /// Too many random digits to begin with.
    #[error(
        "a full grid can be begun with at most {MOST_FIRST_DIGITS} random digits, not {digits}"
    )]
    FirstDigits {
        /// What was wished.
        digits: u8,
    },
    /// The rows or columns would need more clues than there may be.
    #[error("with {least} clues in every row or column there are more than {clues}")]
    Least {
        /// The fewest clues of a row or column, whichever is more.
        least: u8,
        /// How many there may be in all.
        clues: u8,
    },
    /// All checks were used up before there was a full grid.
    #[error("no full grid was found (attempts: {attempts})")]
    NoGrid {
        /// How many beginnings were tried.
        attempts: u32,
    },
    /// The technique alone makes a puzzle harder than the tier.
    #[error("a puzzle that needs {technique} is harder than {}", tier.slug())]
    Contrary {
        /// What is to be needed.
        technique: Technique,
        /// How hard it is to be.
        tier: Tier,
    },
    /// All checks were used up before a puzzle had the wished path.
    #[error(
        "no puzzle was of the wished tier and technique ({puzzles} tried); another seed or more checks may do it"
    )]
    Unmet {
        /// How many were tried.
        puzzles: u64,
    },
    /// The caller stopped it.
    #[error("generation was stopped")]
    Stopped,
}

/// How far generation is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Progress {
    /// How many questions the search was asked so far.
    pub checks: u64,
    /// The most that it may be asked.
    pub most: u64,
    /// The clues of the best puzzle so far, or of the last that was tried; 81 while there is none.
    pub clues: u8,
    /// How many puzzles were tried for their path; none where nothing is wished of it.
    pub puzzles: u64,
}

/// Makes the puzzle of a recipe. Progress is told every few thousand checks (about ten
/// milliseconds); the receiver may break off.
///
/// # Errors
/// When the recipe contradicts itself, no full grid could be made, or the receiver broke off. A
/// wish that is only not met is no error: see [`Generated::shortfall`].
pub fn generate(
    recipe: &Recipe,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Generated, GenerateError> {
    recipe.check()?;
    match Goal::of(recipe) {
        Some(goal) => by_difficulty::hunt(recipe, &goal, progress),
        None => plain(recipe, progress),
    }
}

/// The puzzle of a recipe that wishes nothing of the path.
fn plain(
    recipe: &Recipe,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Generated, GenerateError> {
    let mut rng = SeededRng::new(recipe.seed);
    let best = local_search::best(recipe, &mut rng, progress)?;
    Ok(best.finish(recipe, &mut rng))
}
