//! The search that the program itself uses: all digits and all cells at once, in vectors.
//!
//! Read it in this order:
//!
//! * [`trio`]: how candidates lie in memory. Every digit has a *board*, 27 bits for each of the
//!   three bands; three boards are a *trio*, three trios the whole [`State`]. A
//!   processor with AVX-512 holds a trio in one register.
//! * [`propagate`]: what follows without a guess. One round takes every digit through every row,
//!   column and block at the same time, in some two hundred vector instructions, and never asks
//!   which cell has changed: that is why it needs no work list, no table and hardly a branch.
//! * [`guess`]: which candidate is tried when nothing more follows.
//! * [`tree`]: the tree of guesses and the stack of branches not taken yet.
//! * [`vector`]: trios in the vectors of each processor, the only unsafe code; [`portable`]: in
//!   ordinary words.
//! * [`clues`]: clues put in and taken out one at a time, for the generator. [`truths`]: which
//!   candidates are in some solution. [`trace`]: the same walk, step by step, for a watch.
//!
//! Band-wise boards are the idea of bb_sudoku and JCZSolve (Cerutti); "the six ways of a digit in
//! a band, and all cells' counts by bit-slicing" stem from fsss2 (dobrichev) and tdoku (Dillon),
//! whose author first kept a whole puzzle in vector registers. Doing the rows, the columns and
//! both kinds of singles of all nine digits in each step, with no record of changes, is ours, and
//! so is the weight of a guess. docs/BENCHMARKS.md has what it brings and what else was tried.

pub mod clues;
pub mod guess;
pub mod portable;
pub mod propagate;
pub mod state;
pub mod trace;
pub mod tree;
pub mod trio;
pub mod truths;
pub mod vector;

use std::ops::ControlFlow;

use super::Count;
use super::watch::{ASK_EVERY, Budget, Watch};
use crate::engine::candidate::Candidate;
use crate::engine::grid::{Grid, Solution};
use state::State;
use tree::{Halt, Walk};

/// Walks through all solutions, in an order that only depends on the grid.
///
/// # Errors
/// Breaks when the watch breaks.
pub fn walk(grid: &Grid, watch: &mut Watch<'_>) -> ControlFlow<()> {
    if watch.records() {
        return trace::explore(State::of(grid), watch);
    }
    let mut walk = Walk::new(State::of(grid));
    loop {
        let (guesses, dead_ends) = (walk.guesses, walk.dead_ends);
        let halt = walk.advance(watch.allowance());
        let told = watch.guesses(walk.guesses - guesses, walk.dead_ends - dead_ends);
        match halt {
            Halt::End => return ControlFlow::Continue(()),
            Halt::Paused => {}
            Halt::Solution => watch.solution(&walk.solved().solution())?,
        }
        told?;
    }
}

/// A solution, if there is one.
pub fn first(grid: &Grid) -> Option<Solution> {
    Walk::new(State::of(grid)).next()
}

/// A solution in which the candidate is false, if there is one.
pub fn another(grid: &Grid, not: Candidate) -> Option<Solution> {
    let mut state = State::of(grid);
    state.eliminate(not);
    Walk::new(state).next()
}

/// Whether the candidate is in some solution.
pub fn is_possible(grid: &Grid, candidate: Candidate) -> bool {
    let mut state = State::of(grid);
    state.place(candidate);
    Walk::new(state).finds()
}

/// Whether a grid has no other solutions without one of its clues than with it.
pub fn is_redundant(grid: &Grid, clue: Candidate) -> bool {
    clues::Clues::of(grid).is_redundant(clue)
}

/// The number of solutions up to a limit.
pub fn count(grid: &Grid, limit: u64, budget: &Budget) -> Count {
    let mut walk = Walk::new(State::of(grid));
    let (mut found, mut ask_at) = (0, ASK_EVERY);
    loop {
        let left = budget.guesses.saturating_sub(walk.guesses);
        let halt = walk.advance(left.min(ask_at - walk.guesses));
        found += u64::from(halt == Halt::Solution);
        match halt {
            Halt::End => return Count::Exactly(found),
            Halt::Solution if found >= limit => return Count::AtLeast(found),
            Halt::Paused if left == 0 => return Count::Stopped(found),
            _ if walk.guesses < ask_at => {}
            _ if (budget.stop)() => return Count::Stopped(found),
            _ => ask_at = walk.guesses + ASK_EVERY,
        }
    }
}

/// The numbers of solutions, each up to a limit, of many grids of 81 characters (as
/// [`State::read`] has them), one after the other; none for what is no such grid. From text to
/// verdict nothing is made anew for each.
pub fn counts<'a>(
    lines: impl IntoIterator<Item = &'a [u8; 81]>,
    limit: u64,
) -> impl Iterator<Item = Option<u64>> {
    let mut walk = Walk::new(State::FULL);
    lines.into_iter().map(move |line| {
        walk.restart(State::read(line)?);
        Some(walk.count_to(limit))
    })
}
