//! The way to a hard wish: dig, then better the puzzle by small changes, then begin anew.
//!
//! Digging at random ends at 24 clues, give or take one; every hundredth end has 22, hardly any
//! 20 or 28. So from the end of a dig a walk begins: two holes are filled out of the solution or
//! two clues dropped, the puzzle is mended where it has other solutions now (a clue in a cell in
//! which the other solution differs), and dug again. What is not worse is kept. When nothing
//! got better for a while, a new full grid is dug. (Searchers of 17-clue puzzles call such a step
//! "minus two, plus one".)

use std::ops::ControlFlow;

use super::dig::{Digger, Halt};
use super::symmetry::Freedom;
use super::{GenerateError, Generated, Minimality, Progress, Recipe, Shortfall, Why, Wish, full};
use crate::engine::cell::CellSet;
use crate::engine::dice::Dice;
use crate::engine::grid::{Grid, Solution};
use crate::engine::puzzle::Puzzle;
use crate::engine::search::watch::Budget;
use crate::engine::search::{Algorithm, Search};

/// A proper grid on the way to the wish. Drafts compare by how far they are from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Draft {
    givens: Grid,
    solution: Solution,
    /// How many clues are not needed; 0 where nobody wishes to know.
    unneeded: u8,
}

impl Draft {
    fn clues(&self) -> u8 {
        self.givens.clues() as u8
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
const PATIENCE: u32 = 60;

/// Looks for a draft that meets the wish until the checks are spent, and gives the best.
///
/// # Errors
/// When there was not even a full grid, or the receiver of progress broke off.
pub fn best(
    recipe: &Recipe,
    dice: &mut Dice,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Best, GenerateError> {
    let mut digger = Digger::new(recipe, progress);
    let mut hunt = Hunt { best: None, attempts: 0, grids: 0 };
    let halted = loop {
        match hunt.round(&mut digger, dice) {
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
    fn round(&mut self, digger: &mut Digger, dice: &mut Dice) -> Met {
        let solution = self.full(digger, dice)?;
        let mut draft = Draft { givens: solution.grid(), solution, unneeded: 0 };
        dig(&mut draft, digger, dice)?;
        if self.consider(&draft, digger).is_break() {
            return Ok(ControlFlow::Break(()));
        }
        let mut left = PATIENCE;
        while left > 0 {
            let step = step(&draft, digger, dice)?;
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
    fn full(&mut self, digger: &mut Digger, dice: &mut Dice) -> Result<Solution, Halt> {
        loop {
            digger.spend()?;
            self.attempts += 1;
            if let Some(solution) = full::attempt(digger.recipe.first_digits, dice) {
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
fn dig(draft: &mut Draft, digger: &mut Digger, dice: &mut Dice) -> Result<(), Halt> {
    let minimal = digger.recipe.minimality == Minimality::Minimal;
    let down_to = goal(digger.recipe).filter(|_| !minimal).unwrap_or(0);
    let holes = digger.holes(dice);
    digger.dig(&mut draft.givens, &holes, down_to)?;
    draft.unneeded = if minimal { digger.unneeded(&draft.givens)? } else { 0 };
    Ok(())
}

/// A small change of a draft: two holes' worth of clues dropped, mended and dug.
fn step(draft: &Draft, digger: &mut Digger, dice: &mut Dice) -> Result<Draft, Halt> {
    let mut changed = *draft;
    for _ in 0..2 {
        let dropped = dice.pick(changed.givens.filled());
        let orbit = dropped.map_or(CellSet::EMPTY, |cell| digger.recipe.symmetry.orbit(cell));
        for cell in orbit {
            changed.givens[cell] = None;
        }
    }
    mend(&mut changed, digger, dice)?;
    dig(&mut changed, digger, dice)?;
    Ok(changed)
}

/// Adds clues until the solution is the only one again, and the rows and columns have their
/// least.
fn mend(draft: &mut Draft, digger: &mut Digger, dice: &mut Dice) -> Result<(), Halt> {
    loop {
        digger.spend()?;
        let differ = digger.short_of(&draft.givens).or_else(|| differs(draft));
        let Some(cell) = differ.and_then(|cells| dice.pick(cells)) else { return Ok(()) };
        for cell in digger.recipe.symmetry.orbit(cell) {
            draft.givens[cell] = Some(draft.solution[cell]);
        }
    }
}

/// The cells in which another solution of the givens differs, if there is another.
fn differs(draft: &Draft) -> Option<CellSet> {
    let search = Search { algorithm: Algorithm::Bitmask, limit: 2, ..Search::default() };
    let (solutions, _) = search.solve(&draft.givens, &Budget::UNLIMITED);
    let other = solutions.iter().find(|&other| *other != draft.solution)?;
    Some(other.differs(&draft.solution))
}

impl Best {
    /// The puzzle, transformed at random, with the account of how it came about.
    pub fn finish(self, recipe: &Recipe, dice: &mut Dice) -> Generated {
        let Draft { givens, solution, .. } = self.draft;
        let transform = recipe.symmetry.transform(freedom(recipe), dice);
        let moved = Solution::of(&transform.grid(&solution.grid())).unwrap_or(solution);
        let puzzle = Puzzle::proven(transform.grid(&givens), moved);
        let mut silent = |_| ControlFlow::Continue(());
        let all = Recipe { checks: u64::MAX, ..*recipe };
        let unneeded = Digger::new(&all, &mut silent).unneeded(&givens).unwrap_or(0);
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
