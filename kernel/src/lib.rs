//! The search kernel: finds and counts the solutions of a grid, all digits and all cells at once,
//! in SIMD registers.
//!
//! It is a crate of its own so that Cargo compiles it for speed whatever the profile of the crates
//! around it. It knows none of the engine's types: a grid is 81 characters, a cell its row-major
//! number (0 to 80), a digit its index (0 to 8). No public function is generic, because a generic
//! function would be compiled in the calling crate, with that crate's profile.
//!
//! Read it in this order:
//!
//! * [`simd`]: how candidates lie in memory. Every digit has a *bitboard*, 27 cells for each of the
//!   three bands; three bitboards are a *tri-board*, three tri-boards the whole
//!   [`State`](state::State). A processor with AVX-512 holds a tri-board in one register.
//! * [`propagate`]: what follows without a guess. One round takes every digit through every row,
//!   column and block at the same time, in some two hundred vector instructions. It never asks
//!   which cell has changed, so it needs no work list, no table and hardly a branch.
//! * [`branch`]: which candidate is tried when nothing more follows.
//! * [`search`]: the depth-first search and its stack of branches not taken yet.
//! * [`batch`]: many puzzles, one after the other or a list at a time.
//! * `lock_step`: the search behind lists, 256 puzzles at the same time. A register has one bit for
//!   each puzzle, so the rules are bitwise operations between 729 registers, one for each candidate.
//! * [`mrv`]: one solution by a fixed order (minimum remaining values), for the generator.
//! * [`backend`]: tri-boards in the registers of each processor, and without SIMD in
//!   [`backend::scalar`]. All unsafe code is in `backend/unsafe_dispatch.rs`.
//!
//! Bitboards by band are the idea of bb_sudoku and JCZSolve (Cerutti). The six placements of a
//! digit in a band, and counting the candidates of all cells by bit-slicing, stem from fsss2
//! (dobrichev) and tdoku (Dillon), whose author first kept a whole puzzle in vector registers. New
//! here are the rows, the columns and both kinds of singles of all nine digits in each step with no
//! record of changes, and the score of a branch. docs/BENCHMARKS.md has the measurements and what
//! else was tried.

#![cfg_attr(not(feature = "std"), no_std)]

extern crate alloc;

pub mod backend;
pub mod batch;
pub mod branch;
#[cfg_attr(
    not(target_arch = "x86_64"),
    allow(dead_code, reason = "only AVX2 and AVX-512 have registers for it")
)]
mod lock_step;
pub mod mrv;
mod peers;
pub mod propagate;
pub mod search;
pub mod simd;
pub mod state;

/// The example of the front page is run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct FrontPage;
