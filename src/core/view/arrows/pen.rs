//! [`Pen`]: draws links one after the other, each so that it crosses the least, and then their numbers.

use super::paper::{Paper, Point, is_off};
use super::route::route;
use super::size::CELL;
use super::track::{LINE, Track};
use crate::core::order::by_number;

/// The radius of a candidate's disc.
pub const DISC: i32 = 15;
/// From this cost on another way is looked for, and so much better it must be.
const BAD: i32 = 40;
const TURNS: i32 = 24;
/// The radius of a number on a link.
pub const NUMBER: i32 = 12;
/// A number keeps so far from what is written.
const GAP: i32 = 1;
/// The most that an arrowhead is long.
const HEAD: i32 = 15;
/// A link of fewer places would be hidden by a number that stands on it, which costs so much.
const SHORT: usize = 15;
const ON_SHORT: i32 = 60;
/// How far beside its link a number may stand.
const BESIDE: [i32; 9] = [0, 5, 10, 15, 20, 26, 33, 41, 50];

/// And if there is no room, how far around its middle, in such steps.
const AROUND: i32 = 75;
const AROUND_STEP: i32 = 5;
/// What it costs to cover something that is written, a number or a head.
const HIDDEN: i32 = 10_000;

/// Draws, and remembers what is drawn.
pub struct Pen {
    paper: Paper,
    tracks: Vec<Track>,
    /// The number of each link, if it has one.
    numbers: Vec<Option<usize>>,
}

impl Pen {
    /// On a paper with no link yet.
    pub fn new(paper: Paper) -> Pen {
        Pen { paper, tracks: Vec::new(), numbers: Vec::new() }
    }
    /// Draws a link between two places, unless they are the same: as a curve, or where each bend
    /// crosses what is written or much else, around it. Whether it was drawn.
    pub fn link(&mut self, from: Point, to: Point, number: Option<usize>) -> bool {
        let reach = Reach::of(from.distance(to));
        let bends = reach.bends.iter().flat_map(|&bend| [bend, -bend]);
        let curves = bends.zip(0..).map(|(bend, at)| {
            let track = Track::curve(from, bent(from, to, bend), to, reach.disc, reach.head);
            let [crossed, cost] = self.cost(&track);
            (crossed, cost + 2 * at, track)
        });
        let best = curves.min_by_key(|&(crossed, cost, _)| (crossed, cost));
        let Some((crossed, cost, curve)) = best.filter(|_| from != to) else { return false };
        let is_bad = crossed > 0 || cost >= BAD;
        let around = if is_bad { route(&self.paper, from, to) } else { None };
        let is_better = |track: &Track| {
            let [other, more] = self.cost(track);
            crossed > 0 || (other, more + TURNS) < (0, cost)
        };
        let track = around.filter(is_better).unwrap_or(curve);
        self.paper.draw(self.tracks.len(), &track.places());
        self.tracks.push(track);
        self.numbers.push(number);
        true
    }
    /// The links in the order in which they were drawn, with their numbers and where those stand.
    pub fn finished(self) -> Vec<(Track, Option<(usize, Point)>)> {
        let places = self.places_of_numbers();
        let of = |link: usize| places.iter().find(|(other, _)| *other == link).map(|(_, at)| *at);
        let all = self.tracks.into_iter().zip(self.numbers).enumerate();
        all.map(|(link, (track, number))| (track, number.zip(of(link)))).collect()
    }
    /// How much of what is written a line crosses, and how much else.
    fn cost(&self, track: &Track) -> [i32; 2] {
        let (mut crossed, mut cost) = (0, 0);
        for at in track.places() {
            crossed += i32::from(is_off(at) || self.paper.is_blocked(at, LINE));
            cost += i32::from(self.paper.is_in_disc(at)) + i32::from(self.paper.is_inked(at));
        }
        crossed += i32::from(!track.head().is_free(&self.paper));
        [crossed, 4 * cost]
    }
    /// Where the number of each link stands: what has the least room is placed first.
    fn places_of_numbers(&self) -> Vec<(usize, Point)> {
        let links = (0..self.tracks.len()).filter(|&link| self.numbers[link].is_some());
        let order = links.map(|link| (link, self.tracks[link].places()));
        let order = by_number(order, |(_, places)| places.len() as i64);
        let mut placed: Vec<(usize, Point)> = Vec::new();
        for (link, places) in order {
            let best = |places: Vec<(Point, i32)>| {
                let costs = places.into_iter().filter(|&(at, _)| !is_off(at));
                let cost = |(at, far)| (self.number_cost(link, at, &placed) + far, at);
                costs.map(cost).min()
            };
            let on_it = best(beside(&places));
            let around = || best(around(places[places.len() / 2]));
            let best = on_it.filter(|(cost, _)| *cost < HIDDEN).or_else(around).or(on_it);
            placed.extend(best.map(|(_, at)| (link, at)));
        }
        placed
    }
    fn number_cost(&self, link: usize, at: Point, placed: &[(usize, Point)]) -> i32 {
        let [glyphs, discs] = self.paper.covered(at, NUMBER + GAP);
        let apart = (2 * NUMBER + GAP).pow(2);
        let numbers = placed.iter().filter(|(_, other)| other.squared(at) < apart).count() as i32;
        let is_near = |track: &&Track| {
            track.head().tip().squared(at) < (2 * NUMBER + HEAD).pow(2)
                && track
                    .head()
                    .places()
                    .iter()
                    .any(|at_head| at_head.squared(at) < (NUMBER + GAP).pow(2))
        };
        let heads = self.tracks.iter().filter(is_near);
        let is_cut = !(NUMBER + 1..9 * CELL - NUMBER).contains(&at.x)
            || !(NUMBER + 1..9 * CELL - NUMBER).contains(&at.y);
        let hidden = glyphs + numbers + heads.count() as i32 + i32::from(is_cut);
        HIDDEN * hidden + 12 * discs + 8 * self.paper.ink_of_others(link, at, NUMBER)
    }
}

