//! A chain of links that a player drew: whether each link holds, whether they alternate, and what
//! follows.
//!
//! A strong link says that at least one of its ends is true, a weak one that at most one is. Read one
//! after the other, strong and weak by turns, they make an alternating inference chain (Sudopedia,
//! "AIC"): with strong links at both ends one of its ends is true. A chain that closes is a loop.
//! Example: 1r6c2=7r6c2-7r9c2=2r9c2-2r7c2=2r7c6 removes 1 and 2 from what sees both ends.

use super::step::Effect;
use crate::types::candidate::Candidate;
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::{Digit, DigitSet};
use crate::types::house::House;
use crate::types::link::{Link, LinkKind, Node};
use crate::types::position::Position;

/// What is to be said of links that a player drew.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ChainCheck {
    /// The links, in reading order and each in reading direction where they make a chain or a loop.
    pub links: Vec<CheckedLink>,
    /// How they hang together.
    pub shape: ChainShape,
    /// What follows, in ascending order; empty where a link fails, or where nothing follows.
    pub effects: Vec<Effect>,
}

/// A link with what is to be said of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CheckedLink {
    /// The link as it was drawn, in reading direction.
    pub link: Link,
    /// Its place among the links as they were drawn, from 0.
    pub place: usize,
    /// Whether it holds.
    pub verdict: LinkVerdict,
}

/// Whether a link holds, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum LinkVerdict {
    /// The digit has no other place in the house: at least one end is true.
    OnlyTwo(House),
    /// The cell has no other candidate: at least one end is true.
    TwoDigits(Cell),
    /// The house holds the digit once: at most one end is true.
    NotBoth(House),
    /// The cell holds one digit: at most one end is true.
    OneDigit(Cell),
    /// It fails: the digit has another place in the house.
    ThirdPlace(House, Cell),
    /// It fails: the cell has another candidate.
    ThirdDigit(Cell, Digit),
    /// It fails: no house and no cell ties its ends.
    Apart,
    /// It fails: an end is no candidate any more.
    Gone(Candidate),
    /// It fails: it is of the same kind as a link beside it.
    SameKind(LinkKind),
}

impl LinkVerdict {
    /// Whether the link holds.
    pub fn holds(self) -> bool {
        use LinkVerdict::{NotBoth, OneDigit, OnlyTwo, TwoDigits};
        matches!(self, OnlyTwo(_) | TwoDigits(_) | NotBoth(_) | OneDigit(_))
    }
}

/// How links hang together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum ChainShape {
    /// One after the other.
    Chain,
    /// One after the other, and round to where they began.
    Loop,
    /// More than two meet at this end.
    Forked(Node),
    /// They make more than one chain.
    Apart,
}

impl ChainCheck {
    /// Whether the links make one chain or loop, and each of them holds.
    pub fn is_valid(&self) -> bool {
        let is_one = matches!(self.shape, ChainShape::Chain | ChainShape::Loop);
        is_one && self.links.iter().all(|link| link.verdict.holds())
    }
}

/// Checks links in a position.
pub fn check(position: &Position, drawn: &[Link]) -> ChainCheck {
    let (shape, chain) = arrange(drawn);
    let is_loop = shape == ChainShape::Loop;
    let kinds = match shape {
        ChainShape::Chain | ChainShape::Loop => reading(position, &chain, is_loop),
        ChainShape::Forked(_) | ChainShape::Apart => {
            chain.iter().map(|(_, link)| link.kind).collect()
        }
    };
    let links = chain.iter().zip(&kinds).map(|(&(place, link), &kind)| {
        let verdict = match serves(position, link, kind) {
            true => verdict(position, Link { kind, ..link }),
            false => LinkVerdict::SameKind(link.kind),
        };
        CheckedLink { link, place, verdict }
    });
    let mut check = ChainCheck { links: links.collect(), shape, effects: Vec::new() };
    if check.is_valid() {
        let read = chain.iter().zip(&kinds).map(|(&(_, link), &kind)| Link { kind, ..link });
        let read: Vec<Link> = read.collect();
        check.effects = if is_loop { of_loop(position, &read) } else { of_chain(position, &read) };
    }
    check
}

/// Links in reading order, each with its place among the drawn ones.
type Arranged = Vec<(usize, Link)>;

