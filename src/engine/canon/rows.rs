//! [`Rows`]: a grid as rows of small numbers, seen from one side or the other.

use crate::engine::types::cell::Cell;
use crate::engine::types::digit::Digit;
use crate::engine::types::grid::Grid;

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
    /// The rows that may be number `depth` of a form that has used some (a bit each): of a band that
    /// is begun, or else of any other. Of equal ones only the first, with how many ways it stands for.
    pub fn choices(&self, depth: usize, used: u16) -> impl Iterator<Item = (usize, u32)> {
        let is_free = move |row: usize| used & 1 << row == 0;
        let is_open = move |band: usize| {
            let begun = (used >> (3 * band) & 7).count_ones();
            if depth.is_multiple_of(3) { begun == 0 } else { begun == 1 || begun == 2 }
        };
        let weight = move |row: usize| {
            let (band, first) = (row / 3, self.first_equal_row[row]);
            let equal = move |other: usize| is_free(other) && self.first_equal_row[other] == first;
            let rows = (3 * band..3 * band + 3).filter(|&other| equal(other));
            let first_band = self.first_equal_band[band];
            let bands = (0..3)
                .filter(|&other| is_open(other) && self.first_equal_band[other] == first_band);
            let is_first = rows.clone().next() == Some(row) && bands.clone().next() == Some(band);
            is_first.then(|| (row, (rows.count() * bands.count()) as u32))
        };
        (0..9).filter(move |&row| is_open(row / 3) && is_free(row)).filter_map(weight)
    }
}

/// The grid with these rows: nine cells each, four bits a cell, the first in the highest.
pub fn form_of(rows: &[u64; 9]) -> Grid {
    Grid::from_fn(|cell| {
        let text = rows[cell.row()] >> (4 * (8 - cell.column()));
        Digit::try_new((text & 0xf) as u8)
    })
}
