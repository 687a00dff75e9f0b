//! The search for nice loops and alternating inference chains: strong and weak links by turns.
//!
//! A *discontinuous* loop returns to its first cell and contradicts or confirms what it began with;
//! in a *continuous* one no link is broken, so every weak link is strong as well; an *alternating
//! inference chain* runs between two cells, one of whose ends must be true. Terms and kinds are
//! those of HoDoKu's user guide; the search is our own, over [`ChainSearch`].
//! Example: 4r1c1=4r1c7-4r3c8=4r8c8: cells that see both r1c1 and r8c8 cannot be 4.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use super::chains::{ChainSearch, Ends, LinkRule, MIN_LINKS, Truth};
use super::links::{Links, NodeId, NodeKinds};
use super::step::{Effect, Effects, Evidence, LinkKind};
use crate::types::candidate::Candidate;
use crate::types::cell::CellSet;
use crate::types::digit::DigitSet;
use crate::types::position::Position;

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
    /// How it ends.
    pub kind: Kind,
    /// What follows from it.
    pub effects: Effects,
    nodes: Vec<NodeId>,
    /// The kind of the first link.
    first: LinkKind,
    /// The effects that the position has not decided yet.
    open_effects: Vec<Effect>,
}

/// All loops and chains, the shortest first; where larger nodes are allowed, only those that have
/// one. Of several with the same effects the shortest is kept.
pub fn all_loops(position: &Position, links: &Links, nodes: NodeKinds) -> Vec<Loop> {
    let mut search = LoopSearch { position, links, nodes, found: Vec::new() };
    let may_repeat = nodes == NodeKinds::AlsRepeated;
    let mut chains = ChainSearch::over(links, LinkRule::Any, Ends::TrueOrBack);
    chains.may_repeat = may_repeat;
    for cell in position.unsolved() {
        for digit in position.candidates(cell) {
            let start = Candidate::new(cell, digit);
            if chains.leads_on(start.into(), Truth::True) {
                chains.explore(start.into(), Truth::True);
                search.begin_true(&chains, start);
            }
            if chains.leads_on(start.into(), Truth::False) {
                chains.explore(start.into(), Truth::False);
                search.begin_false(&chains, start);
            }
        }
    }
    search.shortest()
}

/// A search for all loops and chains of a position.
struct LoopSearch<'a> {
    position: &'a Position,
    links: &'a Links,
    nodes: NodeKinds,
    found: Vec<Loop>,
}

