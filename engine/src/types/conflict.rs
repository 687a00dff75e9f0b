//! [`Conflict`]: a digit that stands more than once in a house.

use super::cell::CellSet;
use super::digit::Digit;
use super::grid::Grid;
use super::house::House;
use super::set::Set;

/// A digit that stands in two or more cells of a house: `5` in r4c1 and r4c7 conflicts in row 4.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Conflict {
    /// The digit that stands more than once.
    pub digit: Digit,
    /// The house that may hold it only once.
    pub house: House,
    /// All cells of the house that hold it.
    pub cells: CellSet,
}

/// All conflicts of a grid: rows, then columns, then blocks, digits ascending in each. Two
/// equal digits that share both a line and a block conflict in both.
pub fn conflicts(grid: &Grid) -> Vec<Conflict> {
    let by_digit = Digit::ALL.map(|digit| (digit, grid.cells_of(digit)));
    let of_house = |house: House| {
        by_digit.into_iter().map(move |(digit, cells)| Conflict {
            digit,
            house,
            cells: cells & house.cells(),
        })
    };
    House::ALL.into_iter().flat_map(of_house).filter(|conflict| conflict.cells.len() > 1).collect()
}

/// All cells of some conflicts.
pub fn conflicting_cells(conflicts: &[Conflict]) -> CellSet {
    conflicts.iter().fold(Set::EMPTY, |all, conflict| all | conflict.cells)
}
