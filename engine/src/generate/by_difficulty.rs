//! Generate and test: looks for a puzzle whose path is of a tier or needs a technique.
//!
//! Puzzle after puzzle is made, each from a seed of its own that follows from the recipe's, and its
//! path is followed until it matches or cannot match any more. Most are too easy or too hard at
//! once. A puzzle that is too hard only at the end, after its path had all that is asked for, is
//! nearly a match: clues are added where the path gets stuck, which needs no proof, until it
//! matches. That finds a match sooner than fresh puzzles do.

use super::check_counter::CheckCounter;
use super::target::{Fit, Target};
use super::{GenerateError, Generated, Minimality, Reason, Recipe, Shortfall, without_target};
use crate::search::puzzle::Puzzle;
use crate::types::board::Board;
use crate::types::cell::{Cell, CellSet};
use crate::types::position::Position;
use crate::types::rng::{SeededRng, nth_seed};

/// What following a path counts as: it takes as long as this many checks.
const CHECKS_PER_PATH: u64 = 40;

/// How often clues are added to a puzzle before the next one is made.
const MAX_ADDITIONS: usize = 12;

/// The same where a technique is asked for: a near match is worth dozens of fresh puzzles.
const MAX_ADDITIONS_FOR_TECHNIQUE: usize = 36;

/// Keeps the seeds used here apart from those of a series of puzzles.
const SEED_STREAM: u64 = 0x6e6f_6e65_7421;

/// Looks for the puzzle until it is found or the checks are spent.
///
/// # Errors
/// When they are spent.
pub fn find(
    recipe: &Recipe,
    target: &Target,
    counter: &mut CheckCounter,
) -> Result<Generated, GenerateError> {
    let mut search = DifficultySearch { recipe, target, counter };
    let (mut attempts, mut grids) = (0, 0);
    let mut item = 0;
    loop {
        item += 1;
        let (made, mut rng) = search.make(item)?;
        attempts += made.attempts;
        grids += made.grids;
        if let Some(found) = search.match_with_clues(made, &mut rng) {
            let checks = search.counter.checks();
            return Ok(Generated { attempts, grids, checks, ..found });
        }
    }
}

/// What stays the same from puzzle to puzzle.
struct DifficultySearch<'a, 'b> {
    recipe: &'a Recipe,
    target: &'a Target,
    counter: &'a mut CheckCounter<'b>,
}

impl DifficultySearch<'_, '_> {
    /// A puzzle that meets the recipe in all but the path, and the random numbers that go with it.
    fn make(&mut self, item: u64) -> Result<(Generated, SeededRng), GenerateError> {
        let seed = nth_seed(self.recipe.seed ^ SEED_STREAM, item);
        let recipe = Recipe { seed, tier: None, technique: None, ..*self.recipe };
        let not_found = GenerateError::NotFound { puzzles: self.counter.puzzles() };
        let made = without_target(&recipe, self.counter).map_err(|error| match error {
            GenerateError::NoGrid { .. } => not_found,
            error => error,
        })?;
        match made.shortfall {
            Some(Shortfall { reason: Reason::ChecksSpent, .. }) => Err(not_found),
            _ => Ok((made, SeededRng::new(seed))),
        }
    }
    /// The puzzle, or one that it becomes with more clues, if it matches.
    fn match_with_clues(&mut self, made: Generated, rng: &mut SeededRng) -> Option<Generated> {
        let (mut base, mut stuck) = match self.compare(&made) {
            Fit::Fits => return Some(made),
            Fit::TooHard { at, is_near: true } if self.may_add() => (made, at),
            _ => return None,
        };
        for _ in 0..self.max_additions() {
            let cell = rng.choose(stuck.unsolved())?;
            let eased = with_clues(&base, self.recipe.symmetry.orbit(cell));
            match self.compare(&eased) {
                Fit::Fits => return Some(eased),
                Fit::TooHard { at, is_near: true } => (base, stuck) = (eased, at),
                Fit::TooHard { .. } | Fit::TooEasy => {}
            }
        }
        None
    }
    /// Whether clues may be added that are not needed.
    fn may_add(&self) -> bool {
        self.recipe.clues.is_none() && self.recipe.minimality == Minimality::Any
    }
    /// How often clues are added. For the easiest technique any number of times: only a nearly full
    /// grid needs nothing else.
    fn max_additions(&self) -> usize {
        match self.recipe.technique {
            Some(_) if self.target.is_easiest() => Cell::ALL.len(),
            Some(_) => MAX_ADDITIONS_FOR_TECHNIQUE,
            None => MAX_ADDITIONS,
        }
    }
    /// Follows the path of a puzzle and compares it with the target.
    fn compare(&mut self, made: &Generated) -> Fit {
        self.counter.add_puzzle();
        self.counter.note_clues(Some(made.clues));
        self.counter.add(CHECKS_PER_PATH);
        let board = Board::of_givens(*made.puzzle.givens());
        self.target.compare(Position::of(&board))
    }
}

/// The same puzzle with more clues, none of which it needs.
fn with_clues(made: &Generated, cells: CellSet) -> Generated {
    let (mut givens, solution) = (*made.puzzle.givens(), *made.puzzle.solution());
    for cell in cells {
        givens[cell] = Some(solution[cell]);
    }
    let puzzle = Puzzle::proven(givens, solution);
    Generated { puzzle, clues: givens.clues() as u8, minimal: false, ..*made }
}
