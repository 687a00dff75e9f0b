//! Almost locked sets: n cells of a house with n + 1 digits, so that taking one digit away locks
//! the others. Naked pairs less a cell are the smallest: a bivalue cell is one of n = 1. Built once
//! per position and shared by all patterns that walk over them.

use std::cell::OnceCell;
use std::collections::HashSet;
use std::ops::ControlFlow;

use super::subsets::{Subset, for_each_subset};
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::{ByDigit, Digit, DigitSet};
use crate::types::house::House;
use crate::types::position::Position;

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
        let mut all: Vec<Als> = Vec::new();
        let mut known = HashSet::new();
        for house in House::ALL {
            let mut sets = sets_among(position, house.cells() & position.unsolved());
            sets.retain(|set| known.insert(set.items));
            all.extend(sets.into_iter().map(|set| Als::new(position, set)));
        }
        all.sort_by_key(|als| als.cells.len());
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
            if subset.union.len() == subset.items.len() + 1 {
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
        // What sees none of a set's digits is not tied to it: most pairs need no closer look.
        let seen: Vec<CellSet> = all.iter().map(Als::seen_by_any).collect();
        for (b, other) in all.iter().enumerate() {
            for (a, seen) in seen[..b].iter().enumerate() {
                if !seen.is_disjoint(other.cells) {
                    let digits = all[a].restricted(other);
                    rcc_table.add(Rcc { a, b, digits });
                }
            }
        }
        rcc_table
    }
    fn add(&mut self, rcc: Rcc) {
        if !rcc.digits.is_empty() {
            self.of[rcc.a].push(self.rccs.len());
            self.of[rcc.b].push(self.rccs.len());
            self.rccs.push(rcc);
        }
    }
}

impl Als {
    fn new(position: &Position, set: Subset<Cell, Digit>) -> Als {
        let Subset { items: cells, union: digits } = set;
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
    /// The cells outside that see all places of any of its digits.
    fn seen_by_any(&self) -> CellSet {
        self.digits.iter().fold(CellSet::EMPTY, |any, digit| any | self.seen[digit])
    }
    /// The digits that it and another set have in common and at most one of them holds.
    fn restricted(&self, other: &Als) -> DigitSet {
        let sees = |&digit: &Digit| other.places[digit].is_subset(self.seen[digit]);
        (self.digits & other.digits).iter().filter(sees).collect()
    }
}
