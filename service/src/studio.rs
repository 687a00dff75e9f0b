//! What a setter asks for: batches of puzzles by a recipe, proofs of them, and what a grid that is
//! typed by hand lacks.

use serde::{Deserialize, Serialize};

use super::Progress;
use super::lists::{Described, Extent, describe};
use super::puzzle_list;
use nonet_engine::canon::canonical;
use nonet_engine::generate::{GenerateError, Generated, Recipe};
use nonet_engine::search::Search;
use nonet_engine::search::analysis::{self, Analysis, Completion, MAX_COUNTED};
use nonet_engine::search::monitor::Budget;
use nonet_engine::types::conflict::{Conflict, conflicts};
use nonet_engine::types::grid::{Grid, MIN_CLUES, Solution};

/// A puzzle of a batch: its number, and how many before it were dropped as forms of earlier ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BatchItem {
    /// 0-based.
    pub number: u64,
    /// How many gave way.
    pub repeats: u64,
}

/// A puzzle that was made, and what is known of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Made {
    /// The puzzle, and what it took.
    pub generated: Generated,
    /// What is known of it.
    pub described: Described,
}

/// What became of an item of a batch.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BatchResult {
    /// The item.
    pub item: BatchItem,
    /// Its own recipe, from which it is made again.
    pub recipe: Recipe,
    /// The puzzle, or why there is none.
    pub made: Result<Box<Made>, GenerateError>,
}

/// What is said of a puzzle that was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Proved {
    /// How many guesses the search made until it knew that there is no other solution.
    pub guesses: u64,
    /// The smallest of its forms.
    pub canonical: Grid,
    /// Which of the other puzzles is a form of it, if one is.
    pub same_as: Option<u32>,
}

/// What is known of a grid that is typed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum HandState {
    /// It has fewer clues than any puzzle.
    TooFew,
    /// Digits stand twice in a house.
    Conflicts(Vec<Conflict>),
    /// What its solutions say together; there may be none.
    Analysed(Box<Analysis>),
}

/// How many solutions of a grid are shown.
const SHOWN_SOLUTIONS: usize = 24;
/// The most guesses for a grid that is typed: a second or so in a browser.
const HAND_BUDGET: Budget = Budget::of(2_000_000);

/// Makes the items of a batch.
pub fn make(
    recipe: &Recipe,
    items: &[BatchItem],
    progress: &mut dyn FnMut(Progress),
) -> Vec<BatchResult> {
    let mut make = |&item: &BatchItem| {
        let own = recipe.nth_after(item.number, item.repeats);
        let made = own.generate_with_progress(&mut |made| progress(Progress::Generated(made)));
        let made = made.map(|generated| {
            let line = generated.puzzle.givens().to_string();
            let described = describe(&line, Extent::Usual, &mut |_| true, &mut |_| {}).remove(0);
            Box::new(Made { generated, described })
        });
        BatchResult { item, recipe: own, made }
    };
    items.iter().map(&mut make).collect()
}

/// Proves a puzzle, and looks for a form of it among others, which are lines of 81 characters one after
/// the other.
pub fn prove(grid: &Grid, others: &str) -> Proved {
    let search = Search { limit: 2, ..Search::default() };
    let (_, result) = search.solve(grid, Budget::UNLIMITED);
    let form = canonical(grid).grid;
    // The number of clues of a form is that of the puzzle.
    let is_same = |other: Grid| other.clues() == grid.clues() && canonical(&other).grid == form;
    let same_as = puzzle_list::grids(others).position(is_same).map(|at| at as u32);
    Proved { guesses: result.counters.guesses, canonical: form, same_as }
}

/// What a grid that is typed lacks.
pub fn look_at(grid: &Grid) -> HandState {
    let conflicts = conflicts(grid);
    if !conflicts.is_empty() {
        return HandState::Conflicts(conflicts);
    }
    if grid.clues() < usize::from(MIN_CLUES) {
        return HandState::TooFew;
    }
    let analysis = Analysis::of(grid, MAX_COUNTED + 1, SHOWN_SOLUTIONS, HAND_BUDGET);
    HandState::Analysed(Box::new(analysis))
}

/// Completes it with few clues: of the solution that is wanted, if one is.
pub fn complete(grid: &Grid, wanted: Option<&Solution>) -> Option<Completion> {
    let is_possible = conflicts(grid).is_empty();
    is_possible.then(|| analysis::complete(grid, wanted, HAND_BUDGET)).flatten()
}
