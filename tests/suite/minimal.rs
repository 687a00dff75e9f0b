//! Clues that are not needed, and minimal puzzles, against taking clues out in every way.

use std::collections::BTreeSet;

use nonet_engine::search::minimal::{minimal_puzzles, redundant_clues};
use nonet_engine::search::puzzle::Puzzle;
use nonet_engine::types::cell::Cell;
use nonet_engine::types::grid::Grid;

use crate::positions::puzzle;

fn without(grid: &Grid, cell: Cell) -> Grid {
    Grid::from_fn(|other| grid[other].filter(|_| other != cell))
}

fn proper_without(grid: &Grid) -> Vec<Grid> {
    let fewer = grid.iter().map(|(cell, _)| without(grid, cell));
    fewer.filter(|grid| Puzzle::prove(grid).is_ok()).collect()
}

/// All minimal puzzles within: whatever is proper and has nothing proper within.
fn expected(puzzle: &Puzzle) -> BTreeSet<String> {
    let mut seen = BTreeSet::from([puzzle.givens().to_string()]);
    let mut open = vec![*puzzle.givens()];
    let mut minimal = BTreeSet::new();
    while let Some(grid) = open.pop() {
        let fewer = proper_without(&grid);
        if fewer.is_empty() {
            minimal.insert(grid.to_string());
        }
        open.extend(fewer.into_iter().filter(|grid| seen.insert(grid.to_string())));
    }
    minimal
}

/// A minimal puzzle with some clues of its solution more.
fn with_more(seed: u64, more: usize) -> Puzzle {
    let minimal = puzzle(3 * seed + 2);
    let mut grid = *minimal.givens();
    let empty = Cell::ALL.into_iter().filter(|&cell| grid[cell].is_none());
    let added: Vec<Cell> = empty.skip(seed as usize).step_by(7).take(more).collect();
    for cell in added {
        grid[cell] = Some(minimal.solution()[cell]);
    }
    Puzzle::prove(&grid).expect("more clues of the same solution")
}

#[test]
fn a_redundant_clue_can_be_left_out() {
    for seed in 0..6 {
        let puzzle = with_more(seed, seed as usize);
        let expected: Vec<Cell> = puzzle
            .givens()
            .iter()
            .map(|(cell, _)| cell)
            .filter(|&cell| Puzzle::prove(&without(puzzle.givens(), cell)).is_ok())
            .collect();
        assert_eq!(redundant_clues(&puzzle).iter().collect::<Vec<_>>(), expected);
        assert_eq!(expected.is_empty(), seed == 0, "{}", puzzle.givens());
    }
}

#[test]
fn all_minimal_puzzles_within_are_found_once() {
    let mut most = 0;
    for seed in 0..8 {
        let puzzle = with_more(seed, 1 + seed as usize % 6);
        let found = minimal_puzzles(&puzzle, 100_000);
        assert!(found.are_all);
        let lines: BTreeSet<String> = found.puzzles.iter().map(Grid::to_string).collect();
        assert_eq!(lines.len(), found.puzzles.len(), "none twice");
        assert_eq!(lines, expected(&puzzle), "{}", puzzle.givens());
        most = most.max(lines.len());
    }
    assert!(most > 5, "{most}");
}

#[test]
fn the_limit_is_kept_and_shown() {
    let puzzle = with_more(5, 6);
    let all = minimal_puzzles(&puzzle, 100_000).puzzles;
    let some = minimal_puzzles(&puzzle, 2);
    assert_eq!((&some.puzzles[..], some.are_all), (&all[..2], false));
    assert!(minimal_puzzles(&puzzle, all.len()).are_all);
}

/// A complete grid has far too many: the search ends all the same.
#[test]
fn a_complete_grid_ends_at_the_limit() {
    let grid = puzzle(1).solution().grid();
    let found = minimal_puzzles(&Puzzle::prove(&grid).expect("a solution"), 20);
    assert_eq!((found.puzzles.len(), found.are_all), (20, false));
    for grid in &found.puzzles {
        assert!(proper_without(grid).is_empty() && Puzzle::prove(grid).is_ok(), "{grid}");
    }
}
