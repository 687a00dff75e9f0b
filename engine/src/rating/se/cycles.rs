//! Chains of single links: cycles and forcing chains, of one digit (X), of cells with two candidates
//! (Y) or of both kinds of links.
//!
//! From each candidate a search in breadth finds the shortest way to every other one. Three things are
//! looked for: ways back to the start (cycles); ways to the start's contrary; and, from the wrong start,
//! ways to the right one.

use super::chain_hint::Rank;
use super::combos::bits;
use super::consequences::{IN_CELL, NO_CAUSE};
use super::grid::{Grid, TABLES, candidate, cells_of, parts};
use super::links::{Kind, StrongLinks};
use super::step::{Step, others};
use super::unary_hint::{Link, Shape, UnaryHint, cycle_eliminations};

/// What takes the hints that are found.
pub trait Sink {
    /// Whether a hint of this rank may be of use; if not, neither is a longer one.
    fn wants(&self, rank: Rank) -> bool;
    /// Takes a hint.
    fn take(&mut self, hint: UnaryHint);
}

/// The one that comes first.
#[derive(Default)]
struct First(Option<UnaryHint>);

impl Sink for First {
    fn wants(&self, rank: Rank) -> bool {
        self.0.as_ref().is_none_or(|best| rank.is_before(best.rank))
    }
    fn take(&mut self, hint: UnaryHint) {
        self.0 = Some(hint);
    }
}

impl Sink for Vec<UnaryHint> {
    fn wants(&self, _: Rank) -> bool {
        true
    }
    fn take(&mut self, hint: UnaryHint) {
        self.push(hint);
    }
}

/// The first cycle or forcing chain.
pub fn unary_chain(grid: &Grid) -> Option<Step> {
    let mut first = First::default();
    sweep_all(grid, &mut first);
    first.0.map(UnaryHint::step)
}

/// All cycles and forcing chains in the order in which they are applied, each elimination once.
pub fn unary_chains(grid: &Grid) -> Vec<UnaryHint> {
    let mut all = Vec::new();
    sweep_all(grid, &mut all);
    all.sort_by(|one, other| one.rank.order(other.rank));
    let mut seen = std::collections::BTreeSet::new();
    all.retain(|hint| seen.insert(hint.eliminations.clone()));
    all
}

fn sweep_all(grid: &Grid, sink: &mut impl Sink) {
    for kind in [Kind::X, Kind::Y, Kind::Xy] {
        // Nothing of this kind can be better than what is there.
        let least = Rank::new(base(kind, Shape::Cycle), 4, key(kind));
        if sink.wants(least) {
            Sweep::new(grid, kind).all(sink);
        }
    }
}

fn base(kind: Kind, shape: Shape) -> f64 {
    match (kind, shape) {
        (Kind::Xy, _) => 7.0,
        (_, Shape::Cycle) => 6.5,
        _ => 6.6,
    }
}

fn key(kind: Kind) -> u8 {
    match kind {
        Kind::X => 2,
        Kind::Y => 3,
        Kind::Xy => 4,
    }
}

/// A right candidate and how it was reached: from `parent` over the wrong candidate `off`.
#[derive(Clone, Copy)]
struct Reached {
    at: u16,
    cause: u8,
    off: u16,
    parent: u16,
    /// The number of nodes before it.
    depth: u32,
}

struct Sweep<'a> {
    grid: &'a Grid,
    kind: Kind,
    links: StrongLinks,
    reached: Vec<Reached>,
    is_reached: [u128; 9],
    is_off: [u128; 9],
}

const NO_PARENT: u16 = u16::MAX;

