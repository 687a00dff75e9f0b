//! The kernel of the search that Nonet itself uses: all digits and all cells at once, in vectors.
//!
//! It is a crate of its own because the page is compiled for size, and this loop alone for speed.
//! So it knows nothing of the engine: a grid is 81 characters, a cell its row-major number (0 to
//! 80), a digit its index (0 to 8); and nothing that others call is generic, or it would be
//! compiled with them.
//!
//! Read it in this order:
//!
//! * [`trio`]: how candidates lie in memory. Every digit has a *board*, 27 cells for each of the
//!   three bands; three boards are a *trio*, three trios the whole [`State`](state::State). A
//!   processor with AVX-512 holds a trio in one register.
//! * [`propagate`]: what follows without a guess. One round takes every digit through every row,
//!   column and block at the same time, in some two hundred vector instructions, and never asks
//!   which cell has changed: that is why it needs no work list, no table and hardly a branch.
//! * [`guess`]: which candidate is tried when nothing more follows.
//! * [`tree`]: the tree of guesses and the stack of branches not taken yet.
//! * [`batch`]: many puzzles in a row.
//! * [`fill`]: a solution by an order that never changes, for the generator.
//! * [`vector`]: trios in the vectors of each processor; what is unsafe about them stands in
//!   `vector/gate.rs` alone; [`portable`]: in ordinary words.
//!
//! Band-wise boards are the idea of bb_sudoku and JCZSolve (Cerutti); "the six ways of a digit in
//! a band, and all cells' counts by bit-slicing" stem from fsss2 (dobrichev) and tdoku (Dillon),
//! whose author first kept a whole puzzle in vector registers. Doing the rows, the columns and
//! both kinds of singles of all nine digits in each step, with no record of changes, is ours, and
//! so is the weight of a guess. docs/BENCHMARKS.md has what it brings and what else was tried.

pub mod batch;
pub mod fill;
pub mod guess;
pub mod portable;
pub mod propagate;
pub mod state;
pub mod tree;
pub mod trio;
pub mod vector;
