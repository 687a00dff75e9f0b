//! [`Remover`]: takes clues out of a grid as long as its solution stays the only one.
//!
//! The proof for a removal: while the grid has one solution, taking a clue out leaves it the only
//! one if no solution has another digit in that cell. The textbook puts each of the other digits
//! there in turn and shows that it leads to a contradiction. Here the same is asked at once: the
//! clue's digit is eliminated from its cell, and one search shows that no solution is left. That is
//! also faster than counting up to two solutions, because the known solution is not found again.

use std::iter::repeat;

use super::Recipe;
use super::check_counter::{CheckCounter, ChecksSpent};
use super::requirements::DigitCounts;
use super::swaps::{ClueLines, Swaps};
use crate::search::fast::clues::Clues;
use crate::types::candidate::Candidate;
use crate::types::cell::CellSet;
use crate::types::grid::Grid;
use crate::types::house::{House, HouseKind, HouseSet};
use crate::types::rng::SeededRng;

/// Removes clues within the bounds of a recipe and spends its checks.
pub struct Remover<'a, 'b> {
    /// The recipe.
    pub recipe: &'a Recipe,
    /// The checks spent.
    pub counter: &'a mut CheckCounter<'b>,
}

/// How many orbits are tried together first, second and third, as long as all of them may go.
const BATCHES: [usize; 3] = [28, 10, 5];

/// What is known while clues are removed from a grid.
struct RemovalState<'a> {
    clues: Clues,
    /// What of the solution could be swapped.
    swaps: &'a Swaps,
    /// The cells with clues.
    filled: CellSet,
    /// The same clues by line.
    lines: ClueLines,
    /// The fewest clues to be left.
    min_clues: usize,
    /// Clues without which there are other solutions.
    needed: CellSet,
}

impl Remover<'_, '_> {
    /// The orbits of the recipe's symmetry in the order of the recipe: each the cells that are
    /// removed together.
    pub fn orbits(&self, rng: &mut SeededRng) -> Vec<CellSet> {
        let symmetry = self.recipe.symmetry;
        let cells = self.recipe.order.cells(rng);
        let mut seen = CellSet::EMPTY;
        let mut orbits = Vec::with_capacity(cells.len());
        for cell in cells {
            if !seen.contains(cell) {
                orbits.push(symmetry.orbit(cell));
                seen |= symmetry.orbit(cell);
            }
        }
        orbits
    }
    /// Tries one orbit after the other and removes those that may go, down to `min_clues` clues.
    /// Gives clues that are found to be needed, though not all. `swaps` are those of the solution.
    ///
    /// # Errors
    /// When the checks are spent; the grid is proper then, too.
    pub fn remove(
        &mut self,
        grid: &mut Grid,
        swaps: &Swaps,
        orbits: &[CellSet],
        min_clues: u8,
    ) -> Result<CellSet, ChecksSpent> {
        let mut state = RemovalState {
            clues: Clues::of(grid),
            swaps,
            filled: grid.filled(),
            lines: swaps.lines(grid.filled()),
            min_clues: min_clues.into(),
            needed: CellSet::EMPTY,
        };
        let mut left = orbits;
        let batches = match self.recipe.requirements.digits {
            DigitCounts::Any => &BATCHES[..],
            // Hardly ever are so many clues of nine digits alike.
            DigitCounts::Even => &[],
        };
        for &size in batches {
            let (batch, others) = left.split_at(left.len().min(size));
            let cells = batch.iter().fold(CellSet::EMPTY, |all, &orbit| all | orbit);
            if !self.try_remove(grid, cells, &mut state, Remover::can_lose_together)? {
                break;
            }
            left = others;
        }
        for &orbit in left {
            self.try_remove(grid, orbit, &mut state, Remover::can_lose)?;
        }
        Ok(state.needed)
    }
    /// Removes the clues of some cells if they may go; whether they went.
    fn try_remove(
        &mut self,
        grid: &mut Grid,
        cells: CellSet,
        state: &mut RemovalState,
        can_lose: fn(&mut Self, CellSet, &Grid, &mut RemovalState) -> Result<bool, ChecksSpent>,
    ) -> Result<bool, ChecksSpent> {
        let (lost, left) = (cells & state.filled, state.filled - cells);
        let is_allowed = left.len() >= state.min_clues
            && self.allows(left, cells)
            && self.recipe.requirements.digits.allow(grid, cells);
        if !is_allowed || !can_lose(self, lost, grid, state)? {
            return Ok(false);
        }
        lost.iter().for_each(|cell| grid[cell] = None);
        state.filled = left;
        Ok(true)
    }
    /// Whether some solution has another digit in the clue's cell, if the clue were removed.
    ///
    /// # Errors
    /// When the checks are spent.
    pub fn is_needed(&mut self, clue: Candidate, clues: &mut Clues) -> Result<bool, ChecksSpent> {
        self.counter.spend()?;
        Ok(!clues.is_redundant(clue))
    }
    /// Whether clues that have a solution have no other.
    ///
    /// # Errors
    /// When the checks are spent.
    pub fn are_proper(&mut self, clues: &mut Clues) -> Result<bool, ChecksSpent> {
        self.counter.spend()?;
        Ok(clues.are_proper())
    }
    /// How many clues could be left out, one at a time. Those in `needed` are known not to be.
    ///
    /// # Errors
    /// When the checks are spent.
    pub fn unneeded(&mut self, grid: &Grid, needed: CellSet) -> Result<u8, ChecksSpent> {
        let mut clues = Clues::of(grid);
        let mut unneeded = 0;
        for (cell, digit) in grid.iter().filter(|(cell, _)| !needed.contains(*cell)) {
            unneeded += u8::from(!self.is_needed(Candidate::new(cell, digit), &mut clues)?);
        }
        Ok(unneeded)
    }

