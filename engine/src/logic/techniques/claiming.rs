//! Claiming: a digit that a line can hold only in one block leaves the rest of that block.
//!
//! Example: all 5s of row 2 stand in box 1: no 5 in r1c1 to r1c3 and r3c1 to r3c3.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::intersections::report_confined;
use crate::types::digit::Digit;
use crate::types::house::{HouseKind, HouseSet};

/// Reports every digit that a row or column confines to a block.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    for line in HouseSet::of_kind(HouseKind::Row) | HouseSet::of_kind(HouseKind::Column) {
        for digit in Digit::ALL {
            report_confined(on, digit, line)?;
        }
    }
    ControlFlow::Continue(())
}
