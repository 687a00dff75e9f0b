//! [`Links`]: what the player draws links with. The links themselves are on the board.

use crate::engine::logic::drawn_chain::{ChainCheck, ChainShape};
use crate::engine::logic::step::{Effect, placed_and_removed};
use crate::engine::types::board::Board;
use crate::engine::types::candidate::Candidate;
use crate::engine::types::link::{Link, Node};
use crate::words::message::Message;

/// What the player draws links with.
#[derive(Default)]
pub struct Links {
    /// The end that waits for the other.
    pub end: Option<Node>,
    /// What the check of all links found, and at which node of the tree of moves.
    pub checked: Option<(usize, ChainCheck)>,
    /// The row of the list that is pointed at, 0-based.
    pub lit: Option<usize>,
}

impl Links {
    /// What the check found, if nothing was done since.
    pub fn check(&self, at: usize) -> Option<&ChainCheck> {
        self.checked.as_ref().filter(|(node, _)| *node == at).map(|(_, check)| check)
    }
    /// Closes the result of the check: no row of it is pointed at any more.
    pub fn close(&mut self) {
        self.checked = None;
        self.lit = None;
    }
    /// Closes the result of the check, or gives up the end that waits; whether there was any.
    pub fn step_back(&mut self, at: usize) -> bool {
        let is_open = self.checked.take().is_some_and(|(node, _)| node == at);
        self.end.take().is_some() || is_open
    }
}

/// Whether two links meet, so that there is a chain to be checked.
pub fn meet(links: &[Link]) -> bool {
    let ends = |link: &Link| [link.from, link.to];
    let meets = |(at, link): (usize, &Link)| {
        links[at + 1..].iter().any(|other| ends(other).iter().any(|end| ends(link).contains(end)))
    };
    links.iter().enumerate().any(meets)
}

/// The candidate that a press means: of those that are noted in its cell, or else of those that are open,
/// the one whose place is nearest; without any, the one whose place was pressed.
pub fn nearest_candidate(board: &Board, pressed: Candidate) -> Candidate {
    let notes = board.notes(pressed.cell);
    let offered = if notes.is_empty() { board.candidates(pressed.cell) } else { notes };
    let place = |number: u8| (i32::from(number - 1) % 3, i32::from(number - 1) / 3);
    let (x, y) = place(pressed.digit.value());
    let far = |number: u8| {
        let (column, row) = place(number);
        (column - x).pow(2) + (row - y).pow(2)
    };
    let nearest = offered.iter().min_by_key(|digit| far(digit.value()));
    Candidate::new(pressed.cell, nearest.unwrap_or(pressed.digit))
}

/// The answer in a line, and what follows.
pub fn conclusion(check: &ChainCheck) -> (Message, Option<Message>) {
    let count = check.links.iter().filter(|link| !link.verdict.holds()).count() as u64;
    match check.shape {
        ChainShape::Apart => (Message::LinksApart, None),
        ChainShape::Forked(from) => (Message::LinksForked { from }, None),
        _ if count > 0 => (Message::LinksFail { count }, None),
        _ if check.effects.is_empty() => (Message::LinksHold, Some(Message::LinksIdle)),
        _ => (Message::LinksHold, Some(consequence(check))),
    }
}

fn consequence(check: &ChainCheck) -> Message {
    let (placed, removed) = placed_and_removed(&check.effects);
    if let Some(&Effect::Place(Candidate { cell, digit })) = placed.first() {
        return Message::LinksTrue { digit, cell };
    }
    let (Some(first), Some(last)) = (check.links.first(), check.links.last()) else {
        return Message::LinksIdle;
    };
    let (from, to) = (first.link.from, last.link.to);
    let gone = |node: Node| node.candidates().any(|at| removed.contains(&Effect::Eliminate(at)));
    match check.shape {
        ChainShape::Loop if check.links.iter().any(|link| gone(link.link.from)) => {
            Message::LinksFalse { removed }
        }
        ChainShape::Loop => Message::LinksLoop { removed },
        _ if gone(from) || gone(to) => Message::LinksFalse { removed },
        _ => match (from.digits | to.digits).single() {
            Some(digit) => {
                let cells = removed.iter().map(|effect| effect.candidate().cell).collect();
                Message::LinksRemove { cells, digit, from, to }
            }
            None => Message::LinksRemoveTwo { removed, from, to },
        },
    }
}