    /// Removes all clues of an orbit, one after the other, or none of them if one is needed.
    fn can_lose(
        &mut self,
        orbit: CellSet,
        grid: &Grid,
        state: &mut RemovalState,
    ) -> Result<bool, ChecksSpent> {
        let RemovalState { clues, swaps, lines, .. } = state;
        let clue_of = |cell| Some(Candidate::new(cell, grid[cell]?));
        let lines_before = *lines;
        let mut lost = CellSet::EMPTY;
        for clue in orbit.iter().filter_map(clue_of) {
            self.counter.spend()?;
            if !swaps.need(clue.cell, lines) && clues.is_redundant(clue) {
                clues.remove(clue.cell);
                swaps.remove(clue.cell, lines);
                lost.insert(clue.cell);
                continue;
            }
            if lost.is_empty() {
                // It stays needed: with fewer clues there are only more solutions.
                state.needed.insert(clue.cell);
            }
            lost.iter().filter_map(clue_of).for_each(|clue| clues.place(clue));
            *lines = lines_before;
            return Ok(false);
        }
        Ok(true)
    }
    /// Removes the clues of some cells with one check for all, or none of them: nearly always yes while there
    /// are many clues left, and then each of them, one after the other, could go, too.
    fn can_lose_together(
        &mut self,
        cells: CellSet,
        grid: &Grid,
        state: &mut RemovalState,
    ) -> Result<bool, ChecksSpent> {
        cells.iter().for_each(|cell| state.clues.remove(cell));
        let can_lose = self.are_proper(&mut state.clues)?;
        if can_lose {
            cells.iter().for_each(|cell| state.swaps.remove(cell, &mut state.lines));
        } else {
            let clue = |cell| Some(Candidate::new(cell, grid[cell]?));
            cells.iter().filter_map(clue).for_each(|clue| state.clues.place(clue));
        }
        Ok(can_lose)
    }
    /// The empty cells of the first row or column that has fewer clues than it must; `None` when
    /// there is no such row or column.
    pub fn short_line(&self, grid: &Grid) -> Option<CellSet> {
        let filled = grid.filled();
        let is_short =
            |(house, least): &(House, u8)| (filled & house.cells()).len() < usize::from(*least);
        let (house, _) = self.bounds().find(is_short)?;
        Some(house.cells() - filled)
    }
    /// Every row and column with the fewest clues that it may keep.
    fn bounds(&self) -> impl Iterator<Item = (House, u8)> {
        let rows = HouseSet::of_kind(HouseKind::Row).iter().zip(repeat(self.recipe.min_per_row));
        let columns =
            HouseSet::of_kind(HouseKind::Column).iter().zip(repeat(self.recipe.min_per_column));
        rows.chain(columns)
    }
    /// Whether the bounds by row and column allow a removal that leaves these clues.
    fn allows(&self, left: CellSet, removed: CellSet) -> bool {
        self.bounds().all(|(house, least)| {
            least == 0
                || removed.is_disjoint(house.cells())
                || (left & house.cells()).len() >= usize::from(least)
        })
    }
}
