//! [`Swaps`]: cells of a solution that could swap their digits: two digits, or two rows of a band or
//! columns of a stack. The clues among them are all that keeps them from it, so that the last clue left
//! is needed, and no search has to show that.

use crate::types::cell::{Cell, CellSet};
use crate::types::grid::Solution;
use crate::types::set::Element as _;

/// For two digits or two lines, and each line across: the cells that have to swap with it.
type Sets = [CellSet; 9];

/// The sets of cells of a solution that can swap their digits among themselves.
pub struct Swaps {
    /// The digit of each cell.
    digit_of: [u8; Cell::COUNT],
    /// Of two digits by [`digit_pair`], by row.
    digits: [Sets; 36],
    /// Of two rows by [`line_pair`], by column.
    rows: [Sets; 9],
    /// Of two columns by [`line_pair`], by row.
    columns: [Sets; 9],
}

impl Swaps {
    /// Those of a solution.
    pub fn of(solution: &Solution) -> Swaps {
        let places = Places::of(solution);
        let digit_of = Cell::ALL.map(|cell| solution[cell].index() as u8);
        let mut digits = [[CellSet::EMPTY; 9]; 36];
        for larger in 1..9 {
            for smaller in 0..larger {
                digits[digit_pair(larger, smaller)] = places.swaps_of_digits(larger, smaller);
            }
        }
        let pairs = (0..9).flat_map(|line| beside(line).map(move |other| (line, other)));
        let (mut rows, mut columns) = ([[CellSet::EMPTY; 9]; 9], [[CellSet::EMPTY; 9]; 9]);
        for (line, other) in pairs.filter(|(line, other)| line < other) {
            rows[line_pair(line, other)] = places.swaps_of_rows(line, other);
            columns[line_pair(line, other)] = places.swaps_of_columns(line, other);
        }
        Swaps { digit_of, digits, rows, columns }
    }
    /// Whether the clue of a cell is the last of some cells that could swap their digits.
    pub fn need(&self, cell: Cell, clues: CellSet) -> bool {
        let others = clues - CellSet::only(cell);
        let (row, column) = (cell.row(), cell.column());
        let own = usize::from(self.digit_of[cell.index()]);
        (0..own).any(|digit| self.digits[digit_pair(own, digit)][row].is_disjoint(others))
            || (own + 1..9)
                .any(|digit| self.digits[digit_pair(digit, own)][row].is_disjoint(others))
            || beside(row).any(|other| self.rows[line_pair(row, other)][column].is_disjoint(others))
            || beside(column)
                .any(|other| self.columns[line_pair(column, other)][row].is_disjoint(others))
    }
}

/// The place of two digits among all pairs.
fn digit_pair(larger: usize, smaller: usize) -> usize {
    larger * (larger - 1) / 2 + smaller
}

/// The place of two lines of a band or stack among all such pairs.
fn line_pair(line: usize, other: usize) -> usize {
    line / 3 * 3 + line % 3 + other % 3 - 1
}

/// The two other lines of the same band or stack.
fn beside(line: usize) -> impl Iterator<Item = usize> {
    (line / 3 * 3..line / 3 * 3 + 3).filter(move |&other| other != line)
}

/// Where the digits of a solution are.
struct Places {
    /// The digit of each row and column.
    digits: [[u8; 9]; 9],
    /// The column of each digit in each row.
    columns: [[u8; 9]; 9],
    /// The row of each digit in each column.
    rows: [[u8; 9]; 9],
    /// The row of each digit in each block.
    rows_in_blocks: [[u8; 9]; 9],
    /// The cell of each digit in each row.
    cells: [[CellSet; 9]; 9],
}

impl Places {
    fn of(solution: &Solution) -> Places {
        let none = [[0; 9]; 9];
        let cells = [[CellSet::EMPTY; 9]; 9];
        let mut places =
            Places { digits: none, columns: none, rows: none, rows_in_blocks: none, cells };
        for cell in Cell::ALL {
            let (row, column, digit) = (cell.row(), cell.column(), solution[cell].index());
            places.digits[row][column] = digit as u8;
            places.columns[digit][row] = column as u8;
            places.rows[digit][column] = row as u8;
            places.rows_in_blocks[digit][cell.block()] = row as u8;
            places.cells[digit][row] = CellSet::only(cell);
        }
        places
    }
    /// By row: the cells of two digits in that row, and in each row that has to follow because a column
    /// or a block would have one of the digits twice.
    fn swaps_of_digits(&self, one: usize, two: usize) -> Sets {
        let follow = |row: usize| {
            let column = usize::from(self.columns[one][row]);
            let block = row / 3 * 3 + column / 3;
            1 << self.rows[two][column] | 1 << self.rows_in_blocks[two][block]
        };
        together(follow, |row| self.cells[one][row] | self.cells[two][row])
    }
    /// By column: the cells of two rows in that column, and in each column that has to follow because a
    /// row would have a digit twice.
    fn swaps_of_rows(&self, one: usize, two: usize) -> Sets {
        let follow = |column: usize| 1 << self.columns[usize::from(self.digits[two][column])][one];
        together(follow, |column| self.cell(one, column) | self.cell(two, column))
    }
    /// By row: the cells of two columns in that row, and in each row that has to follow because a column would
    /// have a digit twice.
    fn swaps_of_columns(&self, one: usize, two: usize) -> Sets {
        let follow = |row: usize| 1 << self.rows[usize::from(self.digits[row][two])][one];
        together(follow, |row| self.cell(row, one) | self.cell(row, two))
    }
    fn cell(&self, row: usize, column: usize) -> CellSet {
        self.cells[usize::from(self.digits[row][column])][row]
    }
}

/// For each of nine lines the cells of all lines that are swapped with it: those that `follow`, a bit
/// each, those that follow them, and so on.
fn together(follow: impl Fn(usize) -> u16, cells: impl Fn(usize) -> CellSet) -> Sets {
    let mut sets = [CellSet::EMPTY; 9];
    let mut left: u16 = 0x1ff;
    while left != 0 {
        let (mut lines, mut set) = (0_u16, CellSet::EMPTY);
        let mut ahead = left & left.wrapping_neg();
        while ahead != 0 {
            let line = ahead.trailing_zeros() as usize;
            lines |= 1 << line;
            set |= cells(line);
            ahead = (ahead | follow(line)) & !lines;
        }
        left &= !lines;
        while lines != 0 {
            sets[lines.trailing_zeros() as usize] = set;
            lines &= lines - 1;
        }
    }
    sets
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
        let cell = Cell::new(0, 0);
        let sets = [
            swaps.digits[digit_pair(4, 2)][0],
            swaps.rows[line_pair(0, 1)][0],
            swaps.columns[line_pair(0, 2)][0],
        ];
        for set in sets {
            let one_left = (CellSet::ALL - set) | CellSet::only(cell);
            assert!(set.contains(cell) && swaps.need(cell, one_left), "{set:?}");
        }
        assert!(!swaps.need(cell, CellSet::ALL));
    }

    #[test]
    fn without_cells_that_can_swap_there_are_several_solutions() {
        let solution = solution();
        let swaps = Swaps::of(&solution);
        let sets = swaps.digits.iter().chain(&swaps.rows).chain(&swaps.columns).flatten();
        for &set in sets {
            let mut clues = Clues::of(&solution.grid());
            set.iter().for_each(|cell| clues.remove(cell));
            assert!(!clues.are_proper(), "{set:?}");
        }
    }
}
