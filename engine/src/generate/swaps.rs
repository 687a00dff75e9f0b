//! [`Swaps`]: cells of a solution that could swap their digits: two digits, or two rows of a band or
//! columns of a stack. The clues among them are all that keeps them from it, so that the last clue left
//! is needed, and no search has to show that.
//!
//! Two digits swap row by row: a row that swaps them makes others follow, in which a column or a block
//! would else have one of them twice. Two rows swap column by column, two columns row by row. So a set
//! of cells is two *lines* (digits, rows or columns) and the *places* (rows or columns) at which they swap,
//! a bit for each.

use crate::types::cell::{Cell, CellSet};
use crate::types::grid::Solution;
use crate::types::set::Element as _;

/// For two lines and a place: the places at which the lines have to swap if they do there.
type Places = [u16; 9];

/// The sets of cells of a solution that can swap their digits among themselves.
pub struct Swaps {
    /// The digit of each cell.
    digit_of: [u8; Cell::COUNT],
    /// Of two digits, by row.
    digits: [[Places; 9]; 9],
    /// Of a row and another of its band by [`place_in_band`], by column.
    rows: [[Places; 3]; 9],
    /// Of a column and another of its stack, by row.
    columns: [[Places; 3]; 9],
}

/// Where clues are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClueLines {
    /// The rows that have each digit.
    digits: [u16; 9],
    /// The columns in which each row has a clue.
    rows: [u16; 9],
    /// The rows in which each column has a clue.
    columns: [u16; 9],
}

impl Swaps {
    /// Those of a solution.
    pub fn of(solution: &Solution) -> Swaps {
        let digit_of = Cell::ALL.map(|cell| solution[cell].index() as u8);
        let [mut columns_of_digits, mut blocks_of_digits] = [Order::NONE; 2];
        let [mut digits_of_rows, mut digits_of_columns] = [Order::NONE; 2];
        for cell in Cell::ALL {
            let (row, column, digit) = (cell.row(), cell.column(), digit_of[cell.index()].into());
            columns_of_digits.add(digit, row, column);
            blocks_of_digits.add(digit, row, cell.block());
            digits_of_rows.add(row, column, digit);
            digits_of_columns.add(column, row, digit);
        }
        let none = [[[0; 9]; 3]; 9];
        let mut swaps = Swaps { digit_of, digits: [[[0; 9]; 9]; 9], rows: none, columns: none };
        for (one, two) in (1..9).flat_map(|one| (0..one).map(move |two| (one, two))) {
            let places = together(&[&columns_of_digits, &blocks_of_digits], one, two);
            swaps.digits[one][two] = places;
            swaps.digits[two][one] = places;
            if one / 3 == two / 3 {
                note(&mut swaps.rows, one, two, together(&[&digits_of_rows], one, two));
                note(&mut swaps.columns, one, two, together(&[&digits_of_columns], one, two));
            }
        }
        swaps
    }
    /// Where the clues in these cells are.
    pub fn lines(&self, clues: CellSet) -> ClueLines {
        let none = [0; 9];
        let mut lines = ClueLines { digits: none, rows: none, columns: none };
        for cell in clues {
            let (row, column) = (cell.row(), cell.column());
            lines.digits[usize::from(self.digit_of[cell.index()])] |= 1 << row;
            lines.rows[row] |= 1 << column;
            lines.columns[column] |= 1 << row;
        }
        lines
    }
    /// Takes the clue of a cell out.
    pub fn remove(&self, cell: Cell, lines: &mut ClueLines) {
        let (row, column) = (cell.row(), cell.column());
        lines.digits[usize::from(self.digit_of[cell.index()])] &= !(1 << row);
        lines.rows[row] &= !(1 << column);
        lines.columns[column] &= !(1 << row);
    }
    /// Whether the clue of a cell is the last of some cells that could swap their digits.
    pub fn need(&self, cell: Cell, lines: &ClueLines) -> bool {
        let (row, column) = (cell.row(), cell.column());
        let digit = usize::from(self.digit_of[cell.index()]);
        let others = lines.digits[digit] & !(1 << row);
        let swaps_digit = |other: usize| {
            self.digits[digit][other][row] & (others | lines.digits[other]) == 0 && other != digit
        };
        (0..9).any(swaps_digit)
            || swaps_line(&self.rows, &lines.rows, row, column)
            || swaps_line(&self.columns, &lines.columns, column, row)
    }
}

/// Notes the places of two lines beside each other.
fn note(all: &mut [[Places; 3]; 9], one: usize, two: usize, places: Places) {
    all[one][place_in_band(two)] = places;
    all[two][place_in_band(one)] = places;
}

/// Whether the clue of a line at a place is the last of some cells in which the line could swap its
/// digits with another beside it.
fn swaps_line(places: &[[Places; 3]; 9], clues: &[u16; 9], line: usize, at: usize) -> bool {
    let others = clues[line] & !(1 << at);
    beside(line)
        .into_iter()
        .any(|other| places[line][place_in_band(other)][at] & (others | clues[other]) == 0)
}

