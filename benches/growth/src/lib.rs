//! What the growth benchmark is run on: [`grids`], all made by Nonet's own generator, so that
//! nothing but a checkout is needed; and how its results are printed: [`table`].

pub mod grids;
pub mod table;
