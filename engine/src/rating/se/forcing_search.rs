//! The search for several chains, or nets, with one end: from all digits of a cell, from all places
//! of a digit in a house, from a candidate and its contrary; and for contradictions.

use std::cmp::Ordering;
use std::ops::ControlFlow;

use super::combos::bits;
use super::consequences::{Consequences, Links, Propagation};
use super::grid::{Grid, TABLES, candidate, parts};
use super::memory::Memory;

/// What the chains begin with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A candidate and its contrary.
    Double(u16),
    /// All digits of a cell.
    Cell(usize),
    /// All places of a digit in a house.
    House {
        /// The house.
        house: usize,
        /// The digit.
        digit: usize,
    },
    /// One candidate, right or wrong, that leads to a contradiction.
    Contradiction(u16, bool),
}

impl Origin {
    fn key(self) -> u8 {
        match self {
            Origin::Double(_) => 1,
            Origin::Cell(_) => 5,
            Origin::House { .. } => 6,
            Origin::Contradiction(..) => 7,
        }
    }
}

/// Chains with one end.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// What they begin with.
    pub origin: Origin,
    /// The candidate that follows.
    pub end: u16,
    /// Whether it is right.
    pub is_on: bool,
    /// The candidate at which the chains meet, or contradict each other.
    pub meeting: u16,
    /// The number of nodes of all chains, nested ones included.
    pub complexity: u32,
}

impl Found {
    /// The order in which hints are applied.
    pub fn order(&self, other: &Found) -> Ordering {
        self.complexity.cmp(&other.complexity).then(self.origin.key().cmp(&other.origin.key()))
    }
    /// What goes from the cell of the end.
    pub fn eliminations(&self, grid: &Grid) -> u16 {
        let (cell, digit) = parts(self.end);
        if self.is_on { grid.cells[cell] & !(1 << digit) } else { 1 << digit }
    }
}

/// What is kept of the hints.
pub enum Kept {
    /// The one that comes first.
    First(Option<Found>),
    /// All.
    All(Vec<Found>),
}

impl Kept {
    /// Whether a hint of this size is of use.
    fn wants(&self, complexity: u32, key: u8) -> bool {
        match self {
            Kept::First(Some(best)) => (complexity, key) < (best.complexity, best.origin.key()),
            _ => true,
        }
    }
    fn take(&mut self, found: Found) {
        match self {
            Kept::First(best) => *best = Some(found),
            Kept::All(all) => all.push(found),
        }
    }
}

/// A search on one grid.
pub struct ForcingSearch<'a> {
    grid: &'a Grid,
    links: Links,
    propagation: Propagation<'a>,
    memory: &'a mut Memory,
    kept: Kept,
}

/// An end of a chain: where its consequences are kept, and the node.
pub type End = (usize, u16);

