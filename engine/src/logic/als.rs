//! Almost locked sets: n cells of a house with n + 1 digits, so that taking one digit away locks
//! the others. Naked pairs less a cell are the smallest: a bivalue cell is one of n = 1. Built once
//! per position and shared by all patterns that walk over them.

use std::cell::OnceCell;
use std::ops::ControlFlow;

use super::subsets::{Subset, for_each_subset};
use crate::types::candidate::Candidate;
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::{ByDigit, Digit, DigitSet};
use crate::types::house::House;
use crate::types::position::Position;
use crate::types::set::Element as _;

/// An almost locked set.
#[derive(Clone, Debug)]
pub struct Als {
    /// Its n cells.
    pub cells: CellSet,
    /// Its n + 1 digits.
    pub digits: DigitSet,
    /// The cells that hold a digit, by digit.
    pub places: ByDigit<CellSet>,
    /// Cells outside with a digit as candidate that see all its places, by digit.
    pub seen: ByDigit<CellSet>,
}

/// Restricted commons: digits of two almost locked sets whose places in the two all see each other,
/// so that at most one of the sets holds such a digit.
#[derive(Clone, Copy, Debug)]
pub struct Rcc {
    /// Place in [`AlsIndex::all`].
    pub a: usize,
    /// Place in [`AlsIndex::all`], above `a`.
    pub b: usize,
    /// One or two digits.
    pub digits: DigitSet,
}

impl Rcc {
    /// The other one of its two sets.
    pub fn other(&self, als: usize) -> usize {
        self.a + self.b - als
    }
}

/// All almost locked sets of a position and their restricted commons, which are found when first asked
/// for.
#[derive(Debug, Default)]
pub struct AlsIndex {
    all: Vec<Als>,
    rcc_table: OnceCell<RccTable>,
}

/// The restricted commons, and by set where its own are among them.
#[derive(Debug, Default)]
struct RccTable {
    rccs: Vec<Rcc>,
    of: Vec<Vec<usize>>,
}

impl AlsIndex {
    /// Finds them all, small ones first.
    pub fn of(position: &Position) -> AlsIndex {
        let mut sets = Vec::new();
        for house in House::ALL {
            let of_house = sets_among(position, house.cells() & position.unsolved());
            // What lies in two houses is taken where it is found first.
            let is_new =
                |set: &Subset<Cell, Digit>| set.items.common_houses().next() == Some(house);
            sets.extend(of_house.into_iter().filter(is_new));
        }
        sets.sort_by_key(|set| set.size);
        let all = sets.into_iter().map(|set| Als::new(position, set)).collect();
        AlsIndex { all, rcc_table: OnceCell::new() }
    }
    /// Every set, each once, small ones first.
    pub fn all(&self) -> &[Als] {
        &self.all
    }
    /// Every tie between two sets.
    pub fn rccs(&self) -> &[Rcc] {
        &self.rcc_table().rccs
    }
    /// The restricted commons of one set.
    pub fn rccs_of(&self, als: usize) -> impl Iterator<Item = &Rcc> {
        let rcc_table = self.rcc_table();
        rcc_table.of[als].iter().map(|&at| &rcc_table.rccs[at])
    }
    fn rcc_table(&self) -> &RccTable {
        self.rcc_table.get_or_init(|| RccTable::between(&self.all))
    }
}

/// All sets of some cells of a house with one digit more than cells.
fn sets_among(position: &Position, cells: CellSet) -> Vec<Subset<Cell, Digit>> {
    let mut found = Vec::new();
    let _ = for_each_subset(
        cells,
        Subset::empty(DigitSet::EMPTY),
        &|cell| position.candidates(cell),
        &|_| true,
        &mut |subset| {
            if subset.union.len() == subset.size + 1 {
                found.push(subset);
            }
            ControlFlow::Continue(())
        },
    );
    found
}

impl RccTable {
    fn between(all: &[Als]) -> RccTable {
        let mut rcc_table = RccTable { rccs: Vec::new(), of: vec![Vec::new(); all.len()] };
        // For each 64 of the sets so far which of them see a candidate: a bit each.
        let mut seeing = vec![[0u64; Candidate::COUNT]; all.len().div_ceil(64)];
        for (b, other) in all.iter().enumerate() {
            for (block, seeing) in seeing.iter().take(b / 64 + 1).enumerate() {
                rcc_table.tie(64 * block, seeing, b, other);
            }
            for candidate in other.seen_candidates() {
                seeing[b / 64][candidate.index()] |= 1 << (b % 64);
            }
        }
        rcc_table
    }
    /// Ties a set to those of 64 that see all its places of a digit.
    fn tie(&mut self, first: usize, seeing: &[u64; Candidate::COUNT], b: usize, other: &Als) {
        let mut tied = ByDigit::from_fn(|_| 0);
        let mut any = 0;
        for digit in other.digits {
            let seen_by = |cell| seeing[Candidate::new(cell, digit).index()];
            tied[digit] =
                other.places[digit].iter().map(seen_by).fold(u64::MAX, |all, by| all & by);
            any |= tied[digit];
        }
        while any != 0 {
            let at = any.trailing_zeros() as usize;
            any &= any - 1;
            let digits = other.digits.iter().filter(|&digit| tied[digit] >> at & 1 != 0).collect();
            self.add(Rcc { a: first + at, b, digits });
        }
    }
    fn add(&mut self, rcc: Rcc) {
        self.of[rcc.a].push(self.rccs.len());
        self.of[rcc.b].push(self.rccs.len());
        self.rccs.push(rcc);
    }
}

impl Als {
    /// What all its places of a digit see, for each of its digits.
    fn seen_candidates(&self) -> impl Iterator<Item = Candidate> {
        let of_digit = |digit| self.seen[digit].iter().map(move |cell| Candidate::new(cell, digit));
        self.digits.iter().flat_map(of_digit)
    }
    fn new(position: &Position, set: Subset<Cell, Digit>) -> Als {
        let Subset { items: cells, union: digits, .. } = set;
        let places = ByDigit::from_fn(|digit| position.cells(digit) & cells);
        let seen = ByDigit::from_fn(|digit: Digit| {
            if digits.contains(digit) {
                places[digit].common_peers() & position.cells(digit)
            } else {
                CellSet::EMPTY
            }
        });
        Als { cells, digits, places, seen }
    }
}
