//! Unique rectangles and loops, types 1 to 4.
//!
//! A depth-first search from each cell with two candidates finds closed loops of cells that have both;
//! a loop counts if every house that it visits is visited once by each of its two colours.

use super::grid::{Grid, TABLES, candidate, cells_of};
use super::loop_sets::with_sets;
use super::rule::{Rule, UniqueType};
use super::step::{Pattern, Step, typed_cells};
use crate::types::digit::Digit;
use crate::types::set::Element;

/// What a loop yields.
pub struct LoopHint {
    /// The type, as it is rated.
    pub kind: UniqueType,
    /// Whether a hidden set is what makes it a type 3.
    pub is_hidden: bool,
    /// What is added to the rating.
    pub added: f64,
    /// The two digits.
    pub pair: [usize; 2],
    /// What goes.
    pub eliminations: Vec<u16>,
}

/// The two digits and the cells of a loop, in order.
pub struct Loop {
    /// The two digits, ascending.
    pub pair: [usize; 2],
    /// The cells.
    pub cells: Vec<usize>,
}

struct Found {
    difficulty: f64,
    cells: Vec<usize>,
    hint: LoopHint,
}

/// The easiest hint of all loops.
pub fn unique_loop(grid: &Grid) -> Option<Step> {
    let mut found: Vec<Found> = Vec::new();
    for cell in (0..81).filter(|&cell| grid.count(cell) == 2) {
        for around in loops_from(grid, cell) {
            for hint in hints(grid, &around) {
                offer(&mut found, &around, hint);
            }
        }
    }
    found.sort_by(|one, other| {
        one.difficulty.total_cmp(&other.difficulty).then(one.hint.kind.cmp(&other.hint.kind))
    });
    found.into_iter().next().map(step)
}

fn step(found: Found) -> Step {
    let Found { difficulty, cells, hint } = found;
    let is_rectangle = cells.len() == 4;
    let rule =
        if is_rectangle { Rule::UniqueRectangle(hint.kind) } else { Rule::UniqueLoop(hint.kind) };
    let pattern = Pattern::Loop(typed_cells(cells), hint.pair.map(Digit::at));
    Step::eliminating(rule, difficulty, &hint.eliminations, pattern)
}

fn offer(found: &mut Vec<Found>, around: &Loop, hint: LoopHint) {
    let of_loop = |cells: &[usize]| cells.iter().fold(0u128, |all, &cell| all | 1 << cell);
    let is_known = found.iter().any(|other| {
        (other.hint.kind, other.hint.is_hidden) == (hint.kind, hint.is_hidden)
            && of_loop(&other.cells) == of_loop(&around.cells)
    });
    if is_known || hint.eliminations.is_empty() {
        return;
    }
    let difficulty = match around.cells.len() {
        ..6 => 4.5,
        6..8 => 4.5 + 0.1,
        8..10 => 4.5 + 0.2,
        _ => 4.5 + 0.5,
    };
    let difficulty = difficulty + hint.added;
    found.push(Found { difficulty, cells: around.cells.clone(), hint });
}

fn loops_from(grid: &Grid, cell: usize) -> Vec<Loop> {
    let digits = grid.cells[cell];
    let pair = [digits.trailing_zeros() as usize, 15 - digits.leading_zeros() as usize];
    let both = grid.by_digit[pair[0]] & grid.by_digit[pair[1]];
    let mut search = LoopSearch { grid, digits, both, cells: Vec::new(), found: Vec::new() };
    search.extend(cell, 2, 0, None);
    let found = search.found.into_iter().filter(|cells| is_valid(cells));
    found.map(|cells| Loop { pair, cells }).collect()
}

struct LoopSearch<'a> {
    grid: &'a Grid,
    /// The two digits.
    digits: u16,
    /// The cells that have both.
    both: u128,
    cells: Vec<usize>,
    found: Vec<Vec<usize>>,
}

