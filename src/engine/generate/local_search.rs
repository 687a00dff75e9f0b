//! The way to a hard wish: dig, then better the puzzle by small changes, then begin anew.
//!
//! Digging at random ends at 25 clues, give or take one; every fortieth end has 22, hardly any
//! 20 or 28. So from the end of a dig a walk begins: two clues are dropped (with those that lie
//! symmetric to them), the puzzle is mended where it has other solutions now, and dug again.
//! What is not further from the wish is kept. When nothing got better for a while, a new full
//! grid is dug. (Searchers of 17-clue puzzles call such a step "minus two, plus one".)
//!
//! How the wishes get along: without minimality a dig stops at the wished number of clues, and
//! the puzzle may be dug further. With minimality it goes on to its end and the walk looks for an
//! end with that number: 21 to 28 are found, from 29 on seldom. With a symmetry only whole orbits
//! are dug, so an end of digging need not be minimal, as one clue of a pair may be unneeded; the
//! walk counts the unneeded clues and goes where there are fewer.

use std::ops::ControlFlow;

use super::dig::{Digger, Halt};
use super::symmetry::Freedom;
use super::{
    GenerateError, Generated, Minimality, Progress, Recipe, Shortfall, Why, Wish, solution_grid,
};
use crate::engine::search::fast::clues::Clues;
use crate::engine::search::puzzle::Puzzle;
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::grid::{Grid, Solution};
use crate::engine::types::rng::SeededRng;

/// A proper grid on the way to the wish. Drafts compare by how far they are from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Draft {
    givens: Grid,
    solution: Solution,
    /// How many clues are not needed; 0 where nobody wishes to know.
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
    /// Fills cells out of the solution.
    fn fill(&mut self, cells: CellSet) {
        for cell in cells {
            self.givens[cell] = Some(self.solution[cell]);
        }
    }
    /// How far it is from the wish: clues that are not needed first, then the number of clues.
    fn distance(&self, recipe: &Recipe) -> (u8, u8) {
        (self.unneeded, goal(recipe).map_or(0, |goal| self.clues().abs_diff(goal)))
    }
}

/// The number of clues that is aimed at: the nearest to the wish that the symmetry has.
fn goal(recipe: &Recipe) -> Option<u8> {
    recipe.clues.map(|clues| recipe.symmetry.nearest(clues))
}

/// The best draft and what it took.
pub struct Best {
    draft: Draft,
    attempts: u32,
    grids: u32,
    checks: u64,
}

/// How many steps without getting better end a walk.
const PATIENCE: u32 = 150;

