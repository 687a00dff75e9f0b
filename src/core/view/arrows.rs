//! Where the links of a step run over the grid: path data in whole units, a hundred to a cell.
//!
//! A link is a quadratic curve from the edge of one candidate's disc to the edge of another's. Of
//! several bends the one that crosses the least is taken: candidates, digits, earlier links.

use super::beams::BeamView;
use crate::core::look_at::pattern_cells;
use crate::engine::logic::step::{Effect, Link, LinkKind, Node, Role, Step, Target};
use crate::engine::types::candidate::Candidate;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::house::{House, HouseKind};
use crate::engine::types::set::Element as _;
use crate::i18n::chain_lines::line_numbers;

/// The side of a cell.
pub const CELL: i32 = 100;
/// Where the three rows and columns of notes have their middles in a cell.
const NOTES: [i32; 3] = [21, 50, 79];
/// The radius of a candidate's disc.
const DISC: i32 = 15;
/// The radius around a digit that fills its cell.
const DIGIT: i32 = 26;
/// The radius of a number on a link.
pub const NUMBER: i32 = 12;
/// At so many points a curve is tested for what it crosses.
const SAMPLES: i32 = 16;
/// More arrows to what is eliminated would hide the pattern.
const MOST_OUT: usize = 12;

/// What lies over the grid.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LinkLayer {
    /// Shaded houses, drawn below everything else.
    pub shades: Vec<ShadeView>,
    /// How far the digits reach that bar cells.
    pub beams: Vec<BeamView>,
    /// Links, and what holds groups together.
    pub links: Vec<LinkPath>,
}

/// A shaded house, as a rectangle.
#[derive(Clone, PartialEq, Debug)]
pub struct ShadeView {
    /// Its part in the pattern.
    pub role: Role,
    /// Left, top, width and height.
    pub area: [i32; 4],
}

/// A link, or an arrow, as path data.
#[derive(Clone, PartialEq, Debug)]
pub struct LinkPath {
    /// What the path stands for.
    pub shape: LinkPathKind,
    /// Its line, as path data.
    pub line: String,
    /// Its arrowhead, as path data; may be empty.
    pub head: String,
    /// Whether it is drawn faintly, because a sentence lights others.
    pub faint: bool,
    /// The line of the explanation that leads to its end.
    pub number: Option<NumberView>,
}

/// The number of a line of the explanation, and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NumberView {
    /// The number, from 1.
    pub number: usize,
    /// Its middle, from the left and from the top.
    pub at: [i32; 2],
}

/// What a path over the grid is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum LinkPathKind {
    /// At least one end is true.
    Strong,
    /// At most one end is true.
    Weak,
    /// Leads to what is eliminated.
    Out,
    /// Holds the cells of a group together.
    Group,
}

/// A place on the grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Point {
    x: i32,
    y: i32,
}

/// Something that links should not cross.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Obstacle {
    at: Point,
    radius: i32,
    weight: i32,
}

impl Obstacle {
    /// A digit that fills its cell.
    pub fn digit(cell: Cell) -> Obstacle {
        Obstacle { at: middle(cell), radius: DIGIT, weight: 1 }
    }
    /// A candidate that plays no part in the step.
    pub fn note(candidate: Candidate) -> Obstacle {
        Obstacle { at: place(candidate), radius: DISC - 3, weight: 2 }
    }
    /// A candidate that plays a part: a link that crosses it would seem to go through it.
    pub fn mark(candidate: Candidate) -> Obstacle {
        Obstacle { at: place(candidate), radius: DISC + 3, weight: 9 }
    }
}

/// Where a candidate is noted.
pub fn place(candidate: Candidate) -> Point {
    let digit = candidate.digit.index();
    Point {
        x: candidate.cell.column() as i32 * CELL + NOTES[digit % 3],
        y: candidate.cell.row() as i32 * CELL + NOTES[digit / 3],
    }
}

fn middle(cell: Cell) -> Point {
    Point { x: cell.column() as i32 * CELL + CELL / 2, y: cell.row() as i32 * CELL + CELL / 2 }
}

/// The houses of a step, shaded by their part.
pub fn shades(step: &Step) -> Vec<ShadeView> {
    let houses = step.evidence.marks.iter().filter_map(|mark| match mark.target {
        Target::Houses(houses) => Some(houses.iter().map(|house| shade(mark.role, house))),
        _ => None,
    });
    houses.flatten().collect()
}

/// A house as it is shaded for a role.
pub fn shade(role: Role, house: House) -> ShadeView {
    let number = house.number() as i32;
    let area = match house.kind() {
        HouseKind::Row => [0, number * CELL, 9 * CELL, CELL],
        HouseKind::Column => [number * CELL, 0, CELL, 9 * CELL],
        HouseKind::Block => [number % 3 * 3 * CELL, number / 3 * 3 * CELL, 3 * CELL, 3 * CELL],
    };
    ShadeView { role, area }
}

