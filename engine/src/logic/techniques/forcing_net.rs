//! Forcing nets: a candidate is supposed and every single that follows is filled; if that ends in a
//! contradiction the candidate is false, and what follows from every choice of a cell or of a digit
//! in a house is true (HoDoKu's forcing nets, Sudoku Explainer's dynamic forcing chains).
//! Example: 5r1c1 leaves r9c9 without a candidate after six singles, so it is false.

use std::ops::ControlFlow;

use crate::logic::choices::{Choice, cell_choices, house_choices};
use crate::logic::finder::Finder;
use crate::logic::grounds::{Case, Grounds};
use crate::logic::propagation::Propagation;
use crate::logic::refutation::{Inference, Line, Refutation};
use crate::logic::step::{Effect, Effects, Evidence, Role};
use crate::types::candidate::CandidateSet;
use crate::types::cell::CellSet;
use crate::types::digit::DigitSet;
use crate::types::position::{DeadEnd, Position};
use crate::types::set::Element;

/// One candidate leads to a contradiction; the shortest nets first.
pub fn contradiction(on: &mut Finder) -> ControlFlow<()> {
    let (position, propagations) = (on.position, on.propagations());
    let all = propagations.iter().flatten();
    let dead = all.filter(|propagation| propagation.contradiction.is_some());
    let mut dead: Vec<&Propagation> = dead.map(|propagation| &**propagation).collect();
    dead.sort_by_key(|propagation| propagation.order.len());
    for propagation in dead {
        let start = propagation.order[0];
        on.report_if(Effects::eliminate(start.digit, CellSet::only(start.cell)), || {
            propagation.refutation(position).map(evidence)
        })?;
    }
    ControlFlow::Continue(())
}

/// Whichever of a choice is true, the same follows.
pub fn verity(on: &mut Finder) -> ControlFlow<()> {
    let (position, propagations) = (on.position, on.propagations());
    let mut choices = cell_choices(on.position);
    choices.extend(house_choices(on.position));
    // A choice of one is a single.
    choices.retain(|choice| choice.candidates.len() > 1);
    choices.sort_by_key(|choice| choice.candidates.len());
    for choice in choices {
        let ways: Option<Vec<&Propagation>> =
            choice.candidates.iter().map(|start| propagations[start.index()].as_deref()).collect();
        let alive = |ways: &Vec<&Propagation>| ways.iter().all(|way| way.contradiction.is_none());
        let Some(ways) = ways.filter(alive) else { continue };
        let common = |of: fn(&Propagation) -> CandidateSet| {
            ways.iter().fold(CandidateSet::ALL, |all, way| all & of(way))
        };
        let effects = common(|way| way.placed).iter().fold(Effects::default(), Effects::and_place);
        let gone = common(|way| way.eliminated).iter();
        let effects =
            gone.fold(effects, |all, at| all.and_eliminate(at.digit, CellSet::only(at.cell)));
        let open = effects.on(position);
        on.report(effects, || verity_evidence(position, &choice, &ways, &open))?;
    }
    ControlFlow::Continue(())
}

/// The choice, and after each of its candidates the singles that the effects need of it.
fn verity_evidence(
    position: &Position,
    choice: &Choice,
    ways: &[&Propagation],
    effects: &[Effect],
) -> Evidence {
    let cases: Vec<Case> = ways.iter().map(|way| way.case_for(position, effects)).collect();
    let marked = cases.iter().fold(choice.bounds(), |all, case| {
        followed(all.candidate(Role::Base, case.supposed), &case.lines)
    });
    Evidence { grounds: Grounds { cases, ..Grounds::default() }, ..marked }
}

/// Marks what is placed in some lines.
fn followed(marked: Evidence, lines: &[Line]) -> Evidence {
    lines.iter().fold(marked, |all, line| match line {
        Line::Follows(Inference::Place(at, _)) => all.candidate(Role::On, *at),
        Line::Follows(_) | Line::Refuted(_) => all,
    })
}

fn evidence(net: Refutation) -> Evidence {
    let begun = Evidence::default().candidate(Role::Base, net.supposed);
    let marked = followed(begun, &net.lines);
    let ended = match net.end {
        DeadEnd::Cell(cell) => marked.cells(Role::Witness, CellSet::only(cell)),
        DeadEnd::House(house, digit) => {
            marked.house(Role::Witness, house).digits(Role::Witness, DigitSet::only(digit))
        }
    };
    Evidence { refutation: Some(Box::new(net)), ..ended }
}
