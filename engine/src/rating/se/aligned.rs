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
    /// The cells that may take part, as a set.
    taking_part: u128,
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
        let bases: Vec<usize> = (0..81).filter(|&cell| excluders[cell] != 0).collect();
        let taking_part = bases.iter().fold(0, |all, cell| all | 1 << cell);
        Aligned { grid, bases, taking_part, excluders }
    }
    /// The cells that take part and see at least two of some excluders.
    fn beside_two_of(&self, excluders: u128) -> u128 {
        let [_, two] = cells_of(excluders).fold([0, 0], |[one, two], cell| {
            let peers = TABLES.all_peers[cell];
            [one | peers, two | (one & peers)]
        });
        two & self.taking_part
    }
    /// The candidates of the common excluders that the cells' digits may cover; none if there are fewer
    /// than two excluders.
    fn common(&self, cells: &[usize]) -> Option<Excluders> {
        let common = cells.iter().fold(u128::MAX, |all, &cell| all & self.excluders[cell]);
        if !has_two(common) {
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

/// Whether a set has at least two cells.
fn has_two(set: u128) -> bool {
    set & set.wrapping_sub(1) != 0
}

fn sees(cell: usize, other: usize) -> bool {
    TABLES.all_peers[cell] >> other & 1 != 0
}

/// The first pair of cells that excludes a candidate.
pub fn aligned_pair(grid: &Grid) -> Option<Step> {
    let aligned = Aligned::of(grid, 2);
    find_of_two(&aligned.bases, |cells| {
        let excluders = aligned.common(&cells)?;
        let eliminations = excluded_of_two(grid, cells, excluders.all());
        step(Rule::AlignedPairExclusion, 6.2, &cells, &eliminations)
    })
}

/// The first find among all pairs, by the second, then by the first.
fn find_of_two<T>(cells: &[usize], mut find: impl FnMut([usize; 2]) -> Option<T>) -> Option<T> {
    for (place, &second) in cells.iter().enumerate() {
        for &first in &cells[..place] {
            let found = find([first, second]);
            if found.is_some() {
                return found;
            }
        }
    }
    None
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
    find_of_two(&aligned.bases, |pair| {
        let [first, second] = pair.map(|cell| aligned.excluders[cell]);
        if !has_two(first & second) {
            return None;
        }
        let own = 1 << pair[0] | 1 << pair[1];
        let thirds = (first | second) & aligned.beside_two_of(first & second) & !own;
        if thirds == 0 {
            return None;
        }
        let of = |cell: usize, set| {
            let peers = TABLES.peers[cell].into_iter().map(usize::from);
            peers.filter(move |&peer| set >> peer & 1 != 0)
        };
        of(pair[0], thirds & first)
            .chain(of(pair[1], thirds & second & !first))
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
        match (missing, missing & missing.wrapping_sub(1)) {
            (0, _) => 0,
            (_, 0) => left & !missing,
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
        let mut pairs = Vec::new();
        let found = find_of_two(&cells, |pair| {
            pairs.push(pair);
            None::<()>
        });
        assert!(found.is_none() && pairs.into_iter().eq(expected));
    }
}
