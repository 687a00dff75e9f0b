//! Guardians: candidates that keep a pattern of cells from holding nothing but a few digits, which it
//! cannot. One of them at least is true. What follows from that is the same for all such patterns: a
//! single guardian is true, and what each of several would exclude is false.

use std::ops::ControlFlow;

use super::finder::Finder;
use super::step::{Effects, Evidence, Role};
use crate::types::candidate::{Candidate, CandidateSet};
use crate::types::cell::CellSet;
use crate::types::digit::DigitSet;
use crate::types::position::Position;

/// Some guardians, and the open candidates that each of them excludes.
#[derive(Clone, Copy)]
pub struct Guardians {
    all: CandidateSet,
    excluded: CandidateSet,
}

impl Guardians {
    /// None yet.
    pub fn none(position: &Position) -> Guardians {
        Guardians { all: CandidateSet::EMPTY, excluded: position.open() }
    }
    /// The same, and some digits in a cell.
    #[must_use]
    pub fn and(self, position: &Position, cells: CellSet, digits: DigitSet) -> Guardians {
        let of_cell = |cell| {
            let open = position.candidates(cell) & digits;
            open.iter().map(move |digit| Candidate::new(cell, digit))
        };
        let new = cells.iter().flat_map(of_cell).filter(|&at| !self.all.contains(at));
        new.fold(self, |Guardians { mut all, excluded }, at| {
            all.insert(at);
            Guardians { all, excluded: excluded & excluded_by(position, at) }
        })
    }
    /// Whether anything may follow, now or with further guardians.
    pub fn may_help(&self) -> bool {
        self.all.len() < 2 || !self.excluded.is_empty()
    }
    /// Reports what follows; the guardians are marked as fins.
    pub fn report(&self, on: &mut Finder, pattern: impl FnOnce() -> Evidence) -> ControlFlow<()> {
        let effects = match self.all.single() {
            Some(at) => Effects::place(at),
            None if self.all.is_empty() => return ControlFlow::Continue(()),
            None => self.excluded.iter().fold(Effects::default(), |effects, at| {
                effects.and_eliminate(at.digit, CellSet::only(at.cell))
            }),
        };
        on.report(effects, || {
            self.all.iter().fold(pattern(), |marked, at| marked.candidate(Role::Fin, at))
        })
    }
}

/// The open candidates that cannot be true beside a candidate.
fn excluded_by(position: &Position, at: Candidate) -> CandidateSet {
    let others = position.candidates(at.cell) - DigitSet::only(at.digit);
    let in_cell = others.iter().map(|digit| Candidate::new(at.cell, digit));
    let seen = at.cell.peers() & position.cells(at.digit);
    in_cell.chain(seen.iter().map(|cell| Candidate::new(cell, at.digit))).collect()
}
