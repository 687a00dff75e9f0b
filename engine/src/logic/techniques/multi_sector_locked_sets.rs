//! Multi-sector locked sets: the unsolved cells where some rows and some columns meet. A digit fits
//! into them at most as often as there are rows that hold it there, and at most as often as there are
//! columns. If the smaller of the two numbers, added up over all digits, is the number of cells, then
//! each digit is there as often as it can be: in each of its rows (or of its columns) once, and
//! there in no other cell (D. P. Bird; the Enjoy Sudoku Players' Forum, "Exotic patterns").
//!
//! Example: rows 1, 4 and 5 meet columns 2, 3 and 8 in eight unsolved cells; 1, 2 and 3 are in one,
//! two and two of the rows, 6 and 7 in one and two of the columns: no 3 elsewhere in row 4.

mod counts;

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::step::{Effects, Evidence, Role};
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::{ByDigit, Digit, DigitSet};
use crate::types::house::{House, HouseKind, HouseSet};
use crate::types::position::Position;
use counts::Counts;

/// The fewest and the most rows, and columns, that are combined.
const LINES: [usize; 2] = [3, 6];

/// A set of rows or of columns, a bit each.
type Lines = u16;

/// Reports every multi-sector locked set, by the number of its rows.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let rows = by_row(on.position);
    let sizes = LINES[0] as u32..=LINES[1] as u32;
    let choices: Vec<Lines> =
        (0..512).filter(|lines: &Lines| sizes.contains(&lines.count_ones())).collect();
    for &chosen in &choices {
        let (in_rows, in_columns) = (in_rows(&rows, chosen), in_columns(on.position, chosen));
        for &columns in &choices {
            let at = columns as usize;
            if in_columns[at].least(in_rows[at]) == in_columns[at].cells() {
                report(on, chosen, columns)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// For each row, and each set of columns, the digits that the row holds there.
fn by_row(position: &Position) -> Vec<Vec<Counts>> {
    let of_row = |row: usize| {
        unions(|column| Counts::of(position.candidates(Cell::new(row, column))), Counts::or)
    };
    (0..9).map(of_row).collect()
}

/// For each set of columns, how many of some rows hold each digit there.
fn in_rows(by_row: &[Vec<Counts>], rows: Lines) -> Vec<Counts> {
    let mut sums = vec![Counts::default(); 512];
    for row in bits(rows) {
        sums.iter_mut().zip(&by_row[row]).for_each(|(sum, &counts)| *sum = sum.add(counts));
    }
    sums
}

/// For each set of columns, how many of its columns hold each digit in some rows, and the number of
/// cells.
fn in_columns(position: &Position, rows: Lines) -> Vec<Counts> {
    let of_column = |column: usize| {
        let cells = bits(rows).map(|row| Cell::new(row, column));
        let held = cells.clone().fold(DigitSet::EMPTY, |all, cell| all | position.candidates(cell));
        Counts::of(held)
            .with_cells(cells.filter(|&cell| position.unsolved().contains(cell)).count())
    };
    unions(of_column, Counts::add)
}

/// What each set of lines makes of what its lines have.
fn unions(
    of_line: impl Fn(usize) -> Counts,
    join: impl Fn(Counts, Counts) -> Counts,
) -> Vec<Counts> {
    let of_line: Vec<Counts> = (0..9).map(of_line).collect();
    let mut unions = vec![Counts::default(); 512];
    for set in 1..512_usize {
        unions[set] = join(unions[set & (set - 1)], of_line[set.trailing_zeros() as usize]);
    }
    unions
}

/// Reports a locked set twice: digits that rows and columns bound alike count once by rows, once by
/// columns.
fn report(on: &mut Finder, rows: Lines, columns: Lines) -> ControlFlow<()> {
    let Some(set) = LockedSet::of(on.position, rows, columns) else {
        return ControlFlow::Continue(());
    };
    for ties in [true, false] {
        let by_rows = |&digit: &Digit| {
            let [in_rows, in_columns] = set.lines.map(|lines| set.holding(lines, digit).len());
            in_rows < in_columns || ties && in_rows == in_columns
        };
        let by_rows: DigitSet = set.digits().filter(by_rows).collect();
        let by_columns = set.digits().collect::<DigitSet>() - by_rows;
        // Digits bound by lines of one kind alone make a locked set in each of these lines.
        if !by_rows.is_empty() && !by_columns.is_empty() {
            let digits = [by_rows, by_columns];
            on.report(set.effects(digits), || set.evidence(digits))?;
        }
    }
    ControlFlow::Continue(())
}

/// The cells where some rows and columns meet.
struct LockedSet {
    cells: CellSet,
    /// The rows and the columns.
    lines: [HouseSet; 2],
    /// For each digit its places in the cells.
    places: ByDigit<CellSet>,
}

impl LockedSet {
    /// None if some line has no unsolved cell: without it the set is the same.
    fn of(position: &Position, rows: Lines, columns: Lines) -> Option<LockedSet> {
        let houses = |kind, lines| bits(lines).map(|line| House::new(kind, line)).collect();
        let lines: [HouseSet; 2] =
            [houses(HouseKind::Row, rows), houses(HouseKind::Column, columns)];
        let [rows, columns] =
            lines.map(|lines| lines.iter().fold(CellSet::EMPTY, |all, line| all | line.cells()));
        let cells = rows & columns & position.unsolved();
        let places = ByDigit::from_fn(|digit| position.cells(digit) & cells);
        let has_cells = |line: House| !line.cells().is_disjoint(cells);
        let is_whole = lines.iter().all(|lines| lines.iter().all(has_cells));
        is_whole.then_some(LockedSet { cells, lines, places })
    }
    fn digits(&self) -> impl Iterator<Item = Digit> {
        Digit::ALL.into_iter().filter(|&digit| !self.places[digit].is_empty())
    }
    /// Those of some lines that hold a digit in the set.
    fn holding(&self, lines: HouseSet, digit: Digit) -> HouseSet {
        let holds = |line: &House| !line.cells().is_disjoint(self.places[digit]);
        lines.iter().filter(holds).collect()
    }
    /// Each line that bounds a digit and holds it in the set has it in no other cell.
    fn effects(&self, digits: [DigitSet; 2]) -> Effects {
        let sides = self.lines.into_iter().zip(digits);
        let bounds =
            sides.flat_map(|(lines, digits)| digits.iter().map(move |digit| (lines, digit)));
        bounds.fold(Effects::default(), |effects, (lines, digit)| {
            let held = self.holding(lines, digit).iter();
            let cells = held.fold(CellSet::EMPTY, |all, line| all | line.cells());
            effects.and_eliminate(digit, cells - self.cells)
        })
    }
    /// The cells, and for the digits that rows bound and those that columns bound these lines and all
    /// places.
    fn evidence(&self, digits: [DigitSet; 2]) -> Evidence {
        let sides = [Role::On, Role::Off].into_iter().zip(self.lines).zip(digits);
        let marked = Evidence::default().cells(Role::Base, self.cells);
        sides.fold(marked, |all, ((role, lines), digits)| {
            let all = lines.iter().fold(all, |all, line| all.house(role, line));
            digits.iter().fold(all, |all, digit| all.candidates(role, digit, self.places[digit]))
        })
    }
}

/// The numbers of some lines.
fn bits(lines: Lines) -> impl Iterator<Item = usize> + Clone {
    (0..9).filter(move |line| lines >> line & 1 == 1)
}
