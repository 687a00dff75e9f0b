//! Puzzles with few clues around a puzzle: some of its clues are taken out, and one or two others put
//! in, so that there is one solution again, mostly another than before. Searchers of 17-clue puzzles
//! call these steps "minus one, plus one" and so on.
//!
//! One clue is put in so: a few solutions of what is left are listed. A candidate that two of them have
//! leaves several; of the others each is solved, up to two solutions, which join the list. Where all solutions are listed,
//! a candidate that only one has makes a puzzle with it, and so do two that only one has together.

use super::analysis::MAX_COUNTED;
use super::masks::Masks;
use super::monitor::Budget;
use super::{Count, count, solve_up_to};
use crate::types::candidate::Candidate;
use crate::types::cell::Cell;
use crate::types::grid::{Grid, Solution};
use crate::types::set::Element;

/// How many solutions are listed before candidates are counted one at a time.
const MAX_LISTED: u64 = 100;
/// The most guesses for what is left of a puzzle.
const BUDGET: Budget = Budget::of(1_000_000);

/// How a step goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// How many clues are taken out, 1 to 3.
    pub out: usize,
    /// How many are put in, 0 to 2.
    pub into: usize,
}

impl Step {
    /// The steps to as many clues, the quicker first.
    pub const ASIDE: [Step; 2] = [Step { out: 1, into: 1 }, Step { out: 2, into: 2 }];
    /// The steps to fewer.
    pub const DOWN: [Step; 3] =
        [Step { out: 1, into: 0 }, Step { out: 2, into: 1 }, Step { out: 3, into: 2 }];
}

/// The puzzles that a step leads to from a puzzle, at most `limit`, in an order that only depends on
/// it; the puzzle itself is not among them. Two clues are put in only where what is left has no more
/// than [`MAX_COUNTED`] solutions.
pub fn neighbours(puzzle: &Grid, step: Step, limit: usize) -> Vec<Grid> {
    let filled: Vec<Cell> = puzzle.filled().iter().collect();
    let mut found = Vec::new();
    take_out(puzzle, &filled, step.out, &mut |left| {
        put_in(left, step.into, &mut |grid| {
            if grid != puzzle && found.len() < limit {
                found.push(*grid);
            }
        });
        found.len() < limit
    });
    found
}

/// Each way to take so many clues out, until `act` has enough; whether it wants more.
fn take_out(grid: &Grid, cells: &[Cell], count: usize, act: &mut dyn FnMut(&Grid) -> bool) -> bool {
    if count == 0 {
        return act(grid);
    }
    (0..cells.len()).all(|at| {
        let mut left = *grid;
        left[cells[at]] = None;
        take_out(&left, &cells[at + 1..], count - 1, act)
    })
}

/// Each way to put so many clues in that leaves one solution.
fn put_in(left: &Grid, clues: usize, act: &mut dyn FnMut(&Grid)) {
    match clues {
        0 if is_proper(left) => act(left),
        0 => {}
        1 => put_one_in(left, act),
        _ => {
            let (solutions, known) = solve_up_to(left, MAX_COUNTED, BUDGET);
            if matches!(known, Count::Exactly(_)) {
                put_two_in(left, &solutions, act);
            }
        }
    }
}

fn is_proper(grid: &Grid) -> bool {
    count(grid, 2, BUDGET) == Count::Exactly(1)
}

/// A candidate that one of the solutions listed has, or none while there may be others, can be the only
/// one that is missing. Two solutions that it is found to leave are listed, too: most candidates are
/// soon in two, and need no search.
fn put_one_in(left: &Grid, act: &mut dyn FnMut(&Grid)) {
    let (mut solutions, known) = solve_up_to(left, MAX_LISTED, BUDGET);
    let is_all = matches!(known, Count::Exactly(_));
    let mut counts = counts(&solutions);
    for candidate in open_candidates(left) {
        let found = counts[candidate.index()];
        if found > 1 || (is_all && found == 0) {
            continue;
        }
        let grid = with(left, candidate);
        if is_all {
            act(&grid);
            continue;
        }
        let (others, known) = solve_up_to(&grid, 2, BUDGET);
        if known == Count::Exactly(1) {
            act(&grid);
        }
        for solution in others {
            if !solutions.contains(&solution) {
                add(&mut counts, &solution);
                solutions.push(solution);
            }
        }
    }
}

/// The candidates that no clue rules out; none of a grid with a conflict.
fn open_candidates(left: &Grid) -> Vec<Candidate> {
    let Some(masks) = Masks::of(left) else { return Vec::new() };
    let is_open = |one: &Candidate| {
        left[one.cell].is_none() && masks.candidates(one.cell).contains(one.digit)
    };
    (0..Candidate::COUNT).map(Candidate::at).filter(is_open).collect()
}

