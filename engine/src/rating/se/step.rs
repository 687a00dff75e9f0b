//! [`Step`]: what a rule found, as data.

use super::grid::{Grid, candidate, parts, typed};
use super::rule::Rule;
use crate::types::candidate::Candidate;
use crate::types::cell::Cell;
use crate::types::digit::{Digit, DigitSet};
use crate::types::house::HouseKind;
use crate::types::set::Element;

/// One step of Sudoku Explainer's solution.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// What it is.
    pub rule: Rule,
    /// Its rating, 1.0 and up.
    pub difficulty: f64,
    /// The digit that it places.
    pub placement: Option<Candidate>,
    /// The candidates that it eliminates, cell by cell in reading order.
    pub eliminations: Vec<(Cell, DigitSet)>,
    /// What it is about.
    pub pattern: Pattern,
}

/// What a step is about: as much of it as Sudoku Explainer names in one line.
#[derive(Clone, PartialEq, Debug)]
pub enum Pattern {
    /// A single; the house of a hidden one.
    Single(Option<HouseKind>),
    /// A set of cells and digits in a house.
    Set(Vec<Cell>, DigitSet, HouseKind),
    /// The cells of a digit in houses of one kind and, all of them, in as many of the other.
    Locked(Vec<Cell>, Digit, [HouseKind; 2]),
    /// A wing on a digit.
    Wing(Vec<Cell>, Digit),
    /// A loop of two digits.
    Loop(Vec<Cell>, [Digit; 2]),
    /// Cells, and a digit of theirs.
    Cells(Vec<Cell>, Option<Digit>),
    /// A chain with its end, which is right or wrong.
    Chain(Candidate, bool),
    /// Chains from all digits of a cell to an end.
    FromCell(Cell, Candidate, bool),
    /// Chains from all places of a digit in a house to an end.
    FromHouse(Digit, HouseKind, Candidate, bool),
    /// A supposition (right or wrong), and the candidate that it makes both.
    Contradiction(Candidate, bool, Candidate),
    /// A candidate from which, right or wrong, an end follows.
    Double(Candidate, Candidate, bool),
}

impl Step {
    /// A step that only places a digit.
    pub(super) fn placing(rule: Rule, difficulty: f64, at: u16, pattern: Pattern) -> Step {
        let placement = Some(typed(at));
        Step { rule, difficulty, placement, eliminations: Vec::new(), pattern }
    }
    /// A step that only eliminates candidates.
    pub(super) fn eliminating(
        rule: Rule,
        difficulty: f64,
        eliminations: &[u16],
        pattern: Pattern,
    ) -> Step {
        let eliminations = by_cell(eliminations);
        Step { rule, difficulty, placement: None, eliminations, pattern }
    }
    /// Does to the grid what the step says.
    pub(super) fn apply(&self, grid: &mut Grid) {
        for &(cell, digits) in &self.eliminations {
            digits.iter().for_each(|digit| grid.remove(cell.index(), digit.index()));
        }
        if let Some(placed) = self.placement {
            grid.place(placed.cell.index(), placed.digit.index());
        }
    }
}

/// The candidates, cell by cell in reading order.
fn by_cell(candidates: &[u16]) -> Vec<(Cell, DigitSet)> {
    let mut sorted = candidates.to_vec();
    sorted.sort_unstable();
    let mut all: Vec<(Cell, DigitSet)> = Vec::new();
    for at in sorted.into_iter().map(typed) {
        match all.last_mut() {
            Some((cell, digits)) if *cell == at.cell => digits.insert(at.digit),
            _ => all.push((at.cell, DigitSet::only(at.digit))),
        }
    }
    all
}

/// Those of some candidates' digits that are still candidates.
pub(super) fn eliminated(grid: &Grid, cell: usize, digits: u16, into: &mut Vec<u16>) {
    into.extend(super::combos::bits(grid.cells[cell] & digits).map(|digit| candidate(cell, digit)));
}

/// The other candidates of the candidate's cell: what goes when it is right.
pub(super) fn others(grid: &Grid, right: u16) -> Vec<u16> {
    let (cell, digit) = parts(right);
    let mut all = Vec::new();
    eliminated(grid, cell, !(1 << digit), &mut all);
    all
}

/// Cells by their numbers.
pub(super) fn typed_cells(cells: impl IntoIterator<Item = usize>) -> Vec<Cell> {
    cells.into_iter().map(Cell::at).collect()
}

/// A set of digits from its bits.
pub(super) fn typed_digits(digits: u16) -> DigitSet {
    DigitSet::from_bits(digits)
}