/// Puts links one after the other; where that cannot be done they stay as they were drawn.
fn arrange(drawn: &[Link]) -> (ChainShape, Arranged) {
    let mut left: Arranged = drawn.iter().copied().enumerate().collect();
    let ends = || drawn.iter().flat_map(|link| [link.from, link.to]);
    let count = |node: Node| ends().filter(|&end| end == node).count();
    if let Some(node) = ends().find(|&node| count(node) > 2) {
        return (ChainShape::Forked(node), left);
    }
    let Some(start) = ends().find(|&node| count(node) == 1).or_else(|| ends().next()) else {
        return (ChainShape::Apart, left);
    };
    let mut chain: Arranged = Vec::new();
    let mut at = start;
    while let Some(next) = left.iter().position(|(_, link)| [link.from, link.to].contains(&at)) {
        let (place, link) = left.remove(next);
        let link = if link.from == at { link } else { link.reversed() };
        at = link.to;
        chain.push((place, link));
    }
    match left.is_empty() {
        false => (ChainShape::Apart, drawn.iter().copied().enumerate().collect()),
        true if at == start => (ChainShape::Loop, chain),
        true => (ChainShape::Chain, chain),
    }
}

/// As which kinds the links are read: by turns, and with as few as may be that do not serve so. In a
/// loop of an odd number of links one of its ends has two of a kind.
fn reading(position: &Position, chain: &[(usize, Link)], is_loop: bool) -> Vec<LinkKind> {
    let turns = if is_loop { chain.len() } else { 1 };
    let kinds = [LinkKind::Strong, LinkKind::Weak];
    let readings = (0..turns).flat_map(|start| kinds.map(|first| (start, first)));
    let readings = readings.map(|(start, first)| {
        let of = |at: usize| {
            let after = (at + chain.len() - start) % chain.len();
            if after.is_multiple_of(2) { first } else { first.other() }
        };
        (0..chain.len()).map(of).collect::<Vec<LinkKind>>()
    });
    let cost = |kinds: &Vec<LinkKind>| -> usize {
        let costs = chain.iter().zip(kinds).map(|(&(_, link), &kind)| match kind == link.kind {
            true => 0,
            false if serves(position, link, kind) => 1,
            false => 1000,
        });
        costs.sum()
    };
    readings.min_by_key(cost).unwrap_or_default()
}

/// Whether a link can be read as of a kind: a strong one as weak, where at most one end is true, too.
fn serves(position: &Position, link: Link, kind: LinkKind) -> bool {
    let is_weak_too = || kind == LinkKind::Weak && verdict(position, Link { kind, ..link }).holds();
    link.kind == kind || is_weak_too()
}

fn verdict(position: &Position, link: Link) -> LinkVerdict {
    let ends = [link.from, link.to];
    if let Some(gone) = ends.into_iter().find_map(|node| gone(position, node)) {
        return LinkVerdict::Gone(gone);
    }
    let (Some(one), Some(other)) = (link.from.digits.single(), link.to.digits.single()) else {
        return LinkVerdict::Apart;
    };
    let cells = link.from.cells | link.to.cells;
    match (link.kind, one == other) {
        (LinkKind::Strong, true) => in_a_house(position, one, link),
        (LinkKind::Weak, true) => seen(link),
        (kind, false) => match cells.single() {
            Some(cell) => in_a_cell(position, cell, [one, other], kind),
            None => LinkVerdict::Apart,
        },
    }
}

/// A candidate of an end, where none is open.
fn gone(position: &Position, node: Node) -> Option<Candidate> {
    let is_open = node.candidates().any(|at| position.has(at));
    node.candidates().next().filter(|_| !is_open)
}

/// A strong link of one digit: in some house it has no place beside the ends.
fn in_a_house(position: &Position, digit: Digit, link: Link) -> LinkVerdict {
    let cells = link.from.cells | link.to.cells;
    let others = |house: House| position.places(digit, house) - cells;
    let meets = |house: &House| {
        [link.from, link.to].iter().all(|node| !(node.cells & house.cells()).is_empty())
    };
    let houses = House::ALL.into_iter().filter(meets);
    let Some(house) = houses.min_by_key(|&house| others(house).len()) else {
        return LinkVerdict::Apart;
    };
    match others(house).first() {
        None => LinkVerdict::OnlyTwo(house),
        Some(cell) => LinkVerdict::ThirdPlace(house, cell),
    }
}

