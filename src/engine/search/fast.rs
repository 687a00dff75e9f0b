//! The search that the program itself uses: bit masks of candidates, with both kinds of singles
//! followed to their end before any guess.
//!
//! Every cell has a word of nine bits, its candidates. A digit that is placed leaves its twenty
//! peers; a peer with one candidate left is placed in turn (naked single). When that comes to
//! rest, every house is read once with two words, "seen" and "seen again": a bit that was seen
//! but not again is a digit with one place left in its house (hidden single), and a bit never
//! seen is a dead end. Only then is a digit guessed, in a cell with the fewest candidates.

use std::ops::ControlFlow;

use super::Count;
use super::watch::{Budget, Event, Watch};
use crate::engine::candidate::Candidate;
use crate::engine::cell::{ByCell, Cell, CellSet};
use crate::engine::digit::{Digit, DigitSet};
use crate::engine::grid::{Grid, Solution};
use crate::engine::house::House;

/// Walks through all solutions, in an order that only depends on the grid.
///
/// # Errors
/// Breaks when the watch breaks.
pub fn walk(grid: &Grid, watch: &mut Watch<'_>) -> ControlFlow<()> {
    match State::of(grid) {
        Some(state) => explore(state, watch),
        None => {
            watch.dead_end();
            ControlFlow::Continue(())
        }
    }
}

/// A solution, if there is one.
pub fn first(grid: &Grid) -> Option<Solution> {
    Walk::new(grid).next()
}

/// A solution in which the candidate is false, if there is one.
pub fn another(grid: &Grid, not: Candidate) -> Option<Solution> {
    let mut state = State::of(grid)?;
    state.eliminate(not);
    Walk { open: vec![state] }.next()
}

/// The number of solutions up to a limit.
pub fn count(grid: &Grid, limit: u64, budget: &Budget) -> Count {
    let mut ignore = |_: &Solution| ControlFlow::Continue(());
    let mut watch = Watch::new(limit, budget, &mut ignore);
    let ended = walk(grid, &mut watch);
    watch.count(ended)
}

/// The states still to be looked at, the next one last.
#[derive(Clone, Debug)]
pub struct Walk {
    open: Vec<State>,
}

impl Walk {
    /// The walk through all solutions of a grid.
    pub fn new(grid: &Grid) -> Walk {
        Walk { open: State::of(grid).into_iter().collect() }
    }
}

impl Iterator for Walk {
    type Item = Solution;
    fn next(&mut self) -> Option<Solution> {
        while let Some(mut state) = self.open.pop() {
            if !state.settle() {
                continue;
            }
            let Some(cell) = state.narrowest() else { return Some(state.solution()) };
            let tries = state.candidates[cell].iter().map(|digit| state.with(cell, digit));
            let first = self.open.len();
            self.open.extend(tries);
            self.open[first..].reverse();
        }
        None
    }
}

/// The same walk, told to a watch as it goes.
fn explore(mut state: State, watch: &mut Watch<'_>) -> ControlFlow<()> {
    let unsettled = state.unsettled;
    let possible = state.settle();
    for cell in unsettled - state.unsettled {
        if let Some(digit) = state.candidates[cell].single() {
            watch.forced(Candidate::new(cell, digit));
        }
    }
    if !possible {
        watch.dead_end();
        return ControlFlow::Continue(());
    }
    let Some(cell) = state.narrowest() else { return watch.solution(&state.solution()) };
    watch.visit();
    for digit in state.candidates[cell] {
        let tried = Candidate::new(cell, digit);
        watch.guess(tried)?;
        explore(state.with(cell, digit), watch)?;
        watch.note(Event::Backtrack(tried));
    }
    ControlFlow::Continue(())
}

/// The candidates of every cell, and the cells whose digit has not been taken from their peers.
#[derive(Clone, Copy, Debug)]
struct State {
    candidates: ByCell<DigitSet>,
    unsettled: CellSet,
    pending: CellSet,
}

impl State {
    /// The state of a grid; none when two clues clash.
    fn of(grid: &Grid) -> Option<State> {
        let mut state = State {
            candidates: ByCell::new([DigitSet::ALL; 81]),
            unsettled: CellSet::ALL,
            pending: CellSet::EMPTY,
        };
        for (cell, digit) in grid.iter() {
            state.candidates[cell] = DigitSet::only(digit);
            state.pending.insert(cell);
        }
        state.propagate().then_some(state)
    }
    /// The state in which a cell is given one of its candidates.
    fn with(&self, cell: Cell, digit: Digit) -> State {
        let mut state = *self;
        state.candidates[cell] = DigitSet::only(digit);
        state.pending.insert(cell);
        state
    }
    /// Takes a candidate out.
    fn eliminate(&mut self, candidate: Candidate) {
        let left = &mut self.candidates[candidate.cell];
        left.remove(candidate.digit);
        if left.single().is_some() {
            self.pending.insert(candidate.cell);
        }
    }
    /// Follows all singles; whether nothing contradicts.
    fn settle(&mut self) -> bool {
        loop {
            if !self.propagate() || !self.find_hidden() {
                return false;
            }
            if self.pending.is_empty() {
                return true;
            }
        }
    }
    /// Takes every placed digit from its peers; whether all cells keep a candidate.
    fn propagate(&mut self) -> bool {
        while let Some(cell) = self.pending.first() {
            self.pending.remove(cell);
            self.unsettled.remove(cell);
            let placed = self.candidates[cell];
            if !cell.peers().iter().all(|peer| self.take_from(peer, placed)) {
                return false;
            }
        }
        true
    }
    /// Takes a placed digit from a cell; whether the cell keeps a candidate.
    fn take_from(&mut self, cell: Cell, placed: DigitSet) -> bool {
        let left = self.candidates[cell] - placed;
        if left != self.candidates[cell] {
            self.candidates[cell] = left;
            if left.single().is_some() {
                self.pending.insert(cell);
            }
        }
        !left.is_empty()
    }
    /// Marks every digit with one place in a house as pending; whether all digits have a place.
    fn find_hidden(&mut self) -> bool {
        House::ALL.into_iter().all(|house| self.find_hidden_in(house))
    }
    fn find_hidden_in(&mut self, house: House) -> bool {
        let (mut seen, mut again) = (DigitSet::EMPTY, DigitSet::EMPTY);
        for cell in house.cells() {
            again |= seen & self.candidates[cell];
            seen |= self.candidates[cell];
        }
        let once = seen - again;
        for cell in house.cells() & self.unsettled {
            if let Some(digit) = (self.candidates[cell] & once).single() {
                self.candidates[cell] = DigitSet::only(digit);
                self.pending.insert(cell);
            } else if !self.candidates[cell].is_disjoint(once) {
                return false;
            }
        }
        seen == DigitSet::ALL
    }
    /// The first unsettled cell with the fewest candidates; none when all are settled.
    fn narrowest(&self) -> Option<Cell> {
        let mut best = None;
        let mut fewest = 10;
        for cell in self.unsettled {
            let left = self.candidates[cell].len();
            if left < fewest {
                (best, fewest) = (Some(cell), left);
            }
            if fewest <= 2 {
                break;
            }
        }
        best
    }
    /// The solution of a settled state without unsettled cells.
    fn solution(&self) -> Solution {
        Solution::trusted(ByCell::from_fn(|cell| {
            self.candidates[cell].first().unwrap_or(Digit::ALL[0])
        }))
    }
}
