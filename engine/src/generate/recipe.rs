//! [`Recipe`]: what kind of puzzle to make.

use super::removal_order::RemovalOrder;
use super::requirements::Requirements;
use super::symmetry::Symmetry;
use super::tier_recipe::{PathStyle, TierRecipe};
use super::{CLUES, GenerateError, MAX_INITIAL_DIGITS, mask};
use crate::logic::techniques::{Technique, Tier};
use crate::types::cell::CellSet;
use crate::types::rng::nth_seed;
use crate::types::slugs::slugs;

/// The most checks where nothing else is said.
const DEFAULT_MAX_CHECKS: u64 = 500_000;

/// Keeps the seeds of what takes the place of repeated puzzles apart from those of the series.
const REPEAT_STREAM: u64 = 0x7265_7065_6174;

/// What kind of puzzle to make: [`of_tier`](Self::of_tier) or [`default`](Self::default), and then a
/// method for each thing that is asked for. A later version may ask for more.
///
/// ```
/// use nonet_engine::{Recipe, Symmetry};
///
/// let made = Recipe::default().seed(7).clues(28).symmetry(Symmetry::HalfTurn).generate()?;
/// assert_eq!(made.puzzle.givens().clues(), 28);
/// assert!(Symmetry::HalfTurn.holds(made.puzzle.givens().filled()));
/// # Ok::<(), nonet_engine::GenerateError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct Recipe {
    /// The number of clues, in [`CLUES`]; `None` removes as many as possible.
    pub clues: Option<u8>,
    /// The order in which cells are tried for removal.
    pub order: RemovalOrder,
    /// The symmetry of the pattern of clues.
    pub symmetry: Symmetry,
    /// The fewest clues that a row may keep, 0 to 9.
    pub min_per_row: u8,
    /// The fewest clues that a column may keep, 0 to 9.
    pub min_per_column: u8,
    /// Whether every clue must be needed.
    pub minimality: Minimality,
    /// How many random digits a solution grid is started with, 0 to [`MAX_INITIAL_DIGITS`].
    pub initial_digits: u8,
    /// Names the puzzle among all of the same recipe.
    pub seed: u64,
    /// The most checks to spend. A check is one question to the search: "is there another
    /// solution?"
    pub max_checks: u64,
    /// The tier that the puzzle is to be graded as.
    pub tier: Option<Tier>,
    /// The technique that is to be the hardest step of its path: nothing of a higher score, and
    /// nothing else of the same. A puzzle that needs it is looked for first;
    /// [`Generated::technique`](super::Generated::technique) says whether one was found.
    pub technique: Option<Technique>,
    /// What else is asked of the path, where a tier is.
    pub style: PathStyle,
    /// The most clues: with [`clues`](Self::clues) as the fewest, a number from there to here is
    /// drawn by the seed.
    pub most_clues: Option<u8>,
    /// The cells of the clues: each of these and no other. Clues, symmetry, order and bounds by row
    /// and column do not count then.
    pub mask: Option<CellSet>,
    /// What else is asked of the puzzle.
    pub requirements: Requirements,
}

/// Whether a puzzle may have clues that it could do without.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, strum::IntoStaticStr, strum::VariantArray,
)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[strum(serialize_all = "snake_case")]
pub enum Minimality {
    /// It may.
    #[default]
    Any,
    /// None: without any one of its clues it has several solutions. With a symmetry, too: single
    /// clues count, not pairs.
    Minimal,
}

slugs!(Minimality);

/// Removes as many clues as possible, with no symmetry and of any difficulty; the seed is 0.
impl Default for Recipe {
    fn default() -> Recipe {
        Recipe {
            clues: None,
            order: RemovalOrder::default(),
            symmetry: Symmetry::default(),
            min_per_row: 0,
            min_per_column: 0,
            minimality: Minimality::default(),
            initial_digits: 11,
            seed: 0,
            max_checks: DEFAULT_MAX_CHECKS,
            tier: None,
            technique: None,
            style: PathStyle::default(),
            most_clues: None,
            mask: None,
            requirements: Requirements::default(),
        }
    }
}

