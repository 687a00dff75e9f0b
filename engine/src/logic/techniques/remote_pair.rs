//! Remote pair: a chain of at least four cells that all have the same two candidates. They take the
//! two digits by turns, so what sees two cells of different turn can be neither (HoDoKu's guide).
//! Example: r1c1, r1c5, r4c5 and r4c9 with 27: no 2 and no 7 in r1c9.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::links::{NodeId, NodeKinds};
use crate::logic::step::{Effects, LinkKind, Role};
use crate::types::candidate::Candidate;
use crate::types::cell::{ByCell, Cell, CellSet};
use crate::types::digit::DigitSet;

/// Of two cells alike that see each other a naked pair says more.
const LEAST_CELLS: usize = 4;

/// Finds remote pairs.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let position = on.position;
    let bivalue = position.bivalue();
    for start in bivalue {
        let digits = position.candidates(start);
        let alike = digits.iter().fold(bivalue, |alike, digit| alike & position.cells(digit));
        if alike.len() < LEAST_CELLS {
            continue;
        }
        let (order, before) = breadth_first(start, alike);
        for &end in order.iter().filter(|&&end| end > start) {
            let path = path(end, &before);
            if path.len() < LEAST_CELLS || path.len() % 2 == 1 {
                continue;
            }
            let seen = start.peers() & end.peers();
            let links = on.links(NodeKinds::Candidates);
            on.report(Effects::eliminate_all(digits, seen), || {
                let evidence = links.evidence(&chain(&path, digits), LinkKind::Strong);
                evidence.digits(Role::Base, digits)
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// The cells in the order in which a walk from the start finds them, and from where each was found.
fn breadth_first(start: Cell, alike: CellSet) -> (Vec<Cell>, ByCell<Option<Cell>>) {
    let (mut order, mut before) = (vec![start], ByCell::default());
    let (mut left, mut at) = (alike - CellSet::only(start), 0);
    while let Some(&cell) = order.get(at) {
        for next in left & cell.peers() {
            before[next] = Some(cell);
            order.push(next);
        }
        left -= cell.peers();
        at += 1;
    }
    (order, before)
}

fn path(end: Cell, before: &ByCell<Option<Cell>>) -> Vec<Cell> {
    let mut path: Vec<Cell> = std::iter::successors(Some(end), |&cell| before[cell]).collect();
    path.reverse();
    path
}

/// Through each cell from one digit to the other.
fn chain(path: &[Cell], digits: DigitSet) -> Vec<NodeId> {
    let both: Vec<_> = digits.iter().collect();
    let through = |(at, &cell): (usize, &Cell)| {
        let [from, to] = [at % 2, (at + 1) % 2].map(|which| both[which]);
        [Candidate::new(cell, from).into(), Candidate::new(cell, to).into()]
    };
    path.iter().enumerate().flat_map(through).collect()
}