/// A weak link of one digit: each cell of one end sees each cell of the other.
fn seen(link: Link) -> LinkVerdict {
    let all = link.from.cells.iter().all(|cell| link.to.cells.is_subset(cell.peers()));
    let cells = link.from.cells | link.to.cells;
    let pair = [link.from, link.to].into_iter().filter_map(|node| node.cells.first());
    let house = cells.common_houses().next();
    let house = house.or_else(|| pair.collect::<CellSet>().common_houses().next());
    house.filter(|_| all).map_or(LinkVerdict::Apart, LinkVerdict::NotBoth)
}

fn in_a_cell(position: &Position, cell: Cell, ends: [Digit; 2], kind: LinkKind) -> LinkVerdict {
    let others = position.candidates(cell) - ends.into_iter().collect::<DigitSet>();
    match (kind, others.first()) {
        (LinkKind::Weak, _) => LinkVerdict::OneDigit(cell),
        (LinkKind::Strong, None) => LinkVerdict::TwoDigits(cell),
        (LinkKind::Strong, Some(digit)) => LinkVerdict::ThirdDigit(cell, digit),
    }
}

/// What follows from a chain whose links hold and alternate.
fn of_chain(position: &Position, chain: &[Link]) -> Vec<Effect> {
    let (Some(first), Some(last)) = (chain.first(), chain.last()) else { return Vec::new() };
    let (start, end) = (first.from, last.to);
    match (first.kind, last.kind) {
        // One of the ends is true.
        (LinkKind::Strong, LinkKind::Strong) => beside(position, [start, end]),
        // If the weak end is true, the strong one is; where not both can be, the weak one is false.
        (LinkKind::Weak, LinkKind::Strong) if excludes_all(start, end) => falsify(position, start),
        (LinkKind::Strong, LinkKind::Weak) if excludes_all(start, end) => falsify(position, end),
        _ => Vec::new(),
    }
}

/// What follows from a loop whose links hold, and alternate but for one of its ends at most.
fn of_loop(position: &Position, chain: &[Link]) -> Vec<Effect> {
    let Some(last) = chain.last() else { return Vec::new() };
    let before = std::iter::once(last).chain(chain);
    // Two strong links say that the end where they meet is true, two weak ones that it is false.
    if let Some((_, link)) = before.zip(chain).find(|(before, link)| before.kind == link.kind) {
        return match link.kind {
            LinkKind::Weak => falsify(position, link.from),
            LinkKind::Strong => verify(position, link.from),
        };
    }
    // Of each weak link one end is true, too.
    let weak = chain.iter().filter(|link| link.kind == LinkKind::Weak);
    let mut effects: Vec<Effect> =
        weak.flat_map(|link| beside(position, [link.from, link.to])).collect();
    effects.sort_unstable();
    effects.dedup();
    effects
}

/// What cannot be true, because each of two ends excludes it, one of which is true.
fn beside(position: &Position, ends: [Node; 2]) -> Vec<Effect> {
    let excluded = |at: &Candidate| ends.iter().all(|&node| excludes(node, *at));
    position.open().iter().filter(excluded).map(Effect::Eliminate).collect()
}

fn falsify(position: &Position, node: Node) -> Vec<Effect> {
    node.candidates().filter(|&at| position.has(at)).map(Effect::Eliminate).collect()
}

/// A digit stands in the only cell of an end; with several cells, nowhere beside them.
fn verify(position: &Position, node: Node) -> Vec<Effect> {
    match (node.cells.single(), node.digits.single()) {
        (Some(cell), Some(digit)) => vec![Effect::Place(Candidate::new(cell, digit))],
        _ => beside(position, [node, node]),
    }
}

/// Whether a candidate is false if an end is true.
fn excludes(node: Node, at: Candidate) -> bool {
    node.candidates()
        .all(|end| if end.digit == at.digit { end.cell.sees(at.cell) } else { end.cell == at.cell })
}

/// Whether every candidate of an end is false if another end is true.
fn excludes_all(node: Node, other: Node) -> bool {
    other.candidates().all(|at| excludes(node, at))
}
