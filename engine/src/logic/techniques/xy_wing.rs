//! XY-wing: a pivot that holds x or y sees two pincers, one with x and z, one with y and z. Either
//! pincer is z, so z leaves every cell that sees both.
//!
//! Example: r1c1 holds 1 and 2, r1c7 holds 1 and 9, r3c3 holds 2 and 9: no 9 in r1c2 and r3c8.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::pairs::pairs;
use crate::logic::step::{Effects, Evidence, Role};
use crate::types::candidate::Candidate;
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::Digit;
use crate::types::position::Position;

/// Reports every XY-wing.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let bivalue = on.position.bivalue();
    for pivot in bivalue {
        for (one, other) in pairs(bivalue & pivot.peers()) {
            if let Some(wing) = Wing::of(on.position, pivot, one, other) {
                on.report(wing.effects(), || wing.evidence())?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A pivot of x and y with a pincer of x and z and another of y and z.
struct Wing {
    pivot: Cell,
    pincers: [Cell; 2],
    /// x and y, that the pivot shares with the one and the other pincer.
    shared: [Digit; 2],
    /// z.
    digit: Digit,
}

impl Wing {
    fn of(position: &Position, pivot: Cell, one: Cell, other: Cell) -> Option<Wing> {
        let of = |cell| position.candidates(cell);
        let digit = (of(one) & of(other)).single()?;
        let shared = [(of(one) & of(pivot)).single()?, (of(other) & of(pivot)).single()?];
        let wing = Wing { pivot, pincers: [one, other], shared, digit };
        (!shared.contains(&digit)).then_some(wing)
    }
    fn ends(&self) -> CellSet {
        self.pincers.into_iter().collect()
    }
    fn effects(&self) -> Effects {
        Effects::eliminate(self.digit, self.ends().common_peers())
    }
    fn evidence(&self) -> Evidence {
        let ([one, other], [x, y], z) = (self.pincers, self.shared, self.digit);
        Evidence::default()
            .candidates(Role::Pivot, x, CellSet::only(self.pivot))
            .candidates(Role::Pivot, y, CellSet::only(self.pivot))
            .candidates(Role::Pincer, z, self.ends())
            .chain(&[
                Candidate::new(one, z),
                Candidate::new(one, x),
                Candidate::new(self.pivot, x),
                Candidate::new(self.pivot, y),
                Candidate::new(other, y),
                Candidate::new(other, z),
            ])
    }
}
