//! A way for a link where no single bend leaves the digits alone: the shortest way through a lattice of
//! places between the candidates (Dijkstra's search with a bound to the target, A*), its corners then
//! cut where nothing is in the way.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::paper::{Paper, Point, is_off};
use super::size::CELL;
use super::track::{Head, HeadSize, LINE, Track, straight};

/// The lattice's places in a cell: between the candidates, through their middles, and along the border.
const OFFSETS: [i32; 8] = [0, 10, 21, 35, 50, 65, 79, 90];
const LINES: usize = 9 * OFFSETS.len() + 1;
/// A link leaves its candidates so far from their middles, and goes straight for at most the other.
const RIM: i32 = 14;
/// Nowhere else does it come nearer to them than this.
const NEAR: i32 = 12;
const STRAIGHT: i32 = 75;
/// A head's sizes, the best first.
const HEADS: [HeadSize; 4] = [(15, 6), (11, 5), (8, 4), (6, 3)];
/// How much longer a way may be for each place that lies in a disc or on another link.
const DETOUR: i32 = 9;

fn place(node: usize) -> Point {
    let at = |line: usize| (line / OFFSETS.len()) as i32 * CELL + OFFSETS[line % OFFSETS.len()];
    Point { x: at(node % LINES), y: at(node / LINES) }
}

/// The way from one candidate to another; none if there is no way at all.
pub fn route(paper: &Paper, from: Point, to: Point) -> Option<Track> {
    let search = Search { paper, from, to };
    let corners = search.corners()?;
    let corners = search.pulled(corners);
    let last = *corners.last()?;
    let head = search.head(last)?;
    let first = *corners.first()?;
    Some(Track::through(paper, from.towards(first, RIM), &corners, head))
}

/// The number of the target, after those of the lattice; before the first place of a way stands this, too.
const GOAL: usize = LINES * LINES;

/// What is known of the places while the shortest way is looked for.
struct Frontier {
    best: Vec<i32>,
    before: Vec<usize>,
    /// By the least that a way through the place can cost.
    queue: BinaryHeap<Reverse<(i32, usize)>>,
}

impl Frontier {
    fn new() -> Frontier {
        let (best, before) = (vec![i32::MAX; GOAL + 1], vec![GOAL; GOAL + 1]);
        Frontier { best, before, queue: BinaryHeap::new() }
    }
    /// A way to a place over another; `left` is what it takes from there at least.
    fn reach(&mut self, node: usize, before: usize, cost: i32, left: i32) {
        if cost < self.best[node] {
            (self.best[node], self.before[node]) = (cost, before);
            self.queue.push(Reverse((cost + left, node)));
        }
    }
}

struct Search<'a> {
    paper: &'a Paper,
    from: Point,
    to: Point,
}

