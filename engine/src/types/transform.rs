//! [`Transform`]: the symmetries of Sudoku, which change a grid and keep its rules.
//!
//! Relabelling the digits, permuting the rows of a band and the columns of a stack, permuting
//! bands and stacks, and transposing carry houses to houses. So they carry solutions to
//! solutions and every deduction to its like, and a puzzle to one that is as hard. Together they
//! make the 2·6⁸·9! symmetries of Sudoku (Russell and Jarvis, 2006); turning and mirroring are
//! among them.

use super::candidate::Candidate;
use super::cell::{ByCell, Cell, CellSet};
use super::digit::{ByDigit, Digit};
use super::grid::{Grid, Solution};
use super::house::House;
use super::rng::SeededRng;

/// Where each cell goes and what each digit becomes. [`then`](Self::then) combines two into one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Transform {
    cells: ByCell<Cell>,
    digits: ByDigit<Digit>,
}

/// An order of the nine lines of a direction that keeps its three chutes together: line `n` goes
/// to place `order[n]`. Made of an order of the chutes and one within each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LineOrder([u8; 9]);

/// An order of three things: thing `n` goes to place `order[n]`.
pub type OrderOfThree = [u8; 3];

/// The six orders of three things.
pub const ORDERS_OF_THREE: [OrderOfThree; 6] =
    [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

impl LineOrder {
    /// Every line stays.
    pub const SAME: LineOrder = LineOrder([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    /// The last becomes the first.
    pub const REVERSED: LineOrder = LineOrder([8, 7, 6, 5, 4, 3, 2, 1, 0]);

    /// The order that moves chute `n` to `chutes[n]`, and in it line `k` to `lines[n][k]`.
    ///
    /// # Panics
    /// When one of them is none of [`ORDERS_OF_THREE`].
    pub fn new(chutes: OrderOfThree, lines: [OrderOfThree; 3]) -> LineOrder {
        assert!(lines.iter().chain([&chutes]).all(|order| ORDERS_OF_THREE.contains(order)));
        LineOrder(std::array::from_fn(|line| 3 * chutes[line / 3] + lines[line / 3][line % 3]))
    }
    /// The order that moves line `n` to `places[n]`; `None` unless that is an order of the lines that
    /// keeps the chutes together.
    pub fn try_new(places: [u8; 9]) -> Option<LineOrder> {
        let order = |places: [u8; 3]| ORDERS_OF_THREE.contains(&places).then_some(places);
        let chutes = order([places[0] / 3, places[3] / 3, places[6] / 3])?;
        let lines = |chute: usize| {
            let lines = [places[3 * chute], places[3 * chute + 1], places[3 * chute + 2]];
            order(lines.map(|place| place.wrapping_sub(3 * chutes[chute])))
        };
        Some(LineOrder::new(chutes, [lines(0)?, lines(1)?, lines(2)?]))
    }
    /// One of the 1,296 at random.
    pub fn random(rng: &mut SeededRng) -> LineOrder {
        let mut three = || ORDERS_OF_THREE[rng.below(6)];
        LineOrder::new(three(), [three(), three(), three()])
    }
    /// One of the 48 that commute with reversing, at random: what is mirrored stays mirrored.
    pub fn random_mirrored(rng: &mut SeededRng) -> LineOrder {
        let chutes = [[0, 1, 2], [2, 1, 0]][rng.below(2)];
        let middle = [[0, 1, 2], [2, 1, 0]][rng.below(2)];
        let first = ORDERS_OF_THREE[rng.below(6)];
        let last = [2 - first[2], 2 - first[1], 2 - first[0]];
        LineOrder::new(chutes, [first, middle, last])
    }
    /// Where a line, 0 to 8, goes.
    ///
    /// # Panics
    /// When the line is above 8.
    pub fn place(self, line: usize) -> usize {
        usize::from(self.0[line])
    }
    /// The order seen from the other end: line `8 - n` goes to `8 - order[n]`.
    #[must_use]
    pub fn from_the_end(self) -> LineOrder {
        LineOrder(std::array::from_fn(|line| 8 - self.0[8 - line]))
    }
}

impl Transform {
    /// Changes nothing.
    pub fn identity() -> Transform {
        Transform { cells: ByCell::from_fn(|cell| cell), digits: ByDigit::from_fn(|digit| digit) }
    }
    /// Permutes rows and columns.
    pub fn lines(rows: LineOrder, columns: LineOrder) -> Transform {
        Transform::moving(|cell| Cell::new(rows.place(cell.row()), columns.place(cell.column())))
    }
    /// Swaps rows and columns: r1c2 goes to r2c1.
    pub fn transposing() -> Transform {
        Transform::moving(|cell| Cell::new(cell.column(), cell.row()))
    }
    /// Turns clockwise by a quarter: r1c1 goes to r1c9.
    pub fn turning() -> Transform {
        Transform::moving(|cell| Cell::new(cell.column(), 8 - cell.row()))
    }
    /// Mirrors left and right: r1c1 goes to r1c9.
    pub fn mirroring() -> Transform {
        Transform::lines(LineOrder::SAME, LineOrder::REVERSED)
    }
    /// Exchanges the digits: digit `n` becomes `names[n - 1]`. `None` unless each digit is named once.
    pub fn relabelling(names: [Digit; 9]) -> Option<Transform> {
        let is_named = |digit: &Digit| names.contains(digit);
        let digits = ByDigit::new(names);
        Digit::ALL.iter().all(is_named).then(|| Transform { digits, ..Transform::identity() })
    }
    /// Exchanges the digits at random.
    pub fn random_relabelling(rng: &mut SeededRng) -> Transform {
        let mut digits = Digit::ALL;
        rng.shuffle(&mut digits);
        Transform { digits: ByDigit::new(digits), ..Transform::identity() }
    }
    /// One of all symmetries at random.
    pub fn random(rng: &mut SeededRng) -> Transform {
        let lines = Transform::lines(LineOrder::random(rng), LineOrder::random(rng));
        let turned = [Transform::identity(), Transform::transposing()][rng.below(2)];
        Transform::random_relabelling(rng).then(lines).then(turned)
    }
    /// The transform that does this, then the other.
    #[must_use]
    pub fn then(self, next: Transform) -> Transform {
        Transform {
            cells: ByCell::from_fn(|cell| next.cells[self.cells[cell]]),
            digits: ByDigit::from_fn(|digit| next.digits[self.digits[digit]]),
        }
    }
    /// The transform that undoes it.
    #[must_use]
    pub fn inverse(self) -> Transform {
        let mut inverse = Transform::identity();
        for (from, &to) in self.cells.iter() {
            inverse.cells[to] = from;
        }
        for (from, &to) in self.digits.iter() {
            inverse.digits[to] = from;
        }
        inverse
    }
    /// Where a cell goes.
    pub fn cell(&self, cell: Cell) -> Cell {
        self.cells[cell]
    }
    /// What a digit becomes.
    pub fn digit(&self, digit: Digit) -> Digit {
        self.digits[digit]
    }
    /// Where a candidate goes and what it becomes.
    pub fn candidate(&self, candidate: Candidate) -> Candidate {
        Candidate::new(self.cell(candidate.cell), self.digit(candidate.digit))
    }
    /// Where cells go.
    pub fn cell_set(&self, cells: CellSet) -> CellSet {
        cells.iter().map(|cell| self.cell(cell)).collect()
    }
    /// Where a house goes; a row may become a column.
    pub fn house(&self, house: House) -> House {
        let cells = self.cell_set(house.cells());
        let image = House::ALL.into_iter().find(|house| house.cells() == cells);
        image.expect("symmetries carry houses to houses")
    }
    /// What a grid becomes.
    pub fn grid(&self, grid: &Grid) -> Grid {
        let mut moved = Grid::EMPTY;
        for (cell, digit) in grid.iter() {
            moved[self.cell(cell)] = Some(self.digit(digit));
        }
        moved
    }
    /// What a solution becomes; a transformation keeps the rules.
    #[cfg_attr(not(feature = "tiers"), expect(dead_code))]
    pub(crate) fn solution(&self, solution: &Solution) -> Solution {
        let mut moved = ByCell::from_fn(|cell| solution[cell]);
        for cell in Cell::ALL {
            moved[self.cell(cell)] = self.digit(solution[cell]);
        }
        Solution::trusted(moved)
    }

    fn moving(to: impl Fn(Cell) -> Cell) -> Transform {
        Transform { cells: ByCell::from_fn(to), ..Transform::identity() }
    }
}
