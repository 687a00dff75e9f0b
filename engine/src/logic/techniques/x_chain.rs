//! X-chain: strong and weak links of one digit by turns, strong at both ends, so that one of its
//! ends is true. What sees both ends cannot be the digit (HoDoKu's user guide).
//! Example: 4r1c1=4r1c7-4r5c7=4r5c3 removes 4 from r2c3.

use std::ops::ControlFlow;

use crate::logic::chains::LinkRule;
use crate::logic::finder::Finder;
use crate::logic::same_digit_chains::report_chains;

/// Finds X-chains.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let digits = on.eliminable_digits().iter();
    let cells: Vec<_> = digits.map(|digit| (digit, on.position.cells(digit))).collect();
    report_chains(on, LinkRule::OneDigit, &cells)
}
