//! Chains in sentences, a line for each weak link and the strong one after it.

use nonet_engine::logic::step::{Evidence, Link, LinkKind, Node};
use nonet_engine::types::cell::CellSet;
use nonet_engine::types::digit::DigitSet;
use nonet_engine::types::house::House;

use super::chain::continues;
use super::message::Message;

/// A line of a chain, and the places of its links among all links of the step.
pub type ChainLine = (Vec<usize>, Message);

/// The chains of a step, line by line.
pub fn chain_lines(evidence: &Evidence) -> Vec<ChainLine> {
    let links: Vec<(usize, Link)> = evidence.links.iter().copied().enumerate().collect();
    let chains = links.chunk_by(|(_, link), (_, next)| continues(*link, *next));
    chains.flat_map(|chain| lines(chain, evidence)).collect()
}

/// The lines of a step's chains by the link that each of them ends with, from 1; none where it takes
/// no more than one line.
pub fn line_numbers(evidence: &Evidence) -> Vec<Option<usize>> {
    let mut numbers = vec![None; evidence.links.len()];
    let lines = chain_lines(evidence);
    for (at, (links, _)) in lines.iter().enumerate().filter(|_| lines.len() > 1) {
        if let Some(&last) = links.last() {
            numbers[last] = Some(at + 1);
        }
    }
    numbers
}

/// One chain; a strong link that it begins with stands alone, and so does a weak one that it ends
/// with.
fn lines(chain: &[(usize, Link)], evidence: &Evidence) -> Vec<ChainLine> {
    let mut lines = Vec::new();
    let mut rest = chain;
    while let Some(((place, link), after)) = rest.split_first() {
        let from = if rest.len() == chain.len() { link.from } else { NOTHING };
        rest = after;
        let line = match (link.kind, after.split_first()) {
            (LinkKind::Strong, _) => (vec![*place], start(*link, evidence, *place)),
            (LinkKind::Weak, Some(((next_place, next), after))) => {
                rest = after;
                let said = pair(from, *next, tie(evidence, *next_place));
                (vec![*place, *next_place], said)
            }
            (LinkKind::Weak, None) => (vec![*place], Message::LinkWeak { from, to: link.to }),
        };
        lines.push(line);
    }
    lines
}

/// The strong link that a chain begins with.
fn start(Link { from, to, .. }: Link, evidence: &Evidence, place: usize) -> Message {
    match tie(evidence, place) {
        Tie::Cell => Message::LinkStartCell { from, to },
        Tie::House(house) => Message::LinkStartHouse { from, to, house },
        Tie::Houses => Message::LinkStart { from, to },
        Tie::Set { set, taker, left } => Message::LinkStartSet { from, to, set, taker, left },
    }
}

/// A weak link and the strong one after it; the statement that they begin with is there only at the
/// start of a chain.
fn pair(from: Node, Link { from: between, to, .. }: Link, tie: Tie) -> Message {
    match tie {
        Tie::Cell => Message::LinkPairCell { from, between, to },
        Tie::House(house) => Message::LinkPairHouse { from, between, to, house },
        Tie::Houses => Message::LinkPair { from, between, to },
        Tie::Set { set, taker, left } => {
            Message::LinkPairSet { from, between, to, set, taker, left }
        }
    }
}

const NOTHING: Node = Node { digits: DigitSet::EMPTY, cells: CellSet::EMPTY };

/// What makes a strong link hold.
enum Tie {
    /// Its cell has no other candidate.
    Cell,
    /// The house has no other place for the digit.
    House(House),
    /// One of several houses that hold both ends.
    Houses,
    /// An almost locked set.
    Set {
        set: Node,
        /// The end of the link beside the set that takes a digit of it, if the link begins there.
        taker: Node,
        /// The end of the link beside the set that the set leaves one candidate, if the link ends there.
        left: Node,
    },
}

fn tie(evidence: &Evidence, place: usize) -> Tie {
    let set = set_of(evidence, place);
    let Link { from, to, .. } = evidence.links[place];
    if set.cells.len() > 1 {
        let beside = |end: Node| if end.cells.is_subset(set.cells) { NOTHING } else { end };
        return Tie::Set { set, taker: beside(from), left: beside(to) };
    }
    if from.digits != to.digits {
        return Tie::Cell;
    }
    house_of(evidence, place).map_or(Tie::Houses, Tie::House)
}

/// The house because of which a strong link of one digit holds.
pub fn house_of(evidence: &Evidence, place: usize) -> Option<House> {
    let known = evidence.link_houses.iter().find(|(link, _)| *link == place);
    if let Some((_, house)) = known {
        return Some(*house);
    }
    let link = evidence.links.get(place)?;
    let mut homes = (link.from.cells | link.to.cells).common_houses();
    homes.next().filter(|_| homes.next().is_none())
}

/// The almost locked set because of which the link of a place holds; an empty one if it is a link of a
/// cell or a house.
pub fn set_of(evidence: &Evidence, place: usize) -> Node {
    let of_link = evidence.set_links.iter().find(|(link, _)| *link == place);
    of_link.and_then(|&(_, set)| evidence.sets.get(set)).copied().unwrap_or(NOTHING)
}

/// The links of a step as notation writes them: what is tied within an almost locked set stands
/// beside the cells of all of it, as that is no link of a cell or a house.
pub fn written_links(evidence: &Evidence) -> Vec<Link> {
    let mut written = evidence.links.clone();
    for &(place, set) in &evidence.set_links {
        let (Some(link), Some(set)) = (evidence.links.get(place), evidence.sets.get(set)) else {
            continue;
        };
        if link.from.cells.is_subset(set.cells) {
            written[place].from.cells = set.cells;
            if place > 0 && continues(evidence.links[place - 1], *link) {
                written[place - 1].to.cells = set.cells;
            }
        }
        if link.to.cells.is_subset(set.cells) {
            written[place].to.cells = set.cells;
            if evidence.links.get(place + 1).is_some_and(|next| continues(*link, *next)) {
                written[place + 1].from.cells = set.cells;
            }
        }
    }
    written
}
