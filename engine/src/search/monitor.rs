//! [`Monitor`]: what every algorithm reports to. It counts, records, keeps the budget and hands out
//! solutions, so that an algorithm only has to search.

use std::ops::ControlFlow;

use super::{Count, Search, SearchResult};
use crate::types::candidate::Candidate;
use crate::types::grid::Solution;

/// What a search cost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Counters {
    /// How many times a cell was chosen to be filled, whether by a guess or by force.
    pub cells: u64,
    /// How many times a digit was tried that may prove wrong.
    pub guesses: u64,
    /// How many times a contradiction was met.
    pub dead_ends: u64,
}

/// What a search may cost. It counts guesses and not time, so that the same search ends in the same
/// place on every machine. (A search that runs too long for a page is ended with its worker.)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The most guesses.
    pub guesses: u64,
}

impl Budget {
    /// No bound.
    pub const UNLIMITED: Budget = Budget::of(u64::MAX);

    /// A bound on the number of guesses.
    pub const fn of(guesses: u64) -> Budget {
        Budget { guesses }
    }
}

/// One step of a search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Event {
    /// The digit is tried in the cell.
    Guess(Candidate),
    /// The digit is the only one for the cell, or the cell the only one for the digit in a house.
    Forced(Candidate),
    /// A contradiction: some cell has no candidate, or some digit no cell in a house.
    DeadEnd,
    /// The guess is taken back, with all that followed from it.
    Backtrack(Candidate),
    /// The grid is full.
    Solution,
}

/// The observer of one search.
pub(crate) struct Monitor<'a> {
    search: &'a Search,
    budget: Budget,
    receiver: &'a mut dyn FnMut(&Solution) -> ControlFlow<()>,
    counters: Counters,
    trace: Vec<Event>,
    found: u64,
}

impl<'a> Monitor<'a> {
    /// A monitor that ends a search at its limit of solutions, when the budget is spent or when the
    /// receiver of the solutions breaks.
    pub fn new(
        search: &'a Search,
        budget: Budget,
        receiver: &'a mut dyn FnMut(&Solution) -> ControlFlow<()>,
    ) -> Monitor<'a> {
        let counters = Counters::default();
        Monitor { search, budget, receiver, counters, trace: Vec::new(), found: 0 }
    }
    /// The seed for algorithms that break ties at random.
    pub fn seed(&self) -> u64 {
        self.search.seed
    }
    /// Whether steps are still recorded.
    pub fn records(&self) -> bool {
        self.trace.len() < self.search.record
    }
    /// Records a step, if steps are still recorded.
    pub fn note(&mut self, event: Event) {
        if self.records() {
            self.trace.push(event);
        }
    }
    /// Reports that a cell is chosen, to try its digits one after the other.
    pub fn visit(&mut self) {
        self.counters.cells += 1;
    }
    /// Reports a guess.
    ///
    /// # Errors
    /// Breaks when the budget is spent: the guess must not be made.
    pub fn guess(&mut self, candidate: Candidate) -> ControlFlow<()> {
        if self.guesses_left() == 0 {
            return ControlFlow::Break(());
        }
        self.counters.guesses += 1;
        self.note(Event::Guess(candidate));
        ControlFlow::Continue(())
    }
    /// How many more guesses the budget allows.
    pub fn guesses_left(&self) -> u64 {
        self.budget.guesses.saturating_sub(self.counters.guesses)
    }
    /// Reports many guesses at once, at most [`guesses_left`](Self::guesses_left), each of them in
    /// a cell chosen for it, and the dead ends met on the way.
    pub fn add_guesses(&mut self, guesses: u64, dead_ends: u64) {
        self.counters.guesses += guesses;
        self.counters.cells += guesses;
        self.counters.dead_ends += dead_ends;
    }
    /// Reports that a cell is filled by force.
    pub fn forced(&mut self, candidate: Candidate) {
        self.counters.cells += 1;
        self.note(Event::Forced(candidate));
    }
    /// Reports a contradiction.
    pub fn dead_end(&mut self) {
        self.counters.dead_ends += 1;
        self.note(Event::DeadEnd);
    }
    /// Reports a solution.
    ///
    /// # Errors
    /// Breaks when the limit is reached or the receiver breaks.
    pub fn solution(&mut self, solution: &Solution) -> ControlFlow<()> {
        self.found += 1;
        self.note(Event::Solution);
        (self.receiver)(solution)?;
        if self.found < self.search.limit {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }
    /// The result of the search that ended like this.
    pub fn result(self, ended: ControlFlow<()>) -> SearchResult {
        let count = match ended {
            ControlFlow::Continue(()) => Count::Exactly(self.found),
            ControlFlow::Break(()) if self.found >= self.search.limit => Count::AtLeast(self.found),
            ControlFlow::Break(()) => Count::Stopped(self.found),
        };
        SearchResult { count, counters: self.counters, trace: self.trace }
    }
}
