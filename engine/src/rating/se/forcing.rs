//! Nishio, multiple and dynamic forcing chains as steps.

use std::ops::ControlFlow;

use super::chain_hint::Rank;
use super::combos::bits;
use super::consequences::Links;
use super::forcing_search::{ForcingSearch, Found, Kept, Origin};
use super::grid::{Grid, candidate, kind_of, parts, typed};
use super::memory::Memory;
use super::rule::{Branching, Rule};
use super::step::{Pattern, Step};
use crate::types::cell::Cell;
use crate::types::digit::Digit;
use crate::types::set::Element;

/// The rating of the shortest Nishio chains.
const NISHIO: f64 = 7.5;

/// The first hint with these links.
///
/// # Errors
/// Breaks when the pulse does.
pub fn forcing_chain(
    grid: &Grid,
    links: Links,
    memory: &mut Memory,
    pulse: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> ControlFlow<(), Option<Step>> {
    let mut search = ForcingSearch::new(grid, links, memory, Kept::First(None));
    search.run(pulse)?;
    let found = match search.into_kept() {
        Kept::First(found) => found,
        Kept::All(all) => all.into_iter().next(),
    };
    ControlFlow::Continue(found.map(|found| step(grid, links, &found)))
}

fn step(grid: &Grid, links: Links, found: &Found) -> Step {
    let (branching, pattern) = parts_of(found);
    let (rule, base) = match links {
        Links::OneDigit => (Rule::Nishio, NISHIO),
        Links::All(power) => (Rule::Forcing(branching, power), power.base()),
    };
    let (cell, _) = parts(found.end);
    let eliminations: Vec<u16> =
        bits(found.eliminations(grid)).map(|digit| candidate(cell, digit)).collect();
    let difficulty = Rank::new(base, found.complexity, 0).difficulty;
    let mut step = Step::eliminating(rule, difficulty, &eliminations, pattern);
    step.placement = found.is_on.then(|| typed(found.end));
    step
}

fn parts_of(found: &Found) -> (Branching, Pattern) {
    let (end, is_on) = (typed(found.end), found.is_on);
    match found.origin {
        Origin::Contradiction(at, is_right) => {
            let pattern = Pattern::Contradiction(typed(at), is_right, typed(found.meeting));
            (Branching::Contradiction, pattern)
        }
        Origin::Double(at) => (Branching::Double, Pattern::Double(typed(at), end, is_on)),
        Origin::Cell(cell) => (Branching::Cell, Pattern::FromCell(Cell::at(cell), end, is_on)),
        Origin::House { house, digit } => {
            let pattern = Pattern::FromHouse(Digit::at(digit), kind_of(house), end, is_on);
            (Branching::Region, pattern)
        }
    }
}
