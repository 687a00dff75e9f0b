//! Links: which statements about a position are tied, so that chains can walk from one to the next.
//!
//! A node says that a digit stands in one of some cells: a candidate, a group (two or three cells
//! where a line meets a block), or the places of a digit in an almost locked set. A strong link
//! says that at least one of two nodes is true, a weak one that at most one is. In
//! 4r1c1=4r1c7-4r3c8 row 1 makes the first link, block 3 the second. The notions are those of
//! alternating inference chains (Sudopedia, "AIC"; HoDoKu's user guide).

use super::als::{Als, AlsIndex};
use super::chains::Truth;
use super::step::{Evidence, Link, LinkKind, Node, Role};
use crate::types::candidate::Candidate;
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::{ByDigit, Digit, DigitSet};
use crate::types::house::{House, HouseKind};
use crate::types::position::Position;
use crate::types::set::Element;

/// Which nodes chains may be made of; each kind has those of the kinds before it, too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NodeKinds {
    /// Candidates alone.
    Candidates,
    /// Candidates, and groups where a line meets a block.
    Groups,
    /// Candidates, groups and almost locked sets.
    Als,
    /// Candidates, groups and almost locked sets, in chains that may come upon a candidate twice.
    AlsRepeated,
}

/// A node of [`Links`]: 0 to 728 are the candidates as [`Candidate::at`] counts them, then come the
/// groups, then the digits of almost locked sets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u16);

impl NodeId {
    /// Its place among all nodes.
    pub fn index(self) -> usize {
        self.0 as usize
    }
    /// The candidate it is, unless it is a larger node.
    pub fn candidate(self) -> Option<Candidate> {
        (self.index() < Candidate::COUNT).then(|| Candidate::at(self.index()))
    }
}

impl From<Candidate> for NodeId {
    fn from(candidate: Candidate) -> NodeId {
        NodeId(candidate.index() as u16)
    }
}

/// How many nodes a [`NodeId`] can number. Puzzles have a few thousand. Candidates can be eliminated so
/// that nearly all sets of cells of a house are almost locked, and then there are 53,000;
/// beyond that number the largest sets would go without nodes.
const MAX_NODES: usize = 1 << u16::BITS;

/// All nodes of a position and their links.
#[derive(Debug)]
pub struct Links {
    nodes: Vec<NodeData>,
    conjugates: ByDigit<Vec<(Cell, Cell, House)>>,
    bivalue: CellSet,
}

/// A node with its links.
#[derive(Clone, Debug)]
struct NodeData {
    digit: Digit,
    cells: CellSet,
    /// All cells of the almost locked set; `cells` for any other node.
    als_cells: CellSet,
    /// All digits of the almost locked set; that of any other node.
    als_digits: DigitSet,
    /// How much longer a chain is through the almost locked set; nothing for any other node.
    extra_length: u16,
    strong: Vec<NodeId>,
    weak: Vec<NodeId>,
}

impl Links {
    /// Links between candidates.
    pub fn of_candidates(position: &Position) -> Links {
        let mut links = Links::unlinked(position);
        links.link(position, Candidate::COUNT);
        links
    }
    /// Links between candidates and groups.
    pub fn with_groups(position: &Position) -> Links {
        let mut links = Links::unlinked(position);
        links.add_groups(position);
        let count = links.nodes.len();
        links.link(position, count);
        links
    }
    /// Links between candidates, groups and almost locked sets.
    pub fn with_als(position: &Position, als: &AlsIndex) -> Links {
        let mut links = Links::with_groups(position);
        for set in als.all().iter().filter(|set| set.cells.len() > 1) {
            if links.nodes.len() > MAX_NODES - 9 {
                break;
            }
            links.add_als(position, set);
        }
        links
    }
    /// The ids of all nodes, in order; of candidates that are not open, too.
    pub fn ids(&self) -> impl Iterator<Item = NodeId> + use<> {
        (0..self.nodes.len()).map(|at| NodeId(at as u16))
    }
    /// How many nodes there are; ids of candidates that are not open count.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }
    /// What a node says.
    pub fn node(&self, id: NodeId) -> Node {
        Node { digits: DigitSet::only(self.digit(id)), cells: self.cells(id) }
    }
    /// The digit of a node.
    pub fn digit(&self, id: NodeId) -> Digit {
        self.nodes[id.index()].digit
    }
    /// The cells, one of which holds the digit if the node is true.
    pub fn cells(&self, id: NodeId) -> CellSet {
        self.nodes[id.index()].cells
    }
    /// The cells of a node; of a digit of an almost locked set, all cells of the set.
    pub fn als_cells(&self, id: NodeId) -> CellSet {
        self.nodes[id.index()].als_cells
    }
    /// Whether two nodes have a candidate in common.
    pub fn share(&self, one: NodeId, other: NodeId) -> bool {
        self.digit(one) == self.digit(other) && !self.cells(one).is_disjoint(self.cells(other))
    }
    /// Whether it is a digit of an almost locked set.
    pub fn is_als(&self, id: NodeId) -> bool {
        self.nodes[id.index()].extra_length > 0
    }
    /// The nodes of which one is true when this is false.
    pub fn strong(&self, id: NodeId) -> &[NodeId] {
        &self.nodes[id.index()].strong
    }
    /// The nodes that are false when this is true.
    pub fn weak(&self, id: NodeId) -> &[NodeId] {
        &self.nodes[id.index()].weak
    }
    /// The nodes that follow from this one's truth: the strong ones if it is false.
    pub fn implied(&self, id: NodeId, truth: Truth) -> &[NodeId] {
        match truth {
            Truth::False => self.strong(id),
            Truth::True => self.weak(id),
        }
    }
    /// How long the link is from a node of this truth to another: 1, but more through an almost
    /// locked set, the more the larger it is.
    pub fn length(&self, from: NodeId, to: NodeId, truth: Truth) -> u16 {
        if truth == Truth::True {
            return 1;
        }
        match [from, to].map(|id| self.nodes[id.index()].extra_length) {
            [one, other] if one > 0 && other > 0 => one,
            [one, other] => 1 + one + other,
        }
    }
    /// The pairs of cells that are the only two for a digit in a house; a pair stands once for each
    /// such house.
    pub fn conjugates(&self, digit: Digit) -> &[(Cell, Cell, House)] {
        &self.conjugates[digit]
    }
    /// The cells with two candidates.
    pub fn bivalue(&self) -> CellSet {
        self.bivalue
    }

