//! Puzzles whose clues stand exactly in the cells of a mask, by local search over their digits.
//!
//! A solution grid that is made at random and of which only the cells of the mask are kept has several
//! solutions nearly always. So one to three of its clues get other digits that still allow a
//! solution, and the change is kept unless there are more solutions than before, counted up to a
//! limit. Where nothing improves for a while, another grid is begun with. The questions asked of the
//! search are "how many, up to so many?" and "is there any?", so that the puzzle of a seed does not
//! depend on the order in which solutions are found.

use thiserror::Error;

use super::check_counter::{CheckCounter, ChecksSpent};
use super::requirements::{Refusals, Requirement};
use super::{Generated, Recipe, solution_grid};
use crate::search::fast::clues::Clues;
use crate::search::minimal::redundant_clues;
use crate::search::puzzle::Puzzle;
use crate::types::candidate::Candidate;
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::{Digit, DigitSet};
use crate::types::grid::{Grid, MIN_CLUES, Solution};
use crate::types::house::{HouseKind, HouseSet};
use crate::types::rng::SeededRng;
use crate::types::transform::Transform;

/// Solutions are counted up to so many.
const MAX_COUNTED: u64 = 400;
/// How many solutions take as long as a check.
const SOLUTIONS_PER_CHECK: u64 = 8;
/// How many changes are tried without an improvement before another grid is begun with.
const MAX_STEPS_WITHOUT_IMPROVEMENT: u32 = 120;
/// How many clues at most get other digits at once.
const MOST_CHANGED: usize = 3;

/// Why no digits in the cells of a mask have one solution.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum MaskFault {
    /// Too few cells.
    #[error("a puzzle needs at least {MIN_CLUES} clues; {cells} cells are marked")]
    TooFew {
        /// How many there are.
        cells: u8,
    },
    /// Every cell.
    #[error("a puzzle needs an empty cell; all 81 are marked")]
    Full,
    /// Two rows of a band or two columns of a stack have no clue: they can be exchanged.
    #[error(
        "two {kind}s side by side without a clue can be exchanged, so there are several solutions"
    )]
    EmptyLines {
        /// Rows or columns.
        kind: LineKind,
    },
}

/// Rows or columns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::Display)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[strum(serialize_all = "snake_case")]
pub enum LineKind {
    /// Rows.
    Row,
    /// Columns.
    Column,
}

/// Why a mask cannot be met, if that is seen without any search.
pub fn fault(mask: CellSet) -> Option<MaskFault> {
    let cells = mask.len() as u8;
    if cells < MIN_CLUES {
        return Some(MaskFault::TooFew { cells });
    }
    if mask == CellSet::ALL {
        return Some(MaskFault::Full);
    }
    let kinds = [(HouseKind::Row, LineKind::Row), (HouseKind::Column, LineKind::Column)];
    kinds.into_iter().find_map(|(houses, kind)| {
        let empty: Vec<bool> =
            HouseSet::of_kind(houses).iter().map(|house| mask.is_disjoint(house.cells())).collect();
        let has_two = empty.chunks(3).any(|three| three.iter().filter(|empty| **empty).count() > 1);
        has_two.then_some(MaskFault::EmptyLines { kind })
    })
}

/// A puzzle with its clues in the cells of the mask, by the seed. Whether every clue is needed is found
/// out afterwards.
///
/// # Errors
/// The number of solution grids that were tried, when the checks are spent.
pub fn puzzle(
    mask: CellSet,
    recipe: &Recipe,
    seed: u64,
    counter: &mut CheckCounter,
) -> Result<Generated, u32> {
    let mut search = MaskSearch { mask, rng: SeededRng::new(seed), counter, grids: 0, attempts: 0 };
    let puzzle = loop {
        match search.round(recipe.initial_digits) {
            Ok(Some(found)) => break found,
            Ok(None) => {}
            Err(ChecksSpent) => return Err(search.grids),
        }
    };
    let (grids, attempts) = (search.grids, search.attempts);
    let mut refusals = Refusals::default();
    refusals.add_many(Requirement::Mask, grids - 1);
    Ok(Generated {
        puzzle,
        clues: mask.len() as u8,
        minimal: redundant_clues(&puzzle).is_empty(),
        attempts,
        grids,
        checks: search.counter.checks(),
        shortfall: None,
        tried: 0,
        refusals,
        technique: None,
    })
}

