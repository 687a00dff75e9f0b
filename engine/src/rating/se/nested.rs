//! Chains within chains: what cycles, forcing chains and nets of the working grid eliminate.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use super::advanced::Deductions;
use super::combos::bits;
use super::consequences::{Consequences, IN_CELL, Links, NO_CAUSE};
use super::cycles::unary_chains;
use super::forcing_search::{ForcingSearch, Found, Kept, Origin};
use super::grid::{Grid, candidate, parts};
use super::memory::Memory;
use super::rule::Power;
use super::unary_hint::{Shape, UnaryHint};

/// The nested chains of one search, numbered from 1. Chains with the same nodes are one.
#[derive(Default)]
pub struct NestedChains {
    numbers: BTreeMap<Vec<u16>, u32>,
    complexities: Vec<u32>,
    /// Room for the searches within.
    memory: Memory,
}

impl NestedChains {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.complexities.is_empty()
    }
    /// The complexity of a chain; of number 0, which is none, it is 0.
    pub fn complexity(&self, number: u32) -> u32 {
        match number.checked_sub(1) {
            Some(at) => self.complexities[at as usize],
            None => 0,
        }
    }
    fn number(&mut self, nodes: Vec<u16>, complexity: u32) -> u32 {
        let next = self.complexities.len() as u32 + 1;
        let number = *self.numbers.entry(nodes).or_insert(next);
        if number == next {
            self.complexities.push(complexity);
        }
        number
    }
}

/// Between the chains of a hint in the list of its nodes.
const SEPARATOR: u16 = u16::MAX;

/// A node as a number of its own.
fn code(at: u16, is_on: bool) -> u16 {
    2 * at + u16::from(is_on)
}

/// The candidates that have gone from a cell or house, so that the candidate is the last one there.
fn gone(grid: &Grid, work: &Grid, cause: u8, at: u16) -> Vec<u16> {
    let (cell, digit) = parts(at);
    match cause {
        NO_CAUSE => Vec::new(),
        IN_CELL => {
            let gone = bits(grid.cells[cell] & !work.cells[cell]);
            gone.map(|digit| candidate(cell, digit)).collect()
        }
        house => {
            let house = usize::from(house);
            let gone = grid.places[house][digit] & !work.places[house][digit];
            Grid::at(house, gone).map(|cell| candidate(cell, digit)).collect()
        }
    }
}

/// What the chains that the power allows eliminate; the first kind that finds anything ends the search.
pub fn nested_deductions(
    power: Power,
    grid: &Grid,
    work: &Grid,
    chains: &mut NestedChains,
    into: &mut Deductions,
) {
    let nets: &[Power] = match power {
        Power::Multiple | Power::Dynamic | Power::Plus | Power::PlusChains => &[],
        Power::PlusMultiple => &[Power::Multiple],
        Power::PlusDynamic => &[Power::Dynamic],
        Power::PlusDynamicPlus => &[Power::Dynamic, Power::PlusChains],
    };
    if matches!(power, Power::PlusChains | Power::PlusMultiple) {
        unary(grid, work, chains, into);
    }
    for &power in nets {
        if into.is_empty() {
            forcing(power, grid, work, chains, into);
        }
    }
}

fn unary(grid: &Grid, work: &Grid, chains: &mut NestedChains, into: &mut Deductions) {
    for hint in unary_chains(work) {
        if into.begin(distinct(unary_parents(grid, work, &hint))) {
            let number = chains.number(unary_nodes(&hint), hint.rank.complexity);
            hint.eliminations.iter().for_each(|&at| into.add(at, number));
        }
    }
}

fn unary_parents(grid: &Grid, work: &Grid, hint: &UnaryHint) -> Vec<u16> {
    let path = &hint.path;
    let right = path.iter().filter(|link| link.is_on);
    // A cycle goes both ways: backwards what was wrong is right.
    let wrong = path.iter().rev().filter(|link| hint.shape == Shape::Cycle && !link.is_on);
    right.chain(wrong).flat_map(|link| gone(grid, work, link.cause, link.at)).collect()
}

fn unary_nodes(hint: &UnaryHint) -> Vec<u16> {
    let is_cycle = hint.shape == Shape::Cycle;
    let path = &hint.path[..hint.path.len() - usize::from(is_cycle)];
    let nodes = path.iter().map(|link| code(link.at, link.is_on));
    nodes.chain(is_cycle.then_some(SEPARATOR)).collect()
}

/// Each once, in the order of their first places.
fn distinct(all: Vec<u16>) -> impl Iterator<Item = u16> {
    let mut seen = Vec::new();
    for at in all {
        if !seen.contains(&at) {
            seen.push(at);
        }
    }
    seen.into_iter()
}

fn forcing(
    power: Power,
    grid: &Grid,
    work: &Grid,
    chains: &mut NestedChains,
    into: &mut Deductions,
) {
    let mut memory = std::mem::take(&mut chains.memory);
    let all = Kept::All(Vec::new());
    let mut search = ForcingSearch::new(work, Links::All(power), &mut memory, all);
    _ = search.run(&mut |_| ControlFlow::Continue(()));
    let Kept::All(found) = search.kept() else { return };
    let mut sorted: Vec<&Found> = found.iter().collect();
    sorted.sort_by(|one, other| one.order(other));
    let mut seen = std::collections::BTreeSet::new();
    for found in sorted {
        let (cell, _) = parts(found.end);
        let eliminations = found.eliminations(work);
        if !seen.insert((cell, eliminations)) {
            continue;
        }
        let ends = search.ends(found);
        let parents = ends.iter().flat_map(|end| forcing_parents(grid, work, found.origin, end));
        if into.begin(distinct(parents.collect())) {
            let nodes = ends.iter().flat_map(forcing_nodes).collect();
            let number = chains.number(nodes, found.complexity);
            bits(eliminations).for_each(|digit| into.add(candidate(cell, digit), number));
        }
    }
    chains.memory = memory;
}

/// A chain from its end, level by level.
fn levels((all, end): &(&Consequences, u16)) -> Vec<u16> {
    let mut order = vec![*end];
    let mut next = 0;
    while let Some(&number) = order.get(next) {
        next += 1;
        for &parent in all.parents_of(number) {
            if !order.contains(&parent) {
                order.push(parent);
            }
        }
    }
    order
}

fn forcing_nodes(end: &(&Consequences, u16)) -> Vec<u16> {
    let nodes = levels(end).into_iter().map(|number| end.0.node(number));
    nodes.map(|node| code(node.at, node.is_on)).chain([SEPARATOR]).collect()
}

fn forcing_parents(
    grid: &Grid,
    work: &Grid,
    origin: Origin,
    end: &(&Consequences, u16),
) -> Vec<u16> {
    let start = match origin {
        Origin::Cell(_) => IN_CELL,
        Origin::House { house, .. } => house as u8,
        Origin::Double(_) | Origin::Contradiction(..) => NO_CAUSE,
    };
    let right = levels(end).into_iter().map(|number| end.0.node(number)).filter(|node| node.is_on);
    right
        .flat_map(|node| {
            let cause = if node.cause == NO_CAUSE { start } else { node.cause };
            gone(grid, work, cause, node.at)
        })
        .collect()
}