/// The place of a line in its band or stack.
fn place_in_band(line: usize) -> usize {
    line % 3
}

/// The two other lines of the same band or stack.
fn beside(line: usize) -> [usize; 2] {
    let first = line / 3 * 3;
    [first + (line + 1) % 3, first + (line + 2) % 3]
}

/// What each line has at each place, once each.
struct Order {
    /// By line and place.
    items: [[u8; 9]; 9],
    /// The place by line and item, a bit.
    places: [[u16; 9]; 9],
}

impl Order {
    const NONE: Order = Order { items: [[0; 9]; 9], places: [[0; 9]; 9] };

    fn add(&mut self, line: usize, at: usize, item: usize) {
        self.items[line][at] = item as u8;
        self.places[line][item] = 1 << at;
    }
    /// The place at which line `two` has what line `one` has at this place.
    fn same_item(&self, one: usize, two: usize, at: usize) -> u16 {
        self.places[two][usize::from(self.items[one][at])]
    }
}

/// For each place of two lines the places at which they have to swap with it, so that no line has an
/// item of one of the orders twice: the places reached from each, by Warshall's algorithm.
fn together(orders: &[&Order], one: usize, two: usize) -> Places {
    let follow =
        |at| orders.iter().fold(1_u16 << at, |all, order| all | order.same_item(one, two, at));
    let mut reached: Places = std::array::from_fn(follow);
    for at in 0..9 {
        let next = reached[at];
        for places in &mut reached {
            *places |= next & (*places >> at & 1).wrapping_neg();
        }
    }
    reached
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
        let (mut clues, mut lines) = (Clues::of(&solution.grid()), swaps.lines(CellSet::ALL));
        let mut said = 0;
        for cell in cells {
            let is_redundant = clues.is_redundant(Candidate::new(cell, solution[cell]));
            let is_needed = swaps.need(cell, &lines);
            assert!(!(is_redundant && is_needed), "{cell}");
            said += usize::from(is_needed);
            if is_redundant {
                clues.remove(cell);
                swaps.remove(cell, &mut lines);
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

    /// The cells of some digits, rows or columns at some places.
    fn cells(is_line: impl Fn(Cell) -> bool, place: impl Fn(Cell) -> usize, at: u16) -> CellSet {
        Cell::ALL.into_iter().filter(|&cell| is_line(cell) && at >> place(cell) & 1 == 1).collect()
    }

    /// Every set of cells that can swap their digits, and one of them.
    fn sets(swaps: &Swaps) -> Vec<(CellSet, Cell)> {
        let digit = |cell: Cell| usize::from(swaps.digit_of[cell.index()]);
        let mut sets = Vec::new();
        for cell in Cell::ALL {
            let (own, row, column) = (digit(cell), cell.row(), cell.column());
            for other in (0..9).filter(|&other| other != own) {
                let is_line = |cell| digit(cell) == own || digit(cell) == other;
                sets.push((cells(is_line, Cell::row, swaps.digits[own][other][row]), cell));
            }
            for other in beside(row) {
                let is_line = |cell: Cell| cell.row() == row || cell.row() == other;
                let at = swaps.rows[row][place_in_band(other)][column];
                sets.push((cells(is_line, Cell::column, at), cell));
            }
            for other in beside(column) {
                let is_line = |cell: Cell| cell.column() == column || cell.column() == other;
                let at = swaps.columns[column][place_in_band(other)][row];
                sets.push((cells(is_line, Cell::row, at), cell));
            }
        }
        sets
    }

    #[test]
    fn the_last_clue_of_two_digits_two_rows_or_two_columns_is_needed() {
        let swaps = Swaps::of(&solution());
        for (set, cell) in sets(&swaps) {
            let one_left = swaps.lines((CellSet::ALL - set) | CellSet::only(cell));
            assert!(set.contains(cell) && swaps.need(cell, &one_left), "{set:?}");
        }
        let all = swaps.lines(CellSet::ALL);
        assert!(Cell::ALL.into_iter().all(|cell| !swaps.need(cell, &all)));
    }

    #[test]
    fn without_cells_that_can_swap_there_are_several_solutions() {
        let solution = solution();
        for (set, _) in sets(&Swaps::of(&solution)) {
            let mut clues = Clues::of(&solution.grid());
            set.iter().for_each(|cell| clues.remove(cell));
            assert!(!clues.are_proper(), "{set:?}");
        }
    }

    #[test]
    fn lines_of_clues_lose_what_is_removed() {
        let swaps = Swaps::of(&solution());
        let (mut clues, mut lines) = (CellSet::ALL, swaps.lines(CellSet::ALL));
        for cell in Cell::ALL {
            clues.remove(cell);
            swaps.remove(cell, &mut lines);
            assert_eq!(lines, swaps.lines(clues));
        }
    }
}
