//! Forcing chains: whichever of some candidates is true, chains lead to the same end; or the chains
//! from one candidate meet in a contradiction (HoDoKu's "verity" and "contradiction", Sudoku
//! Explainer's cell and region forcing chains). Every link stands by itself, without help from what
//! else was supposed; groups may be nodes.
//! Example: if each of 2r1c1, 5r1c1 and 7r1c1 leads to 3r4c4 being false, it is false.

use std::ops::ControlFlow;

use crate::engine::logic::chains::{Flood, Reach, Truth, Walk};
use crate::engine::logic::finder::Finder;
use crate::engine::logic::links::{Links, Nodes};
use crate::engine::logic::propagation::open;
use crate::engine::logic::step::{Effects, Evidence, LinkKind, Role};
use crate::engine::types::candidate::{Candidate, CandidateSet};
use crate::engine::types::cell::CellSet;
use crate::engine::types::digit::{ByDigit, Digit, DigitSet};
use crate::engine::types::house::{House, HouseSet};
use crate::engine::types::position::Position;
use crate::engine::types::set::Element;

/// From every candidate of a cell.
pub fn cell(on: &mut Finder) -> ControlFlow<()> {
    let choices = cells(on.position).into_iter().filter(|choice| choice.len() > 2);
    verity(on, &choices.collect::<Vec<_>>())
}
/// From every place of a digit in a house.
pub fn house(on: &mut Finder) -> ControlFlow<()> {
    let choices = houses(on.position).into_iter().filter(|choice| choice.len() > 2);
    verity(on, &choices.collect::<Vec<_>>())
}
/// From one candidate to a cell or a digit in a house that has nowhere left to go.
pub fn contradiction(on: &mut Finder) -> ControlFlow<()> {
    let (position, links, floods) = (on.position, on.links(Nodes::Groups), on.floods());
    let mut choices = cells(position);
    choices.extend(houses(position));
    let mut found = Vec::new();
    for start in open(position) {
        let gone = floods.of(start);
        let length = |choice: &CandidateSet| {
            let ends = choice.iter().map(|end| gone.distance(end.into(), Truth::False));
            ends.sum::<Option<usize>>()
        };
        let dead = choices.iter().filter_map(|choice| Some((length(choice)?, start, *choice)));
        found.extend(dead.min_by_key(|&(length, ..)| length));
    }
    found.sort_by_key(|&(length, ..)| length);
    for (_, start, choice) in found {
        on.report(Effects::eliminate(start.digit, CellSet::only(start.cell)), || {
            let ends = choice.iter().map(|end| (start, end, Truth::False));
            supposed([start]).and(told(links, floods, ends)).and(barred(position, choice))
        })?;
    }
    ControlFlow::Continue(())
}

/// The cell, or the digit in a house, of which all choices are ruled out.
fn barred(position: &Position, choice: CandidateSet) -> Evidence {
    let cells: CellSet = choice.iter().map(|at| at.cell).collect();
    let open = |cell| position.candidates(cell).len() == choice.len();
    if let Some(cell) = cells.single().filter(|&cell| open(cell)) {
        return Evidence::default().cells(Role::Witness, CellSet::only(cell));
    }
    let home = choice.first().and_then(|at| {
        let holds = |house: &House| position.places(at.digit, *house) == cells;
        Some((at.digit, House::ALL.into_iter().find(holds)?))
    });
    home.map_or(Evidence::default(), |(digit, house)| {
        let marked = Evidence::default().house(Role::Witness, house);
        marked.digits(Role::Witness, DigitSet::only(digit))
    })
}

/// The choices of each unsolved cell: one of them is true.
pub fn cells(position: &Position) -> Vec<CandidateSet> {
    let of = |cell| position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit));
    position.unsolved().iter().map(|cell| of(cell).collect()).collect()
}

/// The choices of each digit in each house: one of them is true.
pub fn houses(position: &Position) -> Vec<CandidateSet> {
    let choice = |(house, digit): (House, Digit)| -> CandidateSet {
        let places = position.places(digit, house).iter();
        places.map(|cell| Candidate::new(cell, digit)).collect()
    };
    let pairs = House::ALL.into_iter().flat_map(|house| Digit::ALL.map(|digit| (house, digit)));
    pairs.map(choice).filter(|choice| !choice.is_empty()).collect()
}

