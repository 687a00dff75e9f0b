//! [`Watch`]: what every algorithm reports to: it counts, records, keeps to the budget and hands
//! out solutions, so that an algorithm only has to search.

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};

use super::Count;
use crate::engine::types::candidate::Candidate;
use crate::engine::types::grid::Solution;

/// What a search cost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Counters {
    /// How many times a cell was taken up to be filled, by choice or by force.
    pub cells: u64,
    /// How many times a digit was tried that may prove wrong.
    pub guesses: u64,
    /// How many times nothing fitted any more.
    pub dead_ends: u64,
}

/// What a search may cost.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// The most guesses.
    pub guesses: u64,
    /// Asked every [`ASK_EVERY`] guesses; yes stops the search.
    pub stop: &'a dyn Fn() -> bool,
}

/// How many guesses lie between two looks at [`Budget::stop`]: some hundredths of a millisecond in
/// vectors, and within one where the textbook goes over all cells for each guess.
pub const ASK_EVERY: u64 = 64;

impl Budget<'_> {
    /// No bounds at all.
    pub const UNLIMITED: Budget<'static> = Budget::of(u64::MAX);

    /// So many guesses, and nobody who stops it.
    pub const fn of(guesses: u64) -> Budget<'static> {
        Budget { guesses, stop: &|| false }
    }
}

/// One step of a search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// The digit is tried in the cell.
    Guess(Candidate),
    /// Nothing but the digit is possible in the cell, or nowhere else.
    Forced(Candidate),
    /// Nothing fits any more.
    DeadEnd,
    /// The guess is taken back, with all that followed from it.
    Backtrack(Candidate),
    /// The grid is full.
    Solution,
}

/// The observer of one search.
pub struct Watch<'a> {
    /// The cost so far.
    pub counters: Counters,
    /// The first steps, at most [`record`](Self::record).
    pub trace: Vec<Event>,
    /// The most steps to record.
    pub record: usize,
    /// For algorithms that cast lots.
    pub seed: u64,
    found: u64,
    limit: u64,
    budget: &'a Budget<'a>,
    receiver: &'a mut dyn FnMut(&Solution) -> ControlFlow<()>,
}

impl<'a> Watch<'a> {
    /// A watch that ends the search at a number of solutions or when the budget is spent.
    pub fn new(
        limit: u64,
        budget: &'a Budget<'a>,
        receiver: &'a mut dyn FnMut(&Solution) -> ControlFlow<()>,
    ) -> Watch<'a> {
        Watch {
            counters: Counters::default(),
            trace: Vec::new(),
            record: 0,
            seed: 0,
            found: 0,
            limit,
            budget,
            receiver,
        }
    }
    /// Whether steps are still recorded; saves an algorithm the work of finding out what to tell.
    #[inline]
    pub fn records(&self) -> bool {
        self.trace.len() < self.record
    }
    /// Writes a step down.
    #[inline]
    pub fn note(&mut self, event: Event) {
        if self.records() {
            self.trace.push(event);
        }
    }
    /// Tells that a cell is taken up to try its digits one after the other.
    #[inline]
    pub fn visit(&mut self) {
        self.counters.cells += 1;
    }
    /// Tells of a guess.
    ///
    /// # Errors
    /// Breaks when the budget is spent: the guess must not be made.
    #[inline]
    pub fn guess(&mut self, candidate: Candidate) -> ControlFlow<()> {
        if self.counters.guesses >= self.budget.guesses || self.told_to_stop() {
            return ControlFlow::Break(());
        }
        self.counters.guesses += 1;
        self.note(Event::Guess(candidate));
        ControlFlow::Continue(())
    }
    /// How many guesses an algorithm may make before it must tell of them.
    pub fn allowance(&self) -> u64 {
        let left = self.budget.guesses.saturating_sub(self.counters.guesses);
        left.min(ASK_EVERY - self.counters.guesses % ASK_EVERY)
    }
    /// Tells of many guesses at once, at most the [`allowance`](Self::allowance), and of the dead
    /// ends on the way.
    ///
    /// # Errors
    /// Breaks when the budget is spent or the search is told to stop.
    pub fn guesses(&mut self, guesses: u64, dead_ends: u64) -> ControlFlow<()> {
        self.counters.guesses += guesses;
        self.counters.cells += guesses;
        self.counters.dead_ends += dead_ends;
        let asks = guesses > 0 && self.counters.guesses.is_multiple_of(ASK_EVERY);
        let stops = self.counters.guesses >= self.budget.guesses || asks && (self.budget.stop)();
        if stops { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
    /// Tells of a cell taken up whose digit had to be.
    #[inline]
    pub fn forced(&mut self, candidate: Candidate) {
        self.counters.cells += 1;
        self.note(Event::Forced(candidate));
    }
    /// Tells that nothing fits any more.
    #[inline]
    pub fn dead_end(&mut self) {
        self.counters.dead_ends += 1;
        self.note(Event::DeadEnd);
    }
    /// Hands out a solution.
    ///
    /// # Errors
    /// Breaks when there are enough.
    pub fn solution(&mut self, solution: &Solution) -> ControlFlow<()> {
        self.found += 1;
        self.note(Event::Solution);
        (self.receiver)(solution)?;
        if self.found < self.limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
    /// What is known of the number of solutions after the search ended so.
    pub fn count(&self, ended: ControlFlow<()>) -> Count {
        match ended {
            ControlFlow::Continue(()) => Count::Exactly(self.found),
            ControlFlow::Break(()) if self.found >= self.limit => Count::AtLeast(self.found),
            ControlFlow::Break(()) => Count::Stopped(self.found),
        }
    }
    fn told_to_stop(&self) -> bool {
        self.counters.guesses % ASK_EVERY == ASK_EVERY - 1 && (self.budget.stop)()
    }
}