struct MaskSearch<'a, 'b> {
    mask: CellSet,
    rng: SeededRng,
    counter: &'a mut CheckCounter<'b>,
    grids: u32,
    attempts: u32,
}

impl MaskSearch<'_, '_> {
    /// One solution grid, changed until nothing gets better; the puzzle, if it becomes one.
    fn round(&mut self, initial_digits: u8) -> Result<Option<Puzzle>, ChecksSpent> {
        let solution = self.solution_grid(initial_digits)?;
        let mut givens = Grid::from_fn(|cell| self.mask.contains(cell).then(|| solution[cell]));
        let mut clues = Clues::of(&givens);
        let mut count = self.count(&mut clues, MAX_COUNTED)?;
        let mut steps_left = MAX_STEPS_WITHOUT_IMPROVEMENT;
        while count > 1 && steps_left > 0 {
            steps_left -= 1;
            let (changed, mut with) = self.changed(&givens, &clues)?;
            let now = self.count(&mut with, count.saturating_add(1).min(MAX_COUNTED))?;
            if now < count {
                steps_left = MAX_STEPS_WITHOUT_IMPROVEMENT;
            }
            if now <= count {
                (givens, clues, count) = (changed, with, now);
            }
        }
        let renamed = Transform::random_relabelling(&mut self.rng).grid(&givens);
        Ok(if count == 1 { Puzzle::prove(&renamed).ok() } else { None })
    }
    fn solution_grid(&mut self, initial_digits: u8) -> Result<Solution, ChecksSpent> {
        loop {
            self.counter.spend()?;
            self.attempts += 1;
            if let Some(solution) = solution_grid::attempt(initial_digits, &mut self.rng) {
                self.grids += 1;
                self.counter.add_puzzle();
                return Ok(solution);
            }
        }
    }
    /// The givens with other digits in up to three cells, which still have a solution.
    fn changed(&mut self, givens: &Grid, clues: &Clues) -> Result<(Grid, Clues), ChecksSpent> {
        let (mut givens, mut clues) = (*givens, clues.clone());
        let count = 1 + self.rng.below(MOST_CHANGED);
        let mut cells = Vec::with_capacity(count);
        for _ in 0..count {
            cells.extend(self.rng.choose(self.mask).filter(|cell| !cells.contains(cell)));
        }
        let before: Vec<Option<Digit>> = cells.iter().map(|&cell| givens[cell]).collect();
        for &cell in &cells {
            givens[cell] = None;
            clues.remove(cell);
        }
        for (&cell, old) in cells.iter().zip(before) {
            let digit = self.other_digit(cell, old, &givens, &mut clues)?;
            givens[cell] = Some(digit);
        }
        Ok((givens, clues))
    }
    /// Puts a digit into a cell of the mask: another than before, if any allows a solution. All that
    /// does not is left out, so the last is known to do.
    fn other_digit(
        &mut self,
        cell: Cell,
        old: Option<Digit>,
        givens: &Grid,
        clues: &mut Clues,
    ) -> Result<Digit, ChecksSpent> {
        let seen: DigitSet = cell.peers().iter().filter_map(|peer| givens[peer]).collect();
        let mut digits: Vec<Digit> = (!seen).iter().filter(|&digit| Some(digit) != old).collect();
        self.rng.shuffle(&mut digits);
        for digit in digits.into_iter().chain(old) {
            let candidate = Candidate::new(cell, digit);
            clues.place(candidate);
            self.counter.spend()?;
            if clues.count_to(1) == 1 {
                return Ok(digit);
            }
            clues.remove(cell);
        }
        unreachable!("clues that have a solution have a digit for each cell")
    }
    fn count(&mut self, clues: &mut Clues, limit: u64) -> Result<u64, ChecksSpent> {
        self.counter.spend()?;
        let found = clues.count_to(limit);
        self.counter.add(found / SOLUTIONS_PER_CHECK);
        Ok(found)
    }
}