impl Recipe {
    /// A puzzle of a tier that is pleasant to play, as the page of Nonet makes it: its clues are symmetrical,
    /// their number is drawn from the range of the tier, and its path has the [`PathStyle::Comfortable`].
    ///
    /// ```
    /// use nonet_engine::{Recipe, Tier};
    ///
    /// let made = Recipe::of_tier(Tier::Hard, 7).generate()?;
    /// assert!((25..=29).contains(&made.clues));
    /// # Ok::<(), nonet_engine::GenerateError>(())
    /// ```
    #[must_use]
    pub fn of_tier(tier: Tier, seed: u64) -> Recipe {
        TierRecipe::of(tier).with_seed(seed)
    }
    /// Which of the puzzles of this recipe to make.
    ///
    /// ```
    /// use nonet_engine::Recipe;
    ///
    /// let recipe = Recipe::default();
    /// assert_ne!(recipe.seed(7).generate()?.puzzle, recipe.seed(8).generate()?.puzzle);
    /// # Ok::<(), nonet_engine::GenerateError>(())
    /// ```
    #[must_use]
    pub fn seed(self, seed: u64) -> Recipe {
        Recipe { seed, ..self }
    }
    /// The number of clues, in [`CLUES`]; `None` removes as many as possible. With
    /// [`most_clues`](Self::most_clues) the fewest clues.
    ///
    /// ```
    /// use nonet_engine::Recipe;
    ///
    /// assert_eq!(Recipe::default().clues(30).generate()?.clues, 30);
    /// # Ok::<(), nonet_engine::GenerateError>(())
    /// ```
    #[must_use]
    pub fn clues(self, clues: impl Into<Option<u8>>) -> Recipe {
        Recipe { clues: clues.into(), ..self }
    }
    /// The most clues: with [`clues`](Self::clues) as the fewest, the seed draws a number of the range.
    ///
    /// ```
    /// use nonet_engine::Recipe;
    ///
    /// let made = Recipe::default().clues(30).most_clues(34).generate()?;
    /// assert!((30..=34).contains(&made.clues));
    /// # Ok::<(), nonet_engine::GenerateError>(())
    /// ```
    #[must_use]
    pub fn most_clues(self, most_clues: impl Into<Option<u8>>) -> Recipe {
        Recipe { most_clues: most_clues.into(), ..self }
    }
    /// The order in which cells are tried for removal.
    ///
    /// ```
    /// use nonet_engine::Recipe;
    /// use nonet_engine::generate::removal_order::RemovalOrder;
    ///
    /// let recipe = Recipe::default().clues(32);
    /// let in_rows = recipe.order(RemovalOrder::LeftToRight);
    /// assert_ne!(in_rows.generate()?.puzzle, recipe.generate()?.puzzle);
    /// # Ok::<(), nonet_engine::GenerateError>(())
    /// ```
    #[must_use]
    pub fn order(self, order: RemovalOrder) -> Recipe {
        Recipe { order, ..self }
    }
    /// The symmetry of the pattern of clues.
    ///
    /// ```
    /// use nonet_engine::{Recipe, Symmetry};
    ///
    /// let made = Recipe::default().clues(32).symmetry(Symmetry::Diagonal).generate()?;
    /// assert!(Symmetry::Diagonal.holds(made.puzzle.givens().filled()));
    /// # Ok::<(), nonet_engine::GenerateError>(())
    /// ```
    #[must_use]
    pub fn symmetry(self, symmetry: Symmetry) -> Recipe {
        Recipe { symmetry, ..self }
    }
    /// The fewest clues that a row may keep, 0 to 9.
    ///
    /// ```
    /// use nonet_engine::types::house::{HouseKind, HouseSet};
    /// use nonet_engine::Recipe;
    ///
    /// let filled = Recipe::default().clues(32).min_per_row(2).generate()?.puzzle.givens().filled();
    /// assert!(HouseSet::of_kind(HouseKind::Row).iter().all(|row| (row.cells() & filled).len() >= 2));
    /// # Ok::<(), nonet_engine::GenerateError>(())
    /// ```
    #[must_use]
    pub fn min_per_row(self, min_per_row: u8) -> Recipe {
        Recipe { min_per_row, ..self }
    }
    /// The fewest clues that a column may keep, 0 to 9.
    ///
    /// ```
    /// use nonet_engine::types::house::{HouseKind, HouseSet};
    /// use nonet_engine::Recipe;
    ///
    /// let filled = Recipe::default().clues(32).min_per_column(2).generate()?.puzzle.givens().filled();
    /// let mut columns = HouseSet::of_kind(HouseKind::Column).iter();
    /// assert!(columns.all(|column| (column.cells() & filled).len() >= 2));
    /// # Ok::<(), nonet_engine::GenerateError>(())
    /// ```
    #[must_use]
    pub fn min_per_column(self, min_per_column: u8) -> Recipe {
        Recipe { min_per_column, ..self }
    }
    /// Whether every clue must be needed.
    ///
    /// ```
    /// use nonet_engine::Recipe;
    /// use nonet_engine::generate::Minimality;
    ///
    /// assert!(Recipe::default().minimality(Minimality::Minimal).generate()?.minimal);
    /// # Ok::<(), nonet_engine::GenerateError>(())
    /// ```
    #[must_use]
    pub fn minimality(self, minimality: Minimality) -> Recipe {
        Recipe { minimality, ..self }
    }
    /// How many random digits a solution grid is started with, 0 to [`MAX_INITIAL_DIGITS`].
    ///
    /// ```
    /// use nonet_engine::{GenerateError, Recipe};
    ///
    /// let many = Recipe::default().initial_digits(31);
    /// assert_eq!(many.generate(), Err(GenerateError::InitialDigits { digits: 31 }));
    /// assert!(many.initial_digits(9).generate().is_ok());
    /// ```
    #[must_use]
    pub fn initial_digits(self, initial_digits: u8) -> Recipe {
        Recipe { initial_digits, ..self }
    }
    /// The most checks to spend. A check is one question to the search: "is there another solution?"
    ///
    /// ```
    /// use nonet_engine::Recipe;
    ///
    /// let made = Recipe::default().clues(17).max_checks(3_000).generate()?;
    /// assert!(made.shortfall.is_some(), "17 clues take more checks");
    /// # Ok::<(), nonet_engine::GenerateError>(())
    /// ```
    #[must_use]
    pub fn max_checks(self, max_checks: u64) -> Recipe {
        Recipe { max_checks, ..self }
    }
    /// The tier that the puzzle is to be graded as. [`of_tier`](Self::of_tier) asks for more than the tier.
    ///
    /// ```
    /// use nonet_engine::{Board, Path, Recipe, Tier};
    ///
    /// let puzzle = Recipe::default().tier(Tier::Medium).clues(30).generate()?.puzzle;
    /// let path = Path::of(&Board::of_givens(*puzzle.givens()), Some(puzzle.solution()));
    /// assert_eq!(path.grade().tier, Tier::Medium);
    /// # Ok::<(), nonet_engine::GenerateError>(())
    /// ```
    #[must_use]
    pub fn tier(self, tier: impl Into<Option<Tier>>) -> Recipe {
        Recipe { tier: tier.into(), ..self }
    }
    /// The technique that is to be the hardest step of the path.
    /// [`Generated::technique`](super::Generated::technique) says whether the puzzle needs it.
    ///
    /// ```
    /// use nonet_engine::{Recipe, Technique};
    ///
    /// let made = Recipe::default().technique(Technique::NakedPair).generate()?;
    /// let (technique, _need) = made.technique.expect("a technique");
    /// assert_eq!(technique, Technique::NakedPair);
    /// # Ok::<(), nonet_engine::GenerateError>(())
    /// ```
    #[must_use]
    pub fn technique(self, technique: impl Into<Option<Technique>>) -> Recipe {
        Recipe { technique: technique.into(), ..self }
    }
    /// What else is asked of the path, where a tier is.
    ///
    /// ```
    /// use nonet_engine::generate::tier_recipe::PathStyle;
    /// use nonet_engine::{Recipe, Tier};
    ///
    /// let varied = Recipe::of_tier(Tier::Medium, 7).style(PathStyle::Varied);
    /// assert_eq!(varied.to_string(), "nonet/1 seed=7 symmetry=half_turn tier=medium varied");
    /// ```
    #[must_use]
    pub fn style(self, style: PathStyle) -> Recipe {
        Recipe { style, ..self }
    }
    /// The cells of the clues: each of these and no other. Clues, symmetry, order and bounds by row and
    /// column do not count then.
    ///
    /// ```
    /// use nonet_engine::{CellSet, Recipe};
    ///
    /// let mask: CellSet = Recipe::default().clues(32).generate()?.puzzle.givens().filled();
    /// let other = Recipe::default().seed(7).mask(mask).generate()?.puzzle;
    /// assert_eq!(other.givens().filled(), mask);
    /// # Ok::<(), nonet_engine::GenerateError>(())
    /// ```
    #[must_use]
    pub fn mask(self, mask: impl Into<Option<CellSet>>) -> Recipe {
        Recipe { mask: mask.into(), ..self }
    }
    /// What else is asked of the puzzle.
    ///
    /// ```
    /// use nonet_engine::Recipe;
    /// use nonet_engine::generate::requirements::{DigitCounts, Requirements};
    ///
    /// let requirements = Requirements { digits: DigitCounts::Even, ..Requirements::default() };
    /// let made = Recipe::default().clues(36).requirements(requirements).generate()?;
    /// assert!(DigitCounts::Even.are_of(made.puzzle.givens()));
    /// # Ok::<(), nonet_engine::GenerateError>(())
    /// ```
    #[must_use]
    pub fn requirements(self, requirements: Requirements) -> Recipe {
        Recipe { requirements, ..self }
    }
    /// The recipe of item number `item` of a series: the same in everything but the seed, which
    /// only depends on this seed and the number. Item 0 is this recipe itself.
    #[must_use]
    pub fn nth(&self, item: u64) -> Recipe {
        Recipe { seed: nth_seed(self.seed, item), ..*self }
    }
    /// The recipe of item number `item` after so many of its puzzles were forms of earlier items of the series:
    /// the seed only depends on this seed and the two numbers. None before is [`nth`](Self::nth).
    #[must_use]
    pub fn nth_after(&self, item: u64, repeats: u64) -> Recipe {
        let first = self.nth(item);
        match repeats {
            0 => first,
            _ => Recipe { seed: nth_seed(first.seed ^ REPEAT_STREAM, repeats), ..first },
        }
    }
    /// Checks that every number is in its range and that nothing contradicts.
    ///
    /// # Errors
    /// The first number that is out of its range, or the first contradiction.
    pub fn check(&self) -> Result<(), GenerateError> {
        let numbers = self.clues.into_iter().chain(self.most_clues);
        if let Some(clues) = numbers.into_iter().find(|clues| !CLUES.contains(clues)) {
            return Err(GenerateError::Clues { clues });
        }
        if let Some(fault) = self.mask.and_then(mask::fault) {
            return Err(GenerateError::Mask(fault));
        }
        if self.initial_digits > MAX_INITIAL_DIGITS {
            return Err(GenerateError::InitialDigits { digits: self.initial_digits });
        }
        let least = self.min_per_row.max(self.min_per_column);
        if least > 9 || 9 * least > self.clues.unwrap_or(81) {
            return Err(GenerateError::MinPerLine { least, clues: self.clues.unwrap_or(81) });
        }
        let Some(tier) = self.tier else { return Ok(()) };
        match self.hardest().into_iter().find(|technique| technique.tier() > tier) {
            Some(technique) => Err(GenerateError::Conflicting { technique, tier }),
            None => Ok(()),
        }
    }
}