impl LoopSearch<'_> {
    /// Goes on from the cell, which was reached within a house of the kind `last`. `more` is how many
    /// cells with other candidates may follow, `extra` those other candidates.
    fn extend(&mut self, cell: usize, more: i32, mut extra: u16, last: Option<usize>) {
        self.cells.push(cell);
        for kind in (0..3).filter(|&kind| Some(kind) != last) {
            let house = usize::from(TABLES.houses[cell][kind]);
            let cells = cells_of(self.both & TABLES.house_sets[house]);
            cells.for_each(|next| self.take(next, more, &mut extra, kind));
        }
        self.cells.pop();
    }
    /// Closes the loop, or goes on over the cell where that is possible.
    fn take(&mut self, next: usize, more: i32, extra: &mut u16, kind: usize) {
        if next == self.cells[0] && self.cells.len() >= 4 {
            return self.found.push(self.cells.clone());
        }
        if self.cells.contains(&next) {
            return;
        }
        // Also a cell that is not taken adds its digits: so it is done there.
        *extra |= self.grid.cells[next] & !self.digits;
        let has_more = self.grid.count(next) > 2;
        if !has_more || extra.count_ones() == 1 || more > 0 {
            self.extend(next, more - i32::from(has_more), *extra, Some(kind));
        }
    }
}

/// Whether each house is visited once by each colour, or by none.
fn is_valid(cells: &[usize]) -> bool {
    let mut visited = [0u32; 2];
    for (at, &cell) in cells.iter().enumerate() {
        for house in TABLES.houses[cell] {
            if visited[at % 2] >> house & 1 != 0 {
                return false;
            }
            visited[at % 2] |= 1 << house;
        }
    }
    visited[0] == visited[1]
}

fn hints(grid: &Grid, around: &Loop) -> Vec<LoopHint> {
    let pair: u16 = around.pair.iter().fold(0, |pair, &digit| pair | 1 << digit);
    let cells: Vec<usize> =
        around.cells.iter().copied().filter(|&cell| grid.count(cell) > 2).collect();
    let extra = cells.iter().fold(0, |all, &cell| all | grid.cells[cell]) & !pair;
    match cells[..] {
        [] => Vec::new(),
        [cell] => {
            let eliminations = around.pair.map(|digit| candidate(cell, digit)).to_vec();
            vec![plain(UniqueType::One, around.pair, eliminations)]
        }
        [first, second] => {
            let mut all = if extra.count_ones() == 1 {
                vec![type_two(grid, around, &cells, pair)]
            } else {
                with_sets(grid, around, [first, second], extra)
            };
            all.extend(type_four(grid, around, [first, second]));
            all
        }
        _ => vec![type_two(grid, around, &cells, pair)],
    }
}

fn plain(kind: UniqueType, pair: [usize; 2], eliminations: Vec<u16>) -> LoopHint {
    LoopHint { kind, is_hidden: false, added: 0.0, pair, eliminations }
}

fn type_two(grid: &Grid, around: &Loop, cells: &[usize], pair: u16) -> LoopHint {
    let digit = (grid.cells[cells[0]] & !pair).trailing_zeros() as usize;
    let common = cells.iter().fold(u128::MAX, |all, &cell| all & TABLES.all_peers[cell]);
    let eliminations =
        cells_of(common & grid.by_digit[digit]).map(|cell| candidate(cell, digit)).collect();
    plain(UniqueType::Two, around.pair, eliminations)
}

fn type_four(grid: &Grid, around: &Loop, cells: [usize; 2]) -> Option<LoopHint> {
    let both = 1u128 << cells[0] | 1 << cells[1];
    let is_locked = |digit: usize| {
        let houses = TABLES.houses[cells[0]].map(|house| TABLES.house_sets[usize::from(house)]);
        let common = houses.into_iter().filter(|house| house & both == both);
        common.into_iter().any(|house| grid.by_digit[digit] & house & !both == 0)
    };
    let [first, second] = around.pair;
    let pair = if is_locked(first) {
        [first, second]
    } else {
        is_locked(second).then_some([second, first])?
    };
    let eliminations = cells.map(|cell| candidate(cell, pair[1])).to_vec();
    Some(plain(UniqueType::Four, pair, eliminations))
}
