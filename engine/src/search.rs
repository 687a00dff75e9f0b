//! Exact search: the solutions of a grid by trying, without human reasoning.
//!
//! [`first`], [`count`] and [`solve_up_to`] answer with the fastest algorithm. A [`Search`] runs
//! one of the textbook [`Algorithm`]s instead, counts what it costs and can record its steps.
//!
//! An algorithm is one file in `search/` and one arm of [`Algorithm::function`]: an
//! [`AlgorithmFn`], which goes through the solutions and reports to the [`Monitor`] what it does
//! and finds.
//!
//! ```
//! use nonet_engine::{Budget, Count, Grid, count, first};
//!
//! let hard: Grid =
//!     "800000000003600000070090200050007000000045700000100030001000068008500010090000400"
//!         .parse()?;
//! assert_eq!(count(&hard, 2, Budget::UNLIMITED), Count::Exactly(1));
//! assert!(first(&hard).is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod analysis;
mod backtracking;
mod bitmask;
pub mod fast;
pub mod low_clue;
pub(crate) mod masks;
pub mod minimal;
pub mod monitor;
mod mrv;
pub mod puzzle;

use std::ops::ControlFlow;

use thiserror::Error;

use super::types::grid::{Grid, MIN_CLUES, Solution};
use super::types::slugs::slugs;
use masks::Masks;
use monitor::{Budget, Counters, Event, Monitor};

pub use fast::{count, first};

/// The algorithms that can be asked for by name.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, strum::IntoStaticStr, strum::VariantArray,
)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[strum(serialize_all = "snake_case")]
#[non_exhaustive]
pub enum Algorithm {
    /// Row by row, digits in order: the first algorithm of every textbook.
    Backtracking,
    /// The cell with the fewest candidates first (minimum remaining values), ties broken at random.
    #[strum(serialize = "fewest")]
    Mrv,
    /// The cell with the fewest candidates first, with one bit mask for each row, column and block; ties broken
    /// by order.
    Bitmask,
    /// What the program itself uses.
    #[default]
    Fast,
}

/// Goes through all solutions of a grid without conflicts, in an order of its own, and reports each
/// to the monitor. Breaks when the monitor breaks.
type AlgorithmFn = fn(Masks, &mut Monitor<'_>) -> ControlFlow<()>;

slugs!(Algorithm);

impl Algorithm {
    fn function(self) -> AlgorithmFn {
        match self {
            Algorithm::Backtracking => backtracking::search,
            Algorithm::Mrv => mrv::search,
            Algorithm::Bitmask => bitmask::search,
            Algorithm::Fast => fast::search,
        }
    }
}

/// How many solutions a search has found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Count {
    /// There are exactly this many.
    Exactly(u64),
    /// The limit was reached: there are this many, perhaps more.
    AtLeast(u64),
    /// The budget was spent, or the receiver of the solutions broke off, after this many.
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

/// A search by a named algorithm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Search {
    /// The algorithm that searches.
    pub algorithm: Algorithm,
    /// Seed of the random numbers that break ties in [`Algorithm::Mrv`].
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

/// The result of a [`Search`], beside the solutions.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SearchResult {
    /// How many solutions there are, as far as is known.
    pub count: Count,
    /// What it cost.
    pub counters: Counters,
    /// The first steps, at most [`Search::record`].
    pub trace: Vec<Event>,
}

impl Search {
    /// Runs it and hands every solution to `receiver` when it is found, in the algorithm's own
    /// order. The search ends when the receiver breaks. A grid with a conflict has no solution.
    pub fn run(
        &self,
        grid: &Grid,
        budget: Budget,
        receiver: &mut dyn FnMut(&Solution) -> ControlFlow<()>,
    ) -> SearchResult {
        let mut monitor = Monitor::new(self, budget, receiver);
        let ended = match Masks::of(grid) {
            Some(masks) => self.algorithm.function()(masks, &mut monitor),
            None => ControlFlow::Continue(()),
        };
        monitor.result(ended)
    }
    /// Runs it and collects the solutions.
    pub fn solve(&self, grid: &Grid, budget: Budget) -> (Vec<Solution>, SearchResult) {
        let mut solutions = Vec::new();
        let result = self.run(grid, budget, &mut |solution| {
            solutions.push(*solution);
            ControlFlow::Continue(())
        });
        (solutions, result)
    }
}

/// The first `limit` solutions of a grid by the fastest algorithm, and how many there are as far as
/// the budget lasted.
pub fn solve_up_to(grid: &Grid, limit: u64, budget: Budget) -> (Vec<Solution>, Count) {
    let search = Search { limit, ..Search::default() };
    let (solutions, result) = search.solve(grid, budget);
    (solutions, result.count)
}

/// Why a search is not started.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum LimitError {
    /// A grid with this few clues can have more solutions than can ever be listed.
    #[error("{clues} clues are too few to ask for all solutions: set a limit")]
    Needed {
        /// How many digits the grid has.
        clues: usize,
    },
}

/// The limit to search with: the requested one, or none (`u64::MAX`) if none is requested and the
/// grid has at least [`MIN_CLUES`] clues.
///
/// # Errors
/// When no limit is requested and the grid has fewer clues.
pub fn limit(grid: &Grid, requested: Option<u64>) -> Result<u64, LimitError> {
    let clues = grid.clues();
    match requested {
        Some(limit) => Ok(limit),
        None if clues >= usize::from(MIN_CLUES) => Ok(u64::MAX),
        None => Err(LimitError::Needed { clues }),
    }
}
