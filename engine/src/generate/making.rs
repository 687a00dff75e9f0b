//! [`Making`]: how a puzzle is made, step by step: every start, every cell that is tried, and the
//! proof for each.
//!
//! It is what [`Recipe::generate`](super::Recipe::generate) does for a recipe that asks for as few clues as possible:
//! the same draws, so that the same seed gives the same puzzle, but for the transformation that
//! closes a generation. There the cells are tried together as long as all of them may go; here one
//! by one, which has the same result.

use super::removal_order::RemovalOrder;
use super::remover::Remover;
use super::solution_grid::{MAX_GUESSES, start};
use super::{GenerateError, Recipe, check_counter::CheckCounter};
use crate::search::monitor::Budget;
use crate::search::{Algorithm, Search, first};
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::{Digit, DigitSet};
use crate::types::grid::{Grid, Solution};
use crate::types::rng::SeededRng;

/// The most starts that are tried: nearly every start succeeds.
const MAX_ATTEMPTS: usize = 10_000;

/// What of a recipe matters for the making.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MakingRecipe {
    /// The order in which cells are tried.
    pub order: RemovalOrder,
    /// The fewest clues that a row may keep.
    pub min_per_row: u8,
    /// How many random digits a solution grid is started with.
    pub initial_digits: u8,
    /// The seed.
    pub seed: u64,
}

impl MakingRecipe {
    /// The recipe for [`Recipe::generate`](super::Recipe::generate).
    pub fn recipe(&self) -> Recipe {
        let MakingRecipe { order, min_per_row, initial_digits, seed } = *self;
        Recipe { order, min_per_row, initial_digits, seed, ..Recipe::default() }
    }
}

/// How a puzzle was made.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Making {
    /// The starts, the last of which became the solution grid.
    pub attempts: Vec<Attempt>,
    /// The solution grid.
    pub solution: Solution,
    /// The cells in the order in which they were tried, and what became of each.
    pub trials: Vec<Trial>,
}

/// A start of a solution grid.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Attempt {
    /// The random digits.
    pub start: Grid,
    /// What became of it.
    pub outcome: AttemptOutcome,
}

/// What became of a start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum AttemptOutcome {
    /// It was completed after so many guesses.
    Full(u64),
    /// A random digit found no place in its cell.
    Stuck,
    /// It has no solution: so many guesses showed it.
    Impossible(u64),
    /// It was given up after so many guesses.
    GivenUp(u64),
}

/// A cell that was tried.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Trial {
    /// The cell.
    pub cell: Cell,
    /// Its digit.
    pub digit: Digit,
    /// How many clues there are afterwards.
    pub clues: u8,
    /// What became of the clue, and why.
    pub outcome: TrialOutcome,
}

/// What became of a clue that was tried.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum TrialOutcome {
    /// It went: no solution has one of these other digits in its cell; every digit that is not among
    /// them is seen by the cell.
    Dug(DigitSet),
    /// It stays: without it there is this other solution.
    Kept(Solution),
    /// It stays: its row must keep as many clues as it has.
    Bound,
}

impl Making {
    /// Makes a puzzle; the generator stands afterwards where that of a generation stands before its
    /// closing transformation.
    ///
    /// # Errors
    /// When the recipe is out of range, or no start could be completed.
    pub fn of(recipe: &MakingRecipe, rng: &mut SeededRng) -> Result<Making, GenerateError> {
        recipe.recipe().check()?;
        let mut attempts = Vec::new();
        let solution = loop {
            if attempts.len() == MAX_ATTEMPTS {
                return Err(GenerateError::NoGrid { attempts: MAX_ATTEMPTS as u32 });
            }
            let (attempt, solution) = attempt(recipe.initial_digits, rng);
            attempts.push(attempt);
            if let Some(solution) = solution {
                break solution;
            }
        };
        let order = order(recipe, rng);
        Ok(Making { attempts, solution, trials: dig(recipe, &solution, &order) })
    }
    /// The grid after so many cells were tried.
    pub fn grid(&self, tried: usize) -> Grid {
        let mut grid = self.solution.grid();
        for trial in self.trials.iter().take(tried) {
            if matches!(trial.outcome, TrialOutcome::Dug(_)) {
                grid[trial.cell] = None;
            }
        }
        grid
    }
}

/// The cells in the order of the recipe, by the same draws as a generation.
fn order(recipe: &MakingRecipe, rng: &mut SeededRng) -> Vec<Cell> {
    let (recipe, mut ignore) = (recipe.recipe(), |_| {});
    let mut counter = CheckCounter::new(u64::MAX, &mut ignore);
    let remover = Remover { recipe: &recipe, counter: &mut counter };
    let orbits: Vec<CellSet> = remover.orbits(rng);
    orbits.into_iter().filter_map(CellSet::single).collect()
}

/// One start, and the solution grid that it became.
fn attempt(initial_digits: u8, rng: &mut SeededRng) -> (Attempt, Option<Solution>) {
    let start = match start(initial_digits, rng) {
        Ok(start) => start,
        Err(start) => return (Attempt { start, outcome: AttemptOutcome::Stuck }, None),
    };
    let search = Search { algorithm: Algorithm::Bitmask, ..Search::default() };
    let (solutions, result) = search.solve(&start, Budget::of(MAX_GUESSES));
    let guesses = result.counters.guesses;
    let solution = solutions.first().copied();
    let outcome = match solution {
        Some(_) => AttemptOutcome::Full(guesses),
        None if guesses < MAX_GUESSES => AttemptOutcome::Impossible(guesses),
        None => AttemptOutcome::GivenUp(guesses),
    };
    (Attempt { start, outcome }, solution)
}

fn dig(recipe: &MakingRecipe, solution: &Solution, order: &[Cell]) -> Vec<Trial> {
    let mut grid = solution.grid();
    let mut trials = Vec::with_capacity(order.len());
    for &cell in order {
        let digit = solution[cell];
        let [row, ..] = cell.houses();
        let is_bound = (grid.filled() & row.cells()).len() <= recipe.min_per_row.into();
        grid[cell] = None;
        let outcome = if is_bound { TrialOutcome::Bound } else { try_without(&grid, cell, digit) };
        if !matches!(outcome, TrialOutcome::Dug(_)) {
            grid[cell] = Some(digit);
        }
        trials.push(Trial { cell, digit, clues: grid.clues() as u8, outcome });
    }
    trials
}

/// Looks for a solution with another digit in an empty cell, digit by digit.
fn try_without(grid: &Grid, cell: Cell, digit: Digit) -> TrialOutcome {
    let seen: DigitSet = cell.peers().iter().filter_map(|peer| grid[peer]).collect();
    let others = !seen - DigitSet::only(digit);
    for other in others {
        let mut with = *grid;
        with[cell] = Some(other);
        if let Some(solution) = first(&with) {
            return TrialOutcome::Kept(solution);
        }
    }
    TrialOutcome::Dug(others)
}
