//! [`NewPuzzleForm`]: what the player typed into the form for a new puzzle, and the recipe made of it.

use crate::engine::generate::removal_order::RemovalOrder;
use crate::engine::generate::symmetry::Symmetry;
use crate::engine::generate::tier_recipe::TierRecipe;
use crate::engine::generate::{CLUES, MAX_CHECKS_FOR_TECHNIQUE, Minimality, Recipe};
use crate::engine::logic::techniques::{Technique, Tier};
use crate::engine::rating::grade::HODOKU_ORDER;
use crate::i18n::message::{Message, PuzzleGoal};

use super::seeds::Seeds;
use crate::core::field::FormField;
use crate::core::msg::Msg;

/// A field of the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PuzzleField {
    /// The tier.
    Tier,
    /// The technique that the puzzle must need.
    Technique,
    /// Number of clues, 17 to 80, or nothing.
    Clues,
    /// Symmetry of the clues.
    Symmetry,
    /// The order in which clues are removed.
    Order,
    /// Seed; empty for a random one.
    Seed,
    /// Whether every clue must be needed.
    Minimality,
}

impl FormField for PuzzleField {
    fn edited(self, value: String) -> Msg {
        Msg::NewPuzzleEdited(self, value)
    }
}

/// The fields as typed.
#[derive(Clone, PartialEq, Debug)]
pub struct NewPuzzleForm {
    /// How hard; none if that does not matter.
    pub tier: Option<Tier>,
    /// The hardest technique that it is to need, if any.
    pub technique: Option<Technique>,
    /// How many clues, as typed; empty if that does not matter.
    pub clues: String,
    /// The seed, as typed; empty for a fresh one.
    pub seed: String,
    /// Of the clues; none for that of the tier.
    pub symmetry: Option<Symmetry>,
    /// In which cells are emptied.
    pub order: RemovalOrder,
    /// Whether a clue may be spare.
    pub minimality: Minimality,
    /// What no puzzle was found for, if that was the answer to what is asked for here.
    pub unmet: Option<Recipe>,
}

impl Default for NewPuzzleForm {
    fn default() -> NewPuzzleForm {
        NewPuzzleForm {
            tier: Some(Tier::Easy),
            technique: None,
            clues: String::new(),
            seed: String::new(),
            symmetry: None,
            order: RemovalOrder::Random,
            minimality: Minimality::Any,
            unmet: None,
        }
    }
}

impl NewPuzzleForm {
    /// Takes what was typed or chosen; a choice that is none changes nothing.
    pub fn edit(&mut self, field: PuzzleField, value: String) {
        self.unmet = None;
        match field {
            PuzzleField::Tier => self.tier = Tier::from_slug(&value),
            PuzzleField::Technique => self.technique = Technique::from_slug(&value),
            PuzzleField::Clues => self.clues = value,
            PuzzleField::Seed => self.seed = value,
            PuzzleField::Symmetry => self.symmetry = Symmetry::from_slug(&value),
            PuzzleField::Order => {
                self.order = RemovalOrder::from_slug(&value).unwrap_or(self.order)
            }
            PuzzleField::Minimality => {
                self.minimality = Minimality::from_slug(&value).unwrap_or(self.minimality)
            }
        }
    }
    /// What is wrong with a field, if anything is.
    pub fn error(&self, field: PuzzleField) -> Option<Message> {
        match field {
            PuzzleField::Technique => self.mismatch(),
            PuzzleField::Clues => self.clue_count().is_err().then_some(Message::ClueCountInvalid),
            PuzzleField::Seed => self.seed_number().is_err().then_some(Message::SeedInvalid),
            _ => None,
        }
    }
    /// A puzzle is at least of the tier of its hardest step, and hardly ever of one above.
    fn mismatch(&self) -> Option<Message> {
        let technique = self.technique?;
        let tier = technique.tier();
        (self.tier? != tier).then_some(Message::TechniqueOfTier { technique, tier })
    }
    /// The recipe, if no field is at fault; a fresh seed where none was typed.
    pub fn recipe(&self, seeds: &mut Seeds) -> Option<Recipe> {
        if self.mismatch().is_some() {
            return None;
        }
        let clues = self.clue_count().ok()?;
        let seed = self.seed_number().ok()?.unwrap_or_else(|| seeds.puzzle());
        let tier = self.tier;
        // Who asks for a technique, for so many clues, or for no clue too many, asks for another kind
        // of puzzle.
        let own_kind =
            self.technique.is_some() || clues.is_some() || self.minimality == Minimality::Minimal;
        let usual = tier.filter(|_| !own_kind).map(|tier| TierRecipe::of(tier).with_seed(seed));
        let base = usual.unwrap_or(Recipe { clues, tier, seed, ..Recipe::default() });
        Some(Recipe {
            technique: self.technique,
            order: self.order,
            symmetry: self.symmetry.unwrap_or(base.symmetry),
            minimality: self.minimality,
            max_checks: match self.technique {
                Some(_) => MAX_CHECKS_FOR_TECHNIQUE,
                None => Recipe::default().max_checks,
            },
            ..base
        })
    }
    /// The tier, if nothing else is asked for: such puzzles are kept in the pool.
    pub fn plain_tier(&self) -> Option<Tier> {
        let plain = NewPuzzleForm { tier: self.tier, ..NewPuzzleForm::default() };
        self.tier.filter(|_| *self == plain)
    }
    /// The techniques that can be chosen: those of the tier, the easiest first, and the one that was
    /// chosen before the tier.
    pub fn techniques(&self) -> impl Iterator<Item = Technique> {
        let (tier, chosen) = (self.tier, self.technique);
        HODOKU_ORDER.iter().copied().filter(move |&technique| {
            chosen == Some(technique) || tier.is_none_or(|tier| technique.tier() == tier)
        })
    }
    /// The number; none if nothing was typed; what was typed, if it is no such number.
    fn clue_count(&self) -> Result<Option<u8>, &str> {
        let typed = self.clues.trim();
        let clues = typed.parse().ok().filter(|clues| CLUES.contains(clues));
        if typed.is_empty() { Ok(None) } else { clues.map(Some).ok_or(typed) }
    }
    fn seed_number(&self) -> Result<Option<u64>, std::num::ParseIntError> {
        let seed = self.seed.trim();
        if seed.is_empty() { Ok(None) } else { seed.parse().map(Some) }
    }
}

/// What a recipe asks of the solving path, if anything.
pub fn goal(recipe: &Recipe) -> Option<PuzzleGoal> {
    let technique = recipe.technique.map(PuzzleGoal::Technique);
    technique.or_else(|| recipe.tier.map(PuzzleGoal::Tier))
}
