//! 3D Medusa: colouring over all digits. A cell with two candidates ties them as a house with two
//! places for a digit does, so candidates fall into two colours: all of the one are true or all of
//! the other (SudokuWiki, "3D Medusa").
//!
//! Example (trap): r1c1 holds 2 and 5, the 5 is tied to that in r1c7, which holds 5 and 8: the 2 of
//! r1c1 and the 5 of r1c7 have one colour. A third candidate in r1c7 goes if its two others are tied.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::grounds::Grounds;
use crate::logic::step::{Effects, Evidence, Link, LinkKind, Node, Role};
use crate::types::candidate::Candidate;
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::{ByDigit, Digit, DigitSet};
use crate::types::house::House;
use crate::types::position::Position;

/// A candidate that both colours bar is false.
pub fn trap(on: &mut Finder) -> ControlFlow<()> {
    for [one, other] in components(on.position) {
        let gone = Digit::ALL.into_iter().fold(Effects::default(), |all, digit| {
            let coloured = one.places[digit] | other.places[digit];
            all.and_eliminate(digit, (one.barred(digit) & other.barred(digit)) - coloured)
        });
        on.report(gone, || evidence(on.position, [&one, &other]))?;
    }
    ControlFlow::Continue(())
}

/// A colour that fills a cell twice, a house twice or leaves a cell without candidate is false.
pub fn wrap(on: &mut Finder) -> ControlFlow<()> {
    let position = on.position;
    for [one, other] in components(position) {
        for [right, wrong] in [[&one, &other], [&other, &one]] {
            let Some(conflict) = wrong.conflict(position) else { continue };
            on.report(wrong.gone(), || evidence(position, [right, wrong]).merge(conflict))?;
        }
    }
    ControlFlow::Continue(())
}

/// Candidates of one colour.
#[derive(Clone, Default)]
struct Colour {
    /// By digit.
    places: ByDigit<CellSet>,
    /// All cells of `places`.
    cells: CellSet,
}

impl Colour {
    fn insert(&mut self, candidate: Candidate) {
        self.places[candidate.digit].insert(candidate.cell);
        self.cells.insert(candidate.cell);
    }
    fn has(&self, candidate: Candidate) -> bool {
        self.places[candidate.digit].contains(candidate.cell)
    }
    /// Where a digit cannot stand, if the colour is true.
    fn barred(&self, digit: Digit) -> CellSet {
        let places = self.places[digit];
        places.iter().fold(self.cells - places, |all, cell| all | cell.peers())
    }
    /// What the colour leads to if it is false.
    fn gone(&self) -> Effects {
        let places = self.places.iter();
        places.fold(Effects::default(), |all, (digit, &cells)| all.and_eliminate(digit, cells))
    }
    /// What shows that the colour is false: a cell that it fills twice, a house that holds a digit of
    /// it twice, or a cell that it empties.
    fn conflict(&self, position: &Position) -> Option<Evidence> {
        self.crowded_cell().or_else(|| self.crowded_house()).or_else(|| self.empty_cell(position))
    }
    fn crowded_cell(&self) -> Option<Evidence> {
        self.cells.iter().find_map(|cell| {
            let digits = Digit::ALL.into_iter().filter(|&at| self.places[at].contains(cell));
            let digits: DigitSet = digits.collect();
            let shown = Evidence::default().cells(Role::Witness, CellSet::only(cell));
            (digits.len() > 1).then(|| shown.digits(Role::Witness, digits))
        })
    }
    fn crowded_house(&self) -> Option<Evidence> {
        let mut pairs =
            Digit::ALL.into_iter().flat_map(|digit| House::ALL.map(|house| (digit, house)));
        pairs.find_map(|(digit, house)| {
            let places = self.places[digit] & house.cells();
            let shown = Evidence::default().cells(Role::Witness, places);
            let shown = shown.house(Role::Witness, house);
            (places.len() > 1).then(|| shown.digits(Role::Witness, DigitSet::only(digit)))
        })
    }
    fn empty_cell(&self, position: &Position) -> Option<Evidence> {
        let barred = ByDigit::from_fn(|digit| self.barred(digit));
        let is_empty = |&cell: &Cell| {
            position.candidates(cell).iter().all(|digit| barred[digit].contains(cell))
        };
        let cell = (position.unsolved() - self.cells).iter().find(is_empty)?;
        let grounds = Grounds::default().cells([cell]);
        let shown = Evidence { grounds, ..Evidence::default() };
        Some(shown.cells(Role::Witness, CellSet::only(cell)))
    }
}

/// All components of more than one cell, each in its two colours.
fn components(position: &Position) -> Vec<[Colour; 2]> {
    let mut left = ByDigit::from_fn(|digit| position.cells(digit));
    let mut found = Vec::new();
    for digit in Digit::ALL {
        while let Some(cell) = left[digit].first() {
            let coloured = component(position, Candidate::new(cell, digit));
            for digit in Digit::ALL {
                left[digit] -= coloured[0].places[digit] | coloured[1].places[digit];
            }
            if (coloured[0].cells | coloured[1].cells).len() > 1 {
                found.push(coloured);
            }
        }
    }
    found
}

/// Everything that is tied to a candidate.
fn component(position: &Position, first: Candidate) -> [Colour; 2] {
    let mut coloured = [Colour::default(), Colour::default()];
    let mut open = vec![(first, 0)];
    while let Some((candidate, side)) = open.pop() {
        if !coloured[side].has(candidate) {
            coloured[side].insert(candidate);
            open.extend(tied(position, candidate).map(|next| (next, 1 - side)));
        }
    }
    coloured
}

/// What is true when a candidate is false: the other in its cell, the other place in a house.
fn tied(position: &Position, candidate: Candidate) -> impl Iterator<Item = Candidate> {
    let Candidate { cell, digit } = candidate;
    let beside = (position.candidates(cell) - DigitSet::only(digit)).single();
    let across = cell.houses().into_iter().filter_map(move |house| {
        let other = (position.places(digit, house) - CellSet::only(cell)).single()?;
        Some(Candidate::new(other, digit))
    });
    beside.map(|digit| Candidate::new(cell, digit)).into_iter().chain(across)
}

fn evidence(position: &Position, [right, wrong]: [&Colour; 2]) -> Evidence {
    let marked = Digit::ALL.into_iter().fold(Evidence::default(), |all, digit| {
        let of = |colour: &Colour| colour.places[digit] & position.cells(digit);
        all.candidates(Role::On, digit, of(right)).candidates(Role::Off, digit, of(wrong))
    });
    Evidence { grounds: Grounds { ties: ties(position, right), ..Grounds::default() }, ..marked }
}

/// The strong links between a colour and the other one, each once.
fn ties(position: &Position, colour: &Colour) -> Vec<Link> {
    let node =
        |at: Candidate| Node { digits: DigitSet::only(at.digit), cells: CellSet::only(at.cell) };
    let of = |from: Candidate| {
        let others: BTreeSet<Candidate> = tied(position, from).collect();
        let link = move |to| Link { from: node(from), to: node(to), kind: LinkKind::Strong };
        others.into_iter().map(link)
    };
    let places = colour.places.iter();
    let candidates =
        places.flat_map(|(digit, cells)| cells.iter().map(move |at| Candidate::new(at, digit)));
    candidates.flat_map(of).collect()
}
