//! Solving as people do it: one deduction at a time, each with its reasons.

pub mod step;
pub mod techniques;
pub mod templates;
pub mod als;
pub mod links;
pub mod chains;
pub mod propagation;
pub mod finder;
pub mod proof;
pub mod reglib;
