//! [`Grid`]: 81 cells, each with a digit or none, and no opinion about them; [`Solution`]: all 81
//! filled, by the rules.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use thiserror::Error;

use super::cell::{ByCell, Cell, CellSet};
use super::conflict::{Conflict, conflicts};
use super::digit::Digit;

/// The fewest clues with which a puzzle can have a single solution: 17 (McGuire, Tugemann and
/// Civario, 2012).
pub const MIN_CLUES: u8 = 17;

/// 81 optional digits, row-major. It may break every rule.
///
/// ```
/// use nonet_engine::{Cell, Digit, Grid};
///
/// let line = "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";
/// let mut grid: Grid = line.parse().expect("81 cells");
/// assert_eq!(grid[Cell::new(0, 0)], Some(Digit::new(1)));
/// assert_eq!(grid.clues(), 29);
/// grid[Cell::new(0, 0)] = None;
/// assert_eq!(grid.to_string(), line.replacen('1', ".", 1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "String", try_from = "String"))]
pub struct Grid(ByCell<Option<Digit>>);

impl Grid {
    /// The grid without any digit.
    pub const EMPTY: Grid = Grid(ByCell::new([None; 81]));

    /// The grid whose cells a function fills.
    pub fn from_fn(digit: impl FnMut(Cell) -> Option<Digit>) -> Grid {
        Grid(ByCell::from_fn(digit))
    }
    /// The grid of 81 ASCII characters, row-major, `1` to `9`; any other is an empty cell.
    pub fn of_line(line: &[u8; 81]) -> Grid {
        let mut cells = [None; 81];
        for (cell, &sign) in cells.iter_mut().zip(line) {
            *cell = Digit::try_new(sign.wrapping_sub(b'0'));
        }
        Grid(ByCell::new(cells))
    }
    /// 81 ASCII characters, row-major, `.` for no digit.
    pub fn line(&self) -> [u8; 81] {
        let mut line = [b'.'; 81];
        for (sign, digit) in line.iter_mut().zip(self.0.values()) {
            *sign = digit.map_or(b'.', |digit| b'0' + digit.value());
        }
        line
    }
    /// The cells that hold a digit.
    pub fn filled(&self) -> CellSet {
        Cell::ALL.into_iter().filter(|&cell| self[cell].is_some()).collect()
    }
    /// The digits of all 81 cells, row-major.
    pub fn digits(&self) -> &[Option<Digit>; 81] {
        self.0.values()
    }
    /// How many cells hold a digit, 0 to 81.
    pub fn clues(&self) -> usize {
        // Added up in bytes, many cells at a time.
        self.0.values().iter().map(|digit| u8::from(digit.is_some())).sum::<u8>().into()
    }
    /// The cells that hold this digit.
    pub fn cells_of(&self, digit: Digit) -> CellSet {
        Cell::ALL.into_iter().filter(|&cell| self[cell] == Some(digit)).collect()
    }
    /// The cells that hold a digit, with it, row-major.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, Digit)> + '_ {
        self.0.iter().filter_map(|(cell, digit)| Some((cell, (*digit)?)))
    }
}

impl Index<Cell> for Grid {
    type Output = Option<Digit>;
    fn index(&self, cell: Cell) -> &Option<Digit> {
        &self.0[cell]
    }
}
impl IndexMut<Cell> for Grid {
    fn index_mut(&mut self, cell: Cell) -> &mut Option<Digit> {
        &mut self.0[cell]
    }
}

/// 81 characters, row-major, `.` for no digit.
impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(str::from_utf8(&self.line()).expect("dots and digits are ASCII"))
    }
}

/// Reads just 81 characters, row-major, `1` to `9`, and `.` or `0` for no digit. What people paste
/// is read by [`formats::read`](crate::formats::read).
impl FromStr for Grid {
    type Err = ParseGridError;
    fn from_str(text: &str) -> Result<Grid, ParseGridError> {
        let mut cells = [None; 81];
        let mut count = 0;
        for (index, found) in text.chars().enumerate() {
            let digit = Digit::from_char(found);
            if digit.is_none() && !matches!(found, '.' | '0') {
                return Err(ParseGridError::Char { index, found });
            }
            if let Some(cell) = cells.get_mut(index) {
                *cell = digit;
            }
            count = index + 1;
        }
        if count == 81 { Ok(Grid(ByCell::new(cells))) } else { Err(ParseGridError::Length(count)) }
    }
}

