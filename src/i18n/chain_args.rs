//! The arguments of explanations that only chains, colours and sets ask for.

use crate::engine::logic::step::{Evidence, LinkKind, Role, Step};
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::digit::DigitSet;

use super::arg::{Arg, digits_of};

/// The argument of a name: `$end` and `$end-digits`, where the last link leads; `$ends-digits-count`, how
/// many digits are at the two ends of a chain; `$turn`, how a loop comes back to its cell; `$way`, the
/// cells of a chain in its order; `$gone-any`, digits of which one goes; of colours `$near` and `$far`, a
/// cell of the second colour and one of the fourth that see each other, `$near-too` and `$far-too` of
/// the second and the third, `$near-count` how many of the second; `$whole`, the cells of a pattern in two houses, and their digits.
pub fn of_chain(step: &Step, name: &str) -> Option<Arg> {
    let Evidence { links, .. } = &step.evidence;
    let number = |count: usize| Arg::Number(count as u64);
    let met = |place: usize| Some(Arg::Cells(*meetings(&step.evidence)?.get(place)?));
    let arg = match name {
        "end" => Arg::Cells(links.last()?.to.cells),
        "end-digits" => Arg::Digits(links.last()?.to.digits),
        "ends-digits-count" => number((links.first()?.from.digits | links.last()?.to.digits).len()),
        "turn" => Arg::Text(turn(&step.evidence)?.to_owned()),
        "way" => Arg::Way(way(&step.evidence)),
        "gone-any" => Arg::AnyOf(digits_of(&step.effects)),
        "near" => met(0)?,
        "far" => met(1)?,
        "near-too" => met(2)?,
        "far-too" => met(3)?,
        "near-count" => {
            let [near, _, too, _] = meetings(&step.evidence)?;
            number((near | too).len())
        }
        "whole" => Arg::Cells(whole(&step.evidence).0),
        "whole-digits" => Arg::Digits(whole(&step.evidence).1),
        _ => return None,
    };
    Some(arg)
}

/// How a loop that breaks comes back to its first cell.
fn turn(evidence: &Evidence) -> Option<&'static str> {
    let (first, last) = (evidence.links.first()?, evidence.links.last()?);
    Some(match (first.kind, last.to == first.from) {
        (LinkKind::Weak, true) => "denies-itself",
        (LinkKind::Weak, false) => "takes-another",
        (LinkKind::Strong, true) => "confirms",
        (LinkKind::Strong, false) => "denies-another",
    })
}

fn way(evidence: &Evidence) -> Vec<CellSet> {
    let mut way: Vec<CellSet> = evidence.links.iter().map(|link| link.from.cells).collect();
    way.extend(evidence.links.last().map(|link| link.to.cells));
    way.dedup();
    way
}

/// A cell of the second colour and one of the fourth that see each other, then one of the second and one
/// of the third, if any do; the same cell of the second where one sees both.
fn meetings(evidence: &Evidence) -> Option<[CellSet; 4]> {
    let [off, base, cover] = [Role::Off, Role::Base, Role::Cover].map(|at| evidence.cells_of(at));
    let sees = |cell: &Cell, others: CellSet| !(cell.peers() & others).is_empty();
    let common = off.iter().find(|cell| sees(cell, base) && sees(cell, cover));
    let near = common.map_or(off, CellSet::only);
    let [near, far] = meeting_of(near, cover)?;
    let [near_too, far_too] = meeting_of(common.map_or(off, CellSet::only), base)
        .unwrap_or([CellSet::EMPTY, CellSet::EMPTY]);
    Some([near, far, near_too, far_too])
}

/// The first of some cells that sees one of some others, and that one.
pub fn meeting_of(cells: CellSet, others: CellSet) -> Option<[CellSet; 2]> {
    cells.iter().find_map(|cell| {
        let seen = (cell.peers() & others).first()?;
        Some([CellSet::only(cell), CellSet::only(seen)])
    })
}

/// The cells where a line and a box meet, with those beside them, and the digits of all.
fn whole(evidence: &Evidence) -> (CellSet, DigitSet) {
    [Role::Base, Role::On, Role::Off].into_iter().fold(
        (CellSet::EMPTY, DigitSet::EMPTY),
        |(cells, digits), role| {
            (cells | evidence.cells_of(role), digits | evidence.digits_of(role))
        },
    )
}
