//! Generate and test: looks for a puzzle whose path is of a tier or needs a technique.
//!
//! Puzzle after puzzle is made, each from a seed of its own that follows from the recipe's, and its
//! path is followed until it matches or cannot match any more. Most are too easy or too hard at
//! once. A puzzle that is too hard only at the end, after its path had all that is asked for, is
//! nearly a match: clues are added where the path gets stuck, which needs no proof, until it
//! matches. That finds a match sooner than fresh puzzles do.
//!
//! Where a technique is asked for, a puzzle is looked for first that needs it; only when that takes too
//! long, or is known not to be found, one whose path uses it.

use super::check_counter::CheckCounter;
use super::mask;
use super::requirements::{Refusals, Requirement, Requirements};
use super::target::{Fit, Target};
use super::{GenerateError, Generated, Minimality, Reason, Recipe, Shortfall, without_target};
use crate::logic::techniques::Technique;
use crate::rating::need::Need;
use crate::search::puzzle::Puzzle;
use crate::types::board::Board;
use crate::types::cell::{Cell, CellSet};
use crate::types::grid::Grid;
use crate::types::position::Position;
use crate::types::rng::{SeededRng, nth_seed};

/// What following a path counts as: it takes as long as this many checks.
const CHECKS_PER_PATH: u64 = 40;

/// How often clues are added to a puzzle before the next one is made.
const MAX_ADDITIONS: usize = 12;

/// How often clues are added where a technique is asked for: a near match is worth dozens of fresh puzzles.
const MAX_ADDITIONS_FOR_TECHNIQUE: usize = 36;

/// The most checks that are spent on a puzzle that needs the technique, a few seconds, and the part of all
/// checks that they may be.
const CHECKS_FOR_NEED: u64 = 4_000_000;
const SHARE_FOR_NEED: u64 = 2;

/// Keeps the seeds used here apart from those of a series of puzzles.
const SEED_STREAM: u64 = 0x6e6f_6e65_7421;

/// Looks for the puzzle until it is found or the checks are spent. It has to fit one of the targets of the
/// recipe, if there is any, and to meet the requirements.
///
/// # Errors
/// When they are spent.
pub fn find(recipe: &Recipe, counter: &mut CheckCounter) -> Result<Generated, GenerateError> {
    let tier = Target::tier_of(recipe);
    let tally = Tally::default();
    let targets = Target::all_of(recipe);
    let mut search = DifficultySearch { recipe, targets, tier, tally, fitted: None, counter };
    let strict = Target::needs_of(recipe);
    if !strict.is_empty() {
        let limit = CHECKS_FOR_NEED.min(recipe.max_checks / SHARE_FOR_NEED);
        search.counter.set_limit(limit);
        let loose = std::mem::replace(&mut search.targets, strict);
        if let Ok(found) = search.run() {
            return Ok(found);
        }
        search.counter.set_limit(recipe.max_checks);
        search.targets = loose;
    }
    search.run()
}

/// What the search has refused.
#[derive(Default)]
struct Tally {
    refusals: Refusals,
    nearest: Option<(Grid, Requirement)>,
}

impl Tally {
    fn refuse(&mut self, givens: &Grid, by: Requirement) {
        self.refusals.add(by);
        if self.nearest.is_none_or(|(_, before)| before < by) {
            self.nearest = Some((*givens, by));
        }
    }
}

/// What stays the same from puzzle to puzzle.
struct DifficultySearch<'a, 'b> {
    recipe: &'a Recipe,
    targets: Vec<Target>,
    /// The tier alone, where it is looked at before the techniques.
    tier: Option<Target>,
    tally: Tally,
    /// The technique of the target that the last puzzle fitted.
    fitted: Option<Technique>,
    counter: &'a mut CheckCounter<'b>,
}

