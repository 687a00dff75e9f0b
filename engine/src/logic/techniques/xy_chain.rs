//! XY-chain: cells of two candidates, each sharing a digit with the next that it sees. If the first
//! is not the chain's outer digit the last is, so what sees both cannot be (HoDoKu's user guide).
//! Example: (5=3)r1c1-(3=7)r1c8-(7=5)r6c8 removes 5 from r6c1.

use std::ops::ControlFlow;

use crate::logic::chains::LinkRule;
use crate::logic::finder::Finder;
use crate::logic::links::NodeKinds;
use crate::logic::same_digit_chains::report_chains;
use crate::types::digit::Digit;

/// Finds XY-chains.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let bivalue = on.links(NodeKinds::Candidates).bivalue();
    let cells = Digit::ALL.map(|digit| (digit, bivalue & on.position.cells(digit)));
    report_chains(on, LinkRule::BivalueCells, &cells)
}
