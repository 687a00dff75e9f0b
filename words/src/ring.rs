//! Puts what a pattern marks in the order in which it goes round, as evidence holds it sorted.

use nonet_engine::logic::step::{Evidence, Role};
use nonet_engine::types::cell::CellSet;
use nonet_engine::types::house::{House, HouseKind, HouseSet};

/// The base cells, each tied to the next by a cover house.
pub fn tied(evidence: &Evidence) -> Vec<CellSet> {
    let cells = evidence.cells_of(Role::Base).iter().map(CellSet::only).collect();
    ring(cells, evidence.houses_of(Role::Cover))
}

/// The base cells, each in sight of the next.
pub fn in_sight(evidence: &Evidence) -> Vec<CellSet> {
    let cells = evidence.cells_of(Role::Base).iter().map(CellSet::only).collect();
    ring(cells, HouseSet::ALL)
}

/// The base cells that a box and a line have in common, each such group tied to the next by a cover
/// house.
pub fn groups(evidence: &Evidence) -> Vec<CellSet> {
    let (cells, houses) = (evidence.cells_of(Role::Base), evidence.houses_of(Role::Cover));
    let of_kind =
        |is_box: bool| houses.iter().filter(move |at| (at.kind() == HouseKind::Block) == is_box);
    let meeting = |house: House| of_kind(false).map(move |line| house.cells() & line.cells());
    let groups = of_kind(true).flat_map(meeting).map(|group| group & cells);
    ring(groups.filter(|group| !group.is_empty()).collect(), houses)
}

/// Some groups of cells, each with the next in one of some houses and the last with the first; as
/// they come if they make no such ring.
fn ring(groups: Vec<CellSet>, houses: HouseSet) -> Vec<CellSet> {
    let mut way = Vec::new();
    if close(&mut way, &groups, houses) { way } else { groups }
}

/// Goes on from the last group until all are in.
fn close(way: &mut Vec<CellSet>, groups: &[CellSet], houses: HouseSet) -> bool {
    let tied = |one: CellSet, other: CellSet| {
        houses.iter().any(|house| (one | other).is_subset(house.cells()))
    };
    let last = way.last().copied();
    if way.len() == groups.len() {
        return last.zip(way.first().copied()).is_some_and(|(last, first)| tied(last, first));
    }
    for &next in groups {
        let follows = last.is_none_or(|last| tied(last, next));
        if follows && !way.contains(&next) {
            way.push(next);
            if close(way, groups, houses) {
                return true;
            }
            way.pop();
        }
    }
    false
}
