//! Colouring: where a digit has two places in a house, one is true and one is not. Cells tied like
//! that, house after house, fall into two colours: all of the one are true or all of the other
//! (Sudopedia, "Simple Colors", "Multi-Colors").
//!
//! Example (trap): the 5s of r1c1, r1c7, r6c7 are tied, so r1c1 and r6c7 have the same colour and
//! r1c7 the other: no 5 in a cell that sees r1c7 and r6c7.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::links::{Links, NodeKinds};
use crate::logic::step::{Effects, Evidence, Role};
use crate::types::candidate::Candidate;
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::Digit;
use crate::types::house::House;

/// A cell that sees both colours cannot hold the digit.
pub fn trap(on: &mut Finder) -> ControlFlow<()> {
    let links = on.links(NodeKinds::Candidates);
    for digit in on.eliminable_digits() {
        for coloured in components(links, digit) {
            let gone = seen(coloured[0]) & seen(coloured[1]);
            let gone = gone - coloured[0] - coloured[1];
            on.report(Effects::eliminate(digit, gone), || both(links, digit, coloured))?;
        }
    }
    ControlFlow::Continue(())
}

/// A colour of which two cells see each other is false.
pub fn wrap(on: &mut Finder) -> ControlFlow<()> {
    let links = on.links(NodeKinds::Candidates);
    for digit in on.eliminable_digits() {
        for [one, other] in components(links, digit).into_iter().flat_map(turned) {
            let conflict = seen(other) & other;
            if conflict.is_empty() {
                continue;
            }
            on.report(Effects::eliminate(digit, other), || {
                with_home(both(links, digit, [one, other]), conflict)
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Marks a house that holds two of some cells.
fn with_home(marked: Evidence, conflict: CellSet) -> Evidence {
    let home = conflict.iter().flat_map(Cell::houses).find(|at| (at.cells() & conflict).len() > 1);
    home.into_iter().fold(marked, |all, house| all.house(Role::Cover, house))
}

/// Two colours of different components that see each other are not both true, so one of the two
/// colours across is: a cell that sees both of these cannot hold the digit. All that follows from
/// two components is one step.
pub fn multi_1(on: &mut Finder) -> ControlFlow<()> {
    let links = on.links(NodeKinds::Candidates);
    for_each_two(on, |on, digit, [one, other]| {
        let all = turned(one).into_iter().flat_map(|one| turned(other).map(|other| [one, other]));
        let met = |[one, other]: [Coloured; 2]| seen(one[1]) & other[1];
        // The explanation names the first; cells of the others are witnesses.
        let more = all.clone().skip(1).fold(CellSet::EMPTY, |cells, pair| cells | met(pair));
        let meeting = all.filter(|&pair| !met(pair).is_empty());
        let gone = meeting
            .fold(CellSet::EMPTY, |gone, [one, other]| gone | (seen(one[0]) & seen(other[0])));
        let here = seen(one[0]) & seen(other[0]) & on.position.cells(digit);
        if met([one, other]).is_empty() || here.is_empty() {
            return ControlFlow::Continue(());
        }
        on.report(Effects::eliminate(digit, gone), || {
            let marked = four(links, digit, [one, other]);
            if more.is_empty() { marked } else { marked.cells(Role::Witness, more) }
        })
    })
}

/// A colour that sees both colours of another component is false.
pub fn multi_2(on: &mut Finder) -> ControlFlow<()> {
    let links = on.links(NodeKinds::Candidates);
    for_each_two(on, |on, digit, [one, other]| {
        let near = seen(one[1]);
        if (near & other[0]).is_empty() || (near & other[1]).is_empty() {
            return ControlFlow::Continue(());
        }
        on.report(Effects::eliminate(digit, one[1]), || four(links, digit, [one, other]))
    })
}

/// Cells in two colours.
type Coloured = [CellSet; 2];

/// What sees any of some cells.
fn seen(cells: CellSet) -> CellSet {
    cells.iter().fold(CellSet::EMPTY, |all, cell| all | cell.peers())
}

/// The two colours both ways round.
fn turned([one, other]: Coloured) -> [Coloured; 2] {
    [[one, other], [other, one]]
}

/// Visits each two components of a digit, in both orders and with the colours of each both ways
/// round.
fn for_each_two(
    on: &mut Finder,
    mut visit: impl FnMut(&mut Finder, Digit, [Coloured; 2]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let links = on.links(NodeKinds::Candidates);
    for digit in on.eliminable_digits() {
        let all: Vec<Coloured> = tied(links, digit).into_iter().flat_map(turned).collect();
        for &one in &all {
            for &other in all.iter().filter(|other| other[0] != one[0] && other[0] != one[1]) {
                visit(on, digit, [one, other])?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The components that make a chain of two links at least; a single link says no more than locked
/// candidates do.
fn components(links: &Links, digit: Digit) -> Vec<Coloured> {
    let long = |of: &Coloured| of[0].len() + of[1].len() > 2;
    tied(links, digit).into_iter().filter(long).collect()
}

/// All components of a digit.
fn tied(links: &Links, digit: Digit) -> Vec<Coloured> {
    let links = links.conjugates(digit);
    let mut left: CellSet = links.iter().flat_map(|&(one, other, _)| [one, other]).collect();
    let mut found = Vec::new();
    while let Some(first) = left.first() {
        let mut coloured = [CellSet::only(first), CellSet::EMPTY];
        loop {
            let wider = spread(links, coloured);
            if wider == coloured {
                break;
            }
            coloured = wider;
        }
        left -= coloured[0] | coloured[1];
        found.push(coloured);
    }
    found
}

/// The colours with what is tied to either of them.
fn spread(links: &[(Cell, Cell, House)], mut coloured: Coloured) -> Coloured {
    let both_ways = links.iter().flat_map(|&(one, other, _)| [(one, other), (other, one)]);
    for (from, to) in both_ways {
        if coloured[0].contains(from) {
            coloured[1].insert(to);
        } else if coloured[1].contains(from) {
            coloured[0].insert(to);
        }
    }
    coloured
}

fn both(links: &Links, digit: Digit, [one, other]: Coloured) -> Evidence {
    let marked =
        Evidence::default().candidates(Role::On, digit, one).candidates(Role::Off, digit, other);
    linked(links, digit, one | other, marked)
}

fn four(links: &Links, digit: Digit, [one, other]: [Coloured; 2]) -> Evidence {
    let marked = both(links, digit, one).candidates(Role::Base, digit, other[0]).candidates(
        Role::Cover,
        digit,
        other[1],
    );
    linked(links, digit, other[0] | other[1], marked)
}

/// Adds the links among some cells to the evidence.
fn linked(links: &Links, digit: Digit, cells: CellSet, marked: Evidence) -> Evidence {
    let links = links.conjugates(digit).iter().filter(|(one, _, _)| cells.contains(*one));
    links.fold(marked, |all, &(one, other, _)| {
        all.chain(&[Candidate::new(one, digit), Candidate::new(other, digit)])
    })
}
