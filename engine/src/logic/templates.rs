//! What one digit alone can say: a candidate that is in no template of its digit over the rows,
//! columns and blocks that still miss it is false. No pattern of a single digit, such as a fish, can
//! refute any other candidate, so that these few are all that has to be looked at.
//!
//! And what the templates of all digits say together: none may hold a cell that another digit
//! has in all of its own ([`Templates`]).

use crate::types::cell::{Cell, CellSet};
use crate::types::digit::{ByDigit, Digit};
use crate::types::house::{House, HouseKind, HouseSet};
use crate::types::position::Position;

/// Those of a digit's open cells through which no template goes. A template that is found shows for
/// all its cells at once that they are in one.
pub fn in_no_template(open: CellSet) -> CellSet {
    let mut unknown = open;
    let mut impossible = CellSet::EMPTY;
    while let Some(cell) = unknown.first() {
        unknown.remove(cell);
        match template(open, cell) {
            Some(template) => unknown -= template,
            None => impossible.insert(cell),
        }
    }
    impossible
}

/// A cell in each row that has any open cell, none of them seeing another, `through` among them.
fn template(open: CellSet, through: Cell) -> Option<CellSet> {
    let [row, ..] = through.houses();
    let mut found = None;
    fill(
        open - through.peers(),
        rows(open) - HouseSet::only(row),
        CellSet::only(through),
        &mut |all| {
            found = Some(all);
            true
        },
    );
    found
}

/// The rows that have any of some cells.
fn rows(open: CellSet) -> HouseSet {
    let rows = HouseSet::of_kind(HouseKind::Row).iter();
    rows.filter(|row| !row.cells().is_disjoint(open)).collect()
}

/// Adds a cell in each of the rows, the row with the fewest open cells first, in every way until a
/// visit asks for no more.
fn fill(
    open: CellSet,
    rows: HouseSet,
    so_far: CellSet,
    enough: &mut dyn FnMut(CellSet) -> bool,
) -> bool {
    let choices = |row: &House| (row.cells() & open).len();
    let Some(row) = rows.iter().min_by_key(choices) else { return enough(so_far) };
    let rest = rows - HouseSet::only(row);
    let mut cells = (row.cells() & open).iter();
    cells.any(|cell| fill(open - cell.peers(), rest, so_far | CellSet::only(cell), enough))
}

/// What is left of the templates of each digit when those are eliminated that hold a cell which
/// another digit has in all of its own, until none is eliminated any more.
#[derive(Debug)]
pub struct Templates {
    /// The cells in every template of a digit.
    pub required: ByDigit<CellSet>,
    /// The open cells in no template of a digit.
    pub impossible: ByDigit<CellSet>,
}

impl Templates {
    /// Of a position; from one that cannot be completed anything may follow.
    pub fn of(position: &Position) -> Templates {
        let mut all = ByDigit::from_fn(|digit: Digit| {
            let open = position.cells(digit);
            let mut found = Vec::new();
            fill(open, rows(open), CellSet::EMPTY, &mut |cells| {
                found.push(cells);
                false
            });
            found
        });
        loop {
            let required = ByDigit::from_fn(|digit| in_all(&all[digit]));
            let mut has_changed = false;
            for digit in Digit::ALL {
                let taken = required_by_others(&required, digit);
                let before = all[digit].len();
                all[digit].retain(|cells| cells.is_disjoint(taken));
                has_changed |= all[digit].len() < before;
            }
            if !has_changed {
                let impossible =
                    ByDigit::from_fn(|digit| position.cells(digit) - in_any(&all[digit]));
                return Templates { required, impossible };
            }
        }
    }
}

/// The cells that a digit has in all of its templates, whatever other digits have in theirs; none if it
/// has no template.
pub fn in_every_template(position: &Position, digit: Digit) -> CellSet {
    let open = position.cells(digit);
    let mut all = None;
    fill(open, rows(open), CellSet::EMPTY, &mut |cells| {
        all = Some(all.map_or(cells, |all: CellSet| all & cells));
        false
    });
    all.unwrap_or_default()
}

/// The cells that another digit has in all of its templates.
fn required_by_others(required: &ByDigit<CellSet>, digit: Digit) -> CellSet {
    let others = required.iter().filter(|&(other, _)| other != digit);
    others.fold(CellSet::EMPTY, |taken, (_, &cells)| taken | cells)
}

/// The cells that any of some templates holds.
fn in_any(templates: &[CellSet]) -> CellSet {
    templates.iter().fold(CellSet::EMPTY, |any, &cells| any | cells)
}

/// The cells that all of some templates hold; none if there is no template.
fn in_all(templates: &[CellSet]) -> CellSet {
    let all = templates.iter().copied().reduce(|all, cells| all & cells);
    all.unwrap_or_default()
}
