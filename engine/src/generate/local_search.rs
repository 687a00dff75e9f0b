//! Local search for a recipe that is hard to meet: remove clues, then improve the puzzle by small
//! changes, then start again.
//!
//! Random removal ends at 25 clues, give or take one; one end in forty has 22, hardly any 20 or 28.
//! So a local search starts from such an end: two clues are dropped (with those that lie
//! symmetric to them), the puzzle is repaired where it has other solutions now, and clues are
//! removed again. A change is kept unless it is further from the recipe. When there was no
//! improvement for a while, a new solution grid is made. (Searchers of 17-clue puzzles call such a
//! step "minus two, plus one".)
//!
//! How the goals combine: without minimality, removal stops at the requested number of clues, and
//! further clues could be removed. With minimality it goes on to its end, and the local search looks
//! for an end with that number: 21 to 28 are found, from 29 on seldom. With a symmetry only whole
//! orbits are removed, so an end need not be minimal, as one clue of a pair may be unneeded; the
//! local search counts the unneeded clues and goes where there are fewer.

use super::check_counter::{CheckCounter, ChecksSpent};
use super::remover::Remover;
use super::requirements::Refusals;
use super::swaps::Swaps;
use super::symmetry::Transpose;
use super::{GenerateError, Generated, Goal, Minimality, Reason, Recipe, Shortfall, solution_grid};
use crate::search::fast::clues::Clues;
use crate::search::puzzle::Puzzle;
use crate::types::candidate::Candidate;
use crate::types::cell::{Cell, CellSet};
use crate::types::grid::{Grid, Solution};
use crate::types::rng::SeededRng;

/// A proper grid on the way to the puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Draft {
    givens: Grid,
    solution: Solution,
    /// How many clues are not needed; 0 where the recipe does not ask for minimality.
    unneeded: u8,
    /// Clues that are known to be needed.
    needed: CellSet,
}

impl Draft {
    fn clues(&self) -> u8 {
        self.givens.clues() as u8
    }
    /// The clue that a cell has or would have.
    fn clue(&self, cell: Cell) -> Candidate {
        Candidate::new(cell, self.solution[cell])
    }
    /// Fills cells from the solution.
    fn fill(&mut self, cells: CellSet) {
        for cell in cells {
            self.givens[cell] = Some(self.solution[cell]);
        }
    }
    /// How far it is from the recipe: first by clues that are not needed, then by the number of
    /// clues. (0, 0) meets it.
    fn distance(&self, recipe: &Recipe) -> (u8, u8) {
        let to_clues = reachable_clues(recipe).map_or(0, |clues| self.clues().abs_diff(clues));
        (self.unneeded, to_clues)
    }
}

/// The number of clues to aim at: the nearest to the recipe's that the symmetry allows.
fn reachable_clues(recipe: &Recipe) -> Option<u8> {
    recipe.clues.map(|clues| recipe.symmetry.nearest(clues))
}

/// The best draft and what it took.
pub struct BestDraft {
    draft: Draft,
    attempts: u32,
    grids: u32,
    checks: u64,
}

/// How many steps without improvement end a local search.
const MAX_STEPS_WITHOUT_IMPROVEMENT: u32 = 150;

/// Looks for a draft that meets the recipe until the checks are spent, and gives the best.
///
/// # Errors
/// When there was not even a solution grid.
pub fn best(
    recipe: &Recipe,
    rng: &mut SeededRng,
    counter: &mut CheckCounter,
) -> Result<BestDraft, GenerateError> {
    counter.note_clues(None);
    let mut search = LocalSearch { best: None, attempts: 0, grids: 0 };
    let mut remover = Remover { recipe, counter };
    while let Ok(false) = search.round(&mut remover, rng) {}
    let LocalSearch { best, attempts, grids } = search;
    let draft = best.ok_or(GenerateError::NoGrid { attempts })?;
    Ok(BestDraft { draft, attempts, grids, checks: counter.checks() })
}

/// What is kept from round to round.
struct LocalSearch {
    best: Option<Draft>,
    attempts: u32,
    grids: u32,
}

impl LocalSearch {
    /// One solution grid: clues removed, then improved until nothing gets better. Whether the
    /// recipe is met.
    fn round(&mut self, remover: &mut Remover, rng: &mut SeededRng) -> Result<bool, ChecksSpent> {
        let solution = self.solution_grid(remover, rng)?;
        let mut draft =
            Draft { givens: solution.grid(), solution, unneeded: 0, needed: CellSet::EMPTY };
        let swaps = Swaps::of(&solution);
        remove_clues(&mut draft, &swaps, remover, rng)?;
        if self.keep_best(&draft, remover) {
            return Ok(true);
        }
        let mut steps_left = MAX_STEPS_WITHOUT_IMPROVEMENT;
        while steps_left > 0 {
            let changed = step(&draft, &swaps, remover, rng)?;
            let (new, old) = (changed.distance(remover.recipe), draft.distance(remover.recipe));
            steps_left = if new < old { MAX_STEPS_WITHOUT_IMPROVEMENT } else { steps_left - 1 };
            if new <= old {
                draft = changed;
            }
            if self.keep_best(&draft, remover) {
                return Ok(true);
            }
        }
        Ok(false)
    }
    /// A solution grid, after as many attempts as it takes; each costs a check.
    fn solution_grid(
        &mut self,
        remover: &mut Remover,
        rng: &mut SeededRng,
    ) -> Result<Solution, ChecksSpent> {
        loop {
            remover.counter.spend()?;
            self.attempts += 1;
            if let Some(solution) = solution_grid::attempt(remover.recipe.initial_digits, rng) {
                self.grids += 1;
                return Ok(solution);
            }
        }
    }
    /// Keeps a draft that is better than the best; whether it meets the recipe.
    fn keep_best(&mut self, draft: &Draft, remover: &mut Remover) -> bool {
        let distance = draft.distance(remover.recipe);
        if self.best.is_none_or(|best| distance < best.distance(remover.recipe)) {
            self.best = Some(*draft);
            remover.counter.note_clues(Some(draft.clues()));
        }
        distance == (0, 0)
    }
}

