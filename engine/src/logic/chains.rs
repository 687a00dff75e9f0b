//! [`ChainSearch`]: all that follows from one premise by links alone, each by its shortest chains.
//!
//! From a true node its weak links lead to false ones, from a false node its strong links to true
//! ones, breadth first. The chains are read off backwards along falling distances, so that of
//! several shortest ones all can be had and none depends on how the grid is turned.

mod trace;

use std::ops::ControlFlow;

use self::trace::Trace;
use super::ahead::Ahead;
use super::links::{Links, NodeId};
use super::step::LinkKind;

/// What a chain says about a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Truth {
    /// None of its cells holds the digit.
    False,
    /// One of its cells holds the digit.
    True,
}

impl Truth {
    /// The other one.
    #[must_use]
    pub fn negated(self) -> Truth {
        match self {
            Truth::False => Truth::True,
            Truth::True => Truth::False,
        }
    }
    /// The link that leads on from a node of this truth.
    pub fn next_link(self) -> LinkKind {
        match self {
            Truth::False => LinkKind::Strong,
            Truth::True => LinkKind::Weak,
        }
    }
}

/// Which links a chain may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkRule {
    /// Any.
    Any,
    /// Those within one digit.
    OneDigit,
    /// Strong links within cells of two candidates, weak ones of one digit between such cells.
    BivalueCells,
}

/// The cost of what is not reached.
const UNREACHED: u16 = u16::MAX;
/// A chain of fewer links says no more than a subset or locked candidates do.
pub const MIN_LINKS: usize = 3;
/// The longest chains that are followed: longer ones are of no use to a person.
const MAX_LINKS: usize = 40;
/// How many nodes are tried at most when chains are read off.
const MAX_TRIES: u32 = 4_000;
/// A cost is a length times this, and one more for each larger node: of two chains of one length
/// that with more candidates is the nearer.
const COST_PER_LINK: u16 = 32;

/// How far away from a premise everything is.
#[derive(Clone, Debug)]
pub struct Distances(Vec<[u16; 2]>);

impl Distances {
    /// Of a premise from which nothing follows.
    pub const NOTHING: Distances = Distances(Vec::new());

    /// How many links away something is, if it follows at all.
    pub fn distance(&self, node: NodeId, truth: Truth) -> Option<usize> {
        let cost = self.cost(node, truth);
        (cost != UNREACHED).then_some((cost / COST_PER_LINK) as usize)
    }
    /// A shortest chain to something, premise first, that comes upon no candidate twice; over any
    /// links. None if there is no such chain among those that are tried.
    pub fn shortest_chain(&self, links: &Links, end: NodeId, truth: Truth) -> Option<Vec<NodeId>> {
        let mut way = vec![end];
        let mut tries_left = MAX_TRIES;
        self.go_back(links, &mut way, truth, &mut tries_left).then(|| {
            way.reverse();
            way
        })
    }
    /// Goes on from the last node of a way, which runs backwards; whether it comes to the premise.
    fn go_back(
        &self,
        links: &Links,
        way: &mut Vec<NodeId>,
        truth: Truth,
        tries_left: &mut u32,
    ) -> bool {
        let last = way[way.len() - 1];
        if self.cost(last, truth) == 0 {
            return true;
        }
        let before = truth.negated();
        for &node in links.implied(last, before) {
            let returns = self.cost(node, before) == 0;
            let passed = way.iter().skip(usize::from(returns));
            let is_new = passed.into_iter().all(|&other| !links.share(other, node));
            if *tries_left == 0 || !is_new || !self.leads(links, node, last, before) {
                continue;
            }
            *tries_left -= 1;
            way.push(node);
            if self.go_back(links, way, before, tries_left) {
                return true;
            }
            way.pop();
        }
        false
    }
    /// Takes in that something is reached at a cost; what was not reached by so few links is ahead.
    fn lower(&mut self, ahead: &mut Ahead, (node, truth): (NodeId, Truth), cost: u16) {
        let known = &mut self.0[node.index()][truth as usize];
        let length = (cost / COST_PER_LINK) as usize;
        if cost < *known && length <= MAX_LINKS {
            if *known == UNREACHED || (*known / COST_PER_LINK) as usize > length {
                ahead.push(length, (node, truth));
            }
            *known = cost;
        }
    }
    fn cost(&self, node: NodeId, truth: Truth) -> u16 {
        self.0.get(node.index()).map_or(UNREACHED, |costs| costs[truth as usize])
    }
    /// Whether a shortest chain to `to` comes from `from`, which has a truth.
    fn leads(&self, links: &Links, from: NodeId, to: NodeId, truth: Truth) -> bool {
        let before = self.cost(from, truth);
        before != UNREACHED
            && before + cost(links, from, to, truth) == self.cost(to, truth.negated())
    }
}

