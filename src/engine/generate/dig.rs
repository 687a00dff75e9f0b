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
use crate::engine::search::fast::clues::Clues;

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
const TELL_EVERY: u64 = 4096;

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
        let mut clues = Clues::of(grid);
        for &hole in holes.iter() {
            let filled = grid.filled();
            if filled.len() <= usize::from(down_to) {
                break;
            }
            let left = filled - hole;
            if left.len() >= usize::from(down_to)
                && self.allows(left, hole)
                && self.can_lose(hole & filled, grid, &mut clues)?
            {
                (hole & filled).iter().for_each(|cell| grid[cell] = None);
            }
        }
        Ok(())
    }
    /// Whether some solution has another digit in the clue's cell, were it empty.
    ///
    /// # Errors
    /// When it is halted.
    pub fn is_needed(&mut self, clue: Candidate, clues: &mut Clues) -> Result<bool, Halt> {
        self.spend()?;
        Ok(!clues.is_redundant(clue))
    }
    /// Whether clues that have a solution have no other.
    ///
    /// # Errors
    /// When it is halted.
    pub fn is_proper(&mut self, clues: &mut Clues) -> Result<bool, Halt> {
        self.spend()?;
        Ok(clues.count_to(2) == 1)
    }
    /// How many clues could be left out, one at a time.
    ///
    /// # Errors
    /// When it is halted.
    pub fn unneeded(&mut self, grid: &Grid) -> Result<u8, Halt> {
        let mut clues = Clues::of(grid);
        let mut unneeded = 0;
        for (cell, digit) in grid.iter() {
            unneeded += u8::from(!self.is_needed(Candidate::new(cell, digit), &mut clues)?);
        }
        Ok(unneeded)
    }

    /// Takes all clues of a hole out, one after the other, or none of them if one is needed.
    fn can_lose(&mut self, hole: CellSet, grid: &Grid, clues: &mut Clues) -> Result<bool, Halt> {
        let mut lost = Vec::with_capacity(hole.len());
        for cell in hole {
            let Some(digit) = grid[cell] else { continue };
            let clue = Candidate::new(cell, digit);
            if self.is_needed(clue, clues)? {
                lost.into_iter().for_each(|clue| clues.place(clue));
                return Ok(false);
            }
            clues.remove(cell);
            lost.push(clue);
        }
        Ok(true)
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
    /// Whether the bounds by row and column let a hole be dug that leaves these clues.
    fn allows(&self, left: CellSet, hole: CellSet) -> bool {
        self.bounds().all(|(house, least)| {
            least == 0
                || hole.is_disjoint(house.cells())
                || (left & house.cells()).len() >= usize::from(least)
        })
    }
}