/// The links of a step and the arrows to what it eliminates. `lit` are the places of those that
/// are lit, counted as the step counts its links; the place after the last stands for the arrows.
pub fn links(step: &Step, obstacles: &[Obstacle], lit: Option<&[usize]>) -> Vec<LinkPath> {
    let mut pen =
        Pen { obstacles, drawn: Vec::new(), numbered: Vec::new(), last: None, out: Vec::new() };
    let faint = |at: usize| lit.is_some_and(|lit| !lit.contains(&at));
    let links = &step.evidence.links;
    let numbers = line_numbers(&step.evidence);
    for (at, link) in links.iter().enumerate() {
        for node in [link.from, link.to] {
            pen.group(node, faint(at));
        }
        let (from, to) = nearest(link);
        let shape =
            if link.kind == LinkKind::Strong { LinkPathKind::Strong } else { LinkPathKind::Weak };
        pen.link(from, to, shape, faint(at));
        if let Some(number) = numbers[at] {
            pen.number(number);
        }
    }
    for (from, to) in arrows(step) {
        pen.link(from, to, LinkPathKind::Out, faint(links.len()));
    }
    pen.out
}

/// Of two nodes the candidates that lie nearest to each other.
fn nearest(link: &Link) -> (Point, Point) {
    let pairs = points(link.from)
        .into_iter()
        .flat_map(|from| points(link.to).into_iter().map(move |to| (from, to)));
    let pairs = pairs.filter(|(from, to)| from != to);
    let none = Point { x: 0, y: 0 };
    pairs.min_by_key(|&(from, to)| squared(from, to)).unwrap_or((none, none))
}

fn points(node: Node) -> Vec<Point> {
    let of = |cell| node.digits.iter().map(move |digit| place(Candidate::new(cell, digit)));
    node.cells.iter().flat_map(of).collect()
}

/// From the ends of the pattern to what they eliminate.
fn arrows(step: &Step) -> Vec<(Point, Point)> {
    let sources = sources(step);
    let gone = step.effects.iter().filter_map(|effect| match effect {
        Effect::Eliminate(candidate) => Some(*candidate),
        Effect::Place(_) => None,
    });
    // Within a cell that keeps several digits, arrows from all of them would hide it.
    let is_alone = |at: Cell| sources.iter().filter(|from| from.cell == at).count() == 1;
    let pairs = gone.flat_map(|to| {
        let seen = sources.iter().filter(move |&&from| {
            (from.digit == to.digit && from.cell.sees(to.cell))
                || (from.cell == to.cell && from.digit != to.digit && is_alone(to.cell))
        });
        seen.map(move |&from| (place(from), place(to)))
    });
    let pairs: Vec<_> = pairs.collect();
    if pairs.len() > MOST_OUT { Vec::new() } else { pairs }
}

/// What eliminates: pincers, or else the two ends of the one chain that there is.
fn sources(step: &Step) -> Vec<Candidate> {
    let pincer = step.evidence.marks.iter().filter_map(|mark| match mark.target {
        Target::Candidate(candidate) if mark.role == Role::Pincer => Some(candidate),
        _ => None,
    });
    let pincers: Vec<Candidate> = pincer.collect();
    if !pincers.is_empty() {
        return pincers;
    }
    let links = &step.evidence.links;
    let unbroken = links.windows(2).all(|pair| pair[0].to == pair[1].from);
    match (links.first(), links.last()) {
        (Some(first), Some(last)) if unbroken && first.from != last.to => {
            let ends = [first.from, last.to].map(only);
            ends.into_iter().flatten().collect()
        }
        _ => Vec::new(),
    }
}

fn only(node: Node) -> Option<Candidate> {
    let mut cells = node.cells.iter();
    let cell = cells.next().filter(|_| node.cells.len() == 1)?;
    Some(Candidate::new(cell, node.digits.single()?))
}

/// Draws, and remembers what is drawn.
struct Pen<'a> {
    obstacles: &'a [Obstacle],
    /// Where the links so far run.
    drawn: Vec<Point>,
    /// The numbers so far.
    numbered: Vec<Point>,
    /// The curve of the last link.
    last: Option<Curve>,
    out: Vec<LinkPath>,
}

/// A quadratic Bézier curve.
#[derive(Clone, Copy)]
struct Curve {
    from: Point,
    via: Point,
    to: Point,
}

