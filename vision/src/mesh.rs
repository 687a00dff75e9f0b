//! The grid as a bent mesh over the picture.

use crate::bend::Bend;
use crate::grey::Grey;
use crate::order::limited;
use crate::projection::Projection;
use crate::quad::{Point, Quad, area};

/// Where each place of the grid is in the picture. Places of the grid are in cells, from its top left corner.
#[derive(Clone, Debug)]
pub(crate) struct Mesh {
    pub flat: Projection,
    /// To the right and down, in cells.
    pub bends: [Bend; 2],
    /// What is left at each of the ten times ten crossings, in rows: to the right and down, in cells.
    pub fixes: [[[f32; 10]; 10]; 2],
}

/// A square picture to be taken from a mesh.
#[derive(Clone, Copy)]
pub(crate) struct Frame {
    /// In pixels; a multiple of `step`.
    pub side: usize,
    /// Pixels a cell.
    pub scale: f32,
    /// Where the first pixel is, in cells.
    pub origin: f32,
    /// The mesh is followed exactly at every so many pixels and in straight lines between.
    pub step: usize,
}

impl Mesh {
    /// Flat, between four corners; `None` where they are no sound figure.
    pub fn onto(corners: &Quad) -> Option<Self> {
        let flat = Projection::onto(corners)?;
        Some(Self { flat, bends: Default::default(), fixes: Default::default() })
    }

    /// In pixels of the picture.
    pub fn at(&self, x: f32, y: f32) -> Point {
        self.flat.apply(self.bent(x, y))
    }

    /// Where a place would be on a flat mesh, in cells.
    fn bent(&self, x: f32, y: f32) -> Point {
        let (x, y) = (x + self.fix(0, x, y), y + self.fix(1, x, y));
        (x + self.bends[0].at(x, y), y + self.bends[1].at(x, y))
    }

    /// The corners of the grid.
    pub fn corners(&self) -> Quad {
        [self.at(0., 0.), self.at(9., 0.), self.at(9., 9.), self.at(0., 9.)]
    }

    /// Whether the mesh is on the lines of one grid, as far as its shape says: no cell is more than twice as large as
    /// the one beside it, and no side of a cell is bent by more than half a cell. Else it has jumped to other lines.
    pub fn is_even(&self) -> bool {
        let bent: [Point; 100] =
            std::array::from_fn(|at| self.bent((at % 10) as f32, (at / 10) as f32));
        let places = bent.map(|place| self.flat.apply(place));
        let cell = |cell: usize| {
            let at = cell / 9 * 10 + cell % 9;
            area(&[places[at], places[at + 1], places[at + 11], places[at + 10]])
        };
        let cells: [f32; 81] = std::array::from_fn(cell);
        let alike = |a: usize, b: usize| {
            cells[a] > 0. && cells[a] < 2. * cells[b] && cells[b] < 2. * cells[a]
        };
        let is_straight = |from: usize, to: usize, (right, down): Point| {
            let (from, to) = (bent[from], bent[to]);
            (to.0 - from.0 - right).abs() < 0.5 && (to.1 - from.1 - down).abs() < 0.5
        };
        (0..81).all(|at| (at % 9 == 8 || alike(at, at + 1)) && (at >= 72 || alike(at, at + 9)))
            && (0..100).all(|at| at % 10 == 9 || is_straight(at, at + 1, (1., 0.)))
            && (0..90).all(|at| is_straight(at, at + 10, (0., 1.)))
    }

    /// The fixes of the four crossings around, weighted by nearness.
    fn fix(&self, axis: usize, x: f32, y: f32) -> f32 {
        let (x, y) = (limited(x, 0., 9.), limited(y, 0., 9.));
        let (column, row) = ((x as usize).min(8), (y as usize).min(8));
        let (right, down) = (x - column as f32, y - row as f32);
        let fixes = &self.fixes[axis];
        let along = |row: usize| fixes[row][column] * (1. - right) + fixes[row][column + 1] * right;
        along(row) * (1. - down) + along(row + 1) * down
    }

    /// The same mesh over a picture that is larger by `scale`.
    pub fn scaled(&self, scale: f32) -> Self {
        Self { flat: self.flat.scaled(scale), ..self.clone() }
    }

