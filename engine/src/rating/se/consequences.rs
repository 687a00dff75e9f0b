//! [`Consequences`]: all that follows from a supposition, with the reasons.
//!
//! Candidates that must be right and candidates that must be wrong are taken from two queues, the right
//! ones first. Where links may arise on the way, a wrong candidate is taken off a working grid as
//! soon as its own consequences are known. The search ends at the first contradiction; what is known
//! until then is kept, for it counts in Sudoku Explainer's chains.

use std::cell::Cell as Shared;

use super::advanced::{Deductions, basic_deductions};
use super::combos::{bits, is_pair};
use super::grid::{Grid, TABLES, candidate, cells_of, parts};
use super::nested::{NestedChains, nested_deductions};
use super::rule::Power;

/// Which links chains may use.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Links {
    /// One digit alone, with links that arise on the way (Nishio).
    OneDigit,
    /// All links, and what the power allows besides.
    All(Power),
}

impl Links {
    fn uses_cells(self) -> bool {
        self != Links::OneDigit
    }
    /// Whether links may arise on the way.
    pub fn is_dynamic(self) -> bool {
        self != Links::All(Power::Multiple)
    }
    fn advanced(self) -> Option<Power> {
        match self {
            Links::All(power) if power >= Power::Plus => Some(power),
            _ => None,
        }
    }
}

/// Why a candidate is right: it is the last one of its cell, or of its house.
pub const IN_CELL: u8 = 27;
/// A supposition, or the end of a link from right to wrong.
pub const NO_CAUSE: u8 = 255;

/// A candidate that must be right or wrong.
#[derive(Clone, Copy)]
pub struct Node {
    /// The candidate.
    pub at: u16,
    /// Whether it must be right.
    pub is_on: bool,
    /// For a right one: the house in which it is the last, or [`IN_CELL`]; else [`NO_CAUSE`].
    pub cause: u8,
    /// The nested chain that it follows from, one more than its number; 0 is none.
    pub nested: u32,
    first_parent: u32,
    parent_count: u16,
}

/// What follows from a supposition. Nodes are numbered in the order in which they were found, parents
/// before children.
pub struct Consequences {
    nodes: Vec<Node>,
    parents: Vec<u16>,
    /// Right and wrong candidates by digit, as cells.
    known: [[u128; 9]; 2],
    /// The node of each known candidate, wrong ones first.
    numbers: Box<[[u16; 729]; 2]>,
    /// The number of nodes that are known without contradiction.
    consistent: usize,
    /// The two nodes that contradict each other.
    contradiction: Option<[u16; 2]>,
    /// The number of ancestors of each node, as far as it has been asked for; 0 where it has not.
    ancestors: Vec<Shared<u16>>,
}

impl Consequences {
    /// Nothing yet.
    pub fn new() -> Consequences {
        Consequences {
            nodes: Vec::new(),
            parents: Vec::new(),
            known: [[0; 9]; 2],
            numbers: Box::new([[0; 729]; 2]),
            consistent: 0,
            contradiction: None,
            ancestors: Vec::new(),
        }
    }
    /// All nodes that are right, or wrong, in the order in which they were found.
    pub fn in_order(&self, is_on: bool) -> impl Iterator<Item = u16> {
        let nodes = self.nodes[..self.consistent].iter();
        nodes.filter(move |node| node.is_on == is_on).map(|node| node.at)
    }
    /// The right, or wrong, candidates by digit.
    pub fn known(&self, is_on: bool) -> &[u128; 9] {
        &self.known[usize::from(is_on)]
    }
    /// Whether the candidate is known to be right, or wrong.
    pub fn has(&self, at: u16, is_on: bool) -> bool {
        let (cell, digit) = parts(at);
        self.known(is_on)[digit] >> cell & 1 != 0
    }
    /// The number of a known node.
    pub fn number(&self, at: u16, is_on: bool) -> u16 {
        self.numbers[usize::from(is_on)][usize::from(at)]
    }
    /// A node by its number.
    pub fn node(&self, number: u16) -> &Node {
        &self.nodes[usize::from(number)]
    }
    /// What a node follows from.
    pub fn parents_of(&self, number: u16) -> &[u16] {
        let node = self.node(number);
        let first = node.first_parent as usize;
        &self.parents[first..first + usize::from(node.parent_count)]
    }
    /// The two nodes that contradict each other.
    pub fn contradiction(&self) -> Option<[u16; 2]> {
        self.contradiction
    }
    /// How many nodes lead to a node, itself included.
    pub fn ancestors(&self, number: u16) -> u32 {
        let known = &self.ancestors[usize::from(number)];
        if known.get() == 0 {
            let mut count = 0;
            self.each_ancestor(number, |_| count += 1);
            known.set(count);
        }
        u32::from(known.get())
    }
    /// Calls back for a node and all that lead to it, children before parents.
    pub fn each_ancestor(&self, number: u16, mut found: impl FnMut(u16)) {
        // Parents have smaller numbers: from the largest down each node is met once.
        let mut open = [0u64; 24];
        let top = usize::from(number) / 64;
        open[top] = 1 << (number % 64);
        for word in (0..=top).rev() {
            while open[word] != 0 {
                let bit = 63 - open[word].leading_zeros() as usize;
                open[word] ^= 1 << bit;
                let number = (64 * word + bit) as u16;
                found(number);
                let parents = self.parents_of(number).iter();
                parents.for_each(|&parent| open[usize::from(parent) / 64] |= 1 << (parent % 64));
            }
        }
    }
    fn clear(&mut self) {
        self.nodes.clear();
        self.parents.clear();
        self.known = [[0; 9]; 2];
        self.contradiction = None;
        self.ancestors.clear();
    }
    /// Adds a node without making it known.
    fn push(&mut self, at: u16, is_on: bool, cause: u8, parents: &[u16]) -> u16 {
        let first_parent = self.parents.len() as u32;
        self.parents.extend_from_slice(parents);
        let parent_count = parents.len() as u16;
        self.nodes.push(Node { at, is_on, cause, nested: 0, first_parent, parent_count });
        (self.nodes.len() - 1) as u16
    }
    fn learn(&mut self, number: u16) {
        let Node { at, is_on, .. } = *self.node(number);
        let (cell, digit) = parts(at);
        self.known[usize::from(is_on)][digit] |= 1 << cell;
        self.numbers[usize::from(is_on)][usize::from(at)] = number;
    }
}

