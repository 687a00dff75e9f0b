//! [`Swaps`]: cells of a solution that could swap their digits: two digits, or two rows of a band or
//! columns of a stack. The clues among them are all that keeps them from it, so that the last clue left
//! is needed, and no search has to show that.

use crate::types::cell::{Cell, CellSet};
use crate::types::grid::Solution;
use crate::types::set::Element as _;

/// Where the digits of a solution are.
pub struct Swaps {
    /// The digit of each row and column.
    digits: [[u8; 9]; 9],
    /// The column of each digit in each row.
    columns: [[u8; 9]; 9],
    /// The row of each digit in each column.
    rows: [[u8; 9]; 9],
    /// The row of each digit in each block.
    rows_in_blocks: [[u8; 9]; 9],
}

/// The columns that have a clue, by row, a bit each.
type Filled = [u16; 9];

impl Swaps {
    /// Those of a solution.
    pub fn of(solution: &Solution) -> Swaps {
        let none = [[0; 9]; 9];
        let mut swaps = Swaps { digits: none, columns: none, rows: none, rows_in_blocks: none };
        for cell in Cell::ALL {
            let (row, column, digit) = (cell.row(), cell.column(), solution[cell].index());
            swaps.digits[row][column] = digit as u8;
            swaps.columns[digit][row] = column as u8;
            swaps.rows[digit][column] = row as u8;
            swaps.rows_in_blocks[digit][cell.block()] = row as u8;
        }
        swaps
    }
    /// Whether the clue of a cell is the last of some cells that could swap their digits.
    pub fn need(&self, cell: Cell, clues: CellSet) -> bool {
        let others = (clues - CellSet::only(cell)).bits();
        let filled: Filled = std::array::from_fn(|row| (others >> (9 * row)) as u16 & 0x1ff);
        let own = self.digits[cell.row()][cell.column()];
        (0..9).any(|digit| digit != own && self.swap_digits([own, digit], cell.row(), &filled))
            || beside(cell.row()).any(|other| self.swap_rows(cell, other, &filled))
            || beside(cell.column()).any(|other| self.swap_columns(cell, other, &filled))
    }
    /// Whether two digits can be swapped in a row, and in each row that then has to follow because a
    /// column or a block would have one of them twice.
    fn swap_digits(&self, digits: [u8; 2], row: usize, filled: &Filled) -> bool {
        let [one, two] = digits.map(usize::from);
        let (mut rows, mut ahead) = (0, 1_u16 << row);
        while ahead != 0 {
            let row = ahead.trailing_zeros() as usize;
            let column = usize::from(self.columns[one][row]);
            if (filled[row] >> column | filled[row] >> self.columns[two][row]) & 1 != 0 {
                return false;
            }
            rows |= 1 << row;
            let block = row / 3 * 3 + column / 3;
            ahead |= 1 << self.rows[two][column] | 1 << self.rows_in_blocks[two][block];
            ahead &= !rows;
        }
        true
    }
    /// Whether a row and another can be swapped in the column of a cell, and in those that follow.
    fn swap_rows(&self, cell: Cell, other: usize, filled: &Filled) -> bool {
        let both = filled[cell.row()] | filled[other];
        let next = |column: usize| {
            self.columns[usize::from(self.digits[other][column])][cell.row()].into()
        };
        is_free(cell.column(), next, |column| both >> column & 1 != 0)
    }
    /// The same of two columns.
    fn swap_columns(&self, cell: Cell, other: usize, filled: &Filled) -> bool {
        let both = 1 << cell.column() | 1 << other;
        let next =
            |row: usize| self.rows[usize::from(self.digits[row][other])][cell.column()].into();
        is_free(cell.row(), next, |row| filled[row] & both != 0)
    }
}

/// The two other lines of the same band or stack.
fn beside(line: usize) -> impl Iterator<Item = usize> {
    (line / 3 * 3..line / 3 * 3 + 3).filter(move |&other| other != line)
}

/// Whether nothing is filled from a start on, round to where it began.
fn is_free(start: usize, next: impl Fn(usize) -> usize, is_filled: impl Fn(usize) -> bool) -> bool {
    let mut at = start;
    while !is_filled(at) {
        at = next(at);
        if at == start {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::fast::clues::Clues;
    use crate::types::candidate::Candidate;
    use crate::types::rng::SeededRng;

    fn solution() -> Solution {
        let line =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        Solution::of(&line.parse().expect("81 cells")).expect("a solution")
    }

    /// Takes all redundant clues out in this order: what is said to be needed must be needed. How often that
    /// is said.
    fn needs_said(swaps: &Swaps, solution: &Solution, cells: [Cell; Cell::COUNT]) -> usize {
        let (mut clues, mut filled) = (Clues::of(&solution.grid()), CellSet::ALL);
        let mut said = 0;
        for cell in cells {
            let is_redundant = clues.is_redundant(Candidate::new(cell, solution[cell]));
            let is_needed = swaps.need(cell, filled);
            assert!(!(is_redundant && is_needed), "{cell}");
            said += usize::from(is_needed);
            if is_redundant {
                clues.remove(cell);
                filled.remove(cell);
            }
        }
        said
    }

    #[test]
    fn a_search_agrees_that_the_last_clue_is_needed() {
        let (solution, mut rng) = (solution(), SeededRng::new(1));
        let swaps = Swaps::of(&solution);
        let mut random = || {
            let mut cells = Cell::ALL;
            rng.shuffle(&mut cells);
            cells
        };
        let said: usize = (0..20).map(|_| needs_said(&swaps, &solution, random())).sum();
        assert!(said > 200, "{said} of 20 puzzles");
    }

    #[test]
    fn the_last_clue_of_two_digits_two_rows_or_two_columns_is_needed() {
        let swaps = Swaps::of(&solution());
        let empty = [0; 9];
        let cell = Cell::new(0, 0);
        assert!(swaps.swap_digits([4, 2], 0, &empty));
        assert!(swaps.swap_rows(cell, 1, &empty) && swaps.swap_columns(cell, 1, &empty));
        let full = [0x1ff; 9];
        assert!(!swaps.swap_digits([4, 2], 0, &full));
        assert!(!swaps.swap_rows(cell, 1, &full) && !swaps.swap_columns(cell, 1, &full));
        assert!(!swaps.need(cell, CellSet::ALL) && swaps.need(cell, CellSet::only(cell)));
    }
}