    /// A chain as evidence: links of alternating kinds, beginning with `first`, and nodes that are
    /// alternately false (off) and true (on), the first one false if its link is strong. The almost
    /// locked sets that the chain passes are witnesses.
    pub fn evidence(&self, chain: &[NodeId], first: LinkKind) -> Evidence {
        let kind = |at: usize| if at.is_multiple_of(2) { first } else { first.other() };
        let mut evidence = Evidence::default();
        for (at, &id) in chain.iter().enumerate() {
            let role = if kind(at) == LinkKind::Weak { Role::On } else { Role::Off };
            for cell in self.cells(id) {
                evidence = evidence.candidate(role, Candidate::new(cell, self.digit(id)));
            }
            if self.is_als(id) {
                let NodeData { als_cells, als_digits, .. } = self.nodes[id.index()];
                evidence = evidence.cells(Role::Witness, als_cells).set(als_cells, als_digits);
            }
        }
        let pairs = chain.windows(2).enumerate();
        pairs.fold(evidence, |all, (at, pair)| self.linked(all, [pair[0], pair[1]], kind(at)))
    }
    /// Evidence with one link more, and with the set because of which it holds, if it is strong
    /// and one of its ends is a digit of an almost locked set.
    pub fn linked(&self, mut all: Evidence, ends: [NodeId; 2], kind: LinkKind) -> Evidence {
        let [from, to] = ends.map(|id| self.node(id));
        all.links.push(Link { from, to, kind });
        let passed = ends.into_iter().find(|&id| kind == LinkKind::Strong && self.is_als(id));
        let place = all.links.len() - 1;
        passed.into_iter().fold(all, |all, id| {
            let NodeData { als_cells, als_digits, .. } = self.nodes[id.index()];
            all.set_link(place, Node { digits: als_digits, cells: als_cells })
        })
    }