/// The search for consequences on one grid: buffers that are used again and again.
pub struct Propagation<'a> {
    grid: &'a Grid,
    links: Links,
    /// The grid without what is known to be wrong.
    work: Grid,
    on: Queue,
    off: Queue,
    parents: Vec<u16>,
    deductions: Deductions,
    /// The nested chains that were used.
    pub nested: NestedChains,
}

/// Numbers of nodes that wait.
#[derive(Default)]
struct Queue {
    numbers: Vec<u16>,
    next: usize,
}

impl Queue {
    fn clear(&mut self) {
        self.numbers.clear();
        self.next = 0;
    }
    fn pop(&mut self) -> Option<u16> {
        let number = self.numbers.get(self.next).copied();
        self.next += usize::from(number.is_some());
        number
    }
}

/// The two nodes that contradict each other, as an early end.
struct Contradiction([u16; 2]);

impl<'a> Propagation<'a> {
    /// A search on the grid.
    pub fn new(grid: &'a Grid, links: Links) -> Propagation<'a> {
        Propagation {
            grid,
            links,
            work: grid.clone(),
            on: Queue::default(),
            off: Queue::default(),
            parents: Vec::new(),
            deductions: Deductions::default(),
            nested: NestedChains::default(),
        }
    }
    /// All that follows if the candidate is right, or wrong.
    pub fn run(&mut self, at: u16, is_on: bool, into: &mut Consequences) {
        into.clear();
        if self.links.is_dynamic() {
            self.work.clone_from(self.grid);
        }
        self.on.clear();
        self.off.clear();
        let start = into.push(at, is_on, NO_CAUSE, &[]);
        self.enter(into, start);
        let ended = self.follow(into);
        into.consistent = into.nodes.len();
        into.ancestors.resize(into.nodes.len(), Shared::new(0));
        if let Err(Contradiction(pair)) = ended {
            // The last node is the one that cannot be.
            into.consistent -= 1;
            into.contradiction = Some(pair);
        }
    }
    fn enter(&mut self, into: &mut Consequences, number: u16) {
        into.learn(number);
        let queue = if into.node(number).is_on { &mut self.on } else { &mut self.off };
        queue.numbers.push(number);
    }
    fn follow(&mut self, into: &mut Consequences) -> Result<(), Contradiction> {
        loop {
            if let Some(number) = self.on.pop() {
                self.follow_right(into, number)?;
            } else if let Some(number) = self.off.pop() {
                self.follow_wrong(into, number)?;
            } else if !self.follow_advanced(into) {
                return Ok(());
            }
        }
    }
    /// What is wrong when a candidate is right: the others of its cell and of its houses.
    fn follow_right(&mut self, into: &mut Consequences, number: u16) -> Result<(), Contradiction> {
        let (cell, digit) = parts(into.node(number).at);
        if self.links.uses_cells() {
            for other in bits(self.work.cells[cell] & !(1 << digit)) {
                self.turn_off(into, candidate(cell, other), number)?;
            }
        }
        for peers in TABLES.peer_sets[cell] {
            let new = self.grid.by_digit[digit] & peers & !into.known(false)[digit];
            let contrary = new & into.known(true)[digit];
            // Those before the first that contradicts.
            for peer in cells_of(new & contrary.wrapping_sub(1) & !contrary) {
                self.push_off(into, candidate(peer, digit), number);
            }
            if contrary != 0 {
                let peer = contrary.trailing_zeros() as usize;
                self.turn_off(into, candidate(peer, digit), number)?;
            }
        }
        Ok(())
    }
    fn push_off(&mut self, into: &mut Consequences, at: u16, parent: u16) {
        let number = into.push(at, false, NO_CAUSE, &[parent]);
        self.enter(into, number);
    }
    fn turn_off(
        &mut self,
        into: &mut Consequences,
        at: u16,
        parent: u16,
    ) -> Result<(), Contradiction> {
        if into.has(at, true) {
            let off = into.push(at, false, NO_CAUSE, &[parent]);
            return Err(Contradiction([into.number(at, true), off]));
        }
        if !into.has(at, false) {
            self.push_off(into, at, parent);
        }
        Ok(())
    }
    /// What is right when a candidate is wrong: the last one of its cell and of its houses.
    fn follow_wrong(&mut self, into: &mut Consequences, number: u16) -> Result<(), Contradiction> {
        let (cell, digit) = parts(into.node(number).at);
        let left = self.work.cells[cell];
        if self.links.uses_cells() && is_pair(left) {
            let other = (left & !(1 << digit)).trailing_zeros() as usize;
            self.gone_from_cell(into, cell, number);
            self.turn_on(into, candidate(cell, other), IN_CELL)?;
        }
        for kind in 0..3 {
            let house = usize::from(TABLES.houses[cell][kind]);
            let left = self.work.places[house][digit];
            if is_pair(left) {
                let other = (left & !(1 << TABLES.positions[cell][kind])).trailing_zeros() as usize;
                self.gone_from_house(into, house, digit, number);
                let other = usize::from(TABLES.cells[house][other]);
                self.turn_on(into, candidate(other, digit), house as u8)?;
            }
        }
        if self.links.is_dynamic() {
            self.work.remove(cell, digit);
        }
        Ok(())
    }
    /// The parents of the last candidate of a cell: the one that just went, and those before.
    fn gone_from_cell(&mut self, into: &Consequences, cell: usize, number: u16) {
        self.parents.clear();
        self.parents.push(number);
        let gone = self.grid.cells[cell] & !self.work.cells[cell];
        self.parents.extend(bits(gone).map(|digit| into.number(candidate(cell, digit), false)));
    }
    fn gone_from_house(&mut self, into: &Consequences, house: usize, digit: usize, number: u16) {
        self.parents.clear();
        self.parents.push(number);
        let gone = self.grid.places[house][digit] & !self.work.places[house][digit];
        let gone = Grid::at(house, gone).map(|cell| into.number(candidate(cell, digit), false));
        self.parents.extend(gone);
    }
    fn turn_on(
        &mut self,
        into: &mut Consequences,
        at: u16,
        cause: u8,
    ) -> Result<(), Contradiction> {
        if into.has(at, false) {
            let on = into.push(at, true, cause, &self.parents);
            return Err(Contradiction([on, into.number(at, false)]));
        }
        if !into.has(at, true) {
            let number = into.push(at, true, cause, &self.parents);
            self.enter(into, number);
        }
        Ok(())
    }
    /// What patterns of the working grid eliminate; whether there was anything.
    fn follow_advanced(&mut self, into: &mut Consequences) -> bool {
        let Some(power) = self.links.advanced() else { return false };
        self.deductions.clear();
        basic_deductions(self.grid, &self.work, &mut self.deductions);
        if self.deductions.is_empty() {
            let chains = &mut self.nested;
            nested_deductions(power, self.grid, &self.work, chains, &mut self.deductions);
        }
        let deductions = std::mem::take(&mut self.deductions);
        for deduction in deductions.iter() {
            if !into.has(deduction.at, false) {
                self.parents.clear();
                let parents = deductions.parents_of(deduction).iter();
                self.parents.extend(parents.map(|&parent| into.number(parent, false)));
                let number = into.push(deduction.at, false, NO_CAUSE, &self.parents);
                into.nodes[usize::from(number)].nested = deduction.nested;
                self.enter(into, number);
            }
        }
        self.deductions = deductions;
        !self.off.is_empty()
    }
}

impl Queue {
    fn is_empty(&self) -> bool {
        self.next == self.numbers.len()
    }
}
