//! [`Cell`]: one of the 81 places of the grid. Row-major, 0-based inside; r1c1 to r9c9 outside.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::digit::Digit;
use super::house::{House, HouseKind, HouseSet};
use super::key_map::KeyMap;
use super::set::{Element, Set};

/// One of the 81 places: place 0 is r1c1, place 8 r1c9, place 80 r9c9. Rows, columns and blocks
/// count from 0 in code and from 1 in text.
///
/// ```
/// use nonet_engine::Cell;
///
/// let cell = Cell::new(3, 6);
/// assert_eq!(cell.to_string(), "r4c7");
/// assert_eq!("r4c7".parse(), Ok(cell));
/// assert_eq!((cell.row(), cell.column(), cell.block()), (3, 6, 5));
/// assert_eq!(cell.peers().len(), 20);
/// assert!(cell.sees(Cell::new(3, 0)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "u8", try_from = "u8"))]
pub struct Cell(u8);

/// A set of cells.
pub type CellSet = Set<Cell>;
/// One value for each cell, row-major.
pub type ByCell<T> = KeyMap<Cell, T, 81>;

impl Cell {
    /// All 81, row-major.
    pub const ALL: [Cell; 81] = {
        let mut all = [Cell(0); 81];
        let mut place = 0;
        while place < 81 {
            all[place] = Cell(place as u8);
            place += 1;
        }
        all
    };

    /// The cell in a row and a column, both 0 to 8.
    ///
    /// # Panics
    /// When row or column is above 8.
    pub const fn new(row: usize, column: usize) -> Cell {
        assert!(row < 9 && column < 9, "rows and columns are 0 to 8");
        Cell((9 * row + column) as u8)
    }
    /// The cell at a row-major place, if it is below 81.
    pub const fn try_at(place: usize) -> Option<Cell> {
        if place < 81 { Some(Cell(place as u8)) } else { None }
    }
    /// 0 to 8, from the top.
    pub const fn row(self) -> usize {
        self.0 as usize / 9
    }
    /// 0 to 8, from the left.
    pub const fn column(self) -> usize {
        self.0 as usize % 9
    }
    /// 0 to 8, row-major over the blocks.
    pub const fn block(self) -> usize {
        self.row() / 3 * 3 + self.column() / 3
    }
    /// Its row, column and block.
    pub fn houses(self) -> [House; 3] {
        [
            House::new(HouseKind::Row, self.row()),
            House::new(HouseKind::Column, self.column()),
            House::new(HouseKind::Block, self.block()),
        ]
    }
    /// Its row, its column or its block.
    pub fn house(self, kind: HouseKind) -> House {
        self.houses()[kind as usize]
    }
    /// The 20 other cells that share a house with it.
    pub fn peers(self) -> CellSet {
        PEERS[self.0 as usize]
    }
    /// Whether the two are different and share a house.
    pub fn sees(self, other: Cell) -> bool {
        self.peers().contains(other)
    }
}

const PEERS: [CellSet; 81] = {
    let mut peers = [CellSet::from_bits(0); 81];
    let mut place = 0;
    while place < 81 {
        peers[place] = peers_of(Cell(place as u8));
        place += 1;
    }
    peers
};

const HOUSES: [HouseSet; 81] = {
    let mut houses = [HouseSet::from_bits(0); 81];
    let mut place = 0;
    while place < 81 {
        let cell = Cell(place as u8);
        let bits = 1 << cell.row() | 1 << (9 + cell.column()) | 1 << (18 + cell.block());
        houses[place] = HouseSet::from_bits(bits);
        place += 1;
    }
    houses
};

const fn peers_of(cell: Cell) -> CellSet {
    let mut bits = 0u128;
    let mut place = 0;
    while place < 81 {
        let other = Cell(place as u8);
        let shares = cell.row() == other.row()
            || cell.column() == other.column()
            || cell.block() == other.block();
        if shares && place != cell.0 as usize {
            bits |= 1 << place;
        }
        place += 1;
    }
    CellSet::from_bits(bits)
}

impl CellSet {
    /// The cells that see every cell of this set; all 81 for the empty set.
    pub fn common_peers(self) -> CellSet {
        self.iter().fold(CellSet::ALL, |common, cell| common & cell.peers())
    }
    /// The houses that hold any of this set.
    pub fn houses(self) -> HouseSet {
        self.iter().fold(HouseSet::EMPTY, |all, cell| all | HOUSES[cell.index()])
    }
    /// The houses that hold all of this set; none for the empty set.
    pub fn common_houses(self) -> impl Iterator<Item = House> {
        let first = self.first().map(Cell::houses);
        first.into_iter().flatten().filter(move |house| self.is_subset(house.cells()))
    }
}

impl Element for Cell {
    type Bits = u128;
    const COUNT: usize = 81;
    const FULL: u128 = (1 << 81) - 1;
    fn index(self) -> usize {
        self.0 as usize
    }
    fn at(index: usize) -> Cell {
        Cell::ALL[index]
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row() + 1, self.column() + 1)
    }
}
/// Reads `r4c7`, in upper or lower case.
impl FromStr for Cell {
    type Err = ParseCellError;
    fn from_str(text: &str) -> Result<Cell, ParseCellError> {
        let letters = text.chars().count();
        if letters != 4 {
            return Err(ParseCellError::Length(letters));
        }
        let mut place = 0;
        for (index, found) in text.chars().enumerate() {
            let fault = ParseCellError::Char { index, found };
            match [Some('r'), None, Some('c'), None][index] {
                Some(letter) if found.to_ascii_lowercase() == letter => {}
                Some(_) => return Err(fault),
                None => place = 9 * place + Digit::from_char(found).ok_or(fault)?.index(),
            }
        }
        Ok(Cell::at(place))
    }
}

/// Why a text is no [`Cell`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ParseCellError {
    /// It has this many characters instead of four.
    #[error("{0} characters are not a cell: a cell has four, such as r4c7")]
    Length(usize),
    /// A character is not what stands there in a cell.
    #[error("character {} is {found:?}, but a cell is r, 1 to 9, c and 1 to 9, such as r4c7", index + 1)]
    Char {
        /// Which of the four, 0 to 3.
        index: usize,
        /// The character.
        found: char,
    },
}
impl From<Cell> for u8 {
    fn from(cell: Cell) -> u8 {
        cell.0
    }
}
impl TryFrom<u8> for Cell {
    type Error = CellRangeError;
    fn try_from(place: u8) -> Result<Cell, CellRangeError> {
        Cell::try_at(place as usize).ok_or(CellRangeError(place))
    }
}

/// A number that is the place of no [`Cell`], because it is above 80.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{0} is not a cell from 0 to 80")]
pub struct CellRangeError(pub u8);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_has_twenty_peers_and_three_houses() {
        for cell in Cell::ALL {
            assert_eq!(cell.peers().len(), 20);
            let union = cell
                .houses()
                .map(House::cells)
                .into_iter()
                .fold(CellSet::EMPTY, |all, cells| all | cells);
            assert_eq!(union - CellSet::only(cell), cell.peers());
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
    }

    #[test]
    fn common_peers_of_two_corners_of_a_rectangle() {
        let corners: CellSet = [Cell::new(0, 0), Cell::new(4, 4)].into_iter().collect();
        let seen: CellSet = [Cell::new(0, 4), Cell::new(4, 0)].into_iter().collect();
        assert_eq!(corners.common_peers(), seen);
    }
}