impl<'a> Sweep<'a> {
    fn new(grid: &'a Grid, kind: Kind) -> Sweep<'a> {
        let links = StrongLinks::of(grid, kind);
        Sweep { grid, kind, links, reached: Vec::new(), is_reached: [0; 9], is_off: [0; 9] }
    }
    fn all(&mut self, sink: &mut impl Sink) {
        for cell in 0..81 {
            let count = self.grid.count(cell);
            if count < 2 || self.kind == Kind::Y && count > 2 {
                continue;
            }
            for at in bits(self.grid.cells[cell]).map(|digit| candidate(cell, digit)) {
                self.all_if_right(at, sink);
                self.right_if_wrong(at, sink);
            }
        }
    }
    fn rank(&self, shape: Shape, complexity: u32) -> Rank {
        Rank::new(base(self.kind, shape), complexity, key(self.kind))
    }
    fn clear(&mut self) {
        self.reached.clear();
        self.is_reached = [0; 9];
        self.is_off = [0; 9];
    }
    fn reach(&mut self, reached: Reached) {
        let (cell, digit) = parts(reached.at);
        self.is_reached[digit] |= 1 << cell;
        self.reached.push(reached);
    }
    /// Whether two candidates cannot both be right, and the link that says so.
    fn sees(&self, one: u16, other: u16) -> Option<u8> {
        let ((cell, digit), (other_cell, other_digit)) = (parts(one), parts(other));
        if cell == other_cell {
            return (self.kind != Kind::X && digit != other_digit).then_some(IN_CELL);
        }
        if digit != other_digit {
            return None;
        }
        let peers = &TABLES.peer_sets[cell];
        let kind = (0..3).find(|&kind| peers[kind] >> other_cell & 1 != 0)?;
        Some(TABLES.houses[cell][kind])
    }
    /// All that follows if the start is right: cycles, then the first way to its contrary.
    fn all_if_right(&mut self, start: u16, sink: &mut impl Sink) {
        self.clear();
        self.reach(Reached { at: start, cause: NO_CAUSE, off: 0, parent: NO_PARENT, depth: 0 });
        let (mut next, mut contrary) = (0, None);
        while let Some(&from) = self.reached.get(next) {
            if !sink.wants(self.rank(Shape::Cycle, from.depth + 2)) {
                break;
            }
            if from.depth >= 2 {
                self.close(start, next, sink);
                contrary = contrary.or(self.sees(from.at, start).map(|_| next));
            }
            self.expand(next);
            next += 1;
        }
        let Some(number) = contrary.filter(|_| self.kind != Kind::Y) else { return };
        let rank = self.rank(Shape::Wrong, self.reached[number].depth + 2);
        if sink.wants(rank) {
            let path = self.path(number, start, false);
            let eliminations = vec![start];
            sink.take(UnaryHint { rank, kind: self.kind, shape: Shape::Wrong, path, eliminations });
        }
    }
    /// The first way to the right start if it is wrong.
    fn right_if_wrong(&mut self, start: u16, sink: &mut impl Sink) {
        // In cells with two candidates there is none: its length would be odd and even.
        if self.kind == Kind::Y {
            return;
        }
        self.clear();
        let (cell, digit) = parts(start);
        self.is_off[digit] |= 1 << cell;
        self.links_from(start, NO_PARENT, 1);
        let mut next = 0;
        while let Some(&from) = self.reached.get(next) {
            let rank = self.rank(Shape::Right, from.depth + 3);
            if !sink.wants(rank) {
                return;
            }
            // The end is met when the wrong candidates are gone through, in their order.
            let ends = self.links.get(start).iter().filter(|&&(end, _)| end != from.at);
            let new = ends.filter(|&&(end, _)| !self.is_known_off(end));
            let met = new.filter(|&&(end, _)| self.sees(from.at, end).is_some());
            let first = met.min_by_key(|&&(end, _)| self.place_after(from.at, end)).copied();
            if let Some((end, _)) = first {
                let path = self.path_over(next, end, start);
                let eliminations = others(self.grid, start);
                sink.take(UnaryHint {
                    rank,
                    kind: self.kind,
                    shape: Shape::Right,
                    path,
                    eliminations,
                });
                return;
            }
            self.expand(next);
            next += 1;
        }
    }
    fn is_known_off(&self, at: u16) -> bool {
        let (cell, digit) = parts(at);
        self.is_off[digit] >> cell & 1 != 0
    }
    /// Where a candidate stands among those that are wrong when another is right.
    fn place_after(&self, from: u16, at: u16) -> (u8, u16) {
        let (cell, _) = parts(from);
        let kind = match self.sees(from, at) {
            Some(IN_CELL) | None => 0,
            Some(house) => {
                1 + TABLES.houses[cell].iter().take_while(|&&kind| kind != house).count()
            }
        };
        (kind as u8, at)
    }
    /// Goes on from a right candidate over all new wrong ones that lead on.
    fn expand(&mut self, number: usize) {
        let Reached { at, depth, .. } = self.reached[number];
        let (cell, digit) = parts(at);
        if self.kind != Kind::X {
            let others = bits(self.grid.cells[cell] & !(1 << digit));
            others.for_each(|other| self.expand_in_cell(cell, other, number as u16, depth + 2));
        }
        for peers in TABLES.peer_sets[cell] {
            let new = self.links.linked[digit] & peers & !self.is_off[digit];
            self.is_off[digit] |= new;
            for peer in cells_of(new) {
                self.links_from(candidate(peer, digit), number as u16, depth + 2);
            }
        }
    }
    fn expand_in_cell(&mut self, cell: usize, digit: usize, parent: u16, depth: u32) {
        if (self.links.linked[digit] & !self.is_off[digit]) >> cell & 1 != 0 {
            self.is_off[digit] |= 1 << cell;
            self.links_from(candidate(cell, digit), parent, depth);
        }
    }
    fn links_from(&mut self, off: u16, parent: u16, depth: u32) {
        for link in 0..self.links.get(off).len() {
            let (at, cause) = self.links.get(off)[link];
            let (cell, digit) = parts(at);
            if self.is_reached[digit] >> cell & 1 == 0 {
                self.reach(Reached { at, cause, off, parent, depth });
            }
        }
    }
    /// All cycles that come back to the start from this candidate over one more.
    fn close(&mut self, start: u16, number: usize, sink: &mut impl Sink) {
        let from = self.reached[number];
        let rank = self.rank(Shape::Cycle, from.depth + 2);
        let ends = self.links.get(start).iter().copied();
        let mut ends: Vec<(u16, u8)> =
            ends.filter(|&(end, _)| self.can_close(number, end)).collect();
        ends.sort_by_key(|&(end, _)| self.place_after(from.at, end));
        for (end, cause) in ends {
            let mut path = self.path_over(number, end, start);
            path[0].cause = cause;
            let eliminations = cycle_eliminations(self.grid, &path);
            if !eliminations.is_empty() && sink.wants(rank) {
                sink.take(UnaryHint {
                    rank,
                    kind: self.kind,
                    shape: Shape::Cycle,
                    path,
                    eliminations,
                });
            }
        }
    }
    /// Whether the candidate is wrong when the reached one is right, and not on the way to it.
    fn can_close(&self, number: usize, end: u16) -> bool {
        let mut at = self.reached[number];
        if at.at == end || self.sees(at.at, end).is_none() {
            return false;
        }
        while at.parent != NO_PARENT {
            if at.off == end {
                return false;
            }
            at = self.reached[usize::from(at.parent)];
        }
        true
    }
    /// The way from an end that is wrong because of a reached candidate, back to the start.
    fn path(&self, number: usize, end: u16, is_on: bool) -> Vec<Link> {
        let cause = self.sees(self.reached[number].at, end).unwrap_or(NO_CAUSE);
        let mut path = vec![Link { at: end, is_on, cause }];
        let mut number = number as u16;
        while let Some(&reached) = self.reached.get(usize::from(number)) {
            path.push(Link { at: reached.at, is_on: true, cause: reached.cause });
            number = reached.parent;
            let before = self.reached.get(usize::from(number));
            if reached.depth > 0 {
                let cause = before.and_then(|before| self.sees(before.at, reached.off));
                let cause = cause.unwrap_or(NO_CAUSE);
                path.push(Link { at: reached.off, is_on: false, cause });
            }
        }
        path
    }
    /// The way from the right start over a wrong candidate, back to the start.
    fn path_over(&self, number: usize, off: u16, start: u16) -> Vec<Link> {
        let links = self.links.get(start).iter().find(|&&(end, _)| end == off);
        let cause = links.map_or(NO_CAUSE, |&(_, cause)| cause);
        let mut path = vec![Link { at: start, is_on: true, cause }];
        path.extend(self.path(number, off, false));
        path
    }
}
