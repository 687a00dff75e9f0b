//! [`Track`]: the line of a link with its head, as path data and as the places that it goes through.

use super::paper::{Paper, Point, is_off};

/// The places at which a line is tested are so far apart.
const SAMPLE: i32 = 4;
/// The side of the cross on a link that does not hold.
const CROSS: i32 = 18;
/// Half the width of a line.
pub const LINE: i32 = 3;

/// A line from one candidate to another, with its head.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Track {
    start: Point,
    /// A straight piece, or one that is bent towards a handle.
    pieces: Vec<(Option<Point>, Point)>,
    head: Head,
}

/// An arrowhead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head {
    tip: Point,
    base: Point,
    /// Its other two corners.
    sides: [Point; 2],
}

/// How long and, from its middle, how wide an arrowhead is.
pub type HeadSize = (i32, i32);

impl Head {
    /// Towards a candidate from a place, so far from the candidate's middle.
    pub fn of(to: Point, from: Point, disc: i32, (length, width): HeadSize) -> Head {
        let tip = to.towards(from, disc);
        let base = to.towards(from, disc + length);
        let (x, y) = (tip.y - base.y, base.x - tip.x);
        let long = tip.distance(base).max(1);
        let (x, y) = (x * width / long, y * width / long);
        let sides =
            [Point { x: base.x + x, y: base.y + y }, Point { x: base.x - x, y: base.y - y }];
        Head { tip, base, sides }
    }
    /// Its point.
    pub fn tip(&self) -> Point {
        self.tip
    }
    /// Where the line ends.
    pub fn base(&self) -> Point {
        self.base
    }
    /// Its outline and its middle.
    pub fn places(&self) -> [Point; 6] {
        let middle =
            |one: Point, other: Point| Point { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
        let [left, right] = self.sides;
        [self.tip, self.base, left, right, middle(self.tip, left), middle(self.tip, right)]
    }
    /// Whether it leaves what is written alone.
    pub fn is_free(&self, paper: &Paper) -> bool {
        !self.places().iter().any(|&at| is_off(at) || paper.is_blocked(at, 2))
    }
    fn path(&self) -> String {
        let [left, right] = self.sides;
        format!("M{} {}L{} {} {} {}Z", self.tip.x, self.tip.y, left.x, left.y, right.x, right.y)
    }
}

impl Track {
    /// One curve: from the rim of a candidate's disc to that of another.
    pub fn curve(from: Point, via: Point, to: Point, disc: i32, size: HeadSize) -> Track {
        let head = Head::of(to, via, disc, size);
        Track { start: from.towards(via, disc), pieces: vec![(Some(via), head.base)], head }
    }
    /// Through these corners, which are rounded where there is room.
    pub fn through(paper: &Paper, start: Point, corners: &[Point], head: Head) -> Track {
        let mut track = Track { start, pieces: Vec::new(), head };
        let mut before = start;
        for (at, &corner) in corners.iter().enumerate() {
            let after = corners.get(at + 1).copied().unwrap_or(head.base);
            let room = before.distance(corner).min(corner.distance(after) / 2);
            let rounded = [20, 12, 7].into_iter().filter(|&far| far <= room).find_map(|far| {
                let ends = [corner.towards(before, far), corner.towards(after, far)];
                let bent = bend(ends[0], corner, ends[1]);
                (!bent.iter().any(|&at| paper.is_blocked(at, LINE))).then_some(ends)
            });
            let [enters, leaves] = rounded.unwrap_or([corner; 2]);
            track.pieces.push((None, enters));
            if rounded.is_some() {
                track.pieces.push((Some(corner), leaves));
            }
            before = leaves;
        }
        track.pieces.push((None, head.base));
        track
    }
    /// Its line, as path data.
    pub fn path(&self) -> String {
        let mut path = format!("M{} {}", self.start.x, self.start.y);
        for (via, to) in &self.pieces {
            match via {
                Some(via) => path += &format!("Q{} {} {} {}", via.x, via.y, to.x, to.y),
                None => path += &format!("L{} {}", to.x, to.y),
            }
        }
        path
    }
    /// Its line up to the candidate, without a head, as path data.
    pub fn blunt_path(&self) -> String {
        format!("{}L{} {}", self.path(), self.head.tip.x, self.head.tip.y)
    }
    /// A cross at its middle, as path data.
    pub fn cross(&self) -> String {
        let places = self.places();
        let Point { x, y } = places[places.len() / 2];
        let (x, y) = (x - CROSS / 2, y - CROSS / 2);
        format!("M{x} {y}l{CROSS} {CROSS}m0 -{CROSS}l-{CROSS} {CROSS}")
    }
    /// Its head, as path data.
    pub fn head_path(&self) -> String {
        self.head.path()
    }
    /// Its head.
    pub fn head(&self) -> &Head {
        &self.head
    }
    /// The places that its line goes through, evenly.
    pub fn places(&self) -> Vec<Point> {
        let mut places = vec![self.start];
        let mut before = self.start;
        for &(via, to) in &self.pieces {
            match via {
                Some(via) => places.extend(bend(before, via, to)),
                None => places.extend(straight(before, to)),
            }
            before = to;
        }
        places
    }
}

/// Places of a straight line, without its first.
pub fn straight(from: Point, to: Point) -> impl Iterator<Item = Point> {
    let steps = (from.distance(to) / SAMPLE).max(1);
    (1..=steps).map(move |at| Point {
        x: from.x + (to.x - from.x) * at / steps,
        y: from.y + (to.y - from.y) * at / steps,
    })
}

/// Places of a quadratic Bézier curve, without its first.
fn bend(from: Point, via: Point, to: Point) -> Vec<Point> {
    let steps = ((from.distance(via) + via.distance(to)) / SAMPLE).max(1);
    let place = |at: i32| {
        let [one, two, three] = [(steps - at).pow(2), 2 * at * (steps - at), at.pow(2)];
        let of =
            |from: i32, via: i32, to: i32| (one * from + two * via + three * to) / (steps * steps);
        Point { x: of(from.x, via.x, to.x), y: of(from.y, via.y, to.y) }
    };
    (1..=steps).map(place).collect()
}