/// Why a text is no [`Grid`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ParseGridError {
    /// It has this many cells instead of 81.
    #[error("81 cells are needed, {0} were found")]
    Length(usize),
    /// A character is no cell.
    #[error("{found:?} is not a cell: character {} must be 1 to 9, or . or 0 for no digit", index + 1)]
    Char {
        /// How many characters stand before it.
        index: usize,
        /// The character.
        found: char,
    },
}

impl From<Grid> for String {
    fn from(grid: Grid) -> String {
        grid.line().map(char::from).iter().collect()
    }
}
impl TryFrom<String> for Grid {
    type Error = ParseGridError;
    fn try_from(text: String) -> Result<Grid, ParseGridError> {
        text.parse()
    }
}

/// A complete grid in which every house holds every digit once.
///
/// ```
/// use nonet_engine::{Grid, Solution};
///
/// let line = "972853614146279538583146729624718953817395462359462871798621345265934187431587296";
/// let grid: Grid = line.parse().expect("81 cells");
/// let solution = Solution::of(&grid).expect("no conflict");
/// assert_eq!(solution.to_string(), line);
/// assert_eq!(Solution::of(&Grid::EMPTY), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "Grid", try_from = "Grid"))]
pub struct Solution(ByCell<Digit>);

impl Solution {
    /// The solution that a grid is, if it is complete and breaks no rule.
    pub fn of(grid: &Grid) -> Option<Solution> {
        Solution::try_from(*grid).ok()
    }
    /// The solution with these digits, which the caller has found without breaking a rule.
    pub(crate) fn trusted(digits: ByCell<Digit>) -> Solution {
        let solution = Solution(digits);
        debug_assert!(Solution::of(&solution.grid()).is_some());
        solution
    }
    /// The solution that the kernel has found, 81 characters from `1` to `9`.
    pub(crate) fn of_kernel(line: &[u8; 81]) -> Solution {
        let grid = Grid::of_line(line);
        assert!(grid.clues() == 81, "a solution has 81 digits");
        // Without a check in between the digits are copied many at a time.
        Solution::trusted(ByCell::new(grid.0.values().map(|digit| digit.unwrap_or(Digit::ALL[0]))))
    }
    /// 81 ASCII characters, row-major.
    pub fn line(&self) -> [u8; 81] {
        self.0.values().map(|digit| b'0' + digit.value())
    }
    /// Its digits as a grid.
    pub fn grid(&self) -> Grid {
        Grid::from_fn(|cell| Some(self[cell]))
    }
    /// The cells in which the two differ.
    pub fn differs(&self, other: &Solution) -> CellSet {
        Cell::ALL.into_iter().filter(|&cell| self[cell] != other[cell]).collect()
    }
}

impl Index<Cell> for Solution {
    type Output = Digit;
    fn index(&self, cell: Cell) -> &Digit {
        &self.0[cell]
    }
}
impl fmt::Display for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(str::from_utf8(&self.line()).expect("digits are ASCII"))
    }
}
impl From<Solution> for Grid {
    fn from(solution: Solution) -> Grid {
        solution.grid()
    }
}
impl TryFrom<Grid> for Solution {
    type Error = SolutionError;
    fn try_from(grid: Grid) -> Result<Solution, SolutionError> {
        let filled = grid.clues();
        if filled < 81 {
            return Err(SolutionError::Incomplete(filled));
        }
        if let Some(conflict) = conflicts(&grid).first() {
            return Err(SolutionError::Conflict(*conflict));
        }
        Ok(Solution(ByCell::from_fn(|cell| grid[cell].expect("81 cells are filled"))))
    }
}

/// Why a grid is no [`Solution`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SolutionError {
    /// Only this many of its 81 cells hold a digit.
    #[error("the grid is not complete: {0} of 81 cells hold a digit")]
    Incomplete(usize),
    /// A digit stands more than once in a house: the first such conflict.
    #[error("the grid breaks a rule: {} stands more than once in {}", .0.digit, .0.house)]
    Conflict(Conflict),
}