/// The places on a line and beside it, with how far each is from where a number stands best.
fn beside(places: &[Point]) -> Vec<(Point, i32)> {
    let middle = places.len() as i32 / 2;
    let mut all = Vec::new();
    for (number, two) in (0..).zip(places.windows(2)) {
        let (here, next) = (two[0], two[1]);
        let (x, y) = (next.y - here.y, here.x - next.x);
        let long = here.distance(next).max(1);
        for far in BESIDE.iter().flat_map(|&far| [far, -far]) {
            let at = Point { x: here.x + x * far / long, y: here.y + y * far / long };
            let hides = places.len() < SHORT && far.abs() < NUMBER;
            let hides = if hides { ON_SHORT } else { 0 };
            all.push((at, 3 * far.abs() + (number - middle).abs() + hides));
        }
    }
    all
}

/// The places around another, with how far each is from there.
fn around(middle: Point) -> Vec<(Point, i32)> {
    let steps = || (-AROUND..=AROUND).step_by(AROUND_STEP as usize);
    let places =
        steps().flat_map(|x| steps().map(move |y| Point { x: middle.x + x, y: middle.y + y }));
    places.map(|at| (at, 3 * at.distance(middle))).collect()
}

/// The handle of a curve that is bent to its left by so many hundredths of its length.
fn bent(from: Point, to: Point, bend: i32) -> Point {
    let (x, y) = (to.x - from.x, to.y - from.y);
    Point { x: (from.x + to.x) / 2 + y * bend / 100, y: (from.y + to.y) / 2 - x * bend / 100 }
}

/// How a link is drawn by its length: how much it may bend, gently first, where it leaves its
/// candidates, and how long and wide, from its middle, its arrowhead is.
struct Reach {
    bends: &'static [i32],
    disc: i32,
    head: (i32, i32),
}

impl Reach {
    /// A short link has to leave its discs sideways to be seen at all.
    fn of(length: i32) -> Reach {
        match length {
            ..45 => Reach { bends: &[75, 100], disc: 12, head: (8, 4) },
            45..110 => Reach { bends: &[25, 45, 70], disc: DISC + 1, head: (12, 5) },
            _ => Reach { bends: &[10, 18, 27, 38, 50], disc: DISC + 1, head: (15, 6) },
        }
    }
}
