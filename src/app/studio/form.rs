//! [`StudioForm`]: the mask and the requirements, and the recipe made of them.

use crate::app::msg::Field;
use crate::app::seeds::Seeds;
use crate::engine::generate::mask::{self, MaskFault};
use crate::engine::generate::requirements::{Bounds, Requirements};
use crate::engine::generate::symmetry::Symmetry;
use crate::engine::generate::{self, CLUES, MAX_CHECKS_FOR_TECHNIQUE, Minimality, Recipe};
use crate::engine::logic::techniques::{Family, FamilySet, Technique, TechniqueSet, Tier};
use crate::engine::rating::grade::HODOKU_ORDER;
use crate::engine::types::cell::{Cell, CellSet};

/// How many puzzles can be made at once.
pub const COUNTS: [u32; 3] = [1, 10, 1_000];

/// The most checks for each puzzle: ten seconds or so.
const MAX_CHECKS: u64 = 1_000_000;

/// What is asked for.
#[derive(Clone, PartialEq, Debug)]
pub struct StudioForm {
    /// The marked cells; none if clues may stand anywhere.
    pub mask: CellSet,
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
    /// Nothing of these families is used.
    pub avoids: FamilySet,
    /// Clues, points and Sudoku Explainer's rating, each from and to, as typed.
    pub ranges: [[String; 2]; 3],
    /// Whether every clue is needed.
    pub is_minimal: bool,
    /// The seed as typed; empty for a fresh one.
    pub seed: String,
    /// How many puzzles: one of [`COUNTS`].
    pub count: u32,
}

impl Default for StudioForm {
    fn default() -> StudioForm {
        StudioForm {
            mask: CellSet::EMPTY,
            symmetry: Symmetry::HalfTurn,
            cursor: Cell::new(0, 0),
            paints: true,
            tier: None,
            needs: Vec::new(),
            avoids: FamilySet::EMPTY,
            ranges: Default::default(),
            is_minimal: false,
            seed: String::new(),
            count: COUNTS[1],
        }
    }
}

/// The ranges and the two fields of each.
pub const RANGES: [[Field; 2]; 3] = [
    [Field::StudioCluesFrom, Field::StudioCluesTo],
    [Field::StudioScoreFrom, Field::StudioScoreTo],
    [Field::StudioExplainerFrom, Field::StudioExplainerTo],
];

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
        let orbit = self.symmetry.orbit(cell);
        self.mask = if self.paints { self.mask | orbit } else { self.mask - orbit };
    }
    /// Takes what was typed or chosen.
    pub fn edit(&mut self, field: Field, value: String) {
        let mut ends = self.ranges.iter_mut().flatten().zip(RANGES.into_iter().flatten());
        if let Some((typed, _)) = ends.find(|(_, of)| *of == field) {
            typed.clone_from(&value);
        }
        match field {
            Field::StudioSeed => self.seed = value,
            Field::StudioNeeds => self.needs.extend(
                Technique::from_slug(&value).filter(|technique| !self.needs.contains(technique)),
            ),
            Field::StudioAvoids => {
                let chosen = AVOIDABLE.into_iter().find(|family| family.slug() == value);
                chosen.into_iter().for_each(|family| self.avoids.insert(family));
            }
            _ => {}
        }
    }
    /// The techniques that can still be chosen as needed: those up to the tier, the easiest first.
    pub fn techniques(&self) -> impl Iterator<Item = Technique> {
        let allowed: TechniqueSet = generate::techniques().collect();
        let (tier, needs) = (self.tier, self.needs.clone());
        HODOKU_ORDER.iter().copied().filter(move |technique| {
            allowed.contains(*technique)
                && !needs.contains(technique)
                && tier.is_none_or(|tier| technique.tier() == tier)
        })
    }
    /// Why the marked cells cannot hold the clues of a puzzle.
    pub fn fault(&self) -> Option<MaskFault> {
        mask::fault(self.mask).filter(|_| !self.mask.is_empty())
    }
    /// Whether what is typed as a range can be read.
    pub fn is_valid(&self, at: usize) -> bool {
        match at {
            0 => self.clues().is_some(),
            1 => self.bounds(1, |text| text.parse().ok(), 99_999).is_some(),
            _ => self.bounds(2, tenths, 200).is_some(),
        }
    }
    /// Whether the seed can be read.
    pub fn is_seed_valid(&self) -> bool {
        self.seed.trim().is_empty() || self.seed.trim().parse::<u64>().is_ok()
    }
    /// The fewest and the most clues, if any; none if they cannot be read.
    fn clues(&self) -> Option<(Option<u8>, Option<u8>)> {
        let [from, to] = &self.ranges[0];
        let number = |text: &str| match text.trim() {
            "" => Some(None),
            typed => typed.parse().ok().filter(|clues| CLUES.contains(clues)).map(Some),
        };
        match (number(from)?, number(to)?) {
            (Some(fewest), Some(most)) if most < fewest => None,
            (Some(fewest), Some(most)) if most > fewest => Some((Some(fewest), Some(most))),
            (fewest, most) => Some((fewest.or(most), None)),
        }
    }
    /// A range of numbers, if any; none if it cannot be read.
    fn bounds(
        &self,
        at: usize,
        number: fn(&str) -> Option<u32>,
        highest: u32,
    ) -> Option<Option<Bounds>> {
        let [from, to] = self.ranges[at].each_ref().map(|text| text.trim());
        if from.is_empty() && to.is_empty() {
            return Some(None);
        }
        let least = if from.is_empty() { 0 } else { number(from)? };
        let most = if to.is_empty() { highest } else { number(to)? };
        (least <= most).then_some(Some(Bounds { least, most }))
    }
    /// The recipe; none if a field is at fault. A fresh seed where none was typed.
    pub fn recipe(&self, seeds: &mut Seeds) -> Option<Recipe> {
        if self.fault().is_some() || !self.is_seed_valid() {
            return None;
        }
        let (clues, most_clues) = self.clues()?;
        let avoids = self.avoids.iter().map(TechniqueSet::of_family);
        let requirements = Requirements {
            needs: self.needs.iter().copied().collect(),
            avoids: avoids.fold(TechniqueSet::EMPTY, |all, family| all | family),
            score: self.bounds(1, |text| text.parse().ok(), 99_999)?,
            explainer: self.bounds(2, tenths, 200)?,
        };
        let recipe = Recipe {
            seed: self.seed.trim().parse().unwrap_or_else(|_| seeds.puzzle()),
            tier: self.tier,
            minimality: if self.is_minimal { Minimality::Minimal } else { Minimality::Any },
            max_checks: match self.needs.is_empty() {
                true => MAX_CHECKS,
                false => MAX_CHECKS_FOR_TECHNIQUE,
            },
            requirements,
            ..Recipe::default()
        };
        Some(match self.mask.is_empty() {
            true => Recipe { clues, most_clues, symmetry: self.symmetry, ..recipe },
            false => Recipe { mask: Some(self.mask), ..recipe },
        })
    }
}

/// A rating with at most one decimal place, in tenths.
fn tenths(text: &str) -> Option<u32> {
    let (whole, tenth) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let tenth: u32 = tenth.parse().ok().filter(|tenth| *tenth < 10)?;
    whole.parse::<u32>().ok()?.checked_mul(10)?.checked_add(tenth)
}
