//! Claiming: a digit that a line can hold only in one block leaves the rest of that block.
//!
//! Example: all 5s of row 2 stand in box 1: no 5 in r1c1 to r1c3 and r3c1 to r3c3.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::intersections::report_all_confined;
use crate::types::house::{HouseKind, HouseSet};

/// Reports every digit that a row or column confines to a block.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let lines = HouseSet::of_kind(HouseKind::Row) | HouseSet::of_kind(HouseKind::Column);
    on.in_houses(lines, report_all_confined)
}