impl Search<'_> {
    /// How much there is on a straight line that a link should not cross; none if it must not.
    fn weight(&self, from: Point, to: Point) -> Option<i32> {
        let mut weight = 0;
        for at in straight(from, to) {
            let is_end = |end: Point| at.squared(end) < NEAR * NEAR;
            let is_blocked = is_off(at) || self.paper.is_blocked(at, LINE);
            if is_blocked || is_end(self.from) || is_end(self.to) {
                return None;
            }
            weight += i32::from(self.paper.is_in_disc(at)) + i32::from(self.paper.is_inked(at));
        }
        Some(weight)
    }
    /// From the rim of the first candidate straight to a place.
    fn start(&self, to: Point) -> Option<i32> {
        self.weight(self.from.towards(to, RIM), to)
    }
    /// From a place straight to the head.
    fn end(&self, from: Point) -> Option<i32> {
        self.weight(from, self.head(from)?.base())
    }
    /// The largest head that has room, seen from a place.
    fn head(&self, from: Point) -> Option<Head> {
        let room = from.distance(self.to) - RIM;
        let sizes = HEADS.into_iter().filter(|size| size.0 <= room);
        let mut heads = sizes.map(|size| Head::of(self.to, from, RIM, size));
        heads.find(|head| head.is_free(self.paper))
    }
    /// The places of the lattice that the shortest way takes.
    fn corners(&self) -> Option<Vec<Point>> {
        let mut frontier = Frontier::new();
        for node in near(self.from) {
            let there = place(node);
            if let Some(weight) = self.start(there) {
                let cost = self.from.distance(there) + weight * DETOUR;
                frontier.reach(node, GOAL, cost, there.distance(self.to));
            }
        }
        while let Some(Reverse((bound, node))) = frontier.queue.pop() {
            if node == GOAL {
                break;
            }
            let here = place(node);
            let (cost, left) = (frontier.best[node], here.distance(self.to));
            if bound > cost + left {
                continue;
            }
            let end = if left <= STRAIGHT { self.end(here) } else { None };
            if let Some(weight) = end {
                frontier.reach(GOAL, node, cost + left + weight * DETOUR, 0);
            }
            self.go_on(&mut frontier, node, cost);
        }
        let nodes =
            std::iter::successors(Some(frontier.before[GOAL]), |&at| Some(frontier.before[at]));
        let mut corners: Vec<Point> = nodes.take_while(|&node| node != GOAL).map(place).collect();
        corners.reverse();
        (!corners.is_empty()).then_some(corners)
    }
    /// From a place to those around it.
    fn go_on(&self, frontier: &mut Frontier, node: usize, cost: i32) {
        let here = place(node);
        for next in neighbours(node) {
            let there = place(next);
            let Some(weight) = self.weight(here, there) else { continue };
            let cost = cost + here.distance(there) + weight * DETOUR;
            frontier.reach(next, node, cost, there.distance(self.to));
        }
    }
    /// Without the corners that can be cut.
    fn pulled(&self, corners: Vec<Point>) -> Vec<Point> {
        let mut kept: Vec<Point> = Vec::new();
        let mut at = 0;
        while at < corners.len() {
            let here = corners[at];
            kept.push(here);
            let is_free = |&next: &usize| {
                let there = corners[next];
                let along: Option<i32> =
                    corners[at..=next].windows(2).map(|two| self.weight(two[0], two[1])).sum();
                self.weight(here, there)
                    .is_some_and(|weight| along.is_some_and(|along| weight <= along))
            };
            at = (at + 2..corners.len()).rev().find(is_free).unwrap_or(at + 1);
        }
        // The first and the last are straight to the candidates' rims.
        while kept.len() > 1 && self.start(kept[1]).is_some_and(|weight| weight == 0) {
            kept.remove(0);
        }
        while kept.len() > 1 && self.end(kept[kept.len() - 2]).is_some_and(|weight| weight == 0) {
            kept.pop();
        }
        kept
    }
}

/// The places of the lattice within a straight piece of another.
fn near(at: Point) -> impl Iterator<Item = usize> {
    let lines = |at: i32| {
        let cell = |at: i32| (at / CELL).clamp(0, 9) as usize * OFFSETS.len();
        cell(at - STRAIGHT)..(cell(at + STRAIGHT) + OFFSETS.len()).min(LINES)
    };
    let nodes =
        lines(at.y).flat_map(move |row| lines(at.x).map(move |column| row * LINES + column));
    nodes.filter(move |&node| place(node).squared(at) <= STRAIGHT * STRAIGHT)
}

fn neighbours(node: usize) -> impl Iterator<Item = usize> {
    let (row, column) = ((node / LINES) as i32, (node % LINES) as i32);
    let steps = (-1..=1).flat_map(|y| (-1..=1).map(move |x| (y, x))).filter(|step| *step != (0, 0));
    steps.filter_map(move |(y, x)| {
        let (row, column) = (row + y, column + x);
        let is_there = |line: i32| (0..LINES as i32).contains(&line);
        (is_there(row) && is_there(column)).then_some(row as usize * LINES + column as usize)
    })
}
