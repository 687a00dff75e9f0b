//! Search: the solutions of a grid by trying, exact and without human reasoning.
//!
//! Ask [`first`], [`count`], [`solutions`] or [`another`] for answers; they use the fastest
//! algorithm. Ask a [`Search`] to watch one of the textbook [`Algorithm`]s work, with its
//! counters and, if wished, its steps.
//!
//! An algorithm is one file in `search/` and one row in [`ROWS`]: a [`Kernel`], a function that
//! walks through the grid and tells the [`Watch`] what it does and finds.

pub mod puzzle;
pub mod backtracking;
pub mod bitmask;
pub mod fast;
pub mod mrv;
pub mod masks;
pub mod monitor;

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::types::candidate::Candidate;
use super::types::grid::{Grid, Solution};
use fast::restart::Hunt;
use fast::state::state_of;
use masks::Masks;
use monitor::{Budget, Counters, Event, Watch};

/// The algorithms that can be asked for by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Algorithm {
    /// Row by row, digits in order: what everybody writes first.
    Backtracking,
    /// The cell with the fewest candidates first, ties broken by lot.
    Fewest,
    /// The same with one mask a row, column and block, lowest digit first.
    Bitmask,
    /// What the program itself uses.
    #[default]
    Fast,
}

/// Walks through all solutions of a grid, in an order of its own, and tells the watch of each;
/// stops at once when the watch breaks. A grid that breaks a rule has no solution.
pub type Kernel = fn(&Grid, &mut Watch<'_>) -> ControlFlow<()>;

/// What belongs to an algorithm.
struct Row {
    algorithm: Algorithm,
    slug: &'static str,
    kernel: Kernel,
}

const ROWS: [Row; 4] = [
    Row { algorithm: Algorithm::Backtracking, slug: "backtracking", kernel: backtracking::walk },
    Row { algorithm: Algorithm::Fewest, slug: "fewest", kernel: mrv::walk },
    Row { algorithm: Algorithm::Bitmask, slug: "bitmask", kernel: bitmask::walk },
    Row { algorithm: Algorithm::Fast, slug: "fast", kernel: fast::trace::walk },
];

impl Algorithm {
    /// All, from the simplest to the fastest.
    pub const ALL: [Algorithm; 4] =
        [Algorithm::Backtracking, Algorithm::Fewest, Algorithm::Bitmask, Algorithm::Fast];

    /// Its name on the command line and in text keys.
    pub fn slug(self) -> &'static str {
        self.row().slug
    }
    /// The algorithm of a name.
    pub fn from_slug(slug: &str) -> Option<Algorithm> {
        ROWS.iter().find(|row| row.slug == slug).map(|row| row.algorithm)
    }
    fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }
}

/// How many solutions a search has seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Count {
    /// There are just so many.
    Exactly(u64),
    /// The limit was reached: there are so many, perhaps more.
    AtLeast(u64),
    /// The budget was spent, or the caller stopped it, when it had found so many.
    Stopped(u64),
}

impl Count {
    /// How many were found.
    pub fn found(self) -> u64 {
        match self {
            Count::Exactly(found) | Count::AtLeast(found) | Count::Stopped(found) => found,
        }
    }
}

/// A search by a named algorithm that can be looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Search {
    /// Which.
    pub algorithm: Algorithm,
    /// What breaks ties where the algorithm breaks them by lot.
    pub seed: u64,
    /// The most solutions to find, at least 1.
    pub limit: u64,
    /// The most steps to record; 0 records none.
    pub record: usize,
}

impl Default for Search {
    fn default() -> Search {
        Search { algorithm: Algorithm::Fast, seed: 0, limit: 1, record: 0 }
    }
}

/// What a [`Search`] brought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Found {
    /// How many solutions there are, as far as is known.
    pub count: Count,
    /// What it cost.
    pub counters: Counters,
    /// The first steps, as many as were wished.
    pub trace: Vec<Event>,
}

