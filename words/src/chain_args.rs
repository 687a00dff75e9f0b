//! The arguments of explanations that only chains, colours and sets ask for.

use nonet_engine::logic::step::{Effect, Evidence, Link, LinkKind, Mark, Node, Role, Step, Target};
use nonet_engine::types::cell::{Cell, CellSet};
use nonet_engine::types::digit::DigitSet;
use nonet_engine::types::house::{HouseKind, HouseSet};

use super::arg::{Arg, digits_of};
use super::chain::continues;
use super::pattern_lines::sound_choices;

/// The argument of a name: `$end` and `$end-digits`, where the last link leads; `$ends-digits-count`, how
/// many digits are at the two ends of a chain; `$turn`, how a loop comes back to its cell; `$way`, the
/// cells of a chain in its order; `$gone-any`, digits of which one goes; of colours `$near` and `$far`, a
/// cell of the second colour and one of the fourth that see each other, `$near-too` and `$far-too` of
/// the second and the third, `$near-count` how many of the second; `$seen-on` and `$seen-off`, a cell of each colour that one that goes sees;
/// `$line` and `$box`, the houses of a pattern in two of them; `$whole`, the cells of that pattern, and their digits; `$only-any`,
/// those that only cells in both houses have; `$others-or`, what the pivot can be beside the base; `$own`, 1 if a candidate
/// from which chains begin goes; `$sound`, how many of two fish may have no true fin; `$reached`, where chains end.
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
        "seen-on" => Arg::Cells(seen_of(step, Role::On)?),
        "seen-off" => Arg::Cells(seen_of(step, Role::Off)?),
        "line" => Arg::Houses(crossing(&step.evidence, false)),
        "box" => Arg::Houses(crossing(&step.evidence, true)),
        "others-or" => Arg::AnyOf(others(&step.evidence)),
        "own" => number(usize::from(step.effects.iter().any(|gone| is_own(step, *gone)))),
        "sound" => number(sound_choices(step)),
        _ => return of_ends(&step.evidence, name),
    };
    Some(arg)
}

/// The arguments that stand for where chains end, and for what a pattern in a line and a box is made of.
fn of_ends(evidence: &Evidence, name: &str) -> Option<Arg> {
    let arg = match name {
        "reached" => Arg::Cells(reached(evidence).cells),
        "reached-digits" => Arg::Digits(reached(evidence).digits),
        "only-any" => Arg::AnyOf(in_both(evidence)),
        "only-count" => Arg::Number(in_both(evidence).len() as u64),
        "whole" => Arg::Cells(whole(evidence).0),
        "whole-digits" => Arg::Digits(whole(evidence).1),
        _ => return None,
    };
    Some(arg)
}

/// What a cell that goes sees of a colour.
fn seen_of(step: &Step, role: Role) -> Option<CellSet> {
    let gone = step.effects.first()?.candidate().cell;
    (gone.peers() & step.evidence.cells_of(role)).first().map(CellSet::only)
}

/// Of the houses where a pattern lies, the boxes or the lines.
fn crossing(evidence: &Evidence, is_box: bool) -> HouseSet {
    let houses = evidence.houses_of(Role::Cover);
    let boxes = HouseSet::of_kind(HouseKind::Block);
    if is_box { houses & boxes } else { houses - boxes }
}

/// What is left for a cell beside another that takes a digit.
fn others(evidence: &Evidence) -> DigitSet {
    evidence.digits_of(Role::Pivot) - evidence.digits_of(Role::Base)
}

/// Whether something that goes is one of the candidates from which chains begin.
fn is_own(step: &Step, gone: Effect) -> bool {
    let start = Target::Candidate(gone.candidate());
    let is_start = |mark: &Mark| mark.role == Role::Base && mark.target == start;
    matches!(gone, Effect::Eliminate(_)) && step.evidence.marks.iter().any(is_start)
}

/// The last of each chain.
fn reached(evidence: &Evidence) -> Node {
    let chains = evidence.links.chunk_by(|one, next| continues(*one, *next));
    let none = Node { digits: DigitSet::EMPTY, cells: CellSet::EMPTY };
    chains.filter_map(<[_]>::last).fold(none, |all, Link { to, .. }| Node {
        digits: all.digits | to.digits,
        cells: all.cells | to.cells,
    })
}

/// The digits of the cells where a line and a box meet that no cell beside them has.
fn in_both(evidence: &Evidence) -> DigitSet {
    let [base, on, off] = [Role::Base, Role::On, Role::Off].map(|at| evidence.digits_of(at));
    base - on - off
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