/// In how many of the solutions each candidate is.
fn counts(solutions: &[Solution]) -> [u32; Candidate::COUNT] {
    let mut counts = [0_u32; Candidate::COUNT];
    solutions.iter().for_each(|solution| add(&mut counts, solution));
    counts
}

fn add(counts: &mut [u32; Candidate::COUNT], solution: &Solution) {
    for cell in Cell::ALL {
        counts[Candidate::new(cell, solution[cell]).index()] += 1;
    }
}

/// The candidates that only one solution has.
fn rare(left: &Grid, solutions: &[Solution]) -> Vec<Candidate> {
    let counts = counts(solutions);
    let open = open_candidates(left).into_iter();
    open.filter(|one| counts[one.index()] == 1).collect()
}

/// For each candidate the solutions that have it are left, and a second is looked for among those.
fn put_two_in(left: &Grid, solutions: &[Solution], act: &mut dyn FnMut(&Grid)) {
    for first in open_candidates(left) {
        let have = solutions.iter().filter(|one| one[first.cell] == first.digit);
        let have: Vec<Solution> = have.copied().collect();
        if have.len() < 2 {
            continue;
        }
        let grid = with(left, first);
        for second in rare(&grid, &have).into_iter().filter(|second| *second > first) {
            act(&with(&grid, second));
        }
    }
}

fn with(grid: &Grid, clue: Candidate) -> Grid {
    let mut grid = *grid;
    grid[clue.cell] = Some(clue.digit);
    grid
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::minimal::redundant_clues;
    use crate::search::puzzle::Puzzle;

    /// A puzzle with 17 clues.
    const SEVENTEEN: &str =
        ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";

    #[test]
    fn every_neighbour_has_one_solution_and_as_many_clues_as_the_step_says() {
        let line =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
        let puzzle: Grid = line.parse().expect("a grid");
        let found = neighbours(&puzzle, Step { out: 1, into: 1 }, 50);
        assert!(!found.is_empty());
        for grid in found {
            assert_eq!(grid.clues(), puzzle.clues());
            assert_eq!(count(&grid, 2, Budget::UNLIMITED), Count::Exactly(1), "{grid}");
        }
    }

    #[test]
    fn a_clue_too_many_is_found() {
        let line =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let puzzle: Grid = line.parse().expect("a grid");
        for grid in neighbours(&puzzle, Step { out: 1, into: 0 }, 100) {
            assert!(Puzzle::prove(&grid).is_ok());
            assert_eq!(grid.clues(), puzzle.clues() - 1);
        }
    }

    /// What a plain loop over cells and digits finds is found, and nothing else.
    #[test]
    fn one_clue_put_in_is_found_as_by_counting_every_grid() {
        let line =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let mut left: Grid = line.parse().expect("a grid");
        for cell in [Cell::new(0, 0), Cell::new(1, 3), Cell::new(4, 8)] {
            left[cell] = None;
        }
        for cell in [Cell::new(7, 3), Cell::new(8, 8), Cell::new(2, 1), Cell::new(0, 4)] {
            left[cell] = None;
            let mut found = Vec::new();
            put_in(&left, 1, &mut |grid| found.push(*grid));
            let open = (0..Candidate::COUNT).map(Candidate::at);
            let open = open.filter(|one| left[one.cell].is_none()).map(|one| with(&left, one));
            let plain: Vec<Grid> = open.filter(|grid| Puzzle::prove(grid).is_ok()).collect();
            assert_eq!(found, plain);
        }
    }

    /// A clue more, then one exchanged so that each is needed again: seventeen clues are two steps away
    /// and are found by the step back.
    #[test]
    fn seventeen_clues_are_found_from_a_neighbour() {
        let seventeen: Grid = SEVENTEEN.parse().expect("a grid");
        let solution = *Puzzle::prove(&seventeen).expect("one solution").solution();
        let free = Cell::ALL.into_iter().find(|&cell| seventeen[cell].is_none());
        let free = free.expect("an empty cell");
        let more = with(&seventeen, Candidate::new(free, solution[free]));
        let is_minimal = |grid: &Grid| {
            let puzzle = Puzzle::prove(grid).expect("one solution");
            redundant_clues(&puzzle).is_empty()
        };
        let aside = neighbours(&more, Step { out: 1, into: 1 }, 3_000);
        let eighteen = aside.into_iter().find(is_minimal).expect("a minimal puzzle");
        assert_eq!(eighteen.clues(), 18);
        let down = neighbours(&eighteen, Step { out: 2, into: 1 }, 100);
        assert!(down.iter().any(|grid| grid.clues() == 17 && Puzzle::prove(grid).is_ok()));
    }
}
