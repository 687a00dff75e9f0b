//! ALS chain: almost locked sets tied one to the next by restricted commons, never leaving a set by
//! the digit it was entered with. If the first set lacks z it holds its common, the next one lacks
//! that and holds the following, and so on: the last set holds z. So z leaves every cell that sees
//! all its places in the first set and the last (Sudopedia, "ALS Chain").
//!
//! Example: four sets A, B, C, D tied by 1, 2 and 3; A and D both hold 9: no 9 in a cell that sees
//! the 9s of both.

use std::ops::ControlFlow;

use crate::logic::als::{Als, AlsIndex};
use crate::logic::finder::{Finder, Variant};
use crate::logic::step::{Effects, Evidence, Link, LinkKind, Node, Role};
use crate::types::cell::CellSet;
use crate::types::digit::{ByDigit, Digit, DigitSet};
use crate::types::position::Position;

/// The longest chains that are looked for, in sets: a person does not follow longer ones.
const MAX_SETS: usize = 7;
/// How many ways on are looked at in a position: a hundred times what puzzles take. With candidates
/// eliminated at will there can be so many sets that hours would not do.
const MAX_EXITS_TRIED: u32 = 200_000_000;

/// Reports chains of four sets or more, the shortest from each set and first digit to any other.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let index = on.als();
    let neighbours = neighbours(index, on.is_enabled(Variant::AlsOverlap));
    let mut tries_left = MAX_EXITS_TRIED;
    for start in 0..index.all().len() {
        let first = &index.all()[start];
        let open: DigitSet = first.digits.iter().filter(|&z| !first.seen[z].is_empty()).collect();
        let exits = index.rccs_of(start).fold(DigitSet::EMPTY, |all, rcc| all | rcc.digits);
        for exit in exits {
            let wanted = open - DigitSet::only(exit);
            if !wanted.is_empty() {
                chains_from(on, &neighbours, (start, exit), wanted, &mut tries_left)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// From a set to one that may follow it, by any of some digits.
struct Neighbour {
    als: usize,
    digits: DigitSet,
}

/// The ways on from every set.
fn neighbours(index: &AlsIndex, overlap: bool) -> Vec<Vec<Neighbour>> {
    let cells = |als: usize| index.all()[als].cells;
    let from = |at: usize| {
        let exits =
            index.rccs_of(at).map(|rcc| Neighbour { als: rcc.other(at), digits: rcc.digits });
        exits.filter(|exit| overlap || cells(at).is_disjoint(cells(exit.als))).collect()
    };
    (0..index.all().len()).map(from).collect()
}

/// A set of the chain, the digit by which it is entered and whence.
#[derive(Clone, Copy)]
struct Visit {
    als: usize,
    entry: Digit,
    length: usize,
    before: Option<usize>,
}

/// Walks from a set that is left by a digit, breadth first.
fn chains_from(
    on: &mut Finder,
    exits: &[Vec<Neighbour>],
    (start, exit): (usize, Digit),
    wanted: DigitSet,
    tries_left: &mut u32,
) -> ControlFlow<()> {
    if *tries_left == 0 {
        return ControlFlow::Continue(());
    }
    let mut search = SetSearch {
        exits,
        start,
        entered: vec![Entries::default(); exits.len()],
        visits: Vec::new(),
    };
    search.next(start, DigitSet::only(exit), 2, None);
    let mut place = 0;
    while place < search.visits.len() && *tries_left > 0 {
        let visit = search.visits[place];
        *tries_left = tries_left.saturating_sub(1 + exits[visit.als].len() as u32);
        if visit.length > 3 {
            report(on, (start, exit), wanted, &search.visits, place)?;
        }
        if visit.length < MAX_SETS {
            search.next(visit.als, !DigitSet::only(visit.entry), visit.length + 1, Some(place));
        }
        place += 1;
    }
    ControlFlow::Continue(())
}

/// The sets reached so far from one set and digit.
struct SetSearch<'a> {
    exits: &'a [Vec<Neighbour>],
    start: usize,
    entered: Vec<Entries>,
    visits: Vec<Visit>,
}

/// The digits by which a set has been entered, and after how many sets at last. Two leave every way
/// out open; more are taken only if they come as early, for none of them is the first.
#[derive(Clone, Copy, Default)]
struct Entries {
    digits: DigitSet,
    last: usize,
}

impl SetSearch<'_> {
    /// Goes on from a set by any of some digits.
    fn next(&mut self, at: usize, by: DigitSet, length: usize, before: Option<usize>) {
        for &Neighbour { als, digits } in &self.exits[at] {
            if als == self.start || self.entered[als].is_over(length) {
                continue;
            }
            for entry in (digits & by) - self.entered[als].digits {
                self.enter(Visit { als, entry, length, before });
            }
        }
    }
    fn enter(&mut self, visit: Visit) {
        let entered = &mut self.entered[visit.als];
        if !entered.is_over(visit.length) {
            entered.digits.insert(visit.entry);
            entered.last = visit.length;
            self.visits.push(visit);
        }
    }
}

impl Entries {
    /// Whether none is taken any more after so many sets.
    fn is_over(&self, length: usize) -> bool {
        self.digits.len() > 1 && self.last != length
    }
}

fn report(
    on: &mut Finder,
    (start, exit): (usize, Digit),
    wanted: DigitSet,
    visits: &[Visit],
    place: usize,
) -> ControlFlow<()> {
    let (index, position) = (on.als(), on.position);
    let (first, last) = (&index.all()[start], &index.all()[visits[place].als]);
    let common = (wanted & last.digits) - DigitSet::only(visits[place].entry);
    let seen = ByDigit::from_fn(|z| first.seen[z] & last.seen[z]);
    let common: DigitSet = common.iter().filter(|&z| !seen[z].is_empty()).collect();
    let within = first.cells.is_subset(last.cells) || last.cells.is_subset(first.cells);
    if common.is_empty() || within {
        return ControlFlow::Continue(());
    }
    let gone = common.iter().fold(Effects::default(), |all, z| all.and_eliminate(z, seen[z]));
    on.report(gone, || {
        let chain = chain(visits, place);
        evidence(position, index, (start, exit), &chain, common)
    })
}

/// The stops up to one of them, in order.
fn chain(visits: &[Visit], place: usize) -> Vec<Visit> {
    let before = |&at: &usize| visits[at].before;
    let mut chain: Vec<Visit> =
        std::iter::successors(Some(place), before).map(|at| visits[at]).collect();
    chain.reverse();
    chain
}

fn evidence(
    position: &Position,
    index: &AlsIndex,
    (start, exit): (usize, Digit),
    chain: &[Visit],
    common: DigitSet,
) -> Evidence {
    let first = &index.all()[start];
    let last = chain.last().map_or(first, |visit| &index.all()[visit.als]);
    let middle = chain.iter().map(|visit| index.all()[visit.als].cells);
    let middle = middle.fold(CellSet::EMPTY, |all, cells| all | cells) - first.cells - last.cells;
    let mut marked = Evidence::default()
        .cells(Role::Base, first.cells)
        .cells(Role::Cover, last.cells)
        .cells(Role::Pivot, middle)
        .candidates_in(Role::Pincer, position, common, first.cells | last.cells);
    let sets = std::iter::once(first).chain(chain.iter().map(|visit| &index.all()[visit.als]));
    marked.sets = sets.map(|als| Node { digits: als.digits, cells: als.cells }).collect();
    marked.links = links(index, (first, exit), chain, common);
    // Strong and weak by turns: a link within each set, and one from each to the next.
    marked.set_links = (0..marked.sets.len()).map(|set| (2 * set, set)).collect();
    marked
}

fn links(
    index: &AlsIndex,
    (first, exit): (&Als, Digit),
    chain: &[Visit],
    common: DigitSet,
) -> Vec<Link> {
    let node = |als: &Als, digit| Node { digits: DigitSet::only(digit), cells: als.places[digit] };
    let mut nodes: Vec<Node> = common.first().map(|z| node(first, z)).into_iter().collect();
    nodes.push(node(first, exit));
    for (at, visit) in chain.iter().enumerate() {
        let als = &index.all()[visit.als];
        let left = chain.get(at + 1).map(|next| next.entry).or(common.first());
        nodes.push(node(als, visit.entry));
        nodes.extend(left.map(|digit| node(als, digit)));
    }
    let kinds = [LinkKind::Strong, LinkKind::Weak].into_iter().cycle();
    let ends = nodes.windows(2).zip(kinds);
    ends.map(|(ends, kind)| Link { from: ends[0], to: ends[1], kind }).collect()
}
