//! Aligned exclusion of two and of three cells: combinations of their digits that leave another cell
//! without a candidate are impossible.

use super::combos::bits;
use super::grid::{Grid, TABLES, candidate, cells_of};
use super::rule::Rule;
use super::step::{Pattern, Step, typed_cells};

/// The cells that may take part, and the cells that may exclude something for each of them.
struct Aligned<'a> {
    grid: &'a Grid,
    /// In reading order.
    bases: Vec<usize>,
    /// Peers with few candidates, by cell; empty for cells that do not take part.
    excluders: [u128; 81],
}

impl Aligned<'_> {
    fn of(grid: &Grid, most: u32) -> Aligned<'_> {
        let of_count = |low, high| {
            let cells = (0..81).filter(|&cell| (low..=high).contains(&grid.count(cell)));
            cells.fold(0u128, |all, cell| all | 1 << cell)
        };
        let (singles, few) = (of_count(1, 1), of_count(2, most));
        let excluders: [u128; 81] = std::array::from_fn(|cell| {
            let takes_part = grid.count(cell) >= 2 && TABLES.all_peers[cell] & singles == 0;
            if takes_part { TABLES.all_peers[cell] & few } else { 0 }
        });
        let bases = (0..81).filter(|&cell| excluders[cell] != 0).collect();
        Aligned { grid, bases, excluders }
    }
    /// The candidates of the common excluders that the cells' digits may cover; none if there are fewer
    /// than two excluders.
    fn common(&self, cells: &[usize]) -> Option<Excluders> {
        let common = cells.iter().fold(u128::MAX, |all, &cell| all & self.excluders[cell]);
        if common.count_ones() < 2 {
            return None;
        }
        let union = cells.iter().fold(0, |all, &cell| all | self.grid.cells[cell]);
        let mut excluders = Excluders { digits: [0; 20], count: 0 };
        for digits in cells_of(common).map(|cell| self.grid.cells[cell]) {
            if digits & !union == 0 && !excluders.all().contains(&digits) {
                excluders.digits[excluders.count] = digits;
                excluders.count += 1;
            }
        }
        // Without any, only naked sets could exclude something, and they have been looked for.
        (excluders.count > 0).then_some(excluders)
    }
}

/// The candidates of excluders, each once: a cell has twenty peers at most.
struct Excluders {
    digits: [u16; 20],
    count: usize,
}

impl Excluders {
    fn all(&self) -> &[u16] {
        &self.digits[..self.count]
    }
}

fn step(rule: Rule, difficulty: f64, cells: &[usize], eliminations: &[u16]) -> Option<Step> {
    let pattern = Pattern::Cells(typed_cells(cells.iter().copied()), None);
    (!eliminations.is_empty()).then(|| Step::eliminating(rule, difficulty, eliminations, pattern))
}

fn sees(cell: usize, other: usize) -> bool {
    TABLES.all_peers[cell] >> other & 1 != 0
}

/// The first pair of cells that excludes a candidate.
pub fn aligned_pair(grid: &Grid) -> Option<Step> {
    let aligned = Aligned::of(grid, 2);
    combos_of_two(&aligned.bases).find_map(|cells| {
        let excluders = aligned.common(&cells)?;
        let eliminations = excluded_of_two(grid, cells, excluders.all());
        step(Rule::AlignedPairExclusion, 6.2, &cells, &eliminations)
    })
}

/// All pairs, by the second, then by the first.
fn combos_of_two(cells: &[usize]) -> impl Iterator<Item = [usize; 2]> {
    (1..cells.len())
        .flat_map(move |second| (0..second).map(move |first| [cells[first], cells[second]]))
}

fn excluded_of_two(grid: &Grid, cells: [usize; 2], excluders: &[u16]) -> Vec<u16> {
    let [first, second] = cells.map(|cell| grid.cells[cell]);
    let mut allowed = [0u16; 2];
    for one in bits(first) {
        for other in bits(second) {
            let digits = 1 << one | 1 << other;
            let is_same = one == other && sees(cells[0], cells[1]);
            if !is_same && excluders.iter().all(|excluder| excluder & !digits != 0) {
                allowed[0] |= 1 << one;
                allowed[1] |= 1 << other;
            }
        }
    }
    not_allowed(grid, &cells, &allowed)
}

fn not_allowed(grid: &Grid, cells: &[usize], allowed: &[u16]) -> Vec<u16> {
    let pairs = cells.iter().zip(allowed);
    let all = pairs.flat_map(|(&cell, allowed)| {
        bits(grid.cells[cell] & !allowed).map(move |digit| candidate(cell, digit))
    });
    all.collect()
}

/// The first three cells that exclude a candidate. The third is an excluder of one of the others.
pub fn aligned_triplet(grid: &Grid) -> Option<Step> {
    let aligned = Aligned::of(grid, 3);
    combos_of_two(&aligned.bases).find_map(|pair| {
        let [first, second] = pair.map(|cell| aligned.excluders[cell]);
        if (first & second).count_ones() < 2 {
            return None;
        }
        let peers = pair.map(|cell| TABLES.peers[cell].into_iter().map(usize::from));
        let [of_first, of_second] = peers;
        let thirds = of_first
            .filter(|&cell| first >> cell & 1 != 0)
            .chain(of_second.filter(|&cell| second >> cell & !first >> cell & 1 != 0));
        thirds
            .filter(|&cell| aligned.excluders[cell] != 0 && !pair.contains(&cell))
            .find_map(|third| with_third(&aligned, [pair[0], pair[1], third]))
    })
}

fn with_third(aligned: &Aligned, cells: [usize; 3]) -> Option<Step> {
    let excluders = aligned.common(&cells)?;
    let eliminations = excluded_of_three(aligned.grid, cells, excluders.all());
    step(Rule::AlignedTripletExclusion, 7.5, &cells, &eliminations)
}

fn excluded_of_three(grid: &Grid, cells: [usize; 3], excluders: &[u16]) -> Vec<u16> {
    let digits = cells.map(|cell| grid.cells[cell]);
    let see = [sees(cells[0], cells[1]), sees(cells[0], cells[2]), sees(cells[1], cells[2])];
    let mut allowed = [0u16; 3];
    for one in bits(digits[0]).map(|digit| 1 << digit) {
        for two in bits(digits[1]).map(|digit| 1 << digit) {
            // Nothing new can come of digits that are all allowed already.
            let is_new = allowed[0] & one == 0 || allowed[1] & two == 0 || allowed[2] != digits[2];
            if !is_new || see[0] && one == two {
                continue;
            }
            let same = if see[1] { one } else { 0 } | if see[2] { two } else { 0 };
            let third = thirds(digits[2] & !same, one | two, excluders);
            if third != 0 {
                allowed[0] |= one;
                allowed[1] |= two;
                allowed[2] |= third;
            }
        }
    }
    not_allowed(grid, &cells, &allowed)
}

/// The digits that may stand in the third cell beside two others.
fn thirds(digits: u16, beside: u16, excluders: &[u16]) -> u16 {
    excluders.iter().fold(digits, |left, excluder| {
        let missing = excluder & !beside;
        match missing.count_ones() {
            0 => 0,
            1 => left & !missing,
            _ => left,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::se::combos::combos;

    #[test]
    fn pairs_come_in_the_order_of_their_masks() {
        let cells = [3, 5, 8, 13];
        let expected = combos(2, 4).map(|mask| {
            let mut chosen = bits(mask as u16).map(|at| cells[at]);
            [chosen.next().unwrap(), chosen.next().unwrap()]
        });
        assert!(combos_of_two(&cells).eq(expected));
    }
}
