//! [`Propagation`]: what follows from an assumed candidate when every single is filled, down to a
//! contradiction or until no single is left.
//!
//! Singles lead to the same end in any order, so that a propagation does not depend on how the grid is
//! turned.

use super::grounds::Case;
use super::refutation::{Inference, Line, Refutation};
use super::step::Effect;
use crate::types::candidate::{Candidate, CandidateSet};
use crate::types::cell::{Cell, CellSet};
use crate::types::digit::{ByDigit, Digit};
use crate::types::house::{House, HouseSet};
use crate::types::position::{DeadEnd, Position};
use crate::types::set::Element as _;

/// What follows from an assumed candidate.
#[derive(Clone, Debug)]
pub struct Propagation {
    /// The candidates that become true, in the order in which they are found; the assumed one first.
    pub order: Vec<Candidate>,
    /// All of them that become true.
    pub placed: CandidateSet,
    /// All of them that become false.
    pub eliminated: CandidateSet,
    /// The contradiction, if there is one.
    pub contradiction: Option<DeadEnd>,
    after: Position,
}

impl Propagation {
    /// Assumes an open candidate.
    pub fn of(position: &Position, assumed: Candidate) -> Propagation {
        Propagation::among(position, position.open(), assumed)
    }
    /// Assumes an open candidate, where `open` are all open candidates of the position.
    fn among(position: &Position, open: CandidateSet, assumed: Candidate) -> Propagation {
        let mut after = position.clone();
        let mut order = vec![assumed];
        after.place(assumed);
        let mut hidden = HiddenSingles::default();
        while let Some(single) = naked_single(&after).or_else(|| hidden.next(&after)) {
            after.place(single);
            order.push(single);
        }
        let placed: CandidateSet = order.iter().copied().collect();
        let eliminated = open - after.open() - placed;
        Propagation { contradiction: after.dead_end(), order, placed, eliminated, after }
    }
    /// What follows from every open candidate, by its place among all candidates; nothing for those
    /// that are not open.
    pub fn of_all(position: &Position) -> Vec<Option<Box<Propagation>>> {
        let open = position.open();
        let mut all: Vec<Option<Box<Propagation>>> = vec![None; Candidate::COUNT];
        for at in open {
            all[at.index()] = Some(Box::new(Propagation::among(position, open, at)));
        }
        all
    }
    /// The singles that its contradiction needs, in order, each with its reason; none if there is no
    /// contradiction. A person has to follow it, so no single that does not matter is in it.
    pub fn refutation(&self, before: &Position) -> Option<Refutation> {
        let mut core = self.order.clone();
        let mut dead = self.contradiction?;
        shorten(&mut core, &self.stages(before), |_, after| {
            let end = after.dead_end();
            dead = end.unwrap_or(dead);
            end.is_some()
        });
        let (&supposed, rest) = core.split_first()?;
        Some(Refutation { supposed, lines: with_reasons(before, supposed, rest), end: dead })
    }
    /// The singles that some of its effects need, in order, each with its reason. A person has to follow
    /// it, so no single that does not matter is in it.
    pub fn case_for(&self, before: &Position, effects: &[Effect]) -> Case {
        let supposed = self.order[0];
        let singles = self.singles_for(before, effects);
        Case { supposed, lines: with_reasons(before, supposed, &singles) }
    }
    fn singles_for(&self, before: &Position, effects: &[Effect]) -> Vec<Candidate> {
        let shows = |core: &[Candidate], after: &Position| have_come(effects, core, after);
        let (mut core, stages) = (self.order.clone(), self.stages(before));
        // What comes after the last effect is most of it.
        let lengths: Vec<usize> = (1..core.len()).collect();
        let is_short = |&length: &usize| !shows(&core[..length], &stages[length]);
        core.truncate(1 + lengths.partition_point(is_short));
        shorten(&mut core, &stages, shows);
        core.split_off(1)
    }
    /// The position before each of the candidates that become true, and the one after the last.
    fn stages(&self, before: &Position) -> Vec<Position> {
        let mut stages = Vec::with_capacity(self.order.len() + 1);
        stages.push(before.clone());
        for &at in &self.order {
            let mut next = stages[stages.len() - 1].clone();
            next.place(at);
            stages.push(next);
        }
        stages
    }
    /// The position at its end.
    pub fn after(&self) -> &Position {
        &self.after
    }
}

/// Fills every single, and the singles that follow. Much faster than step by step, for paths whose
/// singles are not counted.
#[cfg_attr(not(any(feature = "rating", feature = "tiers")), expect(dead_code))]
pub fn fill_singles(position: &mut Position) {
    while fill_hidden(position) | fill_naked(position) {}
}

