//! What is known of jobs that have not been answered yet.

use crate::core::saved::Panel;
use crate::engine::generate::{Progress, Recipe};
use crate::engine::logic::step::Step;
use crate::engine::types::cell::Cell;
use crate::words::message::PuzzleGoal;

/// The search for a hint.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum HintSearch {
    /// It has not taken long enough to be spoken of.
    #[default]
    Short,
    /// It takes a while: a proof by cases is looked for.
    Long,
    /// One has been found, and a shorter one is looked for.
    Found(Box<Step>),
}

impl HintSearch {
    /// With what a part of the search has found until now.
    pub fn with(self, found: Option<&Step>) -> HintSearch {
        match (self, found) {
            (HintSearch::Found(best), Some(found)) if effort(found) >= effort(&best) => {
                HintSearch::Found(best)
            }
            (_, Some(found)) => HintSearch::Found(Box::new(found.clone())),
            (HintSearch::Short, None) => HintSearch::Long,
            (search, None) => search,
        }
    }
}

/// What a proof by cases asks of its reader: suppositions, then lines.
fn effort(step: &Step) -> Option<(usize, usize)> {
    let proof = step.evidence.refutation.as_ref()?;
    Some((proof.suppositions(), proof.size()))
}

/// A puzzle being made.
#[derive(Clone, PartialEq, Debug)]
pub struct NewPuzzle {
    /// What it is to be.
    pub recipe: Recipe,
    /// How far its generation is, once reported.
    pub progress: Option<Progress>,
}

impl NewPuzzle {
    /// What it is to ask of the solving path, if anything.
    pub fn goal(&self) -> Option<PuzzleGoal> {
        let technique = self.recipe.technique.map(PuzzleGoal::Technique);
        technique.or_else(|| self.recipe.tier.map(PuzzleGoal::Tier))
    }
}

/// What waits for the verdict on the clues.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PendingAction {
    /// Comparing the digits with the solution.
    Check,
    /// The hint.
    Hint,
    /// The hint for a cell.
    HintIn(Cell),
    /// The check of a deduction.
    CheckDeduction,
    /// The list of all steps.
    Steps,
    /// The path from the current board.
    Path,
    /// A list that was open when the game was left.
    Reopen(Panel),
}
