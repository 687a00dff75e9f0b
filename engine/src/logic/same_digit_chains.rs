//! Chains with the same digit at both ends, one of which is true: what X-chains and XY-chains have
//! in common.

use std::ops::ControlFlow;

use super::chains::{ChainSearch, Ends, LinkRule, Truth};
use super::finder::Finder;
use super::links::{NodeId, NodeKinds};
use super::step::{Effects, LinkKind};
use crate::types::candidate::Candidate;
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::Digit;

/// Reports chains by the links of a rule between two of the cells of a digit, the shortest first.
pub fn report_chains(
    on: &mut Finder,
    rule: LinkRule,
    cells_of: &[(Digit, CellSet)],
) -> ControlFlow<()> {
    let links = on.links(NodeKinds::Candidates);
    let mut search = ChainSearch::over(links, rule, Ends::True);
    let mut found = Vec::new();
    for &(digit, cells) in cells_of {
        for cell in cells {
            search.explore(Candidate::new(cell, digit).into(), Truth::False);
            if search.reached().len() == 1 {
                continue;
            }
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
    let node = Candidate::new(end, digit).into();
    let length = search.distance(node, Truth::True)?;
    let seen = start.peers() & end.peers();
    let some = length > 1 && !seen.is_disjoint(on.position.cells(digit));
    let chain = if some { search.chain(node, Truth::True) } else { None };
    Some((Effects::eliminate(digit, seen), chain?))
}
