//! Nice loops and alternating inference chains: strong and weak links by turns.
//!
//! A *discontinuous* loop returns to its first cell and contradicts or confirms what it began with;
//! in a *continuous* one no link is broken, so every weak link is strong as well; an *alternating
//! inference chain* runs between two cells, one of whose ends must be true. Terms and kinds are
//! those of HoDoKu's user guide; the search is our own, over [`ChainSearch`].
//! Example: 4r1c1=4r1c7-4r3c8=4r8c8: cells that see both r1c1 and r8c8 cannot be 4.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use crate::engine::logic::chains::{ChainSearch, LinkRule, Truth};
use crate::engine::logic::finder::{Finder, Variant};
use crate::engine::logic::links::{Links, NodeId, NodeKinds};
use crate::engine::logic::step::{Effect, Effects, Evidence, Link, LinkKind};
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::CellSet;
use crate::engine::types::digit::DigitSet;
use crate::engine::types::position::Position;

/// How a chain ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// A loop without a break.
    Continuous,
    /// A loop that breaks in the cell where it begins.
    Discontinuous,
    /// A chain between two cells.
    Aic,
}

/// A loop or chain that does something.
#[derive(Debug)]
pub struct Loop {
    kind: Kind,
    nodes: Vec<NodeId>,
    first: LinkKind,
    effects: Effects,
    /// What the effects are in the position.
    done: Vec<Effect>,
}

/// Continuous nice loops of candidates.
pub fn continuous(on: &mut Finder) -> ControlFlow<()> {
    report(on, NodeKinds::Candidates, Kind::Continuous)
}
/// Discontinuous nice loops of candidates.
pub fn discontinuous(on: &mut Finder) -> ControlFlow<()> {
    report(on, NodeKinds::Candidates, Kind::Discontinuous)
}
/// Alternating inference chains of candidates.
pub fn aic(on: &mut Finder) -> ControlFlow<()> {
    report(on, NodeKinds::Candidates, Kind::Aic)
}
/// Continuous nice loops with a larger node.
pub fn grouped_continuous(on: &mut Finder) -> ControlFlow<()> {
    report(on, larger(on), Kind::Continuous)
}
/// Discontinuous nice loops with a larger node.
pub fn grouped_discontinuous(on: &mut Finder) -> ControlFlow<()> {
    report(on, larger(on), Kind::Discontinuous)
}
/// Alternating inference chains with a larger node.
pub fn grouped_aic(on: &mut Finder) -> ControlFlow<()> {
    report(on, larger(on), Kind::Aic)
}

fn larger(on: &Finder) -> NodeKinds {
    if on.is_enabled(Variant::AlsNodes) { NodeKinds::Als } else { NodeKinds::Groups }
}

fn report(on: &mut Finder, nodes: NodeKinds, kind: Kind) -> ControlFlow<()> {
    let links = on.links(nodes);
    for found in on.loops(nodes).iter().filter(|found| found.kind == kind) {
        on.report(found.effects.clone(), || found.evidence(links))?;
    }
    ControlFlow::Continue(())
}

/// All loops and chains, the shortest first; where larger nodes are allowed, only those that have
/// one. Of several with the same effects the shortest is kept.
pub fn all(position: &Position, links: &Links, nodes: NodeKinds) -> Vec<Loop> {
    let mut all = Search { position, links, nodes, found: Vec::new() };
    let mut chains = ChainSearch::over(links, LinkRule::Any);
    for cell in position.unsolved() {
        for digit in position.candidates(cell) {
            let start = Candidate::new(cell, digit);
            chains.explore(start.into(), Truth::True);
            all.begin_true(&chains, start);
            chains.explore(start.into(), Truth::False);
            all.begin_false(&chains, start);
        }
    }
    all.best()
}

struct Search<'a> {
    position: &'a Position,
    links: &'a Links,
    nodes: NodeKinds,
    found: Vec<Loop>,
}

