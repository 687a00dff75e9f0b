//! Pointing: a digit that a block can hold only on one line leaves the rest of that line.
//!
//! Example: all 5s of box 1 stand in row 2: no 5 in r2c4 to r2c9.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::intersections::report_all_confined;
use crate::types::house::{HouseKind, HouseSet};

/// Reports every digit that a block confines to a line.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    on.in_houses(HouseSet::of_kind(HouseKind::Block), report_all_confined)
}
