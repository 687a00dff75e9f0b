//! XY-Wing and XYZ-Wing.

use super::combos::bits;
use super::grid::{Grid, TABLES, candidate, cells_of};
use super::rule::Rule;
use super::step::{Pattern, Step, typed_cells};
use crate::types::digit::Digit;
use crate::types::set::Element;

/// Pivot and pincers, and what they eliminate.
pub struct Wing {
    cells: [usize; 3],
    digit: usize,
    /// The cells that lose the digit; there may be none.
    seen: u128,
}

impl Wing {
    /// What goes.
    pub fn eliminations(&self) -> Vec<u16> {
        cells_of(self.seen).map(|cell| candidate(cell, self.digit)).collect()
    }
}

/// The first XY-Wing, or XYZ-Wing where the pivot has three candidates, that eliminates something.
pub fn wing(grid: &Grid, rule: Rule) -> Option<Step> {
    let found = wings(grid, rule).find(|wing| wing.seen != 0)?;
    let difficulty = if rule == Rule::XyzWing { 4.4 } else { 4.2 };
    let pattern = Pattern::Wing(typed_cells(found.cells), Digit::at(found.digit));
    Some(Step::eliminating(rule, difficulty, &found.eliminations(), pattern))
}

/// All wings of the rule, in order.
pub fn wings(grid: &Grid, rule: Rule) -> impl Iterator<Item = Wing> {
    let size = if rule == Rule::XyzWing { 3 } else { 2 };
    let pivots = (0..81).filter(move |&cell| grid.count(cell) == size);
    pivots.flat_map(move |pivot| {
        let digits = grid.cells[pivot];
        let firsts = pincers(grid, pivot);
        let firsts = firsts.filter(move |&cell| (digits & !grid.cells[cell]).count_ones() == 1);
        firsts.flat_map(move |xz| {
            pincers(grid, pivot).filter_map(move |yz| of_three(grid, rule, [pivot, xz, yz]))
        })
    })
}

fn pincers(grid: &Grid, pivot: usize) -> impl Iterator<Item = usize> {
    let peers = TABLES.peers[pivot].iter().map(|&cell| usize::from(cell));
    peers.filter(move |&cell| grid.count(cell) == 2)
}

fn of_three(grid: &Grid, rule: Rule, cells: [usize; 3]) -> Option<Wing> {
    let [pivot, xz, yz] = cells.map(|cell| grid.cells[cell]);
    let shared = u32::from(rule == Rule::XyzWing);
    let fits = (pivot | xz | yz).count_ones() == 3 && (pivot & xz & yz).count_ones() == shared;
    let digit = bits(xz & yz).next().filter(|_| fits && xz != yz)?;
    let mut seen = TABLES.all_peers[cells[1]] & TABLES.all_peers[cells[2]];
    if rule == Rule::XyzWing {
        seen &= TABLES.all_peers[cells[0]];
    }
    Some(Wing { cells, digit, seen: seen & grid.by_digit[digit] })
}
