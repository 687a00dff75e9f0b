//! [`Flood`]: all that follows from one premise by links alone, each by its shortest chains.
//!
//! From a true node its weak links lead to false ones, from a false node its strong links to true
//! ones, breadth first. The chains are read off backwards along falling distances, so that of
//! several shortest ones all can be had and none depends on how the grid is turned.

use std::ops::ControlFlow;

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
    pub fn turned(self) -> Truth {
        match self {
            Truth::False => Truth::True,
            Truth::True => Truth::False,
        }
    }
    /// The link that leads on from a node of this truth.
    pub fn leads_by(self) -> LinkKind {
        match self {
            Truth::False => LinkKind::Strong,
            Truth::True => LinkKind::Weak,
        }
    }
}

/// Which links a chain may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Walk {
    /// Any.
    Free,
    /// Those within one digit.
    OneDigit,
    /// Strong links within cells of two candidates, weak ones of one digit between such cells.
    BivalueCells,
}

/// Far is where a flood has not come.
const FAR: u8 = u8::MAX;
/// Chains longer than this are not followed: nobody reads them.
const LONGEST: u8 = 40;
/// How many nodes are tried at most when chains are read off.
const PATIENCE: u32 = 4_000;

/// How far away from a premise everything is.
#[derive(Clone, Debug)]
pub struct Reach(Vec<[u8; 2]>);

impl Reach {
    /// Of a premise from which nothing follows.
    pub const NOTHING: Reach = Reach(Vec::new());

    /// How many links away something is, if it follows at all.
    pub fn distance(&self, node: NodeId, truth: Truth) -> Option<usize> {
        let distance = self.0.get(node.index())?[truth as usize];
        (distance != FAR).then_some(distance as usize)
    }
    /// A shortest chain to something, premise first, whatever it passes; over any links.
    pub fn way_to(&self, links: &Links, node: NodeId, truth: Truth) -> Vec<NodeId> {
        let (mut way, mut truth) = (vec![node], truth);
        while let Some(before) = self.step_back(links, way[way.len() - 1], truth) {
            way.push(before);
            truth = truth.turned();
        }
        way.reverse();
        way
    }
    fn step_back(&self, links: &Links, node: NodeId, truth: Truth) -> Option<NodeId> {
        let nearer = self.distance(node, truth)?.checked_sub(1)?;
        let before = links.onward(node, truth.turned()).iter();
        before.copied().find(|&from| self.distance(from, truth.turned()) == Some(nearer))
    }
}

/// What follows from a premise.
pub struct Flood<'a> {
    links: &'a Links,
    walk: Walk,
    reach: Reach,
    reached: Vec<(NodeId, Truth)>,
}

impl<'a> Flood<'a> {
    /// A flood that has not begun.
    pub fn over(links: &'a Links, walk: Walk) -> Flood<'a> {
        Flood { links, walk, reach: Reach(vec![[FAR; 2]; links.len()]), reached: Vec::new() }
    }
    /// Begins anew from a premise.
    pub fn run(&mut self, premise: NodeId, truth: Truth) {
        for (node, truth) in self.reached.drain(..) {
            self.reach.0[node.index()][truth as usize] = FAR;
        }
        self.reach(premise, truth, 0);
        let mut at = 0;
        while let Some(&(node, truth)) = self.reached.get(at) {
            let next = self.reach.0[node.index()][truth as usize] + 1;
            at += 1;
            for &to in self.links.onward(node, truth) {
                self.step(node, to, truth, next);
            }
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
    pub fn reach_so_far(&self) -> Reach {
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
        let mut patience = PATIENCE;
        let mut trace = Trace { flood: self, patience: &mut patience, visit: &mut visit };
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

    fn step(&mut self, from: NodeId, to: NodeId, truth: Truth, distance: u8) {
        if distance <= LONGEST && self.follows(from, to, truth) {
            self.reach(to, truth.turned(), distance);
        }
    }
    fn reach(&mut self, node: NodeId, truth: Truth, distance: u8) {
        let known = &mut self.reach.0[node.index()][truth as usize];
        if *known == FAR {
            *known = distance;
            self.reached.push((node, truth));
        }
    }
    fn follows(&self, from: NodeId, to: NodeId, truth: Truth) -> bool {
        let same_digit = self.links.digit(from) == self.links.digit(to);
        match (self.walk, truth) {
            (Walk::Free, _) => true,
            (Walk::OneDigit, _) => same_digit,
            (Walk::BivalueCells, Truth::False) => !same_digit,
            (Walk::BivalueCells, Truth::True) => {
                same_digit && self.links.cells(to).is_subset(self.links.bivalue())
            }
        }
    }
}

/// A walk back from the end of chains to the premise.
struct Trace<'f, 'a> {
    flood: &'f Flood<'a>,
    patience: &'f mut u32,
    visit: &'f mut dyn FnMut(&[NodeId]) -> ControlFlow<()>,
}

impl Trace<'_, '_> {
    /// Goes on from the last node of `chain`, which runs backwards.
    fn back(&mut self, chain: &mut Vec<NodeId>, truth: Truth) -> ControlFlow<()> {
        let last = chain[chain.len() - 1];
        let distance = self.flood.reach.0[last.index()][truth as usize];
        if distance == 0 {
            let forwards: Vec<NodeId> = chain.iter().rev().copied().collect();
            return (self.visit)(&forwards);
        }
        let before = truth.turned();
        for &node in self.flood.links.onward(last, before) {
            let near = self.flood.reach.0[node.index()][before as usize] == distance - 1;
            if near && self.flood.follows(node, last, before) && self.fits(node, chain, distance) {
                self.tire()?;
                chain.push(node);
                self.back(chain, before)?;
                chain.pop();
            }
        }
        ControlFlow::Continue(())
    }
    fn tire(&mut self) -> ControlFlow<()> {
        *self.patience -= 1;
        if *self.patience == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
    fn fits(&self, node: NodeId, chain: &[NodeId], distance: u8) -> bool {
        let links = self.flood.links;
        let from = if distance == 1 { 1 } else { 0 };
        let until = chain.len() - 1;
        let passed = chain.get(from..until).unwrap_or_default();
        passed.iter().all(|&other| links.whole(other).is_disjoint(links.whole(node)))
    }
}