    /// The picture of a frame laid over the mesh.
    pub fn picture(&self, grey: &Grey, frame: Frame) -> Grey {
        let blocks = frame.side / frame.step;
        let wide = blocks + 1;
        let place = |node: usize| frame.origin + (node * frame.step) as f32 / frame.scale;
        let node = |at: usize| self.at(place(at % wide), place(at / wide));
        let nodes: Vec<Point> = (0..wide * wide).map(node).collect();
        let source = Source::new(grey);
        let mut pixels = vec![0; frame.side * frame.side];
        for (y, line) in pixels.chunks_exact_mut(frame.side).enumerate() {
            let row = y / frame.step * wide;
            let part = (y % frame.step) as f32 / frame.step as f32;
            for (block, pixels) in line.chunks_exact_mut(frame.step).enumerate() {
                let edge = |at: usize| mixed(nodes[row + at], nodes[row + wide + at], part);
                source.fill(pixels, edge(block), edge(block + 1));
            }
        }
        Grey::new(frame.side, frame.side, pixels).unwrap_or_else(|| grey.clone())
    }
}

/// The point that is `part` of the way from one to the other.
fn mixed(from: Point, to: Point, part: f32) -> Point {
    (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
}

/// Places between pixels are counted in parts of a pixel.
const PARTS: f32 = 65536.;

/// Places further from the picture, in pixels, are taken to be this far away.
const FARTHEST: f32 = 1e6;

/// A picture from which pixels are taken at places between its own.
struct Source<'a> {
    wide: usize,
    pixels: &'a [u8],
    /// The greatest place from the left and from the top, in parts of a pixel.
    ends: (i64, i64),
}

impl<'a> Source<'a> {
    fn new(grey: &'a Grey) -> Self {
        let end = |side: usize| (((side as i64 - 1) << 16) - 1).max(0);
        let ends = (end(grey.width()), end(grey.height()));
        Self { wide: grey.width(), pixels: grey.pixels(), ends }
    }

    /// Fills pixels at even steps from one point towards the other, outside of the picture with those at its edge.
    fn fill(&self, pixels: &mut [u8], from: Point, to: Point) {
        let parts = |value: f32| (limited(value, -FARTHEST, FARTHEST) * PARTS) as i64;
        let count = pixels.len() as f32;
        let (right, down) = (parts((to.0 - from.0) / count), parts((to.1 - from.1) / count));
        let (mut x, mut y) = (parts(from.0), parts(from.1));
        for pixel in pixels {
            *pixel =
                self.at(x.max(0).min(self.ends.0) as usize, y.max(0).min(self.ends.1) as usize);
            (x, y) = (x + right, y + down);
        }
    }

    /// The mean of the four pixels around a place in parts of a pixel, weighted by nearness.
    fn at(&self, x: usize, y: usize) -> u8 {
        let at = (y >> 16) * self.wide + (x >> 16);
        let (right, down) = ((x >> 8 & 255) as u32, (y >> 8 & 255) as u32);
        let along = |at: usize| match self.pixels.get(at..at + 2) {
            Some(&[left, next]) => u32::from(left) * (256 - right) + u32::from(next) * right,
            _ => 0,
        };
        ((along(at) * (256 - down) + along(at + self.wide) * down + 32_768) >> 16) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bend::Sample;

    /// A mesh whose rows move to the right, up to `most` cells at the bottom, as a cube grows.
    fn sheared(most: f32) -> Mesh {
        let mut mesh = Mesh::onto(&[(10., 10.), (370., 10.), (370., 370.), (10., 370.)]).unwrap();
        let places = (0..100).map(|at| ((at % 10) as f32, (at / 10) as f32));
        let samples: Vec<Sample> = places
            .map(|(x, y)| Sample { x, y, value: most * (y / 9.).powi(3), weight: 1. })
            .collect();
        mesh.bends[0] = Bend::fitted(&samples, 3, 1e-3);
        mesh
    }

    #[test]
    fn a_bent_mesh_is_even_and_a_torn_one_is_not() {
        assert!(sheared(1.).is_even());
        assert!(!sheared(3.).is_even());
    }
}