    fn unlinked(position: &Position) -> Links {
        let nodes = (0..Candidate::COUNT).map(|index| {
            let Candidate { cell, digit } = Candidate::at(index);
            NodeData::new(digit, CellSet::only(cell))
        });
        let pairs = |digit: Digit| {
            let pair = |house: House| {
                let mut places = position.places(digit, house).iter();
                let (one, other) = (places.next()?, places.next()?);
                places.next().is_none().then_some((one, other, house))
            };
            House::ALL.into_iter().filter_map(pair).collect()
        };
        let unsolved = position.unsolved().iter();
        Links {
            nodes: nodes.collect(),
            conjugates: ByDigit::from_fn(pairs),
            bivalue: unsolved.filter(|&cell| position.candidates(cell).len() == 2).collect(),
        }
    }
    fn add_groups(&mut self, position: &Position) {
        for digit in Digit::ALL {
            let blocks = (0..9).map(|number| House::new(HouseKind::Block, number));
            for block in blocks {
                let places = position.places(digit, block);
                let lines = House::ALL.into_iter().filter(|house| house.kind() != HouseKind::Block);
                let groups = lines.map(|line| places & line.cells());
                let groups = groups.filter(|group| !group.is_empty() && group.len() > 1);
                self.nodes.extend(groups.map(|group| NodeData::new(digit, group)));
            }
        }
    }
    /// Ties the open nodes among the first `count`.
    fn link(&mut self, position: &Position, count: usize) {
        for digit in Digit::ALL {
            let larger = (Candidate::COUNT..count).filter(|&at| self.nodes[at].digit == digit);
            let groups: Vec<NodeId> = larger.map(|at| NodeId(at as u16)).collect();
            for cell in position.cells(digit) {
                let others = position.candidates(cell) - DigitSet::only(digit);
                self.link_node(position, Candidate::new(cell, digit).into(), others, &groups);
            }
            for &group in &groups {
                self.link_node(position, group, DigitSet::EMPTY, &groups);
            }
        }
    }
    /// Ties a node to other digits of its cell, then to the others of its digit: candidates, and some
    /// groups.
    fn link_node(&mut self, position: &Position, id: NodeId, others: DigitSet, groups: &[NodeId]) {
        let (digit, cells) = (self.digit(id), self.cells(id));
        let at = |cell| NodeId::from(Candidate::new(cell, digit));
        let beside = |digit| cells.first().map(|cell| Candidate::new(cell, digit).into());
        let peers = cells.common_peers();
        let open = (peers & position.cells(digit)).iter();
        let seen = groups.iter().copied().filter(|&group| self.cells(group).is_subset(peers));
        let mut weak = Vec::with_capacity(others.len() + open.len() + groups.len());
        weak.extend(others.iter().filter_map(beside));
        weak.extend(open.map(at).chain(seen));
        let group = |rest| groups.iter().copied().find(|&group| self.cells(group) == rest);
        let rest = cells.common_houses().map(|house| position.places(digit, house) - cells);
        let of_digit = rest.filter_map(|rest| rest.single().map(at).or_else(|| group(rest)));
        let mut strong: Vec<NodeId> = others.single().and_then(beside).into_iter().collect();
        strong.extend(of_digit);
        strong.dedup();
        let node = &mut self.nodes[id.index()];
        (node.strong, node.weak) = (strong, weak);
    }
    /// One node for each digit: a digit that is not in the set locks all others of it.
    fn add_als(&mut self, position: &Position, als: &Als) {
        let first = self.nodes.len() as u16;
        let ids = |count: usize| (0..count as u16).map(move |at| NodeId(first + at));
        let siblings: Vec<NodeId> = ids(als.digits.len()).collect();
        for (digit, id) in als.digits.iter().zip(ids(als.digits.len())) {
            let peers = als.places[digit].common_peers() & position.cells(digit);
            let tied = (0..self.nodes.len() as u16).map(NodeId).filter(|&other| {
                let node = &self.nodes[other.index()];
                other.0 < first
                    && node.digit == digit
                    && node.cells.is_subset(peers)
                    && node.als_cells.is_disjoint(als.cells)
            });
            let weak: Vec<NodeId> = tied.collect();
            for other in &weak {
                self.nodes[other.index()].weak.push(id);
            }
            let strong = siblings.iter().copied().filter(|&sibling| sibling != id).collect();
            self.nodes.push(NodeData {
                digit,
                cells: als.places[digit],
                als_cells: als.cells,
                als_digits: als.digits,
                extra_length: extra_length(als.cells.len()),
                strong,
                weak,
            });
        }
        for (digit, id) in als.digits.iter().zip(ids(als.digits.len())) {
            self.link_forced(position, als, digit, id);
        }
    }
    /// Ties a digit of an almost locked set to what its lack leaves as the only candidate of a cell
    /// that sees the others.
    fn link_forced(&mut self, position: &Position, als: &Als, digit: Digit, id: NodeId) {
        let locked = als.digits - DigitSet::only(digit);
        let near = locked.iter().fold(CellSet::EMPTY, |near, locked| near | als.seen[locked]);
        for cell in near - als.cells {
            let open = position.candidates(cell);
            let gone = locked.iter().filter(|&locked| als.seen[locked].contains(cell)).collect();
            if let (Some(left), true) = ((open - gone).single(), open.len() > 2) {
                let forced: NodeId = Candidate::new(cell, left).into();
                self.nodes[id.index()].strong.push(forced);
                self.nodes[forced.index()].strong.push(id);
            }
        }
    }
}

/// How much longer a chain is through an almost locked set of some cells, as HoDoKu counts.
fn extra_length(cells: usize) -> u16 {
    if cells == 2 { 1 } else { 2 * cells as u16 - 2 }
}

impl NodeData {
    fn new(digit: Digit, cells: CellSet) -> NodeData {
        NodeData {
            digit,
            cells,
            als_cells: cells,
            als_digits: DigitSet::only(digit),
            extra_length: 0,
            strong: Vec::new(),
            weak: Vec::new(),
        }
    }
}
