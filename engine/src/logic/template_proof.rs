//! Why a candidate is in all templates of its digit, or in none: line by line, so that nobody has to
//! go through the templates. A candidate is refuted by singles of its digit alone, and by candidates of
//! the digit that are refuted on the way; what is in all templates is the only place that is left in
//! its row.

use super::refutation::{Inference, Line, Refutation};
use super::step::Effect;
use super::templates::in_every_template;
use crate::types::candidate::Candidate;
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::Digit;
use crate::types::house::{House, HouseKind, HouseSet};
use crate::types::position::{DeadEnd, Position};

/// The lines after which some effects of the templates of a digit have come about. What other digits
/// have in all of their templates is placed first, where the digit alone does not show the effects.
pub fn lines(position: &Position, digit: Digit, effects: &[Effect]) -> Vec<Line> {
    let mut proof = Proof { position: position.clone(), lines: Vec::new() };
    while !effects.iter().all(|effect| proof.can_show(digit, *effect)) {
        let before = proof.lines.len();
        for other in Digit::ALL {
            for cell in in_every_template(&proof.position, other) {
                proof.place(Candidate::new(cell, other));
            }
        }
        // In a position that cannot be completed there may be nothing to place.
        if proof.lines.len() == before {
            break;
        }
    }
    effects.iter().for_each(|effect| proof.show(*effect));
    proof.lines
}

/// A proof as far as it goes, and the position that it leads to.
struct Proof {
    position: Position,
    lines: Vec<Line>,
}

impl Proof {
    /// Whether the digit alone shows an effect.
    fn can_show(&self, digit: Digit, effect: Effect) -> bool {
        let at = effect.candidate();
        let is_open = self.position.has(at);
        match effect {
            Effect::Eliminate(_) => !is_open || refutation(&self.position, at).is_some(),
            Effect::Place(_) => {
                !is_open || in_every_template(&self.position, digit).contains(at.cell)
            }
        }
    }
    fn show(&mut self, effect: Effect) {
        match effect {
            Effect::Eliminate(at) => self.refute(at),
            Effect::Place(at) => self.place(at),
        }
    }
    fn refute(&mut self, at: Candidate) {
        if self.position.has(at)
            && let Some(refutation) = refutation(&self.position, at)
        {
            self.position.eliminate(at);
            self.lines.push(Line::Refuted(refutation));
        }
    }
    /// Places a candidate that is in all templates of its digit.
    fn place(&mut self, at: Candidate) {
        if !self.position.has(at) {
            return;
        }
        let row = at.cell.house(HouseKind::Row);
        for cell in self.position.places(at.digit, row) - CellSet::only(at.cell) {
            self.refute(Candidate::new(cell, at.digit));
        }
        if self.position.places(at.digit, row).single() == Some(at.cell) {
            self.position.place(at);
            self.lines.push(Line::Follows(Inference::Place(at, Some(row))));
        }
    }
}

/// Why no template of its digit holds a candidate; none if one does.
fn refutation(position: &Position, at: Candidate) -> Option<Refutation> {
    let placed = position.digits().cells_of(at.digit);
    let misses = |house: &House| placed.is_disjoint(house.cells());
    let missing = House::ALL.into_iter().filter(misses).collect();
    Open { digit: at.digit, cells: position.cells(at.digit), missing }.refute(at.cell)
}

/// Where a digit may still go, and the houses that miss it.
#[derive(Clone, Copy)]
struct Open {
    digit: Digit,
    cells: CellSet,
    missing: HouseSet,
}

impl Open {
    /// Supposes the digit in a cell and goes on until a house has no place for it; none if it can be
    /// placed everywhere.
    fn refute(mut self, cell: Cell) -> Option<Refutation> {
        let supposed = Candidate::new(cell, self.digit);
        self.fill(cell);
        let mut lines = Vec::new();
        loop {
            let places = |house: &House| self.cells & house.cells();
            let house = self.missing.iter().min_by_key(|house| places(house).len())?;
            let (first, single) = (places(&house).first(), places(&house).single());
            let Some(first) = first else {
                return Some(Refutation {
                    supposed,
                    lines,
                    end: DeadEnd::House(house, self.digit),
                });
            };
            if single.is_some() {
                let at = Candidate::new(first, self.digit);
                lines.push(Line::Follows(Inference::Place(at, Some(house))));
                self.fill(first);
            } else {
                lines.push(Line::Refuted(self.refute(first)?));
                self.cells -= CellSet::only(first);
            }
        }
    }
    fn fill(&mut self, cell: Cell) {
        self.cells -= cell.peers() | CellSet::only(cell);
        self.missing -= cell.houses().into_iter().collect::<HouseSet>();
    }
}
