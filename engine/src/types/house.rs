//! [`House`]: a row, column or block.

use std::fmt;

use thiserror::Error;

use super::cell::{Cell, CellSet};
use super::key_map::KeyMap;
use super::set::{Element, Set};

/// The three kinds of houses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum HouseKind {
    /// Nine cells side by side.
    Row,
    /// Nine cells one above the other.
    Column,
    /// Three by three cells; English text for players says "box".
    Block,
}

impl HouseKind {
    /// Row, column, block.
    pub const ALL: [HouseKind; 3] = [HouseKind::Row, HouseKind::Column, HouseKind::Block];
}

/// One of the 27 sets of nine cells that hold every digit once: places 0 to 8 are the rows from
/// the top, 9 to 17 the columns from the left, 18 to 26 the blocks row-major.
///
/// ```
/// use nonet_engine::types::house::HouseKind;
/// use nonet_engine::{Cell, House};
///
/// let block = House::new(HouseKind::Block, 5);
/// assert_eq!(block.to_string(), "b6");
/// assert_eq!(block.cells().first(), Some(Cell::new(3, 6)));
/// assert!(Cell::new(4, 8).houses().contains(&block));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "u8", try_from = "u8"))]
pub struct House(u8);

/// A set of houses.
pub type HouseSet = Set<House>;
/// One value for each house.
pub type ByHouse<T> = KeyMap<House, T, 27>;

impl House {
    /// All 27: rows, columns, blocks.
    pub const ALL: [House; 27] = {
        let mut all = [House(0); 27];
        let mut place = 0;
        while place < 27 {
            all[place] = House(place as u8);
            place += 1;
        }
        all
    };

    /// The house of a kind with a number from 0 to 8.
    ///
    /// # Panics
    /// When the number is above 8.
    pub const fn new(kind: HouseKind, number: usize) -> House {
        assert!(number < 9, "houses of a kind are numbered 0 to 8");
        House((9 * kind as usize + number) as u8)
    }
    /// Row, column or block.
    pub const fn kind(self) -> HouseKind {
        HouseKind::ALL[self.0 as usize / 9]
    }
    /// 0 to 8 among the houses of its kind.
    pub const fn number(self) -> usize {
        self.0 as usize % 9
    }
    /// Its nine cells.
    pub fn cells(self) -> CellSet {
        CELLS[self.0 as usize]
    }
}

impl HouseSet {
    /// The nine houses of a kind.
    pub fn of_kind(kind: HouseKind) -> HouseSet {
        HouseSet::from_bits(0x1ff << (9 * kind as usize))
    }
    /// The houses that have any of some cells.
    pub fn of_cells(cells: CellSet) -> HouseSet {
        let mut rows = [0; 9];
        for (number, row) in rows.iter_mut().enumerate() {
            *row = (cells.bits() >> (9 * number)) as u32 & 0x1ff;
        }
        let (mut with_any, mut columns, mut blocks) = (0, 0, 0);
        for (number, row) in rows.into_iter().enumerate() {
            with_any |= u32::from(row != 0) << number;
            columns |= row;
        }
        for (band, rows) in rows.as_chunks::<3>().0.iter().enumerate() {
            let band_columns = rows[0] | rows[1] | rows[2];
            for block in 0..3 {
                let has_any = band_columns >> (3 * block) & 0b111 != 0;
                blocks |= u32::from(has_any) << (3 * band + block);
            }
        }
        HouseSet::from_bits(with_any | columns << 9 | blocks << 18)
    }
}

const CELLS: [CellSet; 27] = {
    let mut cells = [CellSet::from_bits(0); 27];
    let mut place = 0;
    while place < 27 {
        cells[place] = cells_of(House(place as u8));
        place += 1;
    }
    cells
};

const fn cells_of(house: House) -> CellSet {
    let mut bits = 0u128;
    let mut place = 0;
    while place < 81 {
        let cell = Cell::ALL[place];
        let number = match house.kind() {
            HouseKind::Row => cell.row(),
            HouseKind::Column => cell.column(),
            HouseKind::Block => cell.block(),
        };
        if number == house.number() {
            bits |= 1 << place;
        }
        place += 1;
    }
    CellSet::from_bits(bits)
}

impl Element for House {
    type Bits = u32;
    const COUNT: usize = 27;
    const FULL: u32 = (1 << 27) - 1;
    fn index(self) -> usize {
        self.0 as usize
    }
    fn at(index: usize) -> House {
        House::ALL[index]
    }
}

/// Notation of the field: `r4`, `c7`, `b6`.
impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.kind() {
            HouseKind::Row => 'r',
            HouseKind::Column => 'c',
            HouseKind::Block => 'b',
        };
        write!(f, "{letter}{}", self.number() + 1)
    }
}
impl From<House> for u8 {
    fn from(house: House) -> u8 {
        house.0
    }
}
impl TryFrom<u8> for House {
    type Error = HouseRangeError;
    fn try_from(place: u8) -> Result<House, HouseRangeError> {
        House::ALL.get(place as usize).copied().ok_or(HouseRangeError(place))
    }
}

/// A number that is the place of no [`House`], because it is above 26.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{0} is not a house from 0 to 26")]
pub struct HouseRangeError(pub u8);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_cell_is_in_its_houses_and_no_others() {
        for house in House::ALL {
            assert_eq!(house.cells().len(), 9, "{house}");
            for cell in Cell::ALL {
                assert_eq!(house.cells().contains(cell), cell.houses().contains(&house));
            }
        }
    }

    #[test]
    fn the_houses_of_cells_are_those_of_each() {
        assert_eq!(HouseSet::of_cells(CellSet::EMPTY), HouseSet::EMPTY);
        for (one, other) in Cell::ALL.into_iter().zip(Cell::ALL.into_iter().rev()) {
            let houses: HouseSet = one.houses().into_iter().chain(other.houses()).collect();
            assert_eq!(HouseSet::of_cells([one, other].into_iter().collect()), houses);
        }
    }

    #[test]
    fn notation() {
        assert_eq!(House::new(HouseKind::Block, 5).to_string(), "b6");
        assert_eq!(House::new(HouseKind::Block, 5).cells().first(), Some(Cell::new(3, 6)));
    }
}
