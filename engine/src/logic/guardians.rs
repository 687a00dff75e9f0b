//! Guardians: candidates that keep a pattern of cells from holding nothing but a few digits, which it
//! cannot. One of them at least is true. What follows from that is the same for all such patterns: a
//! single guardian is true, and what each of several would exclude is false.

use std::ops::ControlFlow;

use super::finder::Finder;
use super::step::{Effects, Evidence, Role};
use crate::types::candidate::Candidate;
use crate::types::cell::CellSet;
use crate::types::digit::{ByDigit, Digit, DigitSet};
use crate::types::position::Position;

/// Some guardians.
#[derive(Clone, Copy)]
pub struct Guardians {
    by_digit: ByDigit<CellSet>,
    /// The cells in which each of them may exclude a candidate: its own and those that it sees.
    near: CellSet,
}

impl Guardians {
    /// None yet.
    pub const NONE: Guardians =
        Guardians { by_digit: ByDigit::new([CellSet::EMPTY; 9]), near: CellSet::ALL };

    /// Adds the candidates of some digits in some cells as guardians.
    #[must_use]
    pub fn and(mut self, position: &Position, cells: CellSet, digits: DigitSet) -> Guardians {
        let mut held = CellSet::EMPTY;
        for digit in digits {
            let new = position.cells(digit) & cells;
            self.by_digit[digit] |= new;
            held |= new;
        }
        self.near =
            held.iter().fold(self.near, |near, cell| near & (cell.peers() | CellSet::only(cell)));
        self
    }
    /// These and others.
    #[must_use]
    pub fn or(mut self, other: &Guardians) -> Guardians {
        Digit::ALL.into_iter().for_each(|digit| self.by_digit[digit] |= other.by_digit[digit]);
        self.near &= other.near;
        self
    }
    /// Whether anything may follow, now or with further guardians.
    pub fn may_help(&self, position: &Position) -> bool {
        let excludes = |digit| !self.excluded(position, digit).is_empty();
        !self.near.is_empty() && (!self.are_several() || Digit::ALL.into_iter().any(excludes))
    }
    /// Reports what follows; the guardians are marked as fins.
    pub fn report(&self, on: &mut Finder, pattern: impl FnOnce() -> Evidence) -> ControlFlow<()> {
        let position = on.position;
        let effects = match self.all().next() {
            None => return ControlFlow::Continue(()),
            Some(at) if !self.are_several() => Effects::place(at),
            Some(_) => Digit::ALL.into_iter().fold(Effects::default(), |effects, digit| {
                effects.and_eliminate(digit, self.excluded(position, digit))
            }),
        };
        on.report(effects, || {
            self.all().fold(pattern(), |marked, at| marked.candidate(Role::Fin, at))
        })
    }

    fn are_several(&self) -> bool {
        let mut held = self.by_digit.values().iter().filter(|cells| !cells.is_empty());
        held.next().is_some_and(|cells| cells.single().is_none() || held.next().is_some())
    }
    fn cells(&self) -> CellSet {
        self.by_digit.values().iter().fold(CellSet::EMPTY, |all, &cells| all | cells)
    }
    /// All of them in ascending order.
    fn all(&self) -> impl Iterator<Item = Candidate> {
        let of_cell = |cell| Digit::ALL.map(|digit| Candidate::new(cell, digit));
        let is_one = |at: &Candidate| self.by_digit[at.digit].contains(at.cell);
        self.cells().iter().flat_map(of_cell).filter(is_one)
    }
    /// The cells that lose a digit whichever guardian is true. They see each guardian of the digit, and
    /// all guardians of other digits are in the cell itself.
    fn excluded(&self, position: &Position, digit: Digit) -> CellSet {
        let open = self.near & position.cells(digit);
        if open.is_empty() {
            return CellSet::EMPTY;
        }
        let others = Digit::ALL.into_iter().filter(|&other| other != digit);
        let others = others.fold(CellSet::EMPTY, |all, other| all | self.by_digit[other]);
        if others.is_empty() {
            open & self.by_digit[digit].common_peers()
        } else if others.single().is_some() {
            open & others & self.by_digit[digit].common_peers()
        } else {
            CellSet::EMPTY
        }
    }
}
