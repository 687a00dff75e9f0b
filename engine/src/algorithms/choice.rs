//! [`Choice`]: what each method chooses to fulfil next.

use super::Method;
use super::constraint::{Constraint, Options};
use super::links::Links;
use super::state::TraceState;
use crate::search::masks::Masks;
use crate::types::candidate::Candidate;
use crate::types::cell::Cell;
use crate::types::digit::{Digit, DigitSet};
use crate::types::house::House;
use crate::types::rng::SeededRng;

/// A constraint and the candidates that it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What is to be fulfilled.
    pub constraint: Constraint,
    /// What could fulfil it.
    pub options: Options,
    /// Whether the method takes the only candidate without a guess.
    pub is_forced: bool,
}

impl Choice {
    fn of_cell(cell: Cell, digits: DigitSet) -> Choice {
        let options = Options::of_digits(digits);
        Choice { constraint: Constraint::Cell(cell), options, is_forced: options.len() == 1 }
    }
    fn of_place(house: House, candidate: Option<Candidate>, digit: Digit) -> Choice {
        let constraint = Constraint::Digit(house, digit);
        let mut options = Options::NONE;
        candidate.iter().for_each(|&candidate| options.insert(constraint.option(candidate)));
        Choice { constraint, options, is_forced: candidate.is_some() }
    }
}

/// What the method chooses next; none when the grid is full.
pub fn choose(
    method: Method,
    state: &TraceState,
    links: Option<&Links>,
    rng: &mut SeededRng,
) -> Option<Choice> {
    let masks = state.masks();
    match (method, links) {
        (Method::Backtracking, _) => {
            let cell = masks.empty.first()?;
            Some(Choice { is_forced: false, ..Choice::of_cell(cell, masks.candidates(cell)) })
        }
        (Method::Fewest, _) => fewest(masks, rng),
        (Method::Bitmask, _) => narrowest(masks),
        (Method::DancingLinks, Some(links)) => {
            let constraint = links.smallest()?;
            let options = links.options(constraint);
            Some(Choice { constraint, options, is_forced: options.len() == 1 })
        }
        (Method::Propagation | Method::DancingLinks, _) => {
            contradiction(masks).or_else(|| single(masks)).or_else(|| narrowest(masks))
        }
    }
}

/// A cell with the fewest candidates, drawn among equals.
fn fewest(masks: &Masks, rng: &mut SeededRng) -> Option<Choice> {
    let mut equals = [Cell::ALL[0]; 81];
    let (mut count, mut least) = (0, 10);
    for cell in masks.empty {
        let candidates = masks.candidates(cell).len();
        if candidates < least {
            (count, least) = (0, candidates);
        }
        if candidates == least {
            equals[count] = cell;
            count += 1;
        }
    }
    if count == 0 {
        return None;
    }
    let cell = equals[rng.below(count)];
    Some(Choice::of_cell(cell, masks.candidates(cell)))
}

/// The first cell with the fewest candidates; one candidate or none ends the scan.
fn narrowest(masks: &Masks) -> Option<Choice> {
    let (mut best, mut least) = (None, 10);
    for cell in masks.empty {
        let candidates = masks.candidates(cell).len();
        if candidates < least {
            (best, least) = (Some(cell), candidates);
        }
        if least <= 1 {
            break;
        }
    }
    best.map(|cell| Choice::of_cell(cell, masks.candidates(cell)))
}

/// The digits of a house that some cell could have, and those that more than one could.
fn seen(masks: &Masks, house: House) -> (DigitSet, DigitSet) {
    let (mut once, mut again) = (DigitSet::EMPTY, DigitSet::EMPTY);
    for cell in house.cells() & masks.empty {
        let candidates = masks.candidates(cell);
        again |= once & candidates;
        once |= candidates;
    }
    (once, again)
}

/// A cell without a candidate, or a digit without a place in a house.
fn contradiction(masks: &Masks) -> Option<Choice> {
    let cell = masks.empty.iter().find(|&cell| masks.candidates(cell).is_empty());
    let of_cell = cell.map(|cell| Choice::of_cell(cell, DigitSet::EMPTY));
    of_cell.or_else(|| {
        House::ALL.into_iter().find_map(|house| {
            let digit = (masks.lacking(house) - seen(masks, house).0).first()?;
            Some(Choice::of_place(house, None, digit))
        })
    })
}

/// A cell with one candidate, or a digit with one place in a house.
fn single(masks: &Masks) -> Option<Choice> {
    let is_single = |&cell: &Cell| masks.candidates(cell).len() == 1;
    let naked = masks.empty.iter().find(is_single);
    let naked = naked.map(|cell| Choice::of_cell(cell, masks.candidates(cell)));
    naked.or_else(|| {
        House::ALL.into_iter().find_map(|house| {
            let (once, again) = seen(masks, house);
            let digit = (once - again).first()?;
            let cells = house.cells() & masks.empty;
            let cell = cells.iter().find(|&cell| masks.candidates(cell).contains(digit))?;
            Some(Choice::of_place(house, Some(Candidate::new(cell, digit)), digit))
        })
    })
}
