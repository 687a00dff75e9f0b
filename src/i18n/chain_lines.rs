//! Chains in sentences, a line for each weak link and the strong one after it.

use crate::engine::logic::step::{Evidence, Link, LinkKind, Node};
use crate::engine::types::cell::CellSet;
use crate::engine::types::digit::DigitSet;

use super::chain::continues;
use super::message::Message;

/// A line of a chain, and the places of its links among all links of the step.
pub type ChainLine = (Vec<usize>, Message);

/// The chains of a step, line by line.
pub fn chain_lines(evidence: &Evidence) -> Vec<ChainLine> {
    let links: Vec<(usize, Link)> = evidence.links.iter().copied().enumerate().collect();
    let chains = links.chunk_by(|(_, link), (_, next)| continues(*link, *next));
    chains.flat_map(|chain| lines(chain, &evidence.sets)).collect()
}

/// One chain; a strong link that it begins with stands alone, and so does a weak one that it ends
/// with.
fn lines(chain: &[(usize, Link)], sets: &[Node]) -> Vec<ChainLine> {
    let mut lines = Vec::new();
    let mut rest = chain;
    while let Some(((place, link), after)) = rest.split_first() {
        let starts = rest.len() == chain.len();
        rest = after;
        let line = match (link.kind, after.split_first()) {
            (LinkKind::Strong, _) => (vec![*place], start(*link, sets)),
            (LinkKind::Weak, Some(((next_place, next), after))) => {
                rest = after;
                (vec![*place, *next_place], pair(starts, *link, *next, sets))
            }
            (LinkKind::Weak, None) => {
                (vec![*place], Message::LinkWeak { from: link.from, to: link.to })
            }
        };
        lines.push(line);
    }
    lines
}

fn start(link: Link, sets: &[Node]) -> Message {
    Message::LinkStart { from: link.from, to: link.to, set: set_of(link, sets) }
}

/// A weak link and the strong one after it; the statement that they begin with is repeated only at
/// the start of a chain.
fn pair(starts: bool, weak: Link, strong: Link, sets: &[Node]) -> Message {
    let from = if starts { weak.from } else { NOTHING };
    Message::LinkPair { from, between: weak.to, to: strong.to, set: set_of(strong, sets) }
}

const NOTHING: Node = Node { digits: DigitSet::EMPTY, cells: CellSet::EMPTY };

/// The almost locked set that a strong link passes; an empty one if it is a link of a cell or a house.
fn set_of(link: Link, sets: &[Node]) -> Node {
    let ends = [link.from, link.to];
    if link.from.digits == link.to.digits || (link.from.cells | link.to.cells).len() == 1 {
        return NOTHING;
    }
    let holds =
        |set: &Node, end: &Node| end.cells.is_subset(set.cells) && end.digits.is_subset(set.digits);
    let within = sets.iter().find(|set| ends.iter().all(|end| holds(set, end)));
    let beside = || sets.iter().find(|set| ends.iter().any(|end| holds(set, end)));
    within.or_else(beside).copied().unwrap_or(NOTHING)
}
