//! [`StudioForm`]: the mask and the requirements, and the recipe made of them.

use super::avoid::{Avoid, PickerList};
use super::range::{Quantity, Range};
use crate::core::seeds::Seeds;
use crate::engine::generate::mask::{self, MaskFault};
use crate::engine::generate::removal_order::RemovalOrder;
use crate::engine::generate::requirements::{DigitCounts, Requirements};
use crate::engine::generate::symmetry::Symmetry;
use crate::engine::generate::tier_recipe::TierRecipe;
use crate::engine::generate::{self, MAX_CHECKS_FOR_TECHNIQUE, Minimality, Recipe};
use crate::engine::logic::techniques::{Family, Technique, TechniqueSet, Tier};
use crate::engine::rating::grade::HODOKU_ORDER;
use crate::engine::types::cell::{Cell, CellSet};

/// How many puzzles can be made at once.
pub const COUNTS: [u32; 3] = [1, 10, 1_000];

/// The most checks for each puzzle: ten seconds or so.
const MAX_CHECKS: u64 = 1_000_000;

/// The fields of the form for puzzles made to order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter, strum::IntoStaticStr)]
#[strum(prefix = "studio-", serialize_all = "kebab-case")]
pub enum StudioField {
    /// What is searched for that they are to need or avoid.
    Search,
    /// The seed that they are made from.
    Seed,
    /// The order in which cells are emptied.
    Order,
}

/// What is asked for.
#[derive(Clone, PartialEq, Debug)]
pub struct StudioForm {
    /// The marked cells; none if clues may stand anywhere.
    pub mask: CellSet,
    /// Whether clues may stand anywhere though cells are marked.
    pub is_anywhere: bool,
    /// What a press marks beside its own cell, and the symmetry where no cell is marked.
    pub symmetry: Symmetry,
    /// The cell of the keyboard.
    pub cursor: Cell,
    /// Whether the drag under way marks cells.
    pub paints: bool,
    /// How hard; none if that does not matter.
    pub tier: Option<Tier>,
    /// One of these is the hardest step, in the order in which they were chosen.
    pub needs: Vec<Technique>,
    /// Nothing of these is used, in the order in which they were chosen.
    pub avoids: Vec<Avoid>,
    /// Of each [`Quantity`], in that order.
    pub ranges: [Range; 3],
    /// What is searched for one that is needed or avoided; none while nothing is.
    pub picker: Option<Picker>,
    /// Whether the mask is shown where there is little room.
    pub is_unfolded: bool,
    /// Whether every clue is needed.
    pub is_minimal: bool,
    /// How often each digit is among the clues.
    pub digits: DigitCounts,
    /// The order in which cells are emptied, where clues may stand anywhere.
    pub order: RemovalOrder,
    /// The seed as typed; empty for a fresh one.
    pub seed: String,
    /// How many puzzles: one of [`COUNTS`].
    pub count: u32,
}

/// A list from which one more is chosen.
#[derive(Clone, PartialEq, Debug)]
pub struct Picker {
    /// For what.
    pub list: PickerList,
    /// What its entries are searched for.
    pub search: String,
}

impl Default for StudioForm {
    fn default() -> StudioForm {
        StudioForm {
            mask: CellSet::EMPTY,
            is_anywhere: false,
            symmetry: Symmetry::HalfTurn,
            cursor: Cell::new(0, 0),
            paints: true,
            tier: None,
            needs: Vec::new(),
            avoids: Vec::new(),
            ranges: [Quantity::Clues, Quantity::Score, Quantity::Explainer].map(Range::full),
            picker: None,
            is_unfolded: false,
            is_minimal: false,
            digits: DigitCounts::Any,
            order: RemovalOrder::Random,
            seed: String::new(),
            count: COUNTS[1],
        }
    }
}

/// Families that can be avoided: those without which puzzles of some tier are still made.
pub const AVOIDABLE: [Family; 8] = [
    Family::LockedCandidates,
    Family::Subsets,
    Family::Fish,
    Family::SingleDigit,
    Family::Wings,
    Family::Uniqueness,
    Family::Colouring,
    Family::Chains,
];