/// The house in which a choice of one digit lies, for the evidence; none for a cell's.
pub fn house_of(choice: CandidateSet) -> HouseSet {
    let cells: CellSet = choice.iter().map(|at| at.cell).collect();
    if cells.len() < 2 { HouseSet::EMPTY } else { cells.common_houses().take(1).collect() }
}

/// What every candidate of a choice leads to, the shortest chains first.
fn verity(on: &mut Finder, choices: &[CandidateSet]) -> ControlFlow<()> {
    let (links, floods) = (on.links(Nodes::Groups), on.floods());
    let mut found = Vec::new();
    for &choice in choices {
        for (truth, ends) in floods.common(choice) {
            for end in ends {
                let ways = choice.iter().map(|at| floods.of(at).distance(end.into(), truth));
                found.extend(ways.sum::<Option<usize>>().map(|sum| (sum, end, truth, choice)));
            }
        }
    }
    found.sort_by_key(|&(length, end, truth, _)| (length * 729 + end.index()) * 2 + truth as usize);
    for (_, end, truth, choice) in found {
        let effects = match truth {
            Truth::True => Effects::place(end),
            Truth::False => Effects::eliminate(end.digit, CellSet::only(end.cell)),
        };
        on.report(effects, || {
            let ways = choice.iter().map(|start| (start, end, truth));
            let evidence = supposed(choice).and(told(links, floods, ways));
            house_of(choice).iter().fold(evidence, |all, house| all.house(Role::Base, house))
        })?;
    }
    ControlFlow::Continue(())
}

/// Chains from starts that are supposed true to ends.
pub fn told(
    links: &Links,
    floods: &Floods,
    ways: impl Iterator<Item = (Candidate, Candidate, Truth)>,
) -> Evidence {
    let mut told = Evidence::default();
    for (start, end, truth) in ways {
        let chain = floods.of(start).way_to(links, end.into(), truth);
        told = told.and(links.evidence(&chain, LinkKind::Weak));
    }
    told
}

fn supposed(starts: impl IntoIterator<Item = Candidate>) -> Evidence {
    let starts = starts.into_iter();
    starts.fold(Evidence::default(), |all, start| all.candidate(Role::Base, start))
}

/// What follows by links from each open candidate.
pub struct Floods(Vec<Option<Flooded>>);

struct Flooded {
    reach: Reach,
    on: CandidateSet,
    off: CandidateSet,
}

impl Floods {
    /// Over the links between candidates and groups.
    pub fn over(position: &Position, links: &Links) -> Floods {
        let mut flood = Flood::over(links, Walk::Free);
        let mut floods: Vec<Option<Flooded>> = (0..Candidate::COUNT).map(|_| None).collect();
        for start in open(position) {
            flood.run(start.into(), Truth::True);
            let ends = |truth: Truth| -> CandidateSet {
                let reached = flood.reached().iter().filter(|reached| reached.1 == truth);
                reached.filter_map(|reached| reached.0.candidate()).collect()
            };
            let (on, off) = (ends(Truth::True), ends(Truth::False));
            floods[start.index()] = Some(Flooded { reach: flood.reach_so_far(), on, off });
        }
        Floods(floods)
    }
    /// How far away everything is from an open candidate that is supposed true.
    pub fn of(&self, start: Candidate) -> &Reach {
        static NOTHING: Reach = Reach::NOTHING;
        self.0[start.index()].as_ref().map_or(&NOTHING, |flooded| &flooded.reach)
    }
    /// The cells that lose each digit when a candidate is true, by chains from it.
    pub fn emptied(&self, start: Candidate) -> ByDigit<CellSet> {
        let mut emptied: ByDigit<CellSet> = ByDigit::default();
        for off in self.0[start.index()].iter().flat_map(|flooded| flooded.off) {
            emptied[off.digit].insert(off.cell);
        }
        emptied
    }
    /// What is true, and what is false, whichever of a choice is true.
    fn common(&self, choice: CandidateSet) -> [(Truth, CandidateSet); 2] {
        let flooded = || choice.iter().filter_map(|start| self.0[start.index()].as_ref());
        let on = flooded().fold(CandidateSet::ALL, |all, flooded| all & flooded.on);
        let off = flooded().fold(CandidateSet::ALL, |all, flooded| all & flooded.off);
        [(Truth::True, on), (Truth::False, off)]
    }
}