/// Fills the hidden singles, house after house; whether there was any.
fn fill_hidden(position: &mut Position) -> bool {
    let mut any = false;
    for digit in Digit::ALL {
        for house in House::ALL {
            if let Some(cell) = position.places(digit, house).single() {
                position.place(Candidate::new(cell, digit));
                any = true;
            }
        }
    }
    any
}

/// Fills the naked singles; whether there was any.
fn fill_naked(position: &mut Position) -> bool {
    let mut any = false;
    for cell in position.unsolved() {
        if let Some(digit) = position.candidates(cell).single() {
            position.place(Candidate::new(cell, digit));
            any = true;
        }
    }
    any
}

/// A completion of the position, if it has one: the cell with the fewest candidates is guessed.
pub fn completion(position: &Position) -> Option<Position> {
    if position.dead_end().is_some() {
        return None;
    }
    let fewest = |&cell: &Cell| position.candidates(cell).len();
    let Some(cell) = position.unsolved().iter().min_by_key(fewest) else {
        return Some(position.clone());
    };
    position.candidates(cell).iter().find_map(|digit| {
        let propagation = Propagation::of(position, Candidate::new(cell, digit));
        if propagation.contradiction.is_some() { None } else { completion(propagation.after()) }
    })
}

/// Leaves out each candidate but the first without which the others are still singles when their turn
/// comes, and lead to a position that `holds`. `stages` are the positions before each of them. It goes
/// from the end, because what only others rest on goes when they are gone.
fn shorten(
    core: &mut Vec<Candidate>,
    stages: &[Position],
    mut holds: impl FnMut(&[Candidate], &Position) -> bool,
) {
    for place in (1..core.len()).rev() {
        let left_out = core.remove(place);
        let after = filled(&stages[place], &core[place..]);
        if !after.is_some_and(|after| holds(core, &after)) {
            core.insert(place, left_out);
        }
    }
}

/// Whether some effects have come about where candidates were placed.
fn have_come(effects: &[Effect], placed: &[Candidate], after: &Position) -> bool {
    effects.iter().all(|effect| match effect {
        Effect::Place(at) => placed.contains(at),
        Effect::Eliminate(at) => !placed.contains(at) && !after.has(*at),
    })
}

/// The position after filling some candidates, if each is a single when its turn comes.
fn filled(before: &Position, singles: &[Candidate]) -> Option<Position> {
    let mut after = before.clone();
    for &at in singles {
        if !is_single(&after, at) {
            return None;
        }
        after.place(at);
    }
    Some(after)
}

/// Singles that follow from a supposition one after the other, each with its reason.
fn with_reasons(before: &Position, supposed: Candidate, singles: &[Candidate]) -> Vec<Line> {
    let mut after = before.clone();
    after.place(supposed);
    let line = |&at: &Candidate| {
        let house = only_place(&after, at);
        after.place(at);
        Line::Follows(Inference::Place(at, house))
    };
    singles.iter().map(line).collect()
}

fn is_single(position: &Position, at: Candidate) -> bool {
    position.candidates(at.cell).single() == Some(at.digit) || only_place(position, at).is_some()
}

/// A house in which a candidate is the only place of its digit, a block first, as that is the easiest
/// to see.
fn only_place(position: &Position, at: Candidate) -> Option<House> {
    let only = |house: &House| position.places(at.digit, *house).single() == Some(at.cell);
    at.cell.houses().into_iter().rev().find(only)
}

fn naked_single(position: &Position) -> Option<Candidate> {
    let cell = position.naked_singles().first()?;
    position.candidates(cell).first().map(|digit| Candidate::new(cell, digit))
}

/// A search for one hidden single after the other while a position changes.
#[derive(Default)]
struct HiddenSingles {
    /// The cells that each digit had open when no hidden single of it was found.
    searched: ByDigit<Option<CellSet>>,
}

impl HiddenSingles {
    /// The first by digit, then by house.
    fn next(&mut self, position: &Position) -> Option<Candidate> {
        for digit in Digit::ALL {
            let open = position.cells(digit);
            if self.searched[digit] == Some(open) {
                continue;
            }
            // Only a house that has lost a place since then can have come down to one.
            let lost = self.searched[digit].map(|before| before - open);
            let mut houses = lost.map_or(HouseSet::ALL, CellSet::houses).iter();
            if let Some(cell) = houses.find_map(|house| (open & house.cells()).single()) {
                return Some(Candidate::new(cell, digit));
            }
            self.searched[digit] = Some(open);
        }
        None
    }
}
