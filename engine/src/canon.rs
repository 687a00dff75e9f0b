//! The canonical form of a grid: the smallest of all its forms, so that two grids are forms of one
//! puzzle just when their canonical forms are equal.
//!
//! The forms are those of [`Transform`](super::types::transform::Transform): the rows of a band, the
//! columns of a stack, the bands and the stacks in any order, rows and columns exchanged, and the
//! digits renamed. Forms are compared cell by cell in reading order; an empty cell is less than any
//! digit. This is the "minlex" form that the collectors of puzzles use.
//!
//! The form is built row by row. All ways to choose the rows so far that give the smallest text are
//! kept, each as a [`Partial`]: it fixes of the order of the columns and of the names of the digits
//! only what that text depends on. Columns that no row has distinguished stay in one class, so a sparse
//! grid has few ways and not 3,359,232. Each way is extended by each row that may come next; what is
//! larger than the best is dropped at its first larger cell. Of equal rows, columns, bands and stacks one
//! is tried and counted for all.
//!
//! Source: own search; the moves and their number are those of E. Russell and F. Jarvis, *Mathematics of
//! Sudoku II* (2006).

mod partial;
mod rows;

use self::partial::Partial;
use self::rows::{Rows, first_of_equal, form_of};
use super::types::grid::Grid;

/// How many ways there are to move the cells: 2 · 6⁸.
pub const MOVES: u32 = 3_359_232;

/// The canonical form of a grid and how symmetrical it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Canonical {
    /// The smallest form.
    pub grid: Grid,
    /// In how many of the [`MOVES`] ways the cells can be moved so that the same grid is there
    /// again once the digits are renamed: 1 for a grid without symmetry, and a divisor of
    /// [`MOVES`] for all.
    pub automorphisms: u32,
    /// How many ways to set a row were begun: what the search cost.
    pub tries: u64,
}

/// The canonical form of a grid, which may be complete, empty or break every rule.
///
/// ```
/// use nonet_engine::types::rng::SeededRng;
/// use nonet_engine::types::transform::Transform;
/// use nonet_engine::{Grid, canonical};
///
/// let line = "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";
/// let grid: Grid = line.parse().expect("81 cells");
/// let other = Transform::random(&mut SeededRng::new(7)).grid(&grid);
/// assert_eq!(canonical(&other).grid, canonical(&grid).grid);
/// assert_eq!(canonical(&Grid::EMPTY).automorphisms, 3_359_232);
/// ```
pub fn canonical(grid: &Grid) -> Canonical {
    let sides = Rows::both_sides(grid);
    let mut partials = vec![Partial::new(0), Partial::new(1)];
    let mut form = [0; 9];
    let mut tries = 0;
    for (depth, row) in form.iter_mut().enumerate() {
        let mut smallest = Smallest::new();
        for partial in &partials {
            let (side, across) = (&sides[partial.side()], &sides[1 - partial.side()]);
            for (next, count) in side.choices(depth, partial.used()) {
                let row = NextRow { cells: side.row(next), across };
                smallest.fill(partial.with_row(next, count), row, 0, 0);
            }
        }
        *row = smallest.row;
        tries += smallest.tries;
        partials = smallest.partials;
    }
    let automorphisms = partials.iter().map(Partial::count).sum();
    Canonical { grid: form_of(&form), automorphisms, tries }
}

/// A row that may come next.
#[derive(Clone, Copy)]
struct NextRow<'a> {
    cells: &'a [u8; 9],
    /// The columns of its side, as rows.
    across: &'a Rows,
}

/// The smallest next row found so far, and all that give it.
struct Smallest {
    /// Nine cells, four bits each, the first in the highest.
    row: u64,
    partials: Vec<Partial>,
    /// How many ways to fill it were begun.
    tries: u64,
}

impl Smallest {
    fn new() -> Smallest {
        Smallest { row: u64::MAX, partials: Vec::new(), tries: 0 }
    }
    /// Fills the places from `place` on, `text` being the cells before them, in each way that may be
    /// the smallest.
    fn fill(&mut self, mut partial: Partial, next: NextRow, mut place: usize, mut text: u64) {
        let cells = next.cells;
        self.tries += 1;
        while place < 9 {
            if !self.may_be_smallest(text, place) {
                return;
            }
            let blank = partial.place_blanks(cells, place);
            if blank > 0 {
                (place, text) = (place + blank, text << (4 * blank));
                continue;
            }
            if partial.is_stack_open(place) {
                return self.try_stacks(&partial, next, place, text);
            }
            if partial.is_column_open(place) && !partial.is_all_new(cells, place) {
                return self.try_columns(&partial, next, place, text);
            }
            let end = partial.class_end(place);
            while place < end {
                text = text << 4 | u64::from(partial.take(cells, place));
                place += 1;
            }
        }
        self.keep(partial, text);
    }
    fn try_stacks(&mut self, partial: &Partial, next: NextRow, place: usize, text: u64) {
        let equal = |from| next.across.first_equal_band(partial.column(from) / 3);
        for (from, count) in first_of_equal(partial.open_stacks(place), equal) {
            self.fill(partial.with_stack(place, from, count), next, place, text);
        }
    }
    fn try_columns(&mut self, partial: &Partial, next: NextRow, place: usize, text: u64) {
        let equal = |from| next.across.first_equal_row(partial.column(from));
        let choose = |(from, count)| {
            let mut chosen = partial.with_column(place, from, count);
            (chosen.take(next.cells, place), chosen)
        };
        let columns = first_of_equal(place..partial.class_end(place), equal);
        let smallest = columns.clone().map(|column| choose(column).0).min();
        for (digit, chosen) in columns.map(choose).filter(|(digit, _)| Some(*digit) == smallest) {
            self.fill(chosen, next, place + 1, text << 4 | u64::from(digit));
        }
    }
    /// Whether the first `place` cells are not yet larger than those of the smallest row.
    fn may_be_smallest(&self, text: u64, place: usize) -> bool {
        text <= self.row >> (4 * (9 - place))
    }
    fn keep(&mut self, partial: Partial, text: u64) {
        if text < self.row {
            self.row = text;
            self.partials.clear();
        }
        if text == self.row {
            self.partials.push(partial);
        }
    }
}
