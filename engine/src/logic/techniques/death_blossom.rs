//! Death blossom: a stem cell each of whose candidates is barred by an almost locked set, its petal,
//! as soon as the petal holds it. Whatever the stem takes, one petal loses it and locks: a digit that
//! all petals hold leaves every cell that sees all its places in them.
//!
//! Example: r5c5 holds 1 and 2; r5c1, r5c2 hold 1, 4 and 9, r2c5 holds 2 and 9: no 9 where all 9s of
//! the two petals are seen.

use std::ops::ControlFlow;

use crate::logic::als::Als;
use crate::logic::finder::{Finder, Variant};
use crate::logic::step::{Effects, Evidence, Link, LinkKind, Node, Role};
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::{ByDigit, Digit, DigitSet};
use crate::types::position::Position;

/// Reports every death blossom.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    for stem in on.position.unsolved() {
        let digits = on.position.candidates(stem);
        let petals = |digit| -> Vec<&Als> {
            let all = on.als().all().iter();
            let fits = |als: &&Als| als.seen[digit].contains(stem) && useful(als, digits);
            all.filter(fits).collect()
        };
        let by_digit: Vec<(Digit, Vec<&Als>)> =
            digits.iter().map(|digit| (digit, petals(digit))).collect();
        if by_digit.iter().all(|(_, petals)| !petals.is_empty()) {
            let seen = ByDigit::from_fn(|digit| match digits.contains(digit) {
                true => CellSet::EMPTY,
                false => CellSet::ALL - CellSet::only(stem),
            });
            grow(on, stem, &by_digit, &mut Vec::new(), seen)?;
        }
    }
    ControlFlow::Continue(())
}

/// Whether a petal could eliminate anything but what the stem holds.
fn useful(als: &Als, stem: DigitSet) -> bool {
    (als.digits - stem).iter().any(|digit| !als.seen[digit].is_empty())
}

/// Takes a petal for the next candidate of the stem, each in turn. `seen` holds, by digit, what sees
/// all its places in the petals so far.
fn grow<'a>(
    on: &mut Finder<'a>,
    stem: Cell,
    by_digit: &[(Digit, Vec<&'a Als>)],
    petals: &mut Vec<(Digit, &'a Als)>,
    seen: ByDigit<CellSet>,
) -> ControlFlow<()> {
    let overlap = on.is_enabled(Variant::AlsOverlap);
    let taken = petals.iter().fold(CellSet::EMPTY, |all, (_, als)| all | als.cells);
    let Some(((digit, choices), rest)) = by_digit.split_first() else {
        return report(on, stem, petals, (seen, taken));
    };
    for &als in choices.iter().filter(|als| overlap || als.cells.is_disjoint(taken)) {
        let seen = ByDigit::from_fn(|digit| seen[digit] & als.seen[digit]);
        if seen.values().iter().any(|cells| !cells.is_empty()) {
            petals.push((*digit, als));
            let found = grow(on, stem, rest, petals, seen);
            petals.pop();
            found?;
        }
    }
    ControlFlow::Continue(())
}

fn report(
    on: &mut Finder,
    stem: Cell,
    petals: &[(Digit, &Als)],
    (seen, taken): (ByDigit<CellSet>, CellSet),
) -> ControlFlow<()> {
    let position = on.position;
    let gone = seen
        .iter()
        .fold(Effects::default(), |all, (digit, &cells)| all.and_eliminate(digit, cells - taken));
    on.report(gone, || {
        let common = seen.iter().filter(|(_, cells)| !(**cells - taken).is_empty());
        let common = common.map(|(digit, _)| digit).collect();
        evidence(position, stem, petals, (common, taken))
    })
}

fn evidence(
    position: &Position,
    stem: Cell,
    petals: &[(Digit, &Als)],
    (common, taken): (DigitSet, CellSet),
) -> Evidence {
    let marked = Evidence::default()
        .cells(Role::Pivot, CellSet::only(stem))
        .cells(Role::Base, taken)
        .candidates_in(Role::Pivot, position, DigitSet::ALL, CellSet::only(stem))
        .candidates_in(Role::Pincer, position, common, taken);
    let end = common.first();
    petals.iter().fold(marked, |all, &(digit, als)| {
        let mut all = all
            .candidates_in(Role::Off, position, DigitSet::only(digit), als.cells)
            .set(als.cells, als.digits);
        let Some(end) = end else { return all };
        all.links.extend(way(stem, digit, als, end));
        let within = all.links.len() - 1;
        all.set_link(within, Node { digits: als.digits, cells: als.cells })
    })
}

/// From a candidate of the stem through its petal to a digit that the petal then holds.
fn way(stem: Cell, digit: Digit, als: &Als, end: Digit) -> [Link; 2] {
    let node = |digit, cells| Node { digits: DigitSet::only(digit), cells };
    let lost = node(digit, als.places[digit]);
    let start = node(digit, CellSet::only(stem));
    [
        Link { from: start, to: lost, kind: LinkKind::Weak },
        Link { from: lost, to: node(end, als.places[end]), kind: LinkKind::Strong },
    ]
}
