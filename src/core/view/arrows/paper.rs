//! [`Paper`]: the digits and candidates that lie on the grid, each as the box of its glyph, and the ink of
//! the links that are drawn so far.

use super::size::CELL;
use crate::core::order::by_number;

/// A place on the grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Point {
    /// From the left.
    pub x: i32,
    /// From the top.
    pub y: i32,
}

impl Point {
    /// Its distance from another, squared.
    pub fn squared(self, other: Point) -> i32 {
        (self.x - other.x).pow(2) + (self.y - other.y).pow(2)
    }
    /// Its distance from another.
    pub fn distance(self, other: Point) -> i32 {
        self.squared(other).isqrt()
    }
    /// The point that lies so far from here towards another; beyond it where that is nearer.
    pub fn towards(self, to: Point, far: i32) -> Point {
        let length = self.distance(to).max(1);
        Point {
            x: self.x + (to.x - self.x) * far / length,
            y: self.y + (to.y - self.y) * far / length,
        }
    }
}

/// A digit or a candidate as it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glyph {
    /// Its middle.
    pub at: Point,
    /// Half its width and half its height.
    pub half: [i32; 2],
    /// The radius of the disc around it; 0 if there is none.
    pub disc: i32,
}

impl Glyph {
    fn is_within(&self, at: Point, margin: i32) -> bool {
        let [width, height] = self.half;
        (at.x - self.at.x).abs() <= width + margin && (at.y - self.at.y).abs() <= height + margin
    }
    /// How far a place is from the box, squared.
    fn squared(&self, at: Point) -> i32 {
        let beyond = |distance: i32, half: i32| (distance.abs() - half).max(0).pow(2);
        beyond(at.x - self.at.x, self.half[0]) + beyond(at.y - self.at.y, self.half[1])
    }
}

/// The side of a square of the ink's raster.
const RASTER: i32 = 6;
const RASTERS: i32 = 9 * CELL / RASTER;
/// Links keep so far from the border.
const EDGE: i32 = 6;

/// What lies on the grid.
pub struct Paper {
    /// By cell, row by row.
    glyphs: Vec<Vec<Glyph>>,
    /// By square of the raster: the number of the link that was drawn there last, from 1; 0 for none.
    ink: Vec<usize>,
}

impl Paper {
    /// With these digits and candidates, and no link yet.
    pub fn new(all: impl IntoIterator<Item = Glyph>) -> Paper {
        let mut glyphs = vec![Vec::new(); 81];
        for glyph in all {
            glyphs[cell_at(glyph.at)].push(glyph);
        }
        Paper { glyphs, ink: vec![0; (RASTERS * RASTERS) as usize] }
    }
    /// Whether a line whose edge is so far from this place would touch what is written.
    pub fn is_blocked(&self, at: Point, margin: i32) -> bool {
        self.glyphs[cell_at(at)].iter().any(|glyph| glyph.is_within(at, margin))
    }
    /// Whether the place lies in a disc.
    pub fn is_in_disc(&self, at: Point) -> bool {
        self.glyphs[cell_at(at)].iter().any(|glyph| glyph.at.squared(at) < glyph.disc.pow(2))
    }
    /// How many digits and candidates, and how many of their discs, a circle would cover.
    pub fn covered(&self, at: Point, radius: i32) -> [i32; 2] {
        let mut covered = [0; 2];
        let corners =
            [(-1, -1), (0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
        let near = |(x, y)| cell_at(Point { x: at.x + x * radius, y: at.y + y * radius });
        let mut cells = by_number(corners.map(near), |&cell| cell as i64);
        cells.dedup();
        for glyph in cells.into_iter().flat_map(|cell| &self.glyphs[cell]) {
            covered[0] += i32::from(glyph.squared(at) < radius.pow(2));
            let reach = radius + glyph.disc;
            covered[1] += i32::from(glyph.disc > 0 && glyph.at.squared(at) < reach.pow(2));
        }
        covered
    }
    /// Notes that a link runs through these places.
    pub fn draw(&mut self, link: usize, places: &[Point]) {
        for &at in places {
            self.ink[raster_at(at)] = link + 1;
        }
    }
    /// Whether a link was drawn at this place.
    pub fn is_inked(&self, at: Point) -> bool {
        self.ink[raster_at(at)] > 0
    }
    /// How much of other links a circle would cover.
    pub fn ink_of_others(&self, link: usize, at: Point, radius: i32) -> i32 {
        let steps = -radius / RASTER..=radius / RASTER;
        let squares = steps.clone().flat_map(|x| steps.clone().map(move |y| (x, y)));
        let inked = squares.filter(|(x, y)| {
            let at = Point { x: at.x + x * RASTER, y: at.y + y * RASTER };
            let owner = self.ink[raster_at(at)];
            owner > 0 && owner != link + 1
        });
        inked.count() as i32
    }
}

/// Whether a line through this place would leave the paper.
pub fn is_off(at: Point) -> bool {
    [at.x, at.y].iter().any(|at| !(EDGE..=9 * CELL - EDGE).contains(at))
}

fn cell_at(at: Point) -> usize {
    let index = |at: i32| (at / CELL).clamp(0, 8) as usize;
    index(at.y) * 9 + index(at.x)
}

fn raster_at(at: Point) -> usize {
    let index = |at: i32| (at / RASTER).clamp(0, RASTERS - 1) as usize;
    index(at.y) * RASTERS as usize + index(at.x)
}