impl Pen<'_> {
    fn link(&mut self, from: Point, to: Point, shape: LinkPathKind, faint: bool) {
        if from == to {
            return;
        }
        let reach = Reach::of(isqrt(squared(from, to)));
        let curves = reach.bends.iter().flat_map(|&bend| [bend, -bend]).enumerate();
        let curve = curves
            .map(|(at, bend)| (at as i32, Curve::bent(from, to, bend)))
            .min_by_key(|(at, curve)| self.cost(curve) * 2 + at);
        let Some((_, curve)) = curve else { return };
        self.drawn.extend((2..SAMPLES - 1).map(|at| curve.at(at)));
        self.last = Some(curve);
        let start = towards(from, curve.via, reach.disc);
        let tip = towards(to, curve.via, reach.disc);
        let base = towards(to, curve.via, reach.disc + reach.head.0);
        let (x, y) = (tip.y - base.y, base.x - tip.x);
        let length = isqrt(x * x + y * y).max(1);
        let (x, y) = (x * reach.head.1 / length, y * reach.head.1 / length);
        let via = curve.via;
        self.out.push(LinkPath {
            shape,
            line: format!("M{} {}Q{} {} {} {}", start.x, start.y, via.x, via.y, base.x, base.y),
            head: format!(
                "M{} {}L{} {} {} {}Z",
                tip.x,
                tip.y,
                base.x + x,
                base.y + y,
                base.x - x,
                base.y - y
            ),
            faint,
            number: None,
        });
    }
    /// Puts a number on the last link: where it covers the least, as near to the middle as may be.
    fn number(&mut self, number: usize) {
        let (Some(curve), Some(path)) = (self.last, self.out.last_mut()) else { return };
        let covers = |at: Point| {
            let near = |other: Point, radius: i32| squared(other, at) < (radius + NUMBER).pow(2);
            let things = self.obstacles.iter().filter(|of| near(of.at, of.radius));
            let numbers = self.numbered.iter().filter(|&&other| near(other, NUMBER));
            things.map(|thing| thing.weight).sum::<i32>() + 9 * numbers.count() as i32
        };
        let middle = SAMPLES / 2;
        let at = (3..SAMPLES - 4).min_by_key(|&at| 8 * covers(curve.at(at)) + (at - middle).abs());
        let Point { x, y } = curve.at(at.unwrap_or(middle));
        self.numbered.push(Point { x, y });
        path.number = Some(NumberView { number, at: [x, y] });
    }
    /// How much a curve crosses, weighted by what it is.
    fn cost(&self, curve: &Curve) -> i32 {
        let places = || (1..SAMPLES).map(|at| curve.at(at));
        let hits = self.obstacles.iter().filter(|thing| {
            thing.at != curve.from
                && thing.at != curve.to
                && places().any(|at| squared(thing.at, at) < thing.radius * thing.radius)
        });
        let crossed: i32 = hits.map(|thing| thing.weight).sum();
        let near = |at: &Point| self.drawn.iter().any(|&other| squared(other, *at) < 80);
        let off = |at: &Point| [at.x, at.y].iter().any(|at| !(5..9 * CELL - 5).contains(at));
        crossed + places().filter(|at| near(at) || off(at)).count() as i32
    }
    fn group(&mut self, node: Node, faint: bool) {
        let points = points(node);
        if points.len() < 2 {
            return;
        }
        let mut line = String::new();
        for (at, point) in points.iter().enumerate() {
            line += &format!("{}{} {}", if at == 0 { 'M' } else { 'L' }, point.x, point.y);
        }
        match self.out.iter_mut().find(|other| other.line == line) {
            Some(known) => known.faint &= faint,
            None => {
                let head = String::new();
                let shape = LinkPathKind::Group;
                self.out.push(LinkPath { shape, line, head, faint, number: None });
            }
        }
    }
}

impl Curve {
    /// Bent to its left by so many hundredths of its length.
    fn bent(from: Point, to: Point, bend: i32) -> Curve {
        let (x, y) = (to.x - from.x, to.y - from.y);
        let via = Point {
            x: (from.x + to.x) / 2 + y * bend / 100,
            y: (from.y + to.y) / 2 - x * bend / 100,
        };
        Curve { from, via, to }
    }
    fn at(&self, at: i32) -> Point {
        let [one, two, three] = [(SAMPLES - at).pow(2), 2 * at * (SAMPLES - at), at.pow(2)];
        let whole = SAMPLES * SAMPLES;
        Point {
            x: (one * self.from.x + two * self.via.x + three * self.to.x) / whole,
            y: (one * self.from.y + two * self.via.y + three * self.to.y) / whole,
        }
    }
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
            ..45 => Reach { bends: &[75], disc: 12, head: (8, 4) },
            45..110 => Reach { bends: &[25, 45, 70], disc: DISC + 1, head: (12, 5) },
            _ => Reach { bends: &[10, 18, 27, 38], disc: DISC + 1, head: (15, 6) },
        }
    }
}

/// So far from one place towards another.
fn towards(from: Point, to: Point, far: i32) -> Point {
    let length = isqrt(squared(from, to)).max(1);
    Point { x: from.x + (to.x - from.x) * far / length, y: from.y + (to.y - from.y) * far / length }
}

fn squared(one: Point, other: Point) -> i32 {
    (one.x - other.x).pow(2) + (one.y - other.y).pow(2)
}

fn isqrt(number: i32) -> i32 {
    number.max(0).isqrt()
}

/// Every cell that a step points at or changes.
pub fn touched(step: &Step) -> CellSet {
    let changed: CellSet = step.effects.iter().map(|effect| effect.candidate().cell).collect();
    pattern_cells(step) | changed
}