/// Looks for a draft that meets the wish until the checks are spent, and gives the best.
///
/// # Errors
/// When there was not even a full grid, or the receiver of progress broke off.
pub fn best(
    recipe: &Recipe,
    rng: &mut SeededRng,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Best, GenerateError> {
    let mut digger = Digger::new(recipe, progress);
    let mut hunt = Hunt { best: None, attempts: 0, grids: 0 };
    let halted = loop {
        match hunt.round(&mut digger, rng) {
            Ok(ControlFlow::Continue(())) => {}
            Ok(ControlFlow::Break(())) => break None,
            Err(halt) => break Some(halt),
        }
    };
    match (hunt.best, halted) {
        (_, Some(Halt::Stopped)) => Err(GenerateError::Stopped),
        (None, _) => Err(GenerateError::NoGrid { attempts: hunt.attempts }),
        (Some(draft), _) => {
            Ok(Best { draft, attempts: hunt.attempts, grids: hunt.grids, checks: digger.checks })
        }
    }
}

/// What is remembered from round to round.
struct Hunt {
    best: Option<Draft>,
    attempts: u32,
    grids: u32,
}

/// Breaks when the wish is met.
type Met = Result<ControlFlow<()>, Halt>;

impl Hunt {
    /// One full grid: dug, then walked from until patience is at its end.
    fn round(&mut self, digger: &mut Digger, rng: &mut SeededRng) -> Met {
        let solution = self.full(digger, rng)?;
        let mut draft =
            Draft { givens: solution.grid(), solution, unneeded: 0, needed: CellSet::EMPTY };
        dig(&mut draft, digger, rng)?;
        if self.consider(&draft, digger).is_break() {
            return Ok(ControlFlow::Break(()));
        }
        let mut left = PATIENCE;
        while left > 0 {
            let step = step(&draft, digger, rng)?;
            let (new, old) = (step.distance(digger.recipe), draft.distance(digger.recipe));
            left = if new < old { PATIENCE } else { left - 1 };
            if new <= old {
                draft = step;
            }
            if self.consider(&draft, digger).is_break() {
                return Ok(ControlFlow::Break(()));
            }
        }
        Ok(ControlFlow::Continue(()))
    }
    /// A full grid, after as many attempts as it takes; each costs a check.
    fn full(&mut self, digger: &mut Digger, rng: &mut SeededRng) -> Result<Solution, Halt> {
        loop {
            digger.spend()?;
            self.attempts += 1;
            if let Some(solution) = solution_grid::attempt(digger.recipe.first_digits, rng) {
                self.grids += 1;
                return Ok(solution);
            }
        }
    }
    /// Keeps a draft that is better than the best; breaks when it is all that was wished.
    fn consider(&mut self, draft: &Draft, digger: &mut Digger) -> ControlFlow<()> {
        let distance = draft.distance(digger.recipe);
        if self.best.is_none_or(|best| distance < best.distance(digger.recipe)) {
            self.best = Some(*draft);
            digger.clues = draft.clues();
        }
        if distance == (0, 0) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// Digs a draft as far as the recipe lets it be dug, and counts what is not needed.
fn dig(draft: &mut Draft, digger: &mut Digger, rng: &mut SeededRng) -> Result<(), Halt> {
    let minimal = digger.recipe.minimality == Minimality::Minimal;
    let down_to = goal(digger.recipe).filter(|_| !minimal).unwrap_or(0);
    let holes = digger.holes(rng);
    draft.needed = digger.dig(&mut draft.givens, &holes, down_to)?;
    draft.unneeded = if minimal { digger.unneeded(&draft.givens, draft.needed)? } else { 0 };
    Ok(())
}

/// A small change of a draft: two holes' worth of clues dropped, mended and dug.
fn step(draft: &Draft, digger: &mut Digger, rng: &mut SeededRng) -> Result<Draft, Halt> {
    let mut changed = *draft;
    for _ in 0..2 {
        let dropped = rng.choose(changed.givens.filled());
        let orbit = dropped.map_or(CellSet::EMPTY, |cell| digger.recipe.symmetry.orbit(cell));
        for cell in orbit {
            changed.givens[cell] = None;
        }
    }
    mend(&mut changed, digger, rng)?;
    dig(&mut changed, digger, rng)?;
    Ok(changed)
}

/// Adds clues until rows and columns have their least and the solution is the only one again:
/// in cells drawn by lot, wherever another digit is possible. Only yes and no are asked, so that
/// the way does not depend on which solutions a search happens to find.
fn mend(draft: &mut Draft, digger: &mut Digger, rng: &mut SeededRng) -> Result<(), Halt> {
    while let Some(cell) = digger.short_of(&draft.givens).and_then(|cells| rng.choose(cells)) {
        draft.fill(digger.recipe.symmetry.orbit(cell));
    }
    let mut clues = Clues::of(&draft.givens);
    let mut cells: Vec<Cell> = (!draft.givens.filled()).iter().collect();
    rng.shuffle(&mut cells);
    for cell in cells {
        if draft.givens[cell].is_none() && digger.is_needed(draft.clue(cell), &mut clues)? {
            draft.fill(digger.recipe.symmetry.orbit(cell));
            clues = Clues::of(&draft.givens);
            if digger.is_proper(&mut clues)? {
                break;
            }
        }
    }
    Ok(())
}

impl Best {
    /// The puzzle, transformed at random, with the account of how it came about.
    pub fn finish(self, recipe: &Recipe, rng: &mut SeededRng) -> Generated {
        let Draft { givens, solution, needed, .. } = self.draft;
        let transform = recipe.symmetry.transform(freedom(recipe), rng);
        let moved = Solution::of(&transform.grid(&solution.grid())).unwrap_or(solution);
        let puzzle = Puzzle::proven(transform.grid(&givens), moved);
        let mut silent = |_| ControlFlow::Continue(());
        let all = Recipe { checks: u64::MAX, ..*recipe };
        let unneeded = Digger::new(&all, &mut silent).unneeded(&givens, needed).unwrap_or(0);
        Generated {
            puzzle,
            clues: self.draft.clues(),
            minimal: unneeded == 0,
            attempts: self.attempts,
            grids: self.grids,
            checks: self.checks,
            shortfall: shortfall(recipe, self.draft.clues(), unneeded),
        }
    }
}

fn freedom(recipe: &Recipe) -> Freedom {
    if recipe.least_per_row == recipe.least_per_column {
        Freedom::RowsMayBeColumns
    } else {
        Freedom::RowsStayRows
    }
}

/// What was not met: the number of clues before the need of each.
fn shortfall(recipe: &Recipe, reached: u8, unneeded: u8) -> Option<Shortfall> {
    let wished = recipe.clues.unwrap_or(reached);
    if wished != reached {
        let why = if goal(recipe) == Some(reached) { Why::Symmetry } else { Why::ChecksSpent };
        return Some(Shortfall { wish: Wish::Clues { wished, reached }, why });
    }
    let vain = recipe.minimality == Minimality::Minimal && unneeded > 0;
    vain.then_some(Shortfall { wish: Wish::Minimal { unneeded }, why: Why::ChecksSpent })
}
