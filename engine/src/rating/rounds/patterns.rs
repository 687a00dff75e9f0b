//! The levels below chains: singles, locked candidates, sets, fish, wings and unique rectangles. Each
//! finds all there is.

use std::ops::ControlFlow;

use super::Findings;
use crate::rating::se::combos::bits;
use crate::rating::se::fish::fishes;
use crate::rating::se::grid::{BLOCKS, Grid, TABLES, candidate, cells_of};
use crate::rating::se::locking::{self, Lock, locks};
use crate::rating::se::rule::{Rule, Size};
use crate::rating::se::sets::{self, hidden_in, houses, naked_in};
use crate::rating::se::wings::wings;

/// What finds all of a level.
pub type Find = fn(&Grid, &mut Findings);

/// The levels in tenths, ascending.
pub const PATTERNS: &[(u16, Find)] = &[
    (10, |grid, found| hidden_singles(grid, found, |house| grid.empty_count(house) == 1)),
    (12, |grid, found| hidden_singles(grid, found, |house| house >= BLOCKS)),
    (15, |grid, found| hidden_singles(grid, found, |house| house < BLOCKS)),
    (17, |grid, found| direct_locks(grid, found, true)),
    (19, |grid, found| direct_locks(grid, found, false)),
    (20, |grid, found| direct_sets(grid, found, Size::Pair)),
    (23, naked_singles),
    (25, |grid, found| direct_sets(grid, found, Size::Triplet)),
    (26, |grid, found| locked(grid, found, true)),
    (28, |grid, found| locked(grid, found, false)),
    (30, |grid, found| naked_sets(grid, found, Size::Pair)),
    (32, |grid, found| fish(grid, found, Size::Pair)),
    (34, |grid, found| hidden_sets(grid, found, Size::Pair)),
    (36, |grid, found| naked_sets(grid, found, Size::Triplet)),
    (38, |grid, found| fish(grid, found, Size::Triplet)),
    (40, |grid, found| hidden_sets(grid, found, Size::Triplet)),
    (42, |grid, found| all_wings(grid, found, Rule::XyWing)),
    (44, |grid, found| all_wings(grid, found, Rule::XyzWing)),
    (45, unique_rectangles),
    (50, |grid, found| naked_sets(grid, found, Size::Quad)),
    (52, |grid, found| fish(grid, found, Size::Quad)),
    (54, |grid, found| hidden_sets(grid, found, Size::Quad)),
];

fn hidden_singles(grid: &Grid, found: &mut Findings, is_meant: impl Fn(usize) -> bool) {
    for house in (0..27).filter(|&house| is_meant(house)) {
        for digit in 0..9 {
            let places = grid.places[house][digit];
            if places.count_ones() == 1 {
                found.right.extend(Grid::at(house, places).map(|cell| candidate(cell, digit)));
            }
        }
    }
}

fn naked_singles(grid: &Grid, found: &mut Findings) {
    for cell in (0..81).filter(|&cell| grid.count(cell) == 1) {
        found.right.extend(bits(grid.cells[cell]).map(|digit| candidate(cell, digit)));
    }
}

fn each_lock(grid: &Grid, is_block: bool, mut found: impl FnMut(Lock)) {
    _ = locks(grid, |lock| {
        if (lock.base >= BLOCKS) == is_block {
            found(lock);
        }
        ControlFlow::Continue(())
    });
}

fn direct_locks(grid: &Grid, found: &mut Findings, is_block: bool) {
    each_lock(grid, is_block, |lock| {
        let singles = locking::singles_after(grid, lock);
        found.right.extend(singles.map(|cell| candidate(cell, lock.digit)));
    });
}

fn locked(grid: &Grid, found: &mut Findings, is_block: bool) {
    each_lock(grid, is_block, |lock| {
        let eliminations = cells_of(lock.eliminations(grid));
        found.wrong.extend(eliminations.map(|cell| candidate(cell, lock.digit)));
    });
}

