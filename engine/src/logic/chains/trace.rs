//! [`Trace`]: chains, read off backwards from where a search has come to.

use std::ops::ControlFlow;

use super::{ChainSearch, Truth};
use crate::logic::links::NodeId;

/// A search back from the end of chains to the premise.
pub(super) struct Trace<'f, 'a> {
    pub search: &'f ChainSearch<'a>,
    pub tries_left: &'f mut u32,
    pub visit: &'f mut dyn FnMut(&[NodeId]) -> ControlFlow<()>,
}

impl Trace<'_, '_> {
    /// Goes on from the last node of `chain`, which runs backwards.
    pub fn back(&mut self, chain: &mut Vec<NodeId>, truth: Truth) -> ControlFlow<()> {
        let last = chain[chain.len() - 1];
        let ChainSearch { links, reach, .. } = self.search;
        if reach.cost(last, truth) == 0 {
            let forwards: Vec<NodeId> = chain.iter().rev().copied().collect();
            return (self.visit)(&forwards);
        }
        let before = truth.negated();
        for &node in links.implied(last, before) {
            let leads = reach.leads(links, node, last, before);
            let is_first = reach.cost(node, before) == 0;
            let is_way = || self.search.rule.allows(links, node, last, before);
            if leads && is_way() && self.fits(node, chain, is_first) {
                self.count_try()?;
                chain.push(node);
                self.back(chain, before)?;
                chain.pop();
            }
        }
        ControlFlow::Continue(())
    }
    fn count_try(&mut self) -> ControlFlow<()> {
        *self.tries_left -= 1;
        if *self.tries_left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
    /// Whether a chain may enter a node: none of its cells again, save that it ends where it began.
    /// A larger node may lie over a single cell of the chain, if that is of another digit.
    fn fits(&self, node: NodeId, chain: &[NodeId], is_first: bool) -> bool {
        let links = self.search.links;
        let until = chain.len() - 1;
        let passed = chain.get(usize::from(is_first)..until).unwrap_or_default();
        let apart = |other: NodeId| links.als_cells(other).is_disjoint(links.als_cells(node));
        passed.iter().all(|&other| self.over(other, node) || apart(other))
    }
    /// Whether just one of two nodes is larger than a candidate, and they have no candidate in common.
    fn over(&self, one: NodeId, other: NodeId) -> bool {
        let shares = !self.search.may_repeat && self.search.links.share(one, other);
        one.candidate().is_some() != other.candidate().is_some() && !shares
    }
}