/// What a link adds to the cost.
fn cost(links: &Links, from: NodeId, to: NodeId, truth: Truth) -> u16 {
    COST_PER_LINK * links.length(from, to, truth) + u16::from(to.candidate().is_none())
}

/// Which ends a search reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ends {
    /// All.
    Any,
    /// True nodes, and false ones from which chains go on. Most false nodes are the end of every chain,
    /// so that a search that needs none of them is much shorter.
    True,
    /// True nodes, false ones from which chains go on and, by chains of some length, the candidates of the
    /// premise's cell.
    TrueOrBack,
}

/// The ways on from the nodes of one truth, each with what it costs.
struct Ways {
    /// Where those of each node begin; they end where the next one's begin.
    first: Vec<u32>,
    all: Vec<(NodeId, u16)>,
    greatest_cost: u16,
}

impl Ways {
    fn from(links: &Links, truth: Truth, is_way: impl Fn(NodeId, NodeId) -> bool) -> Ways {
        let (mut first, mut all) = (vec![0], Vec::new());
        for node in links.ids() {
            let ends = links.implied(node, truth).iter().filter(|&&to| is_way(node, to));
            all.extend(ends.map(|&to| (to, cost(links, node, to, truth))));
            first.push(all.len() as u32);
        }
        let greatest_cost = all.iter().map(|&(_, cost)| cost).max().unwrap_or(0);
        Ways { first, all, greatest_cost }
    }
    fn of(&self, node: NodeId) -> &[(NodeId, u16)] {
        let ends = [self.first[node.index()], self.first[node.index() + 1]];
        &self.all[ends[0] as usize..ends[1] as usize]
    }
}

/// What follows from a premise.
pub struct ChainSearch<'a> {
    /// Whether chains may come upon a candidate twice, false first, then true.
    pub may_repeat: bool,
    links: &'a Links,
    rule: LinkRule,
    ends: Ends,
    /// From false nodes, and from true ones.
    ways: [Ways; 2],
    reach: Distances,
    reached: Vec<(NodeId, Truth)>,
    ahead: Ahead,
}

