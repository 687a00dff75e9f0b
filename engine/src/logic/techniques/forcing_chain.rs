//! Forcing chains: whichever of some candidates is true, chains lead to the same end; or the chains
//! from one candidate meet in a contradiction (HoDoKu's "verity" and "contradiction", Sudoku
//! Explainer's cell and region forcing chains). Every link stands by itself, without help from what
//! else was supposed; groups may be nodes.
//! Example: if each of 2r1c1, 5r1c1 and 7r1c1 leads to 3r4c4 being false, it is false.

use std::ops::ControlFlow;

use crate::logic::chains::Truth;
use crate::logic::choices::{Choice, cell_choices, house_choices};
use crate::logic::finder::Finder;
use crate::logic::implications::chain_evidence;
use crate::logic::links::NodeKinds;
use crate::logic::step::{Effects, Evidence, Role};
use crate::types::cell::CellSet;
use crate::types::digit::DigitSet;
use crate::types::set::Element;

/// From every candidate of a cell.
pub fn cell(on: &mut Finder) -> ControlFlow<()> {
    let choices =
        cell_choices(on.position).into_iter().filter(|choice| choice.candidates.len() > 2);
    verity(on, &choices.collect::<Vec<_>>())
}
/// From every place of a digit in a house.
pub fn house(on: &mut Finder) -> ControlFlow<()> {
    let choices =
        house_choices(on.position).into_iter().filter(|choice| choice.candidates.len() > 2);
    verity(on, &choices.collect::<Vec<_>>())
}
/// From one candidate to a cell or a digit in a house that has nowhere left to go.
pub fn contradiction(on: &mut Finder) -> ControlFlow<()> {
    let (position, links, implications) =
        (on.position, on.links(NodeKinds::Groups), on.implications());
    let mut choices = cell_choices(position);
    choices.extend(house_choices(position));
    let refuters = implications.refuters();
    let mut found = Vec::new();
    for choice in &choices {
        let ends = || choice.candidates.iter();
        for start in ends().fold(position.open(), |all, end| all & refuters[end.index()]) {
            let gone = implications.of(start);
            let length = ends().map(|end| gone.distance(end.into(), Truth::False));
            found.extend(length.sum::<Option<usize>>().map(|length| (length, start, choice)));
        }
    }
    found.sort_by_key(|&(length, start, _)| (length, start));
    for (_, start, choice) in found {
        on.report_if(Effects::eliminate(start.digit, CellSet::only(start.cell)), || {
            let ends = choice.candidates.iter().map(|end| (start, end, Truth::False));
            let supposed = Evidence::default().candidate(Role::Base, start);
            let chains = chain_evidence(links, implications, ends)?;
            Some(supposed.merge(chains).merge(barred(choice)))
        })?;
    }
    ControlFlow::Continue(())
}

/// The cell, or the digit in a house, of which all choices are ruled out.
fn barred(choice: &Choice) -> Evidence {
    let (none, Some(at)) = (Evidence::default(), choice.candidates.first()) else {
        return Evidence::default();
    };
    match choice.house {
        Some(house) => {
            none.house(Role::Witness, house).digits(Role::Witness, DigitSet::only(at.digit))
        }
        None => none.cells(Role::Witness, CellSet::only(at.cell)),
    }
}

/// What every candidate of a choice leads to, the shortest chains first.
fn verity(on: &mut Finder, choices: &[Choice]) -> ControlFlow<()> {
    let (links, implications) = (on.links(NodeKinds::Groups), on.implications());
    let mut found = Vec::new();
    for choice in choices {
        for (truth, ends) in implications.common(choice.candidates) {
            for end in ends {
                let starts = choice.candidates.iter();
                let ways = starts.map(|at| implications.of(at).distance(end.into(), truth));
                found.extend(ways.sum::<Option<usize>>().map(|sum| (sum, end, truth, choice)));
            }
        }
    }
    found.sort_by_key(|&(length, end, truth, _)| (length * 729 + end.index()) * 2 + truth as usize);
    for (_, end, truth, choice) in found {
        let effects = match truth {
            Truth::True => Effects::place(end),
            Truth::False => Effects::eliminate(end.digit, CellSet::only(end.cell)),
        };
        on.report_if(effects, || {
            let starts = choice.candidates.iter();
            let is_start = starts.filter(|&start| (start, Truth::True) == (end, truth));
            let started =
                is_start.fold(choice.evidence(), |all, at| all.candidate(Role::Pivot, at));
            let ways = choice.candidates.iter().map(|start| (start, end, truth));
            Some(started.merge(chain_evidence(links, implications, ways)?))
        })?;
    }
    ControlFlow::Continue(())
}
