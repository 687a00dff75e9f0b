//! ALS chain: almost locked sets tied one to the next by restricted commons, never leaving a set by
//! the digit it was entered with. If the first set lacks z it holds its common, the next one lacks
//! that and holds the following, and so on: the last set holds z. So z leaves every cell that sees
//! all its places in the first set and the last (Sudopedia, "ALS Chain").
//!
//! Example: four sets A, B, C, D tied by 1, 2 and 3; A and D both hold 9: no 9 in a cell that sees
//! the 9s of both.

use std::ops::ControlFlow;

use crate::engine::logic::als::{Als, AlsIndex};
use crate::engine::logic::finder::{Finder, Variant};
use crate::engine::logic::step::{Effects, Evidence, Link, LinkKind, Node, Role};
use crate::engine::types::cell::CellSet;
use crate::engine::types::digit::{ByDigit, Digit, DigitSet};
use crate::engine::types::position::Position;

/// Longer chains are not looked for: nobody follows them.
const MOST: usize = 7;
/// How many ways on are looked at in a position: a hundred times what puzzles take. With candidates
/// eliminated at will there can be so many sets that hours would not do.
const PATIENCE: u32 = 200_000_000;

/// Reports chains of four sets or more, the shortest from each set and first digit to any other.
pub fn find(on: &mut Finder) -> ControlFlow<()> {
    let index = on.als();
    let ways = ways(index, on.allows(Variant::AlsOverlap));
    let mut patience = PATIENCE;
    for start in 0..index.all().len() {
        let first = &index.all()[start];
        let open: DigitSet = first.digits.iter().filter(|&z| !first.seen[z].is_empty()).collect();
        let exits = index.rccs_of(start).fold(DigitSet::EMPTY, |all, rcc| all | rcc.digits);
        for exit in exits {
            let wanted = open - DigitSet::only(exit);
            if !wanted.is_empty() {
                from(on, &ways, (start, exit), wanted, &mut patience)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// From a set to one that may follow it, by any of some digits.
struct Way {
    als: usize,
    digits: DigitSet,
}

/// The ways on from every set.
fn ways(index: &AlsIndex, overlap: bool) -> Vec<Vec<Way>> {
    let cells = |als: usize| index.all()[als].cells;
    let from = |at: usize| {
        let ways = index.rccs_of(at).map(|rcc| Way { als: rcc.other(at), digits: rcc.digits });
        ways.filter(|way| overlap || cells(at).is_disjoint(cells(way.als))).collect()
    };
    (0..index.all().len()).map(from).collect()
}

/// A set of the chain, the digit by which it is entered and whence.
#[derive(Clone, Copy)]
struct Stop {
    als: usize,
    entry: Digit,
    length: usize,
    before: Option<usize>,
}

/// Walks from a set that is left by a digit, breadth first.
fn from(
    on: &mut Finder,
    ways: &[Vec<Way>],
    (start, exit): (usize, Digit),
    wanted: DigitSet,
    patience: &mut u32,
) -> ControlFlow<()> {
    if *patience == 0 {
        return ControlFlow::Continue(());
    }
    let mut walk =
        Walk { ways, start, entered: vec![Entered::default(); ways.len()], stops: Vec::new() };
    walk.next(start, DigitSet::only(exit), 2, None);
    let mut place = 0;
    while place < walk.stops.len() && *patience > 0 {
        let stop = walk.stops[place];
        *patience = patience.saturating_sub(1 + ways[stop.als].len() as u32);
        if stop.length > 3 {
            report(on, (start, exit), wanted, &walk.stops, place)?;
        }
        if stop.length < MOST {
            walk.next(stop.als, !DigitSet::only(stop.entry), stop.length + 1, Some(place));
        }
        place += 1;
    }
    ControlFlow::Continue(())
}

/// The sets reached so far from one set and digit.
struct Walk<'a> {
    ways: &'a [Vec<Way>],
    start: usize,
    entered: Vec<Entered>,
    stops: Vec<Stop>,
}

/// The digits by which a set has been entered, and after how many sets at last. Two leave every way
/// out open; more are taken only if they come as early, for none of them is the first.
#[derive(Clone, Copy, Default)]
struct Entered {
    digits: DigitSet,
    last: usize,
}

impl Walk<'_> {
    /// Goes on from a set by any of some digits.
    fn next(&mut self, at: usize, by: DigitSet, length: usize, before: Option<usize>) {
        for &Way { als, digits } in &self.ways[at] {
            if als == self.start || self.entered[als].is_over(length) {
                continue;
            }
            for entry in (digits & by) - self.entered[als].digits {
                self.enter(Stop { als, entry, length, before });
            }
        }
    }
    fn enter(&mut self, stop: Stop) {
        let entered = &mut self.entered[stop.als];
        if !entered.is_over(stop.length) {
            entered.digits.insert(stop.entry);
            entered.last = stop.length;
            self.stops.push(stop);
        }
    }
}

impl Entered {
    /// Whether none is taken any more after so many sets.
    fn is_over(&self, length: usize) -> bool {
        self.digits.len() > 1 && self.last != length
    }
}

fn report(
    on: &mut Finder,
    (start, exit): (usize, Digit),
    wanted: DigitSet,
    stops: &[Stop],
    place: usize,
) -> ControlFlow<()> {
    let (index, position) = (on.als(), on.position);
    let (first, last) = (&index.all()[start], &index.all()[stops[place].als]);
    let common = (wanted & last.digits) - DigitSet::only(stops[place].entry);
    let seen = ByDigit::from_fn(|z| first.seen[z] & last.seen[z]);
    let common: DigitSet = common.iter().filter(|&z| !seen[z].is_empty()).collect();
    let within = first.cells.is_subset(last.cells) || last.cells.is_subset(first.cells);
    if common.is_empty() || within {
        return ControlFlow::Continue(());
    }
    let gone = common.iter().fold(Effects::default(), |all, z| all.and_eliminate(z, seen[z]));
    on.report(gone, || {
        let chain = chain(stops, place);
        evidence(position, index, (start, exit), &chain, common)
    })
}

/// The stops up to one of them, in order.
fn chain(stops: &[Stop], place: usize) -> Vec<Stop> {
    let before = |&at: &usize| stops[at].before;
    let mut chain: Vec<Stop> =
        std::iter::successors(Some(place), before).map(|at| stops[at]).collect();
    chain.reverse();
    chain
}

fn evidence(
    position: &Position,
    index: &AlsIndex,
    (start, exit): (usize, Digit),
    chain: &[Stop],
    common: DigitSet,
) -> Evidence {
    let first = &index.all()[start];
    let last = chain.last().map_or(first, |stop| &index.all()[stop.als]);
    let middle = chain.iter().map(|stop| index.all()[stop.als].cells);
    let middle = middle.fold(CellSet::EMPTY, |all, cells| all | cells) - first.cells - last.cells;
    let mut marked = Evidence::default()
        .cells(Role::Base, first.cells)
        .cells(Role::Cover, last.cells)
        .cells(Role::Pivot, middle)
        .open(Role::Pincer, position, common, first.cells | last.cells);
    marked.links = links(index, (first, exit), chain, common);
    marked
}

fn links(
    index: &AlsIndex,
    (first, exit): (&Als, Digit),
    chain: &[Stop],
    common: DigitSet,
) -> Vec<Link> {
    let node = |als: &Als, digit| Node { digits: DigitSet::only(digit), cells: als.places[digit] };
    let mut nodes: Vec<Node> = common.first().map(|z| node(first, z)).into_iter().collect();
    nodes.push(node(first, exit));
    for (at, stop) in chain.iter().enumerate() {
        let als = &index.all()[stop.als];
        let left = chain.get(at + 1).map(|next| next.entry).or(common.first());
        nodes.push(node(als, stop.entry));
        nodes.extend(left.map(|digit| node(als, digit)));
    }
    let kinds = [LinkKind::Strong, LinkKind::Weak].into_iter().cycle();
    let ends = nodes.windows(2).zip(kinds);
    ends.map(|(ends, kind)| Link { from: ends[0], to: ends[1], kind }).collect()
}
