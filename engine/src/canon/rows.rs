//! [`Rows`]: a grid as rows of small numbers, seen from one side or the other.

use crate::types::cell::Cell;
use crate::types::digit::Digit;
use crate::types::grid::Grid;

/// The rows of a grid, or its columns as rows. A cell is its digit, or 0.
pub struct Rows {
    cells: [[u8; 9]; 9],
    /// Of each row the first one of its band that is equal.
    first_equal_row: [usize; 9],
    /// Of each band the first one with equal rows, in any order.
    first_equal_band: [usize; 3],
}

impl Rows {
    /// The grid as it is, and with rows and columns exchanged.
    pub fn both_sides(grid: &Grid) -> [Rows; 2] {
        let digit = |row, column| grid[Cell::new(row, column)].map_or(0, Digit::value);
        [Rows::new(digit), Rows::new(|row, column| digit(column, row))]
    }
    fn new(digit: impl Fn(usize, usize) -> u8) -> Rows {
        let cells: [[u8; 9]; 9] =
            std::array::from_fn(|row| std::array::from_fn(|column| digit(row, column)));
        let same_row = |row: usize| {
            (row / 3 * 3..row).find(|&above| cells[above] == cells[row]).unwrap_or(row)
        };
        let sorted = |band: usize| {
            let mut rows = [cells[3 * band], cells[3 * band + 1], cells[3 * band + 2]];
            rows.sort_unstable();
            rows
        };
        let same_band =
            |band: usize| (0..band).find(|&above| sorted(above) == sorted(band)).unwrap_or(band);
        Rows {
            first_equal_row: std::array::from_fn(same_row),
            first_equal_band: std::array::from_fn(same_band),
            cells,
        }
    }
    /// The cells of a row.
    pub fn row(&self, row: usize) -> &[u8; 9] {
        &self.cells[row]
    }
    /// The first row of its band that is equal to a row.
    pub fn first_equal_row(&self, row: usize) -> usize {
        self.first_equal_row[row]
    }
    /// The first band with the same rows as a band, in any order.
    pub fn first_equal_band(&self, band: usize) -> usize {
        self.first_equal_band[band]
    }
    /// The rows that may be number `depth` of a form that has used some (a bit each): of a band that
    /// is begun, or else of any other. Of equal ones only the first, with how many ways it stands for.
    pub fn choices(&self, depth: usize, used: u16) -> impl Iterator<Item = (usize, u32)> {
        let is_free = move |row: usize| used & 1 << row == 0;
        let is_open = move |band: usize| {
            let begun = (used >> (3 * band) & 7).count_ones();
            if depth.is_multiple_of(3) { begun == 0 } else { begun == 1 || begun == 2 }
        };
        let bands = first_of_equal((0..3).filter(move |&band| is_open(band)), |band| {
            self.first_equal_band[band]
        });
        bands.flat_map(move |(band, bands)| {
            let rows = (3 * band..3 * band + 3).filter(move |&row| is_free(row));
            let rows = first_of_equal(rows, |row| self.first_equal_row[row]);
            rows.map(move |(row, rows)| (row, bands * rows))
        })
    }
}

/// The first of each kind, with how many there are of it.
pub fn first_of_equal(
    all: impl Iterator<Item = usize> + Clone,
    kind: impl Fn(usize) -> usize + Copy,
) -> impl Iterator<Item = (usize, u32)> + Clone {
    all.clone().filter_map(move |one| {
        let mut equal = all.clone().filter(|&other| kind(other) == kind(one));
        (equal.next() == Some(one)).then(|| (one, 1 + equal.count() as u32))
    })
}

/// The grid with these rows: nine cells each, four bits a cell, the first in the highest.
pub fn form_of(rows: &[u64; 9]) -> Grid {
    Grid::from_fn(|cell| {
        let text = rows[cell.row()] >> (4 * (8 - cell.column()));
        Digit::try_new((text & 0xf) as u8)
    })
}
