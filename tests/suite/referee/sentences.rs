//! Sentences: they name nothing that is not in the evidence, and every cell of the pattern.

use nonet_engine::logic::refutation::{Inference, Line, Refutation};
use nonet_engine::logic::step::{Effect, Evidence, Link, LinkKind, Role, Step, Target as Marked};
use nonet_engine::types::cell::{Cell, CellSet};
use nonet_engine::types::house::{House, HouseSet};
use nonet_engine::types::position::DeadEnd;
use nonet_words::Localizer;
use nonet_words::piece::Target;

/// What is wrong with the sentences of a step.
pub fn check(localizer: &Localizer, step: &Step) -> Result<(), String> {
    let sentences = localizer.explanation(step);
    let (cells, houses) = evident(step);
    let pieces = sentences.iter().flat_map(|sentence| &sentence.pieces);
    let mut named = CellSet::EMPTY;
    for piece in pieces {
        match piece.target {
            Some(Target::House(house)) if !houses.contains(house) => {
                return Err(format!("a sentence names {house}, which is not in the evidence"));
            }
            Some(target) => named |= target.cells(),
            None => {}
        }
    }
    let is_implied = |gone: &Effect| step.effects.iter().any(|at| at != gone && at.implies(*gone));
    let decided = step.effects.iter().filter(|effect| !is_implied(effect));
    let decided: CellSet = decided.map(|effect| effect.candidate().cell).collect();
    if !decided.is_subset(named) {
        return Err(format!("no sentence names {:?}", decided - named));
    }
    let foreign = named - cells;
    foreign.is_empty().then_some(()).ok_or_else(|| format!("{foreign:?} is not in the evidence"))
}

/// The cells and houses that the evidence and the effects hold.
fn evident(step: &Step) -> (CellSet, HouseSet) {
    let Evidence { marks, links, sets, refutation, grounds, .. } = &step.evidence;
    let mut cells: CellSet = step.effects.iter().map(|effect| effect.candidate().cell).collect();
    let mut houses = HouseSet::EMPTY;
    for mark in marks {
        match mark.target {
            Marked::Cells(set) => cells |= set,
            Marked::Candidate(at) => cells |= CellSet::only(at.cell),
            Marked::Houses(set) => houses |= set,
            Marked::Digits(_) => {}
        }
    }
    let nodes = links.iter().flat_map(|link| [link.from, link.to]).chain(sets.iter().copied());
    cells = nodes.fold(cells, |all, node| all | node.cells);
    refutation.iter().for_each(|net| of_net(net, &mut cells, &mut houses));
    for case in &grounds.cases {
        of_lines(&case.lines, &mut cells, &mut houses);
    }
    (cells, houses | blocked(step) | linked(&step.evidence))
}

/// A strong link of one digit is one of a house that holds both its ends.
fn linked(evidence: &Evidence) -> HouseSet {
    let of_one_digit = evidence.links.iter().filter(|link| link.from.digits == link.to.digits);
    let strong = of_one_digit.filter(|link| link.kind == LinkKind::Strong);
    let of = |link: &Link| {
        let ends = link.from.cells | link.to.cells;
        House::ALL.into_iter().filter(move |house| ends.is_subset(house.cells()))
    };
    strong.flat_map(of).collect()
}

/// A digit that bars others does so in the houses that it shares with some of the marked house.
fn blocked(step: &Step) -> HouseSet {
    let base = step.evidence.houses_of(Role::Base);
    let in_base = base.iter().fold(CellSet::EMPTY, |all, house| all | house.cells());
    let of = |cell: Cell| {
        cell.houses().into_iter().filter(move |house| !(house.cells() & in_base).is_empty())
    };
    step.evidence.cells_of(Role::Witness).iter().flat_map(of).collect()
}

fn of_net(net: &Refutation, cells: &mut CellSet, houses: &mut HouseSet) {
    *cells |= CellSet::only(net.supposed.cell);
    of_lines(&net.lines, cells, houses);
    match net.end {
        DeadEnd::Cell(cell) => *cells |= CellSet::only(cell),
        DeadEnd::House(house, _) => houses.insert(house),
    }
}

fn of_lines(lines: &[Line], cells: &mut CellSet, houses: &mut HouseSet) {
    for line in lines {
        match line {
            Line::Follows(Inference::Place(at, house)) => {
                *cells |= CellSet::only(at.cell);
                house.iter().for_each(|&house| houses.insert(house));
            }
            Line::Follows(Inference::Locked { home, other, .. }) => {
                [*home, *other].into_iter().for_each(|house| houses.insert(house));
            }
            Line::Follows(
                Inference::Naked { house, cells: set, .. }
                | Inference::Hidden { house, cells: set, .. },
            ) => {
                *cells |= *set;
                houses.insert(*house);
            }
            Line::Refuted(inner) => of_net(inner, cells, houses),
        }
    }
}
