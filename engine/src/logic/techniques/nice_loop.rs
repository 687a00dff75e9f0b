//! Nice loops and alternating inference chains: strong and weak links by turns, of candidates alone
//! or with larger nodes ([`loops`](crate::logic::loops) has the kinds and an example).

use std::ops::ControlFlow;

use crate::logic::finder::{Finder, Variant};
use crate::logic::links::NodeKinds;
use crate::logic::loops::Kind;

/// Continuous nice loops of candidates.
pub fn continuous(on: &mut Finder) -> ControlFlow<()> {
    report(on, NodeKinds::Candidates, Kind::Continuous)
}
/// Discontinuous nice loops of candidates.
pub fn discontinuous(on: &mut Finder) -> ControlFlow<()> {
    report(on, NodeKinds::Candidates, Kind::Discontinuous)
}
/// Alternating inference chains of candidates.
pub fn aic(on: &mut Finder) -> ControlFlow<()> {
    report(on, NodeKinds::Candidates, Kind::Aic)
}
/// Continuous nice loops with a larger node.
pub fn grouped_continuous(on: &mut Finder) -> ControlFlow<()> {
    report(on, larger(on), Kind::Continuous)
}
/// Discontinuous nice loops with a larger node.
pub fn grouped_discontinuous(on: &mut Finder) -> ControlFlow<()> {
    report(on, larger(on), Kind::Discontinuous)
}
/// Alternating inference chains with a larger node.
pub fn grouped_aic(on: &mut Finder) -> ControlFlow<()> {
    report(on, larger(on), Kind::Aic)
}

fn larger(on: &Finder) -> NodeKinds {
    match [Variant::AlsNodes, Variant::RepeatedCandidates].map(|variant| on.is_enabled(variant)) {
        [false, _] => NodeKinds::Groups,
        [true, false] => NodeKinds::Als,
        [true, true] => NodeKinds::AlsRepeated,
    }
}

fn report(on: &mut Finder, nodes: NodeKinds, kind: Kind) -> ControlFlow<()> {
    let links = on.links(nodes);
    for found in on.loops(nodes).iter().filter(|found| found.kind == kind) {
        on.report(found.effects.clone(), || found.evidence(links))?;
    }
    ControlFlow::Continue(())
}