impl DifficultySearch<'_, '_> {
    /// Makes puzzle after puzzle until one is accepted or the counter's limit is reached.
    fn run(&mut self) -> Result<Generated, GenerateError> {
        let (mut attempts, mut grids) = (0, 0);
        let mut item = 0;
        loop {
            item += 1;
            let (made, mut rng) = self.make(item)?;
            attempts += made.attempts;
            grids += made.grids;
            if let Some(found) = self.accepted(made, &mut rng) {
                let checks = self.counter.checks();
                let (tried, refusals) = (self.counter.puzzles(), self.tally.refusals);
                return Ok(Generated { attempts, grids, checks, tried, refusals, ..found });
            }
        }
    }
    /// A puzzle that meets the recipe in all but the path, and the random numbers that go with it.
    fn make(&mut self, item: u64) -> Result<(Generated, SeededRng), GenerateError> {
        let seed = nth_seed(self.recipe.seed ^ SEED_STREAM, item);
        if let Some(mask) = self.recipe.mask {
            let made = mask::puzzle(mask, self.recipe, seed, self.counter).map_err(|grids| {
                self.tally.refusals.add_many(Requirement::Mask, grids);
                self.not_found()
            })?;
            self.tally.refusals = self.tally.refusals.with(&made.refusals);
            return Ok((made, SeededRng::new(seed)));
        }
        let requirements =
            Requirements { digits: self.recipe.requirements.digits, ..Requirements::default() };
        let recipe = Recipe { seed, tier: None, technique: None, requirements, ..*self.recipe };
        let made = without_target(&recipe, self.counter).map_err(|error| match error {
            GenerateError::NoGrid { .. } => self.not_found(),
            error => error,
        })?;
        match made.shortfall {
            Some(Shortfall { reason: Reason::ChecksSpent, .. }) => Err(self.not_found()),
            _ => Ok((made, SeededRng::new(seed))),
        }
    }
    /// Counts a puzzle that is tried. Of a mask every grid was counted when it was begun with.
    fn count_puzzle(&mut self) {
        if self.recipe.mask.is_none() {
            self.counter.add_puzzle();
        }
    }
    /// All checks are spent.
    fn not_found(&self) -> GenerateError {
        let puzzles = u32::try_from(self.counter.puzzles()).unwrap_or(u32::MAX);
        let Tally { refusals, nearest } = &self.tally;
        if self.recipe.mask.is_none() && self.recipe.requirements == Requirements::default() {
            return GenerateError::NotFound { puzzles };
        }
        GenerateError::NotMet { puzzles, refusals: *refusals, nearest: *nearest }
    }
    /// The puzzle, or one that it becomes with more clues, if it fits and meets all requirements.
    fn accepted(&mut self, made: Generated, rng: &mut SeededRng) -> Option<Generated> {
        let minimal = self.recipe.minimality == Minimality::Any || made.minimal;
        if !minimal {
            self.count_puzzle();
            self.tally.refuse(made.puzzle.givens(), Requirement::Minimal);
            return None;
        }
        let found = self.match_with_clues(made, rng)?;
        let found = self.with_need(found)?;
        self.counter.add(self.recipe.requirements.checks());
        match self.recipe.requirements.check(&found.puzzle) {
            Ok(()) => Some(found),
            Err(by) => {
                self.tally.refuse(found.puzzle.givens(), by);
                None
            }
        }
    }
    /// The puzzle with what it has to do with the technique asked for; none if it has to need it and
    /// does not, followed from its givens by all orders.
    fn with_need(&mut self, found: Generated) -> Option<Generated> {
        let Some(technique) = self.fitted else { return Some(found) };
        let position = Position::of(&Board::of_givens(*found.puzzle.givens()));
        let need = Need::of(&position, technique);
        if need == Need::Uses && self.targets.iter().any(Target::asks_need) {
            self.tally.refuse(found.puzzle.givens(), Requirement::Needs);
            return None;
        }
        Some(Generated { technique: Some((technique, need)), ..found })
    }
    /// The puzzle, or one that it becomes with more clues, if it matches.
    fn match_with_clues(&mut self, made: Generated, rng: &mut SeededRng) -> Option<Generated> {
        let refused = |search: &mut Self| {
            let by = search.path_requirement(&made);
            search.tally.refuse(made.puzzle.givens(), by);
        };
        let (mut base, mut stuck) = match self.compare(&made) {
            Fit::Fits => return Some(made),
            Fit::TooHard { at, is_near: true } if self.may_add() => (made, at),
            _ => {
                refused(self);
                return None;
            }
        };
        for _ in 0..self.max_additions() {
            let Some(cell) = rng.choose(stuck.unsolved()) else { break };
            let eased = with_clues(&base, self.recipe.symmetry.orbit(cell));
            match self.compare(&eased) {
                Fit::Fits => return Some(eased),
                Fit::TooHard { at, is_near: true } => (base, stuck) = (eased, at),
                Fit::TooHard { .. } | Fit::TooEasy => {}
            }
        }
        refused(self);
        None
    }
    /// What a path that fits no target misses.
    fn path_requirement(&self, made: &Generated) -> Requirement {
        let position = || Position::of(&Board::of_givens(*made.puzzle.givens()));
        match &self.tier {
            Some(tier) if tier.compare(position()).fit != Fit::Fits => Requirement::Tier,
            Some(_) => Requirement::Needs,
            None if self.recipe.hardest().is_empty() => Requirement::Tier,
            None => Requirement::Needs,
        }
    }
    /// Whether clues may be added that are not needed.
    fn may_add(&self) -> bool {
        self.recipe.clues.is_none()
            && self.recipe.mask.is_none()
            && self.recipe.minimality == Minimality::Any
    }
    /// How often clues are added. For the easiest technique any number of times: only a nearly full
    /// grid needs nothing else.
    fn max_additions(&self) -> usize {
        match self.recipe.hardest().is_empty() {
            true => MAX_ADDITIONS,
            false if self.targets.iter().any(Target::is_easiest) => Cell::ALL.len(),
            false => MAX_ADDITIONS_FOR_TECHNIQUE,
        }
    }
    /// Follows the path of a puzzle and compares it with the targets: the best fit counts.
    fn compare(&mut self, made: &Generated) -> Fit {
        self.count_puzzle();
        self.counter.note_clues(Some(made.clues));
        let board = Board::of_givens(*made.puzzle.givens());
        let mut best = if self.targets.is_empty() { Fit::Fits } else { Fit::TooEasy };
        for target in &self.targets {
            let compared = target.compare(Position::of(&board));
            self.counter.add(CHECKS_PER_PATH + target.checks_of_rivals(&compared));
            match target.with_need(compared) {
                Fit::Fits => {
                    self.fitted = target.technique();
                    return Fit::Fits;
                }
                fit @ Fit::TooHard { is_near: true, .. } => best = fit,
                fit if best == Fit::TooEasy => best = fit,
                _ => {}
            }
        }
        best
    }
}

/// A puzzle with more clues, none of which it needs.
fn with_clues(made: &Generated, cells: CellSet) -> Generated {
    let (mut givens, solution) = (*made.puzzle.givens(), *made.puzzle.solution());
    for cell in cells {
        givens[cell] = Some(solution[cell]);
    }
    let puzzle = Puzzle::proven(givens, solution);
    Generated { puzzle, clues: givens.clues() as u8, minimal: false, ..*made }
}
