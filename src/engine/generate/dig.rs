//! Digging: clues are taken out of a grid as long as its solution stays the only one.
//!
//! The proof for a hole: while the grid has one solution, taking a clue out leaves it the only
//! one if no solution has another digit in that cell. The textbook puts each of the other digits
//! there in turn and shows that nothing follows. Asked here is the same in one go: the clue's
//! digit is struck from its cell, and one search shows that nothing is left. That is the faster
//! equal of counting up to two solutions, as well: the known solution is not found again.

use std::iter::repeat;
use std::ops::ControlFlow;

use super::{Progress, Recipe};
use crate::engine::candidate::Candidate;
use crate::engine::cell::CellSet;
use crate::engine::dice::Dice;
use crate::engine::grid::Grid;
use crate::engine::house::{House, HouseKind, HouseSet};
use crate::engine::search;

/// Why digging ends early.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halt {
    /// All checks are used up.
    ChecksSpent,
    /// The receiver of progress broke off.
    Stopped,
}

/// The digger: keeps to the recipe and to its budget.
pub struct Digger<'a> {
    /// What is wished.
    pub recipe: &'a Recipe,
    /// How many questions the search was asked.
    pub checks: u64,
    /// The clues of the best puzzle so far, to be told.
    pub clues: u8,
    progress: &'a mut dyn FnMut(Progress) -> ControlFlow<()>,
}

/// How many checks lie between two words of progress.
const TELL_EVERY: u64 = 256;

impl<'a> Digger<'a> {
    /// A digger with all its checks before it.
    pub fn new(
        recipe: &'a Recipe,
        progress: &'a mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Digger<'a> {
        Digger { recipe, checks: 0, clues: 81, progress }
    }
    /// Spends a check.
    ///
    /// # Errors
    /// When none is left or the receiver of progress breaks off.
    pub fn spend(&mut self) -> Result<(), Halt> {
        if self.checks >= self.recipe.checks {
            return Err(Halt::ChecksSpent);
        }
        self.checks += 1;
        if self.checks.is_multiple_of(TELL_EVERY) {
            let told =
                Progress { checks: self.checks, most: self.recipe.checks, clues: self.clues };
            if (self.progress)(told).is_break() {
                return Err(Halt::Stopped);
            }
        }
        Ok(())
    }
    /// The holes in the order of the recipe: each the cells that are dug together.
    pub fn holes(&self, dice: &mut Dice) -> Vec<CellSet> {
        let symmetry = self.recipe.symmetry;
        let cells = self.recipe.order.cells(dice);
        let mut seen = CellSet::EMPTY;
        let mut holes = Vec::with_capacity(cells.len());
        for cell in cells {
            if !seen.contains(cell) {
                holes.push(symmetry.orbit(cell));
                seen |= symmetry.orbit(cell);
            }
        }
        holes
    }
    /// Tries the holes one after the other and digs those that may be dug, down to a number of
    /// clues.
    ///
    /// # Errors
    /// When it is halted; the grid is proper then, too.
    pub fn dig(&mut self, grid: &mut Grid, holes: &[CellSet], down_to: u8) -> Result<(), Halt> {
        for &hole in holes {
            if grid.clues() <= usize::from(down_to) {
                break;
            }
            if grid.clues() - hole.len() >= usize::from(down_to) && self.allows(grid, hole) {
                self.try_hole(grid, hole)?;
            }
        }
        Ok(())
    }
    /// How many clues could be left out, one at a time.
    ///
    /// # Errors
    /// When it is halted.
    pub fn unneeded(&mut self, grid: &Grid) -> Result<u8, Halt> {
        let mut unneeded = 0;
        for (cell, digit) in grid.iter() {
            self.spend()?;
            unneeded += u8::from(without(grid, Candidate::new(cell, digit)).is_some());
        }
        Ok(unneeded)
    }

    /// Digs all cells of a hole, or none of them.
    fn try_hole(&mut self, grid: &mut Grid, hole: CellSet) -> Result<(), Halt> {
        let mut dug = *grid;
        for cell in hole {
            let Some(digit) = dug[cell] else { continue };
            self.spend()?;
            match without(&dug, Candidate::new(cell, digit)) {
                Some(less) => dug = less,
                None => return Ok(()),
            }
        }
        *grid = dug;
        Ok(())
    }
    /// The empty cells of rows and columns that have fewer clues than they must; none when there
    /// is no such row or column.
    pub fn short_of(&self, grid: &Grid) -> Option<CellSet> {
        let filled = grid.filled();
        let short =
            |(house, least): &(House, u8)| (filled & house.cells()).len() < usize::from(*least);
        let (house, _) = self.bounds().find(short)?;
        Some(house.cells() - filled)
    }
    /// Every row and column with the fewest clues that it may keep.
    fn bounds(&self) -> impl Iterator<Item = (House, u8)> {
        let rows = HouseSet::of_kind(HouseKind::Row).iter().zip(repeat(self.recipe.least_per_row));
        let columns =
            HouseSet::of_kind(HouseKind::Column).iter().zip(repeat(self.recipe.least_per_column));
        rows.chain(columns)
    }
    /// Whether the bounds by row and column let a hole be dug.
    fn allows(&self, grid: &Grid, hole: CellSet) -> bool {
        let left = grid.filled() - hole;
        self.bounds().all(|(house, least)| {
            hole.is_disjoint(house.cells()) || (left & house.cells()).len() >= usize::from(least)
        })
    }
}

/// The proper grid without one of its clues, if it is still proper.
fn without(grid: &Grid, clue: Candidate) -> Option<Grid> {
    let mut less = *grid;
    less[clue.cell] = None;
    search::another(&less, clue).is_none().then_some(less)
}
