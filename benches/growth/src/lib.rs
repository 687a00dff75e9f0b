//! What the laws of growth are measured on: [`grids`], all made by Nonet's own generator, so that
//! nothing but a checkout is needed; and how they are told: [`table`].

pub mod grids;
pub mod table;
