//! The types that everything else is written in: digits, cells, houses and sets of them, grids,
//! boards and positions. Modules stand in reading order.

pub(crate) mod slugs;
pub mod set;
pub mod key_map;
#[cfg(feature = "serde")]
mod serialised;
pub mod digit;
pub mod cell;
pub mod house;
pub mod candidate;
pub mod grid;
pub mod conflict;
pub mod colour;
pub mod link;
pub mod board;
pub mod position;
pub mod symmetry;
pub mod transform;
pub mod rng;
