//! What one digit alone can say: a candidate that is in no arrangement of its digit over the rows,
//! columns and blocks that still miss it is false. No pattern of a single digit, such as a fish, can
//! refute any other candidate, so that these few are all that has to be looked at.

use super::cell::{Cell, CellSet};
use super::digit::ByDigit;
use super::house::{House, HouseKind, HouseSet};
use super::position::Position;

/// For each digit the cells that hold it in no arrangement.
pub fn refuted(position: &Position) -> ByDigit<CellSet> {
    ByDigit::from_fn(|digit| {
        let open = position.cells(digit);
        let mut unseen = open;
        let mut refuted = CellSet::EMPTY;
        while let Some(cell) = unseen.first() {
            let found = arrangement(open, cell);
            unseen -= found.unwrap_or_default() | CellSet::only(cell);
            refuted |= if found.is_none() { CellSet::only(cell) } else { CellSet::EMPTY };
        }
        refuted
    })
}

/// A cell in each row that has any open cell, none of them seeing another, `through` among them.
fn arrangement(open: CellSet, through: Cell) -> Option<CellSet> {
    let rows = HouseSet::of_kind(HouseKind::Row).iter();
    let rows: HouseSet = rows.filter(|row| !row.cells().is_disjoint(open)).collect();
    let [row, ..] = through.houses();
    let rest = rows - HouseSet::only(row);
    Some(fill(open - through.peers(), rest)? | CellSet::only(through))
}

/// A cell in each of the rows, the row with the fewest open cells first.
fn fill(open: CellSet, rows: HouseSet) -> Option<CellSet> {
    let choices = |row: &House| (row.cells() & open).len();
    let Some(row) = rows.iter().min_by_key(choices) else { return Some(CellSet::EMPTY) };
    let rest = rows - HouseSet::only(row);
    (row.cells() & open)
        .iter()
        .find_map(|cell| Some(fill(open - cell.peers(), rest)? | CellSet::only(cell)))
}
