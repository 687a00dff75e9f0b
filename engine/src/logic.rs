//! Solving as people do it: one deduction at a time, each with its reasons.
//!
//! A technique reads what the [`finder`] hands it and reports steps. What several techniques share
//! stands in files of its own, so that no technique needs another: indices that are built once for a
//! position (almost locked sets, links, chains, loops, implications, propagation, templates), and
//! patterns that come in several forms (deadly patterns, guardians, rectangles, intersections, subsets).

pub mod refutation;
pub mod automorphism;
mod effects;
pub mod step;
pub mod techniques;
mod family;
mod tier;
mod subsets;
mod pairs;
mod choices;
pub mod grounds;
mod templates;
mod template_proof;
mod als;
pub mod blockers;
mod links;
mod ahead;
mod chains;
mod loops;
mod implications;
pub(crate) mod propagation;
mod options;
mod searched;
pub mod finder;
mod intersections;
mod deadly_pattern;
mod guardians;
mod rectangles;
mod same_digit_chains;
pub mod proof;
pub mod drawn_chain;
#[cfg(feature = "formats")]
pub mod reglib;
