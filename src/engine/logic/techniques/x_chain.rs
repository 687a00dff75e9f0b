//! X-chain: strong and weak links of one digit by turns, strong at both ends, so that one of its
//! ends is true. What sees both ends cannot be the digit (HoDoKu's user guide).
//! Example: 4r1c1=4r1c7-4r5c7=4r5c3 removes 4 from r2c3.

use std::ops::ControlFlow;

use crate::engine::logic::chains::{ChainSearch, LinkRule, Truth};
use crate::engine::logic::finder::Finder;
use crate::engine::logic::links::{NodeId, NodeKinds};
use crate::engine::logic::step::{Effects, LinkKind};
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::digit::Digit;

/// Finds X-chains.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let starts = Digit::ALL.map(|digit| (digit, on.position.cells(digit)));
    ends(on, LinkRule::OneDigit, &starts)
}

/// Reports chains between two cells with the same digit at both ends, the shortest first.
pub fn ends(on: &mut Finder, rule: LinkRule, starts: &[(Digit, CellSet)]) -> ControlFlow<()> {
    let links = on.links(NodeKinds::Candidates);
    let mut search = ChainSearch::over(links, rule);
    let mut found = Vec::new();
    for &(digit, cells) in starts {
        for cell in cells {
            search.explore(Candidate::new(cell, digit).into(), Truth::False);
            let others = cells.iter().filter(|&other| other > cell);
            found.extend(others.filter_map(|other| useful(on, &search, digit, [cell, other])));
        }
    }
    found.sort_by_key(|(_, chain)| chain.len());
    for (effects, chain) in found {
        on.report(effects, || links.evidence(&chain, LinkKind::Strong))?;
    }
    ControlFlow::Continue(())
}

/// A chain between two cells, if it eliminates anything.
fn useful(
    on: &Finder,
    search: &ChainSearch,
    digit: Digit,
    [start, end]: [Cell; 2],
) -> Option<(Effects, Vec<NodeId>)> {
    let seen = start.peers() & end.peers();
    let node = Candidate::new(end, digit).into();
    let length = search.distance(node, Truth::True)?;
    let some = length > 1 && !seen.is_disjoint(on.position.cells(digit));
    let chain = if some { search.chain(node, Truth::True) } else { None };
    Some((Effects::eliminate(digit, seen), chain?))
}