/// Removes as many clues from a draft as the recipe allows, and counts what is not needed.
fn remove_clues(
    draft: &mut Draft,
    swaps: &Swaps,
    remover: &mut Remover,
    rng: &mut SeededRng,
) -> Result<(), ChecksSpent> {
    let is_minimal = remover.recipe.minimality == Minimality::Minimal;
    let min_clues = if is_minimal { 0 } else { reachable_clues(remover.recipe).unwrap_or(0) };
    let orbits = remover.orbits(rng);
    draft.needed = remover.remove(&mut draft.givens, swaps, &orbits, min_clues)?;
    draft.unneeded = if is_minimal { remover.unneeded(&draft.givens, draft.needed)? } else { 0 };
    Ok(())
}

/// A small change of a draft: two orbits' clues dropped, repaired, and clues removed again.
fn step(
    draft: &Draft,
    swaps: &Swaps,
    remover: &mut Remover,
    rng: &mut SeededRng,
) -> Result<Draft, ChecksSpent> {
    let mut changed = *draft;
    for _ in 0..2 {
        let dropped = rng.choose(changed.givens.filled());
        let orbit = dropped.map_or(CellSet::EMPTY, |cell| remover.recipe.symmetry.orbit(cell));
        for cell in orbit {
            changed.givens[cell] = None;
        }
    }
    repair(&mut changed, remover, rng)?;
    remove_clues(&mut changed, swaps, remover, rng)?;
    Ok(changed)
}

/// Adds clues until rows and columns have their minimum and the solution is the only one again: in
/// random cells, wherever another digit is possible. Only yes and no are asked, so that the result
/// does not depend on which solutions a search happens to find.
fn repair(
    draft: &mut Draft,
    remover: &mut Remover,
    rng: &mut SeededRng,
) -> Result<(), ChecksSpent> {
    while let Some(cell) = remover.short_line(&draft.givens).and_then(|cells| rng.choose(cells)) {
        draft.fill(remover.recipe.symmetry.orbit(cell));
    }
    let mut clues = Clues::of(&draft.givens);
    let mut cells: Vec<Cell> = (!draft.givens.filled()).iter().collect();
    rng.shuffle(&mut cells);
    for cell in cells {
        if draft.givens[cell].is_none() && remover.is_needed(draft.clue(cell), &mut clues)? {
            draft.fill(remover.recipe.symmetry.orbit(cell));
            clues = Clues::of(&draft.givens);
            if remover.are_proper(&mut clues)? {
                break;
            }
        }
    }
    Ok(())
}

impl BestDraft {
    /// The puzzle, transformed at random, with the account of how it came about.
    pub fn finish(self, recipe: &Recipe, rng: &mut SeededRng) -> Generated {
        let Draft { givens, solution, needed, .. } = self.draft;
        let transform = recipe.symmetry.transform(transpose(recipe), rng);
        let puzzle = Puzzle::proven(transform.grid(&givens), transform.solution(&solution));
        let unneeded = unneeded(recipe, &givens, needed);
        Generated {
            puzzle,
            clues: self.draft.clues(),
            minimal: unneeded == 0,
            attempts: self.attempts,
            grids: self.grids,
            checks: self.checks,
            shortfall: shortfall(recipe, self.draft.clues(), unneeded),
            tried: 0,
            refusals: Refusals::default(),
            technique: None,
        }
    }
}

/// How many clues are not needed, with checks that are not counted.
fn unneeded(recipe: &Recipe, givens: &Grid, needed: CellSet) -> u8 {
    let mut ignore = |_| {};
    let counter = &mut CheckCounter::new(u64::MAX, &mut ignore);
    let unneeded = Remover { recipe, counter }.unneeded(givens, needed);
    unneeded.expect("the checks are unlimited")
}

fn transpose(recipe: &Recipe) -> Transpose {
    if recipe.min_per_row == recipe.min_per_column {
        Transpose::Allowed
    } else {
        Transpose::Forbidden
    }
}

/// What was not met: the number of clues before minimality.
fn shortfall(recipe: &Recipe, reached: u8, unneeded: u8) -> Option<Shortfall> {
    let requested = recipe.clues.unwrap_or(reached);
    if requested != reached {
        let by_symmetry = reachable_clues(recipe) == Some(reached);
        let reason = if by_symmetry { Reason::Symmetry } else { Reason::ChecksSpent };
        return Some(Shortfall { goal: Goal::Clues { requested, reached }, reason });
    }
    let falls_short = recipe.minimality == Minimality::Minimal && unneeded > 0;
    let goal = Goal::Minimal { unneeded };
    falls_short.then_some(Shortfall { goal, reason: Reason::ChecksSpent })
}
