//! How hard puzzles are.

use std::ops::ControlFlow;

use super::Progress;
use nonet_engine::rating::grade::{Grade, Rating};
use nonet_engine::rating::se::rater::{self, Rater};
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::board::Board;
use nonet_engine::types::grid::Grid;

/// HoDoKu's tier and score; none for what has not exactly one solution.
pub fn rate(grid: &Grid) -> Option<Rating> {
    let puzzle = Puzzle::prove(grid).ok()?;
    let grade = Grade::of(&Board::of_givens(*grid), Some(puzzle.solution()));
    Some(Rating::of(&grade))
}

/// Sudoku Explainer's rating; none for what has not exactly one solution.
pub fn rate_explainer(grid: &Grid, progress: &mut dyn FnMut(Progress)) -> Option<rater::Rating> {
    let puzzle = Puzzle::prove(grid).ok()?;
    let mut rater = Rater::new(&puzzle);
    let mut pulse = |rated| {
        progress(Progress::Rated(rated));
        ControlFlow::Continue(())
    };
    while let ControlFlow::Continue(Some(_)) = rater.step_with(&mut pulse) {}
    Some(rater.rating())
}