impl StudioForm {
    /// Marks or clears a cell and those that lie symmetric to it; a drag goes on with that.
    pub fn press(&mut self, cell: Cell) {
        self.paints = !self.mask.contains(cell);
        self.paint(cell);
    }
    /// Does to a cell what the first of the drag became.
    pub fn paint(&mut self, cell: Cell) {
        self.cursor = cell;
        self.is_anywhere = false;
        let orbit = self.symmetry.orbit(cell);
        self.mask = if self.paints { self.mask | orbit } else { self.mask - orbit };
    }
    /// Takes what was typed.
    pub fn edit(&mut self, field: StudioField, value: String) {
        match (field, &mut self.picker) {
            (StudioField::Seed, _) => self.seed = value,
            (StudioField::Order, _) => {
                self.order = RemovalOrder::from_slug(&value).unwrap_or(self.order);
            }
            (StudioField::Search, Some(picker)) => picker.search = value,
            (StudioField::Search, None) => {}
        }
    }
    /// What is asked for of a quantity.
    pub fn range(&mut self, of: Quantity) -> &mut Range {
        &mut self.ranges[of as usize]
    }
    /// Asks for nothing any more; the mask and how many are made stay.
    pub fn clear_requirements(&mut self) {
        let StudioForm { mask, is_anywhere, symmetry, cursor, is_unfolded, count, .. } = *self;
        let kept = StudioForm { mask, is_anywhere, symmetry, cursor, ..StudioForm::default() };
        *self = StudioForm { is_unfolded, count, ..kept };
    }
    /// Opens a list, or closes it if it is open.
    pub fn toggle_picker(&mut self, list: PickerList) {
        let is_open = self.picker.as_ref().is_some_and(|picker| picker.list == list);
        self.picker = (!is_open).then(|| Picker { list, search: String::new() });
    }
    /// The cells in which clues are to stand and no others; none if they may stand anywhere.
    pub fn mask_in_use(&self) -> CellSet {
        if self.is_anywhere { CellSet::EMPTY } else { self.mask }
    }
    /// The techniques that can still be chosen as needed: those up to the tier, the easiest first.
    pub fn techniques(&self) -> impl Iterator<Item = Technique> {
        let allowed: TechniqueSet = generate::techniques().collect();
        let (tier, needs, avoided) = (self.tier, self.needs.clone(), self.avoided());
        HODOKU_ORDER.iter().copied().filter(move |technique| {
            allowed.contains(*technique)
                && !needs.contains(technique)
                && !avoided.contains(*technique)
                && tier.is_none_or(|tier| technique.tier() == tier)
        })
    }
    /// Avoids something more: a family takes the place of its techniques.
    pub fn avoid(&mut self, added: Avoid) {
        let covered = added.techniques();
        self.avoids.retain(|avoid| !(avoid.techniques() - covered).is_empty());
        self.avoids.push(added);
    }
    /// The techniques that are avoided.
    pub fn avoided(&self) -> TechniqueSet {
        let all = self.avoids.iter().map(|avoid| avoid.techniques());
        all.fold(TechniqueSet::EMPTY, |all, techniques| all | techniques)
    }
    /// What can still be chosen as avoided: families, then what a path as it is graded can hold, the
    /// easiest first. No puzzle does without singles. Expert patterns and rare techniques are not offered:
    /// a grade never takes a step of them, so that to avoid one would refuse no puzzle. Of what HoDoKu has
    /// not, a grade takes nothing before forcing nets have failed.
    pub fn avoidable(&self) -> impl Iterator<Item = Avoid> {
        let (avoided, needs) = (self.avoided(), self.needs.clone());
        let families = AVOIDABLE.into_iter().map(Avoid::Family);
        let is_avoidable = |technique: &Technique| {
            technique.tier() > Tier::Easy && technique.family() != Family::LastResort
        };
        let techniques = HODOKU_ORDER.iter().copied().filter(is_avoidable);
        families.chain(techniques.map(Avoid::Technique)).filter(move |avoid| {
            let is_needed = needs.iter().any(|&need| *avoid == Avoid::Technique(need));
            !is_needed && !(avoid.techniques() - avoided).is_empty()
        })
    }
    /// Why the marked cells cannot hold the clues of a puzzle.
    pub fn fault(&self) -> Option<MaskFault> {
        let mask = self.mask_in_use();
        mask::fault(mask).filter(|_| !mask.is_empty())
    }
    /// Whether the seed can be read.
    pub fn is_seed_valid(&self) -> bool {
        self.seed.trim().is_empty() || self.seed.trim().parse::<u64>().is_ok()
    }
    /// The recipe; none if a field is at fault. A fresh seed where none was typed.
    pub fn recipe(&self, seeds: &mut Seeds) -> Option<Recipe> {
        if self.fault().is_some() || self.mismatch().is_some() || !self.is_seed_valid() {
            return None;
        }
        let [clues, score, explainer] = self.ranges;
        let (clues, most_clues) = clues.clues();
        let mask = self.mask_in_use();
        let requirements = Requirements {
            digits: self.digits,
            needs: self.needs.iter().copied().collect(),
            avoids: self.avoided(),
            score: score.bounds(),
            explainer: explainer.bounds(),
        };
        let recipe = Recipe::default()
            .seed(self.seed.trim().parse().unwrap_or_else(|_| seeds.puzzle()))
            .tier(self.tier)
            .minimality(if self.is_minimal { Minimality::Minimal } else { Minimality::Any })
            .max_checks(match self.needs.is_empty() {
                true => MAX_CHECKS,
                false => MAX_CHECKS_FOR_TECHNIQUE,
            })
            .requirements(requirements);
        Some(match mask.is_empty() {
            true => {
                recipe.clues(clues).most_clues(most_clues).symmetry(self.symmetry).order(self.order)
            }
            false => recipe.mask(mask),
        })
    }
    /// The recipe of one puzzle to play. Where nothing but a tier is asked for, it is pleasant to play, as
    /// *New puzzle* makes it; one technique alone is the one that the puzzle practises.
    pub fn recipe_to_play(&self, seeds: &mut Seeds) -> Option<Recipe> {
        let recipe = self.recipe(seeds)?;
        let tier = self.tier.filter(|_| self.asks_only_for_a_tier());
        if let Some(tier) = tier {
            return Some(TierRecipe::of(tier).with_seed(recipe.seed));
        }
        Some(match self.needs[..] {
            [technique] => {
                let needs = TechniqueSet::EMPTY;
                let requirements = Requirements { needs, ..recipe.requirements };
                recipe.technique(technique).requirements(requirements)
            }
            _ => recipe,
        })
    }
    /// The tier, if nothing else is asked for: such puzzles are kept in the pool.
    pub fn plain_tier(&self) -> Option<Tier> {
        self.tier.filter(|_| self.seed.trim().is_empty() && self.asks_only_for_a_tier())
    }
    /// The first of the techniques that are needed, if none of them is of the tier. A puzzle is at least of
    /// the tier of its hardest step, and hardly ever of one above.
    pub fn mismatch(&self) -> Option<Technique> {
        let tier = self.tier?;
        let first = self.needs.first().copied();
        first.filter(|_| self.needs.iter().all(|need| need.tier() != tier))
    }
    fn asks_only_for_a_tier(&self) -> bool {
        let StudioForm { tier, cursor, paints, mask, is_anywhere, is_unfolded, .. } = *self;
        let (picker, seed, count) = (self.picker.clone(), self.seed.clone(), self.count);
        let plain = StudioForm { tier, cursor, paints, mask, is_anywhere, ..StudioForm::default() };
        self.mask_in_use().is_empty()
            && *self == StudioForm { picker, seed, count, is_unfolded, ..plain }
    }
}
