//! Kraken fish: finned basic fish whose fins do not see what goes; chains lead there instead. Without
//! its fins each cover of a fish holds the digit in one of its base cells, so that one of these or a
//! fin is true. In type 1 the cover's cells see the candidate and chains lead to it from the fins; in
//! type 2 chains lead to a candidate of any digit from the cells of one cover and from the fins
//! (HoDoKu's user guide; "The Ultimate Fish Guide" of the Player's Forum).
//!
//! Example: all 1s of rows 3 and 7 stand in columns 7 and 9 but for the fin r7c4. From it the chain
//! 1r7c4-1r8c5=1r5c5-1r5c9 leads to what column 9 would eliminate: no 1 in r5c9.
//!
//! They are sought as fish with fins are: what a candidate rules out by chains is gone, and N base
//! houses are left with N - 1 covers. Of those that refute one candidate the smallest is reported, then
//! that with the shortest chains. A candidate that refutes itself by a chain needs no fish.

use std::ops::ControlFlow;

use super::search::{self, FishKind};
use super::{Fish, Places, Shape};
use crate::logic::chains::Truth;
use crate::logic::finder::Finder;
use crate::logic::implications::{Implications, chain_evidence};
use crate::logic::links::NodeKinds;
use crate::logic::step::{Effects, Evidence, Role};
use crate::types::candidate::Candidate;
use crate::types::cell::CellSet;
use crate::types::digit::{ByDigit, DigitSet};
use crate::types::house::{House, HouseSet};

/// The most chains that a step may have: a person does not follow more.
const MAX_CHAINS: usize = 5;

/// What is sought.
struct Type {
    /// The digits whose fish may refute a candidate.
    digits: fn(Candidate) -> DigitSet,
    /// Where the chains of a fish begin that refute a candidate with the help of a cover, if they do.
    starts: fn(&Fish, House, Candidate) -> Option<CellSet>,
}

/// Reports every kraken fish whose fins lead to what one of its covers would eliminate.
pub fn type_1(on: &mut Finder) -> ControlFlow<()> {
    let digits = |target: Candidate| DigitSet::only(target.digit);
    let starts = |fish: &Fish, cover: House, target: Candidate| {
        cover.cells().contains(target.cell).then_some(fish.fins)
    };
    find(on, &Type { digits, starts })
}

/// Reports every kraken fish whose fins and the cells of one of its covers lead to the same end.
pub fn type_2(on: &mut Finder) -> ControlFlow<()> {
    let starts = |fish: &Fish, cover: House, target: Candidate| {
        let [row, column, _] = target.cell.houses();
        let beside = (fish.body | fish.fins) & (row.cells() | column.cells());
        // What a cover of the digit would eliminate is left to type 1.
        let another = fish.digit != target.digit || beside.is_empty();
        another.then_some(fish.fins | (fish.body & cover.cells()))
    };
    find(on, &Type { digits: |_| DigitSet::ALL, starts })
}

fn find(on: &mut Finder, of: &Type) -> ControlFlow<()> {
    let (implications, links) = (on.implications(), on.links(NodeKinds::Groups));
    let places = ByDigit::from_fn(|digit| Places::of(on.position, digit));
    for size in 2..=4 {
        let mut krakens = Vec::new();
        for target in on.position.open() {
            krakens.extend(nearest(&places, implications, of, target, size));
        }
        krakens.sort_by_key(|kraken| kraken.length);
        for kraken in krakens {
            let target = kraken.target;
            on.report_if(Effects::eliminate(target.digit, CellSet::only(target.cell)), || {
                let ways = kraken.starts().map(|start| (start, target, Truth::False));
                Some(kraken.evidence().merge(chain_evidence(links, implications, ways)?))
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// The fish with the shortest chains to a candidate, all that are equal, if any of the size refutes it.
fn nearest(
    places: &ByDigit<Places>,
    implications: &Implications,
    of: &Type,
    target: Candidate,
    size: usize,
) -> Vec<Kraken> {
    let emptied = implications.emptied(target);
    if emptied[target.digit].contains(target.cell) {
        return Vec::new();
    }
    let mut found = Vec::new();
    for digit in (of.digits)(target) {
        let (places, gone) = (&places[digit], emptied[digit] | CellSet::only(target.cell));
        let kind = FishKind { shape: Shape::Basic, size };
        let _ = search::without(places, kind, gone, HouseSet::ALL, &mut |fish| {
            found.extend(krakens(fish, places, implications, of, target));
            ControlFlow::Continue(())
        });
    }
    let shortest = found.iter().map(|kraken| kraken.length).min();
    found.retain(|kraken| Some(kraken.length) == shortest);
    found
}

/// The krakens that a fish makes with each of its covers.
fn krakens(
    fish: &Fish,
    places: &Places,
    implications: &Implications,
    of: &Type,
    target: Candidate,
) -> Vec<Kraken> {
    let with = |cover| {
        let starts = (of.starts)(fish, cover, target)?;
        Kraken { fish: fish.clone(), target, cover, starts, length: 0 }.led(places, implications)
    };
    fish.cover.iter().filter_map(with).collect()
}

/// A fish that refutes a candidate.
struct Kraken {
    fish: Fish,
    target: Candidate,
    /// The cover that has the digit in one of its base cells if no fin is true.
    cover: House,
    /// Where chains begin.
    starts: CellSet,
    /// How long all its chains are together.
    length: usize,
}

impl Kraken {
    fn starts(&self) -> impl Iterator<Item = Candidate> {
        let digit = self.fish.digit;
        self.starts.iter().map(move |cell| Candidate::new(cell, digit))
    }
    fn evidence(&self) -> Evidence {
        let covered = self.fish.body & self.cover.cells();
        let fish = self.fish.evidence().candidates(Role::Pivot, self.fish.digit, covered);
        fish.house(Role::Witness, self.cover)
    }
    /// The kraken with the length of its chains, if they lead to the candidate, some of them farther
    /// than to what they see, and no house alone says as much as the fish.
    fn led(mut self, places: &Places, implications: &Implications) -> Option<Kraken> {
        let ways =
            self.starts().map(|at| implications.of(at).distance(self.target.into(), Truth::False));
        self.length = ways.sum::<Option<usize>>()?;
        let held = |house: House| {
            let places = places.by_house[house];
            !places.is_empty() && places.is_subset(self.starts)
        };
        let whole = !self.fish.body.is_disjoint(self.cover.cells());
        let fits = whole && self.starts.len() <= MAX_CHAINS && self.length > self.starts.len();
        (fits && !House::ALL.into_iter().any(held)).then_some(self)
    }
}
