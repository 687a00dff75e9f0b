//! Digging: clues are taken out of a grid as long as its solution stays the only one.
//!
//! The proof for a hole: while the grid has one solution, taking a clue out leaves it the only
//! one if no solution has another digit in that cell. The textbook puts each of the other digits
//! there in turn and shows that nothing follows. Asked here is the same in one go: the clue's
//! digit is eliminated from its cell, and one search shows that nothing is left. That is the faster
//! equal of counting up to two solutions, as well: the known solution is not found again.

use std::iter::repeat;
use std::ops::ControlFlow;

use super::{Progress, Recipe};
use crate::engine::search::fast::clues::Clues;
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::CellSet;
use crate::engine::types::grid::Grid;
use crate::engine::types::house::{House, HouseKind, HouseSet};
use crate::engine::types::rng::SeededRng;

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

/// How many holes are tried together at first, then and then, as long as they may all be dug.
const TOGETHER: [usize; 3] = [28, 10, 5];

/// What is known while a grid is dug.
struct Pit {
    clues: Clues,
    /// The cells with clues.
    filled: CellSet,
    /// The fewest clues to be left.
    down_to: usize,
    /// Clues without which there are other solutions.
    needed: CellSet,
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
            let told = Progress {
                checks: self.checks,
                most: self.recipe.checks,
                clues: self.clues,
                puzzles: 0,
            };
            if (self.progress)(told).is_break() {
                return Err(Halt::Stopped);
            }
        }
        Ok(())
    }
    /// The holes in the order of the recipe: each the cells that are dug together.
    pub fn holes(&self, rng: &mut SeededRng) -> Vec<CellSet> {
        let symmetry = self.recipe.symmetry;
        let cells = self.recipe.order.cells(rng);
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
    /// clues. Gives clues that are needed, though not all.
    ///
    /// # Errors
    /// When it is halted; the grid is proper then, too.
    pub fn dig(
        &mut self,
        grid: &mut Grid,
        holes: &[CellSet],
        down_to: u8,
    ) -> Result<CellSet, Halt> {
        let mut pit = Pit {
            clues: Clues::of(grid),
            filled: grid.filled(),
            down_to: down_to.into(),
            needed: CellSet::EMPTY,
        };
        let mut left = holes;
        for many in TOGETHER {
            let (some, others) = left.split_at(left.len().min(many));
            let hole = some.iter().fold(CellSet::EMPTY, |all, &hole| all | hole);
            if !self.dig_one(grid, hole, &mut pit, Digger::can_lose_all)? {
                break;
            }
            left = others;
        }
        for &hole in left {
            self.dig_one(grid, hole, &mut pit, Digger::can_lose)?;
        }
        Ok(pit.needed)
    }
    /// Digs a hole if it may be dug; whether it was.
    fn dig_one(
        &mut self,
        grid: &mut Grid,
        hole: CellSet,
        pit: &mut Pit,
        can_lose: fn(&mut Self, CellSet, &Grid, &mut Pit) -> Result<bool, Halt>,
    ) -> Result<bool, Halt> {
        let (lost, left) = (hole & pit.filled, pit.filled - hole);
        let may = left.len() >= pit.down_to && self.allows(left, hole);
        if !may || !can_lose(self, lost, grid, pit)? {
            return Ok(false);
        }
        lost.iter().for_each(|cell| grid[cell] = None);
        pit.filled = left;
        Ok(true)
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
        Ok(clues.are_proper())
    }
    /// How many clues could be left out, one at a time; of some it is known that they could not.
    ///
    /// # Errors
    /// When it is halted.
    pub fn unneeded(&mut self, grid: &Grid, needed: CellSet) -> Result<u8, Halt> {
        let mut clues = Clues::of(grid);
        let mut unneeded = 0;
        for (cell, digit) in grid.iter().filter(|(cell, _)| !needed.contains(*cell)) {
            unneeded += u8::from(!self.is_needed(Candidate::new(cell, digit), &mut clues)?);
        }
        Ok(unneeded)
    }

    /// Takes all clues of a hole out, one after the other, or none of them if one is needed.
    fn can_lose(&mut self, hole: CellSet, grid: &Grid, pit: &mut Pit) -> Result<bool, Halt> {
        let clues = &mut pit.clues;
        let mut lost = Vec::with_capacity(hole.len());
        for cell in hole {
            let Some(digit) = grid[cell] else { continue };
            let clue = Candidate::new(cell, digit);
            if !self.is_needed(clue, clues)? {
                clues.remove(cell);
                lost.push(clue);
                continue;
            }
            if lost.is_empty() {
                // It stays so: with fewer clues there are only more solutions.
                pit.needed.insert(cell);
            }
            lost.into_iter().for_each(|clue| clues.place(clue));
            return Ok(false);
        }
        Ok(true)
    }
    /// The same with one question for all: nearly always yes while there are many clues left, and
    /// then each of them, one after the other, could be lost, too.
    fn can_lose_all(&mut self, hole: CellSet, grid: &Grid, pit: &mut Pit) -> Result<bool, Halt> {
        hole.iter().for_each(|cell| pit.clues.remove(cell));
        let can = self.is_proper(&mut pit.clues)?;
        if !can {
            let clue = |cell| Some(Candidate::new(cell, grid[cell]?));
            hole.iter().filter_map(clue).for_each(|clue| pit.clues.place(clue));
        }
        Ok(can)
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