impl<'a> ChainSearch<'a> {
    /// A search that has not begun.
    pub fn over(links: &'a Links, rule: LinkRule, ends: Ends) -> ChainSearch<'a> {
        let strong =
            Ways::from(links, Truth::False, |from, to| rule.allows(links, from, to, Truth::False));
        let weak = Ways::from(links, Truth::True, |from, to| {
            let goes_on = ends == Ends::Any || !strong.of(to).is_empty();
            goes_on && rule.allows(links, from, to, Truth::True)
        });
        ChainSearch {
            may_repeat: false,
            links,
            rule,
            ends,
            ways: [strong, weak],
            reach: Distances(vec![[UNREACHED; 2]; links.len()]),
            reached: Vec::new(),
            ahead: Ahead::up_to(MAX_LINKS),
        }
    }
    /// Whether there is any way on from a premise.
    pub fn leads_on(&self, premise: NodeId, truth: Truth) -> bool {
        !self.ways[truth as usize].of(premise).is_empty()
    }
    /// Begins anew from a premise.
    pub fn explore(&mut self, premise: NodeId, truth: Truth) {
        for (node, truth) in self.reached.drain(..) {
            self.reach.0[node.index()][truth as usize] = UNREACHED;
        }
        if self.ways.iter().all(|ways| ways.greatest_cost < 2 * COST_PER_LINK) {
            self.explore_links(premise, truth);
        } else {
            self.explore_lengths(premise, truth);
        }
        if self.ends == Ends::TrueOrBack && self.reached.len() >= MIN_LINKS {
            self.reach_cell(premise);
        }
    }
    /// What the premise is taken to be.
    pub fn premise(&self) -> Truth {
        self.reached.first().map_or(Truth::True, |&(_, truth)| truth)
    }
    /// What was reached, the premise first, then by rising distance.
    pub fn reached(&self) -> &[(NodeId, Truth)] {
        &self.reached
    }
    /// How many links away something is, if it follows at all.
    pub fn distance(&self, node: NodeId, truth: Truth) -> Option<usize> {
        self.reach.distance(node, truth)
    }
    /// How far away everything is, to be kept.
    pub fn distances(&self) -> Distances {
        self.reach.clone()
    }
    /// Visits the shortest chains to something, premise first, that enter no cell twice; only the
    /// premise's own cell may be the last one again.
    pub fn chains(
        &self,
        node: NodeId,
        truth: Truth,
        mut visit: impl FnMut(&[NodeId]) -> ControlFlow<()>,
    ) {
        let mut tries_left = MAX_TRIES;
        let mut trace = Trace { search: self, tries_left: &mut tries_left, visit: &mut visit };
        if self.distance(node, truth).is_some() {
            let _ = trace.back(&mut vec![node], truth);
        }
    }
    /// The first of those chains.
    pub fn chain(&self, node: NodeId, truth: Truth) -> Option<Vec<NodeId>> {
        let mut found = None;
        self.chains(node, truth, |chain| {
            found = Some(chain.to_vec());
            ControlFlow::Break(())
        });
        found
    }

    /// Reaches everything by rising length, where every link is of length 1: what is reached first is
    /// passed first.
    fn explore_links(&mut self, premise: NodeId, truth: Truth) {
        self.reach.0[premise.index()][truth as usize] = 0;
        self.reached.push((premise, truth));
        let mut passed = 0;
        while let Some(&(node, truth)) = self.reached.get(passed) {
            let so_far = self.reach.cost(node, truth);
            if (so_far / COST_PER_LINK) as usize == MAX_LINKS {
                break;
            }
            let after = truth.negated();
            for &(to, cost) in self.ways[truth as usize].of(node) {
                let known = &mut self.reach.0[to.index()][after as usize];
                let is_new = *known == UNREACHED;
                self.reached.extend(is_new.then_some((to, after)));
                *known = (*known).min(so_far + cost);
            }
            passed += 1;
        }
    }
    /// Reaches everything by rising length, where some links are longer than others.
    fn explore_lengths(&mut self, premise: NodeId, truth: Truth) {
        self.reach.lower(&mut self.ahead, (premise, truth), 0);
        let mut length = 0;
        while let Some(now) = self.ahead.next_of(length) {
            for &(node, truth) in &now {
                self.pass(node, truth, length);
            }
            self.ahead.give_back(length, now);
            length += 1;
        }
    }
    /// Goes on from what was reached by a length, unless it has been by a smaller one.
    fn pass(&mut self, node: NodeId, truth: Truth, length: usize) {
        let so_far = self.reach.cost(node, truth);
        if (so_far / COST_PER_LINK) as usize != length {
            return;
        }
        self.reached.push((node, truth));
        let ChainSearch { ways, reach, ahead, .. } = self;
        let after = truth.negated();
        for &(to, cost) in ways[truth as usize].of(node) {
            // Most have been reached before.
            if so_far + cost < reach.0[to.index()][after as usize] {
                reach.lower(ahead, (to, after), so_far + cost);
            }
        }
    }
    /// Reaches the false candidates of the premise's cell that the search has left out.
    fn reach_cell(&mut self, premise: NodeId) {
        let links = self.links;
        // Those of its cell come first.
        let is_near = |other: &NodeId| links.cells(*other) == links.cells(premise);
        let of_cell = links.weak(premise).iter().copied().take_while(is_near);
        for end in of_cell.chain([premise]) {
            if self.ways[Truth::False as usize].of(end).is_empty()
                && let Some(cost) = self.cost_of_end(end)
                && cost < self.reach.cost(end, Truth::False)
            {
                self.reach.0[end.index()][Truth::False as usize] = cost;
                self.reached.push((end, Truth::False));
            }
        }
    }
    /// What it costs to come to a false node from the true ones that are reached.
    fn cost_of_end(&self, end: NodeId) -> Option<u16> {
        let from = self.links.weak(end).iter().filter_map(|&from| {
            let so_far = self.reach.cost(from, Truth::True);
            let is_way =
                so_far != UNREACHED && self.rule.allows(self.links, from, end, Truth::True);
            is_way.then(|| so_far + cost(self.links, from, end, Truth::True))
        });
        from.min().filter(|cost| (cost / COST_PER_LINK) as usize <= MAX_LINKS)
    }
}

impl LinkRule {
    /// Whether a chain may take a link from a node of a truth to another.
    fn allows(self, links: &Links, from: NodeId, to: NodeId, truth: Truth) -> bool {
        let is_one_digit = || links.digit(from) == links.digit(to);
        match (self, truth) {
            (LinkRule::Any, _) => true,
            (LinkRule::OneDigit, _) => is_one_digit(),
            (LinkRule::BivalueCells, Truth::False) => !is_one_digit(),
            (LinkRule::BivalueCells, Truth::True) => {
                is_one_digit() && links.cells(to).is_subset(links.bivalue())
            }
        }
    }
}
