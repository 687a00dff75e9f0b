//! What a closed loop rules out, link by link: of the ends of each link just one is true, so a weak
//! link has no room for others beside its ends, and an almost locked set keeps its other digits.

use nonet_engine::logic::step::{Effect, Evidence, Link, LinkKind, Node, Step};
use nonet_engine::types::cell::CellSet;
use nonet_engine::types::digit::{Digit, DigitSet};

use super::chain_lines::set_of;
use super::message::Message;

/// A sentence for each link beside which something goes that no link before it rules out.
pub fn loop_lines(step: &Step) -> Vec<Message> {
    let mut left: Vec<Effect> = step.effects.clone();
    let mut lines = Vec::new();
    let Evidence { links, .. } = &step.evidence;
    for link in links.iter().filter(|link| link.kind == LinkKind::Weak) {
        match (link.from.digits | link.to.digits).single() {
            Some(digit) => lines.extend(beside_house(link, digit, &mut left)),
            None => lines.extend(beside_cell(link, &mut left)),
        }
    }
    let sets = links.iter().enumerate().map(|(place, link)| (link, set_of(&step.evidence, place)));
    let sets: Vec<(&Link, Node)> = sets.filter(|(_, set)| !set.cells.is_empty()).collect();
    // What sees all of a set goes because of that set; what sees the part of a set that holds the digit may
    // see a part of another one, too, so it comes after.
    for seen in [|cells: CellSet| cells.common_peers(), peers_of_any] {
        for (link, set) in &sets {
            lines.extend(beside_set(link, *set, seen, &mut left));
        }
    }
    lines
}

fn peers_of_any(cells: CellSet) -> CellSet {
    cells.iter().fold(CellSet::EMPTY, |all, cell| all | cell.peers())
}

/// Takes from the effects those that fit.
fn take(left: &mut Vec<Effect>, fits: impl Fn(&Effect) -> bool) -> Vec<Effect> {
    let (taken, rest) = left.iter().partition(|effect| fits(effect));
    *left = rest;
    taken
}

fn cells(effects: &[Effect]) -> CellSet {
    effects.iter().map(|effect| effect.candidate().cell).collect()
}

fn beside_house(link: &Link, digit: Digit, left: &mut Vec<Effect>) -> Option<Message> {
    let ends = link.from.cells | link.to.cells;
    let seen = ends.common_peers();
    let out = take(left, |effect| {
        let at = effect.candidate();
        at.digit == digit && seen.contains(at.cell)
    });
    let others = cells(&out);
    (!out.is_empty()).then_some(Message::LoopHouse { ends, digit, others })
}

fn beside_cell(link: &Link, left: &mut Vec<Effect>) -> Option<Message> {
    let (cell, ends) = (link.from.cells.single()?, link.from.digits | link.to.digits);
    let out = take(left, |effect| {
        let at = effect.candidate();
        at.cell == cell && !ends.contains(at.digit)
    });
    let out: DigitSet = out.iter().map(|effect| effect.candidate().digit).collect();
    (!out.is_empty()).then_some(Message::LoopCell { cell, ends, out })
}

/// The digits of a set that the loop does not use are locked in it, and in the cell beside it through
/// which the loop goes on.
fn beside_set(
    link: &Link,
    set: Node,
    seen: impl Fn(CellSet) -> CellSet,
    left: &mut Vec<Effect>,
) -> Vec<Message> {
    let whole = set.cells | link.from.cells | link.to.cells;
    let seen = seen(set.cells) - whole;
    let kept = set.digits - link.from.digits - link.to.digits;
    let line = |digit: Digit| {
        let out = take(left, |effect| {
            let at = effect.candidate();
            at.digit == digit && seen.contains(at.cell)
        });
        let others = cells(&out);
        (!out.is_empty()).then_some(Message::LoopSet { set: whole, digit, others })
    };
    kept.iter().filter_map(line).collect()
}
