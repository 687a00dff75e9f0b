//! Sudoku Explainer's rating, as its version 1.2.1 (with gsf's `serate`, 1.2.1.3) gives it: the steps of
//! a solution in that program's order, and the three numbers ER, EP and ED that follow from them.
//!
//! The rating depends on the order in which that program looks at houses, cells and digits, on the
//! lengths of its chains and on which of several equal ones comes first. Nothing here is shared with
//! the finder of techniques, which looks for what a person finds first.
//!
//! Source: Nicolas Juillerat, Sudoku Explainer 1.2.1; own code after a description of its rules.

mod aligned;
mod advanced;
pub(super) mod chain_hint;
pub(super) mod combos;
mod consequences;
mod cycles;
pub(super) mod fish;
mod forcing;
mod forcing_search;
mod grave;
pub(super) mod grid;
pub(super) mod links;
pub(super) mod locking;
mod loop_sets;
mod loops;
mod memory;
mod nested;
pub mod rater;
pub mod rule;
pub(super) mod sets;
mod singles;
pub mod step;
mod unary_hint;
pub(super) mod wings;