impl LoopSearch<'_> {
    /// The start is true: does that come back to its cell against it?
    fn begin_true(&mut self, chains: &ChainSearch, start: Candidate) {
        let refuted = DigitSet::only(start.digit);
        self.discontinuous(chains, start, Truth::False, refuted);
        let digits = self.position.candidates(start.cell);
        for digit in digits - refuted {
            let end = Candidate::new(start.cell, digit);
            self.discontinuous(chains, end, Truth::True, refuted);
            if digits.len() == 2 {
                self.continuous(chains, end, Truth::False);
            }
        }
    }
    /// The start is false: does that come back to its cell, or to another place?
    fn begin_false(&mut self, chains: &ChainSearch, start: Candidate) {
        let others = self.position.candidates(start.cell) - DigitSet::only(start.digit);
        self.discontinuous(chains, start, Truth::True, others);
        for digit in others {
            let end = Candidate::new(start.cell, digit);
            self.discontinuous(chains, end, Truth::False, DigitSet::only(digit));
            self.continuous(chains, end, Truth::True);
        }
        for &(node, truth) in chains.reached() {
            if let (Truth::True, Some(end)) = (truth, node.candidate()) {
                self.aic(chains, start, end);
            }
        }
    }
    /// A chain that comes back to its first cell, which so loses some digits.
    fn discontinuous(
        &mut self,
        chains: &ChainSearch,
        end: Candidate,
        truth: Truth,
        lost: DigitSet,
    ) {
        if is_long(chains, end, truth) {
            let effects = Effects::eliminate_all(lost, CellSet::only(end.cell));
            self.keep(chains, (end, truth), Kind::Discontinuous, effects);
        }
    }
    fn aic(&mut self, chains: &ChainSearch, start: Candidate, end: Candidate) {
        if end.cell <= start.cell || !is_long(chains, end, Truth::True) {
            return;
        }
        let [one, other] = [start.cell, end.cell].map(CellSet::only);
        if start.digit == end.digit {
            let seen = start.cell.peers() & end.cell.peers() & self.position.cells(start.digit);
            if seen.len() >= 2 {
                let effects = Effects::eliminate(start.digit, seen);
                self.keep(chains, (end, Truth::True), Kind::Aic, effects);
            }
        } else if start.cell.sees(end.cell)
            && self.position.has(Candidate::new(start.cell, end.digit))
            && self.position.has(Candidate::new(end.cell, start.digit))
        {
            let effects = Effects::eliminate(end.digit, one).and_eliminate(start.digit, other);
            self.keep(chains, (end, Truth::True), Kind::Aic, effects);
        }
    }
    fn keep(
        &mut self,
        chains: &ChainSearch,
        (end, truth): (Candidate, Truth),
        kind: Kind,
        effects: Effects,
    ) {
        let open_effects = effects.on(self.position);
        if open_effects.is_empty() {
            return;
        }
        if let Some(nodes) = self.chain(chains, end, truth) {
            let first = chains.premise().next_link();
            self.found.push(Loop { kind, nodes, first, effects, open_effects });
        }
    }
    /// A shortest chain; when larger nodes are allowed, only if it cannot do without them.
    fn chain(&self, chains: &ChainSearch, end: Candidate, truth: Truth) -> Option<Vec<NodeId>> {
        let mut found = None;
        chains.chains(end.into(), truth, |chain| {
            if self.has_its_nodes(chain) {
                found = Some(chain.to_vec());
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        found
    }
    /// Whether a chain has a larger node, if and only if such are looked for.
    fn has_its_nodes(&self, chain: &[NodeId]) -> bool {
        let is_plain = chain.iter().all(|node| node.candidate().is_some());
        is_plain == (self.nodes == NodeKinds::Candidates)
    }
    fn continuous(&mut self, chains: &ChainSearch, end: Candidate, truth: Truth) {
        if !is_long(chains, end, truth) {
            return;
        }
        let first = chains.premise().next_link();
        let mut loops: Vec<Loop> = Vec::new();
        chains.chains(end.into(), truth, |chain| {
            if self.has_its_nodes(chain) {
                loops.extend(self.continuous_loop(chain, first));
            }
            ControlFlow::Continue(())
        });
        self.found.extend(without_weaker(loops));
    }
    /// A chain that closes to a continuous loop, if that eliminates anything.
    fn continuous_loop(&self, chain: &[NodeId], first: LinkKind) -> Option<Loop> {
        let effects = self.released(chain, first);
        let open_effects = effects.on(self.position);
        if open_effects.is_empty() {
            return None;
        }
        let (kind, nodes) = (Kind::Continuous, chain.to_vec());
        Some(Loop { kind, nodes, first, effects, open_effects })
    }
    /// What a continuous loop eliminates: of each weak link one end is true.
    fn released(&self, nodes: &[NodeId], first: LinkKind) -> Effects {
        let wrap = (nodes[nodes.len() - 1], nodes[0]);
        let pairs = nodes.windows(2).map(|pair| (pair[0], pair[1])).chain([wrap]);
        let mut passed = CellSet::EMPTY;
        for &node in nodes.iter().filter(|&&node| !self.links.is_als(node)) {
            passed |= self.links.cells(node);
        }
        let mut effects = Effects::default();
        let mut kind = first;
        for (one, other) in pairs {
            effects = match kind {
                LinkKind::Weak => self.beside_weak(effects, [one, other], passed),
                LinkKind::Strong => self.beside_als(effects, [one, other]),
            };
            kind = kind.other();
        }
        effects
    }
    /// Within a cell all other digits; across cells the digit wherever both ends are seen, save in
    /// the cells of the loop: what is eliminated there follows from shorter chains.
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
    fn beside_als(&self, mut effects: Effects, [one, other]: [NodeId; 2]) -> Effects {
        let links = self.links;
        if !links.is_als(one) && !links.is_als(other) {
            return effects;
        }
        let cells = links.als_cells(one) | links.als_cells(other);
        let used: DigitSet = [one, other].map(|node| links.digit(node)).into_iter().collect();
        for digit in !used {
            let places = cells & self.position.cells(digit);
            if !places.is_empty() {
                effects = effects.and_eliminate(digit, places.common_peers());
            }
        }
        effects
    }
    /// The shortest with each effect, loops before chains of the same length.
    fn shortest(mut self) -> Vec<Loop> {
        self.found.sort_by_key(|found| (found.length(), found.kind));
        let mut seen = BTreeSet::new();
        self.found.retain(|found| seen.insert(found.open_effects.clone()));
        self.found
    }
}

/// Whether a chain to an end exists that is long enough to say anything new.
fn is_long(chains: &ChainSearch, end: Candidate, truth: Truth) -> bool {
    chains.distance(end.into(), truth).is_some_and(|links| links >= MIN_LINKS)
}

/// Loops that part and meet again have effects in common: those that only do a part of what another
/// does are dropped.
fn without_weaker(loops: Vec<Loop>) -> Vec<Loop> {
    let is_weaker = |one: &Loop| loops.iter().any(|other| one.does_less(other));
    let is_kept: Vec<bool> = loops.iter().map(|one| !is_weaker(one)).collect();
    let pairs = loops.into_iter().zip(is_kept);
    pairs.filter_map(|(one, is_kept)| is_kept.then_some(one)).collect()
}

impl Loop {
    /// Whether it does only a part of what another does.
    fn does_less(&self, other: &Loop) -> bool {
        self.open_effects.len() < other.open_effects.len()
            && self.open_effects.iter().all(|effect| other.open_effects.contains(effect))
    }
    /// Its nodes and links; a continuous loop comes round to where it began.
    pub fn evidence(&self, links: &Links) -> Evidence {
        let evidence = links.evidence(&self.nodes, self.first);
        if let (Kind::Continuous, [first, .., last]) = (self.kind, &*self.nodes) {
            let kind = evidence.links.last().map_or(self.first, |link| link.kind.other());
            return links.linked(evidence, [*last, *first], kind);
        }
        evidence
    }
    fn length(&self) -> usize {
        self.nodes.len() - usize::from(self.kind != Kind::Continuous)
    }
}
