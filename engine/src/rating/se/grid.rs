//! [`Grid`]: digits and candidates as the rules of this room read them, and the orders in which
//! Sudoku Explainer goes through houses, cells and peers.
//!
//! Cells are 0 to 80 row by row, digits 0 to 8, houses as [`House`] counts them: rows, columns,
//! blocks. A candidate is 9 times its cell and its digit. A set of digits, or of positions in a house
//! (0 to 8 in reading order), is nine bits.

use crate::types::cell::Cell;
use crate::types::digit::Digit;
use crate::types::grid::Grid as Givens;
use crate::types::house::{House, HouseKind};
use crate::types::set::Element;

/// The first house of each kind.
pub const ROWS: usize = 0;
/// The first column.
pub const COLUMNS: usize = 9;
/// The first block.
pub const BLOCKS: usize = 18;

/// All houses: blocks, columns, rows. Singles and sets are looked for in this order.
pub const BLOCK_COLUMN_ROW: [usize; 3] = [BLOCKS, COLUMNS, ROWS];
/// All houses: blocks, rows, columns. Chains and uniqueness go in this order.
pub const BLOCK_ROW_COLUMN: [usize; 3] = [BLOCKS, ROWS, COLUMNS];

/// What is fixed for every grid.
pub struct Tables {
    /// The cells of each house, in reading order.
    pub cells: [[u8; 9]; 27],
    /// The block, row and column of each cell, in this order.
    pub houses: [[u8; 3]; 81],
    /// The position of each cell in its block, row and column.
    pub positions: [[u8; 3]; 81],
    /// The peers of each cell: those of its block, then of its row, then of its column.
    pub peers: [[u8; 20]; 81],
    /// The peers of each cell as sets: block, rest of the row, rest of the column.
    pub peer_sets: [[u128; 3]; 81],
    /// All peers of each cell.
    pub all_peers: [u128; 81],
    /// All cells of each house.
    pub house_sets: [u128; 27],
}

/// The tables.
pub static TABLES: Tables = Tables::new();

impl Tables {
    const fn new() -> Tables {
        let mut tables = Tables {
            cells: [[0; 9]; 27],
            houses: [[0; 3]; 81],
            positions: [[0; 3]; 81],
            peers: [[0; 20]; 81],
            peer_sets: [[0; 3]; 81],
            all_peers: [0; 81],
            house_sets: [0; 27],
        };
        let mut cell = 0;
        while cell < 81 {
            tables.enter(cell);
            cell += 1;
        }
        cell = 0;
        while cell < 81 {
            tables.enter_peers(cell);
            cell += 1;
        }
        tables
    }
    const fn enter(&mut self, cell: usize) {
        let (row, column) = (cell / 9, cell % 9);
        let block = row / 3 * 3 + column / 3;
        let houses = [BLOCKS + block, ROWS + row, COLUMNS + column];
        let positions = [row % 3 * 3 + column % 3, column, row];
        let mut at = 0;
        while at < 3 {
            self.houses[cell][at] = houses[at] as u8;
            self.positions[cell][at] = positions[at] as u8;
            self.cells[houses[at]][positions[at]] = cell as u8;
            self.house_sets[houses[at]] |= 1 << cell;
            at += 1;
        }
    }
    const fn enter_peers(&mut self, cell: usize) {
        let (mut seen, mut count, mut kind) = (1u128 << cell, 0, 0);
        while kind < 3 {
            let house = self.houses[cell][kind] as usize;
            let mut new = self.house_sets[house] & !seen;
            self.peer_sets[cell][kind] = new;
            seen |= new;
            while new != 0 {
                // The cells of a house in reading order are the bits in ascending order.
                self.peers[cell][count] = new.trailing_zeros() as u8;
                new &= new - 1;
                count += 1;
            }
            kind += 1;
        }
        self.all_peers[cell] = seen & !(1 << cell);
    }
}

/// The digits that are placed and the candidates of all other cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    /// The candidates of each cell; none where a digit is placed.
    pub cells: [u16; 81],
    /// The positions of each digit in each house.
    pub places: [[u16; 9]; 27],
    /// The cells in which each digit is a candidate.
    pub by_digit: [u128; 9],
    /// The positions without a digit in each house.
    pub empty: [u16; 27],
    /// How often each digit is placed.
    pub placed: [u8; 9],
}

impl Grid {
    /// The clues, and in all other cells the digits that no peer has.
    pub fn of(givens: &Givens) -> Grid {
        let mut grid = Grid {
            cells: [0x1ff; 81],
            places: [[0x1ff; 9]; 27],
            by_digit: [(1 << 81) - 1; 9],
            empty: [0x1ff; 27],
            placed: [0; 9],
        };
        for (cell, digit) in givens.iter() {
            grid.place(cell.index(), digit.index());
        }
        grid
    }
    /// Whether every cell has a digit.
    pub fn is_full(&self) -> bool {
        self.empty[..9].iter().all(|&empty| empty == 0)
    }
    /// How many candidates the cell has.
    pub fn count(&self, cell: usize) -> u32 {
        self.cells[cell].count_ones()
    }
    /// Eliminates a candidate; nothing happens where there is none.
    pub fn remove(&mut self, cell: usize, digit: usize) {
        self.cells[cell] &= !(1 << digit);
        self.by_digit[digit] &= !(1 << cell);
        for kind in 0..3 {
            let house = usize::from(TABLES.houses[cell][kind]);
            self.places[house][digit] &= !(1 << TABLES.positions[cell][kind]);
        }
    }
    /// Places a digit, and eliminates it from all peers.
    pub fn place(&mut self, cell: usize, digit: usize) {
        for other in 0..9 {
            self.remove(cell, other);
        }
        for &peer in &TABLES.peers[cell] {
            self.remove(usize::from(peer), digit);
        }
        for kind in 0..3 {
            let house = usize::from(TABLES.houses[cell][kind]);
            self.empty[house] &= !(1 << TABLES.positions[cell][kind]);
        }
        self.placed[digit] += 1;
    }
    /// The cells of a house at these positions, in reading order.
    pub fn at(house: usize, positions: u16) -> impl Iterator<Item = usize> {
        super::combos::bits(positions).map(move |at| usize::from(TABLES.cells[house][at]))
    }
    /// How many cells of the house have no digit.
    pub fn empty_count(&self, house: usize) -> u32 {
        self.empty[house].count_ones()
    }
}

/// The cells of a set, ascending.
pub fn cells_of(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros() as usize;
        let is_one = set != 0;
        set &= set.wrapping_sub(1);
        is_one.then_some(lowest)
    })
}

/// The index of a candidate.
pub fn candidate(cell: usize, digit: usize) -> u16 {
    (9 * cell + digit) as u16
}

/// Cell and digit of a candidate.
pub fn parts(candidate: u16) -> (usize, usize) {
    (usize::from(candidate) / 9, usize::from(candidate) % 9)
}

/// The type that other rooms use.
pub fn typed(candidate: u16) -> crate::types::candidate::Candidate {
    let (cell, digit) = parts(candidate);
    crate::types::candidate::Candidate::new(Cell::at(cell), Digit::at(digit))
}

/// The kind of a house by its number.
pub fn kind_of(house: usize) -> HouseKind {
    House::at(house).kind()
}
