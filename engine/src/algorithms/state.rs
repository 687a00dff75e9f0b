//! [`TraceState`]: what a search has in mind. Events change it without any searching, so that the
//! events are enough to show the states.

use super::constraint::{Constraint, Options};
use super::event::TraceEvent;
use crate::search::masks::Masks;
use crate::search::monitor::Counters;
use crate::types::candidate::Candidate;
use crate::types::grid::Grid;

/// One choice of the stack: what was chosen for, and what became of its options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rung {
    /// What had to be fulfilled.
    pub constraint: Constraint,
    /// Tried and taken back.
    pub tried: Options,
    /// Stands on the grid.
    pub standing: Option<u8>,
    /// Still to be tried.
    pub left: Options,
    /// Whether there was only one, so that it was no guess.
    pub is_forced: bool,
    /// After how many steps it came to be as it is.
    pub since: u64,
}

impl Rung {
    /// The candidate that stands on the grid.
    pub fn candidate(&self) -> Option<Candidate> {
        self.standing.map(|option| self.constraint.candidate(option.into()))
    }
}

/// Where a search is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TraceState {
    /// The clues.
    pub givens: Grid,
    /// The choices that stand, the oldest first.
    pub stack: Vec<Rung>,
    /// How many steps were made.
    pub step: u64,
    /// What it has cost.
    pub counters: Counters,
    /// How many solutions were found.
    pub solutions: u64,
    /// The most choices that stood at once.
    pub deepest: u8,
    /// The last step.
    pub last: Option<TraceEvent>,
    masks: Masks,
}

/// What there is of a state beside the clues: the grid follows from it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PackedState {
    /// The choices that stand, the oldest first.
    pub stack: Vec<Rung>,
    /// How many steps were made.
    pub step: u64,
    /// What it has cost.
    pub counters: Counters,
    /// How many solutions were found.
    pub solutions: u64,
    /// The most choices that stood at once.
    pub deepest: u8,
    /// The last step.
    pub last: Option<TraceEvent>,
}

impl TraceState {
    /// The state before the first step; none if the clues conflict.
    pub fn new(givens: &Grid) -> Option<TraceState> {
        TraceState::unpack(givens, &PackedState::default())
    }
    /// The state that was packed; none if it does not fit the clues.
    pub fn unpack(givens: &Grid, packed: &PackedState) -> Option<TraceState> {
        let mut masks = Masks::of(givens)?;
        for candidate in packed.stack.iter().filter_map(Rung::candidate) {
            if masks.grid[candidate.cell].is_some()
                || !masks.candidates(candidate.cell).contains(candidate.digit)
            {
                return None;
            }
            masks.place(candidate.cell, candidate.digit);
        }
        let PackedState { stack, step, counters, solutions, deepest, last } = packed.clone();
        Some(TraceState { givens: *givens, stack, step, counters, solutions, deepest, last, masks })
    }
    /// What [`unpack`](Self::unpack) takes beside the clues.
    pub fn pack(&self) -> PackedState {
        let TraceState { step, counters, solutions, deepest, last, .. } = *self;
        PackedState { stack: self.stack.clone(), step, counters, solutions, deepest, last }
    }
    /// The grid with all that stands on it.
    pub fn grid(&self) -> &Grid {
        &self.masks.grid
    }
    /// The grid's masks.
    pub fn masks(&self) -> &Masks {
        &self.masks
    }
    /// How many choices stand.
    pub fn depth(&self) -> u8 {
        self.stack.len() as u8
    }
    /// Whether everything was tried.
    pub fn is_over(&self) -> bool {
        self.last == Some(TraceEvent::End)
    }
    /// The candidates that a constraint has now.
    pub fn options(&self, constraint: Constraint) -> Options {
        match constraint {
            Constraint::Cell(cell) if self.masks.empty.contains(cell) => {
                Options::of_digits(self.masks.candidates(cell))
            }
            Constraint::Cell(_) => Options::NONE,
            Constraint::Digit(house, digit) => {
                let mut found = Options::NONE;
                let empty = house.cells() & self.masks.empty;
                let places =
                    empty.iter().filter(|&cell| self.masks.candidates(cell).contains(digit));
                let options = places.map(|cell| constraint.option(Candidate::new(cell, digit)));
                options.for_each(|option| found.insert(option));
                found
            }
        }
    }
    /// Makes a step. It must be one that a search makes from this state.
    pub fn apply(&mut self, event: TraceEvent) {
        match event {
            TraceEvent::Guess(constraint, candidate) => self.guess(constraint, candidate),
            TraceEvent::Forced(constraint, candidate) => {
                self.push(constraint, Options::NONE);
                self.stand(constraint, candidate, true);
            }
            TraceEvent::DeadEnd(constraint) => {
                self.counters.dead_ends += 1;
                self.push(constraint, Options::NONE);
            }
            TraceEvent::Backtrack(candidate) => self.take_back(candidate),
            TraceEvent::Solution => self.solutions += 1,
            TraceEvent::End => while self.pop().is_some() {},
        }
        self.step += 1;
        self.deepest = self.deepest.max(self.depth());
        self.last = Some(event);
    }

    fn guess(&mut self, constraint: Constraint, candidate: Candidate) {
        let option = constraint.option(candidate);
        let is_next = self.stack.last().is_some_and(|rung| {
            rung.constraint == constraint && rung.standing.is_none() && rung.left.contains(option)
        });
        if !is_next {
            let options = self.options(constraint);
            self.push(constraint, options);
        }
        self.counters.guesses += 1;
        self.stand(constraint, candidate, false);
    }
    fn push(&mut self, constraint: Constraint, left: Options) {
        self.counters.cells += 1;
        let (tried, since) = (Options::NONE, self.step + 1);
        self.stack.push(Rung { constraint, tried, standing: None, left, is_forced: false, since });
    }
    /// The candidate stands on the newest rung and on the grid.
    fn stand(&mut self, constraint: Constraint, candidate: Candidate, is_forced: bool) {
        let option = constraint.option(candidate);
        if let Some(rung) = self.stack.last_mut() {
            rung.left.remove(option);
            rung.standing = Some(option as u8);
            (rung.is_forced, rung.since) = (is_forced, self.step + 1);
        }
        self.masks.place(candidate.cell, candidate.digit);
    }
    fn pop(&mut self) -> Option<Rung> {
        let rung = self.stack.pop()?;
        if let Some(candidate) = rung.candidate() {
            self.masks.unplace(candidate.cell, candidate.digit);
        }
        Some(rung)
    }
    fn take_back(&mut self, candidate: Candidate) {
        while let Some(mut rung) = self.pop() {
            if !rung.is_forced && rung.candidate() == Some(candidate) {
                rung.tried.insert(rung.constraint.option(candidate));
                (rung.standing, rung.since) = (None, self.step + 1);
                self.stack.push(rung);
                return;
            }
        }
    }
}
