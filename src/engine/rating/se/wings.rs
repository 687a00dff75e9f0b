//! XY-Wing and XYZ-Wing.

use super::combos::bits;
use super::grid::{Grid, TABLES, candidate, cells_of};
use super::rule::Rule;
use super::step::{Pattern, Step, typed_cells};
use crate::engine::types::digit::Digit;
use crate::engine::types::set::Element;

/// The first XY-Wing, or XYZ-Wing where the pivot has three candidates.
pub fn wing(grid: &Grid, rule: Rule) -> Option<Step> {
    let size = if rule == Rule::XyzWing { 3 } else { 2 };
    let pivots = (0..81).filter(|&cell| grid.count(cell) == size);
    pivots.into_iter().find_map(|pivot| with_pivot(grid, rule, pivot))
}

fn with_pivot(grid: &Grid, rule: Rule, pivot: usize) -> Option<Step> {
    let digits = grid.cells[pivot];
    let pincers = || TABLES.peers[pivot].iter().map(|&cell| usize::from(cell));
    let pincers = || pincers().filter(|&cell| grid.count(cell) == 2);
    let firsts = pincers().filter(|&cell| (digits & !grid.cells[cell]).count_ones() == 1);
    firsts.into_iter().find_map(|xz| pincers().find_map(|yz| of_three(grid, rule, [pivot, xz, yz])))
}

fn of_three(grid: &Grid, rule: Rule, cells: [usize; 3]) -> Option<Step> {
    let [pivot, xz, yz] = cells.map(|cell| grid.cells[cell]);
    let shared = u32::from(rule == Rule::XyzWing);
    let fits = (pivot | xz | yz).count_ones() == 3 && (pivot & xz & yz).count_ones() == shared;
    let digit = bits(xz & yz).next().filter(|_| fits && xz != yz)?;
    let mut seen = TABLES.all_peers[cells[1]] & TABLES.all_peers[cells[2]];
    if rule == Rule::XyzWing {
        seen &= TABLES.all_peers[cells[0]];
    }
    let victims: Vec<u16> =
        cells_of(seen & grid.by_digit[digit]).map(|cell| candidate(cell, digit)).collect();
    let difficulty = if rule == Rule::XyzWing { 4.4 } else { 4.2 };
    let pattern = Pattern::Wing(typed_cells(cells), Digit::at(digit));
    (!victims.is_empty()).then(|| Step::eliminating(rule, difficulty, &victims, pattern))
}
