//! Turbot fish: two strong links of one digit whose near ends see each other, so that one of the far
//! ends is true. Named by how it lies: a skyscraper has two rows or two columns for strong links and
//! its near ends in one line; a two-string kite has a row and a column and its near ends in one
//! block; a turbot fish is any other.
//!
//! Example: in row 2 only r2c1 and r2c7 hold 5, in row 8 only r8c1 and r8c9: one of r2c7 and r8c9 is
//! 5, no 5 in r1c9, r3c9, r7c7 and r9c7.

use std::ops::ControlFlow;

use crate::logic::finder::Finder;
use crate::logic::step::{Effects, Evidence, Role};
use crate::types::candidate::Candidate;
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::Digit;
use crate::types::house::{House, HouseKind};
use crate::types::position::Position;

/// Reports every turbot fish that is neither skyscraper nor kite.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    report_all(on, Form::Other)
}

/// Reports every skyscraper.
pub fn skyscraper(on: &mut Finder) -> ControlFlow<()> {
    report_all(on, Form::Skyscraper)
}

/// Reports every two-string kite.
pub fn kite(on: &mut Finder) -> ControlFlow<()> {
    report_all(on, Form::Kite)
}

/// Reports every two kites that meet in the same two cells and refute different candidates.
pub fn dual_kite(on: &mut Finder) -> ControlFlow<()> {
    let kites = all(on, Form::Kite);
    for (place, one) in kites.iter().enumerate() {
        for other in kites[place + 1..].iter().filter(|other| one.meets(other)) {
            let lost = one.lost | other.lost;
            on.report(Effects::eliminate(one.digit, lost), || {
                one.evidence().merge(other.evidence())
            })?;
        }
    }
    ControlFlow::Continue(())
}

fn report_all(on: &mut Finder, form: Form) -> ControlFlow<()> {
    for fish in all(on, form) {
        on.report(Effects::eliminate(fish.digit, fish.lost), || fish.evidence())?;
    }
    ControlFlow::Continue(())
}

/// How a turbot fish lies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Skyscraper,
    Kite,
    Other,
}

/// A house with two places for a digit; the house is a line if the two have one in common.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Pair {
    house: House,
    near: Cell,
    far: Cell,
}

/// Two pairs whose near ends see each other.
struct Turbot {
    digit: Digit,
    pairs: [Pair; 2],
    lost: CellSet,
}

/// All of a form that refute something.
fn all(on: &Finder, form: Form) -> Vec<Turbot> {
    let mut found = Vec::new();
    for (digit, &refuted) in on.eliminable().iter().filter(|(_, cells)| !cells.is_empty()) {
        let pairs = pairs(on.position, digit);
        for (place, &one) in pairs.iter().enumerate() {
            let turned = pairs[place + 1..].iter().flat_map(|&other| turns(one, other));
            let new = turned.filter(|pairs| form_of(pairs) == Some(form)).map(|pairs| {
                let lost = pairs[0].far.peers() & pairs[1].far.peers() & refuted;
                Turbot { digit, pairs, lost }
            });
            found.extend(new.filter(|fish| !fish.lost.is_empty()));
        }
    }
    found
}

/// The houses with just two places for a digit; a block only where the two share no such line.
fn pairs(position: &Position, digit: Digit) -> Vec<Pair> {
    let mut pairs: Vec<Pair> = Vec::new();
    for house in House::ALL {
        let mut places = position.places(digit, house).iter();
        if let (Some(near), Some(far), None) = (places.next(), places.next(), places.next()) {
            let known = pairs.iter().any(|pair| (pair.near, pair.far) == (near, far));
            pairs.extend((!known).then_some(Pair { house, near, far }));
        }
    }
    pairs
}

/// Two pairs in the four ways to say which ends are near.
fn turns(one: Pair, other: Pair) -> [[Pair; 2]; 4] {
    let turn = |pair: Pair| Pair { near: pair.far, far: pair.near, ..pair };
    [[one, other], [one, turn(other)], [turn(one), other], [turn(one), turn(other)]]
}

/// The form of two pairs, if they are tied at all: four different cells, near ends that see each
/// other, in a crossing line for a skyscraper and in a block for a kite.
fn form_of([one, other]: &[Pair; 2]) -> Option<Form> {
    let cells: CellSet = [one.near, one.far, other.near, other.far].into_iter().collect();
    if cells.len() < 4 || !one.near.sees(other.near) {
        return None;
    }
    let kinds = [one.house.kind(), other.house.kind()];
    let aligned = one.near.row() == other.near.row() || one.near.column() == other.near.column();
    Some(match kinds {
        [HouseKind::Row, HouseKind::Row] | [HouseKind::Column, HouseKind::Column] if aligned => {
            Form::Skyscraper
        }
        [HouseKind::Row, HouseKind::Column] | [HouseKind::Column, HouseKind::Row] => Form::Kite,
        _ => Form::Other,
    })
}

impl Turbot {
    /// Whether the two share their near ends and refute different candidates.
    fn meets(&self, other: &Turbot) -> bool {
        let near = |fish: &Turbot| fish.pairs.iter().map(|pair| pair.near).collect::<CellSet>();
        self.digit == other.digit && near(self) == near(other) && self.lost != other.lost
    }
    fn evidence(&self) -> Evidence {
        let [one, other] = self.pairs;
        let at = |cell: Cell| Candidate::new(cell, self.digit);
        let near: CellSet = [one.near, other.near].into_iter().collect();
        let evidence = Evidence::default()
            .house(Role::Base, one.house)
            .house(Role::Base, other.house)
            .candidates(Role::Base, self.digit, near)
            .candidates(Role::Pincer, self.digit, [one.far, other.far].into_iter().collect())
            .chain(&[one.far, one.near, other.near, other.far].map(at));
        let joint = near.common_houses().next();
        joint.into_iter().fold(evidence, |so_far, house| so_far.house(Role::Cover, house))
    }
}