fn direct_sets(grid: &Grid, found: &mut Findings, size: Size) {
    for set in houses().flat_map(|house| hidden_in(grid, house, size)) {
        found.right.extend(sets::singles_after(grid, set));
    }
}

fn hidden_sets(grid: &Grid, found: &mut Findings, size: Size) {
    for set in houses().flat_map(|house| hidden_in(grid, house, size)) {
        found.wrong.extend(set.hidden_eliminations(grid));
    }
}

fn naked_sets(grid: &Grid, found: &mut Findings, size: Size) {
    for set in houses().flat_map(|house| naked_in(grid, house, size)) {
        found.wrong.extend(set.naked_eliminations(grid));
    }
}

fn fish(grid: &Grid, found: &mut Findings, size: Size) {
    for fish in fishes(grid, size) {
        found
            .wrong
            .extend(cells_of(fish.eliminations(grid)).map(|cell| candidate(cell, fish.digit)));
    }
}

fn all_wings(grid: &Grid, found: &mut Findings, rule: Rule) {
    wings(grid, rule).for_each(|wing| found.wrong.extend(wing.eliminations()));
}

/// Rectangles in two rows, two columns and two blocks, of types 1, 2 and 4.
fn unique_rectangles(grid: &Grid, found: &mut Findings) {
    for first in 0..81 {
        for last in first + 1..81 {
            let corners = [first, first / 9 * 9 + last % 9, last / 9 * 9 + first % 9, last];
            let mut blocks = corners.map(|cell| TABLES.houses[cell][0]);
            blocks.sort_unstable();
            let has_two_blocks = blocks[0] == blocks[1] && blocks[2] == blocks[3];
            let is_rectangle = first / 9 < last / 9 && first % 9 != last % 9 && has_two_blocks;
            if is_rectangle && blocks[1] != blocks[2] {
                rectangle(grid, found, corners);
            }
        }
    }
}

fn rectangle(grid: &Grid, found: &mut Findings, corners: [usize; 4]) {
    let common = corners.iter().fold(0x1ff, |common, &cell| common & grid.cells[cell]);
    for one in bits(common) {
        for other in bits(common).filter(|&other| other > one) {
            let pair = 1 << one | 1 << other;
            let more = corners.into_iter().filter(|&cell| grid.cells[cell] != pair);
            let more: Vec<usize> = more.collect();
            if let [cell] = more[..] {
                found.wrong.extend([one, other].map(|digit| candidate(cell, digit)));
            } else if more.len() > 1 {
                type_two(grid, found, &more, pair);
            }
            if let [first, second] = more[..] {
                type_four(grid, found, [first, second], [one, other]);
                type_four(grid, found, [first, second], [other, one]);
            }
        }
    }
}

fn type_two(grid: &Grid, found: &mut Findings, cells: &[usize], pair: u16) {
    let extra = cells.iter().fold(0, |all, &cell| all | grid.cells[cell]) & !pair;
    if extra.count_ones() == 1 {
        let digit = extra.trailing_zeros() as usize;
        let seen = cells.iter().fold(u128::MAX, |all, &cell| all & TABLES.all_peers[cell]);
        let eliminations = cells_of(seen & grid.by_digit[digit]);
        found.wrong.extend(eliminations.map(|cell| candidate(cell, digit)));
    }
}

fn type_four(grid: &Grid, found: &mut Findings, cells: [usize; 2], digits: [usize; 2]) {
    let both = 1u128 << cells[0] | 1 << cells[1];
    let houses = TABLES.houses[cells[0]].map(|house| TABLES.house_sets[usize::from(house)]);
    let mut common = houses.into_iter().filter(|house| house & both == both);
    if common.any(|house| grid.by_digit[digits[0]] & house == both) {
        found.wrong.extend(cells.map(|cell| candidate(cell, digits[1])));
    }
}
