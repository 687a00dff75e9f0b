//! Grids of every size, the same in every run.

use nonet_engine::generate::Recipe;
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::cell::Cell;
use nonet_engine::types::grid::Grid;
use nonet_engine::types::rng::SeededRng;

/// A hard puzzle (Arto Inkala, 2012) less four clues: more solutions than are counted here.
pub const LOOSE: &str =
    "800000000003600000070090200050007000000045700000100030001000068000500000000000000";

/// The first `puzzles` minimal puzzles of seed 0.
pub fn minimal(puzzles: u64) -> Vec<Puzzle> {
    let recipe = Recipe::default().max_checks(u64::MAX);
    let made = |item| recipe.nth(item).generate();
    (0..puzzles).map(|item| made(item).expect("a minimal puzzle").puzzle).collect()
}

/// The solutions of so many puzzles, each without so many random digits.
pub fn without(removed: u64, grids: u64) -> Vec<Grid> {
    let mut rng = SeededRng::new(removed);
    let less = |puzzle: Puzzle| {
        let mut grid = puzzle.solution().grid();
        let mut cells = Cell::ALL;
        rng.shuffle(&mut cells);
        cells.into_iter().take(removed as usize).for_each(|cell| grid[cell] = None);
        grid
    };
    minimal(grids).into_iter().map(less).collect()
}

/// Proper puzzles of so many clues: minimal ones, and digits of their solutions besides.
pub fn of_clues(clues: u64, grids: u64) -> Vec<Grid> {
    let mut rng = SeededRng::new(clues);
    let more = |puzzle: Puzzle| {
        let mut grid = *puzzle.givens();
        let mut empty: Vec<Cell> = (!grid.filled()).iter().collect();
        rng.shuffle(&mut empty);
        for cell in empty.into_iter().take((clues as usize).saturating_sub(grid.clues())) {
            grid[cell] = Some(puzzle.solution()[cell]);
        }
        grid
    };
    minimal(grids).into_iter().map(more).collect()
}