impl<'a> ForcingSearch<'a> {
    /// A search that keeps its work in the memory.
    pub fn new(grid: &'a Grid, links: Links, memory: &'a mut Memory, kept: Kept) -> Self {
        memory.clear();
        let propagation = Propagation::new(grid, links);
        ForcingSearch { grid, links, propagation, memory, kept }
    }
    /// Looks at every cell; `pulse` is asked before each whether to go on.
    ///
    /// # Errors
    /// Breaks when the pulse does.
    pub fn run(&mut self, pulse: &mut dyn FnMut(usize) -> ControlFlow<()>) -> ControlFlow<()> {
        let least = if self.links.is_dynamic() { 2 } else { 3 };
        for cell in (0..81).filter(|&cell| self.grid.count(cell) >= least) {
            pulse(cell)?;
            self.at_cell(cell);
        }
        ControlFlow::Continue(())
    }
    /// What was kept.
    pub fn kept(&self) -> &Kept {
        &self.kept
    }
    /// What was kept, without the search.
    pub fn into_kept(self) -> Kept {
        self.kept
    }
    fn at_cell(&mut self, cell: usize) {
        let digits = self.grid.cells[cell];
        for digit in bits(digits) {
            let at = candidate(cell, digit);
            self.both_ways(at, digits.count_ones() >= 3);
            if self.links != Links::OneDigit {
                self.in_houses(cell, digit);
            }
        }
        if self.links != Links::OneDigit {
            let slots: Vec<usize> =
                bits(digits).map(|digit| self.consequences(candidate(cell, digit), true)).collect();
            self.meet(Origin::Cell(cell), &slots, [true, false]);
        }
    }
    /// Where the consequences of a supposition are, computed when they are first asked for.
    fn consequences(&mut self, at: u16, is_on: bool) -> usize {
        if let Some(slot) = self.memory.slot(at, is_on) {
            return slot;
        }
        let slot = self.memory.fresh(at, is_on);
        self.propagation.run(at, is_on, self.memory.get_mut(slot));
        slot
    }
    /// Contradictions, and what follows from both sides.
    fn both_ways(&mut self, at: u16, is_double: bool) {
        if !self.links.is_dynamic() {
            return;
        }
        let on = self.consequences(at, true);
        self.contradiction(at, true, on);
        let off = self.consequences(at, false);
        self.contradiction(at, false, off);
        if is_double && self.links != Links::OneDigit {
            self.meet(Origin::Double(at), &[on, off], [true, false]);
        }
        if matches!(self.kept, Kept::First(_)) {
            self.memory.release(at, false);
        }
        if self.links == Links::OneDigit {
            self.memory.release(at, true);
        }
    }
    fn contradiction(&mut self, at: u16, is_on: bool, slot: usize) {
        let Some(pair) = self.memory.get(slot).contradiction() else { return };
        let origin = Origin::Contradiction(at, is_on);
        let meeting = self.memory.get(slot).node(pair[0]).at;
        self.offer(origin, at, !is_on, meeting, &pair.map(|number| (slot, number)));
    }
    fn in_houses(&mut self, cell: usize, digit: usize) {
        for (house, position) in TABLES.houses[cell].into_iter().zip(TABLES.positions[cell]) {
            let house = usize::from(house);
            let places = self.grid.places[house][digit];
            let is_first = places.trailing_zeros() == u32::from(position);
            if places.count_ones() >= 2 && is_first {
                let cells = Grid::at(house, places);
                let slots: Vec<usize> =
                    cells.map(|cell| self.consequences(candidate(cell, digit), true)).collect();
                self.meet(Origin::House { house, digit }, &slots, [true, false]);
            }
        }
    }
    /// All that follows from each of the suppositions.
    fn meet(&mut self, origin: Origin, slots: &[usize], signs: [bool; 2]) {
        for is_on in signs {
            let mut common = *self.memory.get(slots[0]).known(is_on);
            for &slot in &slots[1..] {
                let known = self.memory.get(slot).known(is_on);
                (0..9).for_each(|digit| common[digit] &= known[digit]);
            }
            if common != [0; 9] {
                self.meet_at(origin, slots, is_on, &common);
            }
        }
    }
    fn meet_at(&mut self, origin: Origin, slots: &[usize], is_on: bool, common: &[u128; 9]) {
        let is_common = |at: u16| {
            let (cell, digit) = parts(at);
            common[digit] >> cell & 1 != 0
        };
        let first: &Consequences = self.memory.get(slots[0]);
        let met: Vec<u16> = first.in_order(is_on).filter(|&at| is_common(at)).collect();
        for at in met {
            let end = |&slot: &usize| (slot, self.memory.get(slot).number(at, is_on));
            let mut ends = [(0, 0); 9];
            for (place, slot) in slots.iter().enumerate() {
                ends[place] = end(slot);
            }
            self.offer(origin, at, is_on, at, &ends[..slots.len()]);
        }
    }
    fn offer(&mut self, origin: Origin, end: u16, is_on: bool, meeting: u16, ends: &[End]) {
        let Some(complexity) = self.weigh(origin.key(), ends) else { return };
        let found = Found { origin, end, is_on, meeting, complexity };
        if found.eliminations(self.grid) != 0 {
            self.kept.take(found);
        }
    }
    /// The number of nodes of all chains; none if it is too large to be of use.
    fn weigh(&self, key: u8, ends: &[End]) -> Option<u32> {
        let mut complexity = 0;
        for &(slot, number) in ends {
            complexity += self.memory.get(slot).ancestors(number);
            if !self.kept.wants(complexity, key) {
                return None;
            }
        }
        if self.propagation.nested.is_empty() {
            return Some(complexity);
        }
        complexity += self.nested_complexity(ends);
        self.kept.wants(complexity, key).then_some(complexity)
    }
    /// The complexity of all nested chains, each counted once.
    fn nested_complexity(&self, ends: &[End]) -> u32 {
        let mut nested = Vec::new();
        for &(slot, number) in ends {
            let consequences = self.memory.get(slot);
            consequences
                .each_ancestor(number, |number| nested.push(consequences.node(number).nested));
        }
        nested.sort_unstable();
        nested.dedup();
        nested.into_iter().map(|number| self.propagation.nested.complexity(number)).sum()
    }
    /// The consequences of the suppositions of a hint, each with the node that it ends in.
    pub fn ends(&self, found: &Found) -> Vec<(&Consequences, u16)> {
        let of = |at, is_on| self.memory.slot(at, is_on).map(|slot| self.memory.get(slot));
        let ending = |at: u16, is_on: bool| {
            of(at, is_on).map(|all| (all, all.number(found.end, found.is_on)))
        };
        match found.origin {
            Origin::Double(at) => {
                [true, false].into_iter().filter_map(|on| ending(at, on)).collect()
            }
            Origin::Cell(cell) => {
                let digits = bits(self.grid.cells[cell]);
                digits.filter_map(|digit| ending(candidate(cell, digit), true)).collect()
            }
            Origin::House { house, digit } => {
                let cells = Grid::at(house, self.grid.places[house][digit]);
                cells.filter_map(|cell| ending(candidate(cell, digit), true)).collect()
            }
            Origin::Contradiction(at, is_on) => {
                let both = of(at, is_on).and_then(|all| Some((all, all.contradiction()?)));
                both.into_iter().flat_map(|(all, pair)| pair.map(|number| (all, number))).collect()
            }
        }
    }
}