impl Search<'_> {
    /// The start is true: does that come back to its cell against it?
    fn begin_true(&mut self, search: &ChainSearch, start: Candidate) {
        let cell = CellSet::only(start.cell);
        let gone = Effects::eliminate(start.digit, cell);
        self.broken(search, start, Truth::False, &gone);
        let digits = self.position.candidates(start.cell);
        for digit in digits - DigitSet::only(start.digit) {
            let end = Candidate::new(start.cell, digit);
            self.broken(search, end, Truth::True, &gone);
            if digits.len() == 2 {
                self.unbroken(search, end, Truth::False);
            }
        }
    }
    /// The start is false: does that come back to its cell, or to another place?
    fn begin_false(&mut self, search: &ChainSearch, start: Candidate) {
        let cell = CellSet::only(start.cell);
        let others = self.position.candidates(start.cell) - DigitSet::only(start.digit);
        self.broken(search, start, Truth::True, &Effects::eliminate_all(others, cell));
        for digit in others {
            let end = Candidate::new(start.cell, digit);
            self.broken(search, end, Truth::False, &Effects::eliminate(digit, cell));
            self.unbroken(search, end, Truth::True);
        }
        for &(node, truth) in search.reached() {
            if let (Truth::True, Some(end)) = (truth, node.candidate()) {
                self.aic(search, start, end);
            }
        }
    }
    fn broken(&mut self, search: &ChainSearch, end: Candidate, truth: Truth, effects: &Effects) {
        self.keep(search, end, truth, Kind::Discontinuous, effects);
    }
    fn aic(&mut self, search: &ChainSearch, start: Candidate, end: Candidate) {
        if end.cell <= start.cell {
            return;
        }
        let [one, other] = [start.cell, end.cell].map(CellSet::only);
        let effects = if start.digit == end.digit {
            Effects::eliminate(start.digit, (one | other).common_peers())
        } else if start.cell.sees(end.cell) {
            Effects::eliminate(end.digit, one).and_eliminate(start.digit, other)
        } else {
            return;
        };
        if effects.on(self.position).len() >= 2 {
            self.keep(search, end, Truth::True, Kind::Aic, &effects);
        }
    }
    fn keep(
        &mut self,
        search: &ChainSearch,
        end: Candidate,
        truth: Truth,
        kind: Kind,
        effects: &Effects,
    ) {
        let Some(_) = search.distance(end.into(), truth).filter(|&links| links > 2) else { return };
        let done = effects.on(self.position);
        if done.is_empty() {
            return;
        }
        if let Some(nodes) = self.chain(search, end, truth) {
            let first = search.premise().next_link();
            self.found.push(Loop { kind, nodes, first, effects: effects.clone(), done });
        }
    }
    /// A shortest chain; when larger nodes are about, only if it cannot do without them.
    fn chain(&self, search: &ChainSearch, end: Candidate, truth: Truth) -> Option<Vec<NodeId>> {
        let mut found = None;
        search.chains(end.into(), truth, |chain| {
            let plain = chain.iter().all(|node| node.candidate().is_some());
            if plain == (self.nodes == NodeKinds::Candidates) {
                found = Some(chain.to_vec());
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        found
    }
    fn unbroken(&mut self, search: &ChainSearch, end: Candidate, truth: Truth) {
        if search.distance(end.into(), truth).is_none_or(|links| links <= 2) {
            return;
        }
        let first = search.premise().next_link();
        let mut ways: Vec<Loop> = Vec::new();
        search.chains(end.into(), truth, |chain| {
            let plain = chain.iter().all(|node| node.candidate().is_some());
            let effects = self.released(chain, first);
            let done = effects.on(self.position);
            if plain == (self.nodes == NodeKinds::Candidates) && !done.is_empty() {
                let nodes = chain.to_vec();
                ways.push(Loop { kind: Kind::Continuous, nodes, first, effects, done });
            }
            ControlFlow::Continue(())
        });
        // Of ways round that part and meet again those that say less are not worth telling.
        let says_less = |way: &Loop| ways.iter().any(|other| way.is_within(other));
        let told: Vec<bool> = ways.iter().map(|way| !says_less(way)).collect();
        let told = ways.into_iter().zip(told).filter(|&(_, told)| told);
        self.found.extend(told.map(|(way, _)| way));
    }
    /// What a continuous loop eliminates: of each weak link one end is true.
    fn released(&self, nodes: &[NodeId], first: LinkKind) -> Effects {
        let wrap = (nodes[nodes.len() - 1], nodes[0]);
        let pairs = nodes.windows(2).map(|pair| (pair[0], pair[1])).chain([wrap]);
        let passed = nodes.iter().filter(|&&node| !self.links.is_als(node));
        let passed = passed.map(|&node| self.links.cells(node));
        let passed = passed.fold(CellSet::EMPTY, |all, cells| all | cells);
        let mut effects = Effects::default();
        for (at, (one, other)) in pairs.enumerate() {
            let weak = (first == LinkKind::Weak) == (at % 2 == 0);
            effects = match weak {
                true => self.beside_weak(effects, [one, other], passed),
                false => self.beside_als(effects, [one, other]),
            };
        }
        effects
    }
    /// Within a cell all other digits; across cells the digit wherever both ends are seen, save in
    /// the cells of the loop: what goes there is told by shorter chains.
    fn beside_weak(&self, effects: Effects, ends: [NodeId; 2], passed: CellSet) -> Effects {
        let digits: DigitSet = ends.map(|node| self.links.digit(node)).into_iter().collect();
        let [one, other] = ends.map(|node| self.links.cells(node));
        match digits.single() {
            Some(digit) => effects.and_eliminate(digit, (one | other).common_peers() - passed),
            None => {
                (!digits).iter().fold(effects, |all, digit| all.and_eliminate(digit, one | other))
            }
        }
    }
    /// The digits of an almost locked set that the loop does not use are locked in it, and in a
    /// cell beside it if that is where the loop goes on.
    fn beside_als(&self, effects: Effects, [one, other]: [NodeId; 2]) -> Effects {
        let links = self.links;
        if !links.is_als(one) && !links.is_als(other) {
            return effects;
        }
        let whole = links.als_cells(one) | links.als_cells(other);
        let used = [one, other].map(|node| links.digit(node)).into_iter().collect();
        let locked = (DigitSet::ALL - used).iter().filter_map(|digit| {
            let places = whole & self.position.cells(digit);
            (!places.is_empty()).then(|| (digit, places.common_peers()))
        });
        locked.fold(effects, |all, (digit, cells)| all.and_eliminate(digit, cells))
    }
    /// The shortest with each effect, loops before chains of the same length.
    fn best(mut self) -> Vec<Loop> {
        self.found.sort_by_key(|found| 3 * found.length() + found.kind as usize);
        let mut seen = BTreeSet::new();
        self.found.retain(|found| seen.insert(found.done.clone()));
        self.found
    }
}

impl Loop {
    /// Whether it does only a part of what another does.
    fn is_within(&self, other: &Loop) -> bool {
        let within = self.done.iter().all(|effect| other.done.contains(effect));
        within && self.done.len() < other.done.len()
    }
    /// What is drawn and told: a loop without a break comes round to where it began.
    fn evidence(&self, links: &Links) -> Evidence {
        let mut evidence = links.evidence(&self.nodes, self.first);
        if let (Kind::Continuous, [first, .., last]) = (self.kind, &*self.nodes) {
            let kind = evidence.links.last().map_or(self.first, |link| link.kind.other());
            let [from, to] = [*last, *first].map(|id| links.node(id));
            evidence.links.push(Link { from, to, kind });
        }
        evidence
    }
    fn length(&self) -> usize {
        self.nodes.len() - usize::from(self.kind != Kind::Continuous)
    }
}