impl Search {
    /// Runs it. Every solution is handed out when it is found, in the algorithm's own order; the
    /// receiver may break off.
    pub fn run(
        &self,
        grid: &Grid,
        budget: &Budget,
        found: &mut dyn FnMut(&Solution) -> ControlFlow<()>,
    ) -> Found {
        let mut watch = Watch::new(self.limit, budget, found);
        watch.seed = self.seed;
        watch.record = self.record;
        // Two equal digits in a house rule everything out, which a search may be slow to see.
        let ended = match Masks::of(grid) {
            Some(_) => (self.algorithm.row().kernel)(grid, &mut watch),
            None => ControlFlow::Continue(()),
        };
        Found { count: watch.count(ended), counters: watch.counters, trace: watch.trace }
    }
    /// Runs it and keeps the solutions.
    pub fn solve(&self, grid: &Grid, budget: &Budget) -> (Vec<Solution>, Found) {
        let mut kept = Vec::new();
        let found = self.run(grid, budget, &mut |solution| {
            kept.push(*solution);
            ControlFlow::Continue(())
        });
        (kept, found)
    }
}

/// Solutions of a grid up to a limit, and how many there are as far as the budget told, by one
/// algorithm: that of the program is [`fast::walk`]. Whoever names it here brings no other along.
pub fn some(kernel: Kernel, grid: &Grid, limit: u64, budget: &Budget) -> (Vec<Solution>, Count) {
    let mut kept = Vec::new();
    let mut keep = |solution: &Solution| {
        kept.push(*solution);
        ControlFlow::Continue(())
    };
    let mut watch = Watch::new(limit, budget, &mut keep);
    let ended = match Masks::of(grid) {
        Some(_) => kernel(grid, &mut watch),
        None => ControlFlow::Continue(()),
    };
    let count = watch.count(ended);
    (kept, count)
}

/// A solution of the grid, if there is one.
pub fn first(grid: &Grid) -> Option<Solution> {
    fast::first(grid)
}

/// A solution of the grid in which the candidate is false, if there is one. This is the cheap
/// question behind "is this clue needed?".
pub fn another(grid: &Grid, not: Candidate) -> Option<Solution> {
    fast::another(grid, not)
}

/// The number of solutions, counted up to a limit.
pub fn count(grid: &Grid, limit: u64, budget: &Budget) -> Count {
    if Masks::of(grid).is_none() {
        return Count::Exactly(0);
    }
    fast::count(grid, limit, budget)
}

/// Every solution of the grid, each found when it is asked for. There is no end to the patience
/// this may need: an empty grid has 6.7·10²¹ of them.
pub fn solutions(grid: &Grid) -> Solutions {
    Solutions(Hunt::new(state_of(grid)))
}

/// The solutions of a grid, lazily, in an order that only depends on the grid.
#[derive(Clone, Debug)]
pub struct Solutions(Hunt);

impl Iterator for Solutions {
    type Item = Solution;
    fn next(&mut self) -> Option<Solution> {
        fast::next(&mut self.0)
    }
}

/// The fewest clues that can leave a single solution: 17 (McGuire, Tugemann and Civario, 2012).
pub const FEWEST_CLUES: usize = 17;

/// Why a search is not begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize, Deserialize)]
pub enum LimitError {
    /// So few clues can have more solutions than anyone can wait for.
    #[error("{clues} clues are too few to ask for all solutions: set a limit")]
    Needed {
        /// How many digits the grid has.
        clues: usize,
    },
}

/// The limit to search with, given the one that was wished: all solutions (no limit) are only
/// looked for when there are at least 17 clues.
///
/// # Errors
/// When all are wished of a grid with fewer clues.
pub fn limit(grid: &Grid, wished: Option<u64>) -> Result<u64, LimitError> {
    let clues = grid.clues();
    match wished {
        Some(limit) => Ok(limit),
        None if clues >= FEWEST_CLUES => Ok(u64::MAX),
        None => Err(LimitError::Needed { clues }),
    }
}
