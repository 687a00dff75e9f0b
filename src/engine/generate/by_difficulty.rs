//! The hunt for a puzzle whose path is as wished.
//!
//! Puzzle after puzzle is dug, each by a seed of its own that follows from the recipe's, and its
//! path is walked until it fits or cannot fit any more. Most are too easy or too hard at once; one
//! that is too hard though all that is wished occurred in its path is eased: clues are added where
//! it sticks, which needs no proof, until it fits. Nothing is easier to find than what is nearly
//! there.

use std::ops::ControlFlow;

use super::target::{Fit, Goal};
use super::{GenerateError, Generated, Minimality, Progress, Recipe, Shortfall, Why, plain};
use crate::engine::search::puzzle::Puzzle;
use crate::engine::types::board::Board;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::position::Position;
use crate::engine::types::rng::{SeededRng, nth_seed};

/// What walking a path is counted as: it takes as long as so many questions to the search.
const PATH: u64 = 40;

/// How often a puzzle is eased before the next one is dug.
const EASINGS: usize = 12;

/// The same where a technique is wished: a near miss is worth dozens of fresh puzzles. The easiest
/// is wished of every cell: nearly full grids alone need nothing else.
const EASINGS_FOR_TECHNIQUE: usize = 36;

/// Sets the seeds of a hunt apart from those of a list of puzzles.
const STREAM: u64 = 0x6e6f_6e65_7421;

/// How many checks lie between two words of progress.
const TELL_EVERY: u64 = 8192;

/// Looks for the puzzle until it is found or the checks are spent.
///
/// # Errors
/// When they are spent, or the receiver of progress broke off.
pub fn hunt(
    recipe: &Recipe,
    goal: &Goal,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Generated, GenerateError> {
    let mut hunt = Hunt { recipe, goal, checks: 0, puzzles: 0, told: 0, progress };
    let (mut attempts, mut grids) = (0, 0);
    let mut item = 0;
    loop {
        item += 1;
        let (made, mut rng) = hunt.dig(item)?;
        attempts += made.attempts;
        grids += made.grids;
        if let Some(found) = hunt.eased(made, &mut rng)? {
            return Ok(Generated { attempts, grids, checks: hunt.checks, ..found });
        }
    }
}

/// What is kept from puzzle to puzzle.
struct Hunt<'a> {
    recipe: &'a Recipe,
    goal: &'a Goal,
    checks: u64,
    puzzles: u64,
    told: u64,
    progress: &'a mut dyn FnMut(Progress) -> ControlFlow<()>,
}

impl Hunt<'_> {
    fn unmet(&self) -> GenerateError {
        GenerateError::Unmet { puzzles: self.puzzles }
    }
    /// A puzzle as the recipe wishes it otherwise.
    fn dig(&mut self, item: u64) -> Result<(Generated, SeededRng), GenerateError> {
        let seed = nth_seed(self.recipe.seed ^ STREAM, item);
        let left = self.recipe.checks.saturating_sub(self.checks);
        let recipe = Recipe { seed, checks: left, tier: None, technique: None, ..*self.recipe };
        let (before, puzzles, most) = (self.checks, self.puzzles, self.recipe.checks);
        let progress = &mut *self.progress;
        let mut tell = |so_far: Progress| {
            progress(Progress { checks: before + so_far.checks, most, puzzles, ..so_far })
        };
        let made = plain(&recipe, &mut tell).map_err(|error| match error {
            GenerateError::NoGrid { .. } => GenerateError::Unmet { puzzles },
            error => error,
        })?;
        self.checks += made.checks;
        match made.shortfall {
            Some(Shortfall { why: Why::ChecksSpent, .. }) => Err(self.unmet()),
            _ => Ok((made, SeededRng::new(seed))),
        }
    }
    /// The puzzle, or one that it becomes by more clues, if it fits.
    fn eased(
        &mut self,
        made: Generated,
        rng: &mut SeededRng,
    ) -> Result<Option<Generated>, GenerateError> {
        let (mut base, mut stuck) = match self.judge(&made)? {
            Fit::Fits => return Ok(Some(made)),
            Fit::TooHard { at, is_near: true } if self.may_add() => (made, at),
            _ => return Ok(None),
        };
        let easings = match self.recipe.technique {
            Some(_) if self.goal.is_easiest() => Cell::ALL.len(),
            Some(_) => EASINGS_FOR_TECHNIQUE,
            None => EASINGS,
        };
        for _ in 0..easings {
            let Some(cell) = rng.choose(stuck.unsolved()) else { break };
            let eased = with_clues(&base, self.recipe.symmetry.orbit(cell));
            match self.judge(&eased)? {
                Fit::Fits => return Ok(Some(eased)),
                Fit::TooHard { at, is_near: true } => (base, stuck) = (eased, at),
                Fit::TooHard { .. } | Fit::TooEasy => {}
            }
        }
        Ok(None)
    }
    /// Whether clues may be added that digging could do without.
    fn may_add(&self) -> bool {
        self.recipe.clues.is_none() && self.recipe.minimality == Minimality::Any
    }
    fn judge(&mut self, made: &Generated) -> Result<Fit, GenerateError> {
        self.checks += PATH;
        self.puzzles += 1;
        if self.checks >= self.told + TELL_EVERY {
            self.told = self.checks;
            let told = Progress {
                checks: self.checks,
                most: self.recipe.checks,
                clues: made.clues,
                puzzles: self.puzzles,
            };
            if (self.progress)(told).is_break() {
                return Err(GenerateError::Stopped);
            }
        }
        let board = Board::of_givens(*made.puzzle.givens());
        Ok(self.goal.judge(Position::of(&board)))
    }
}

/// The same puzzle with clues more, none of which it needs.
fn with_clues(made: &Generated, cells: CellSet) -> Generated {
    let (mut givens, solution) = (*made.puzzle.givens(), *made.puzzle.solution());
    for cell in cells {
        givens[cell] = Some(solution[cell]);
    }
    let puzzle = Puzzle::proven(givens, solution);
    Generated { puzzle, clues: givens.clues() as u8, minimal: false, ..*made }
}
