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
        let (x, y) = (x + self.fix(0, x, y), y + self.fix(1, x, y));
        self.flat.apply((x + self.bends[0].at(x, y), y + self.bends[1].at(x, y)))
    }

    /// The corners of the grid.
    pub fn corners(&self) -> Quad {
        [self.at(0., 0.), self.at(9., 0.), self.at(9., 9.), self.at(0., 9.)]
    }

    /// Whether no cell is more than twice as large as the one beside it: else the mesh has jumped to other lines.
    pub fn is_even(&self) -> bool {
        let corner = |x: usize, y: usize| self.at(x as f32, y as f32);
        let cell = |at: usize| {
            let (x, y) = (at % 9, at / 9);
            area(&[corner(x, y), corner(x + 1, y), corner(x + 1, y + 1), corner(x, y + 1)])
        };
        let cells: Vec<f32> = (0..81).map(cell).collect();
        let alike = |a: usize, b: usize| {
            cells[a] > 0. && cells[a] < 2. * cells[b] && cells[b] < 2. * cells[a]
        };
        (0..81).all(|at| (at % 9 == 8 || alike(at, at + 1)) && (at >= 72 || alike(at, at + 9)))
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
        let mut pixels = Vec::with_capacity(frame.side * frame.side);
        for y in 0..frame.side {
            let row = y / frame.step * wide;
            let part = (y % frame.step) as f32 / frame.step as f32;
            for block in 0..blocks {
                let edge = |at: usize| mixed(nodes[row + at], nodes[row + wide + at], part);
                push_between(grey, edge(block), edge(block + 1), frame.step, &mut pixels);
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

/// Adds pixels at even steps from one point towards the other.
fn push_between(grey: &Grey, from: Point, to: Point, count: usize, pixels: &mut Vec<u8>) {
    let (right, bottom) = ((grey.width() - 1) as f32, (grey.height() - 1) as f32);
    let is_inside = |at: Point| at.0 >= 0. && at.1 >= 0. && at.0 < right && at.1 < bottom;
    let step = ((to.0 - from.0) / count as f32, (to.1 - from.1) / count as f32);
    if !is_inside(from) || !is_inside(to) || grey.width().max(grey.height()) > 32_000 {
        let place = |at: usize| (from.0 + step.0 * at as f32, from.1 + step.1 * at as f32);
        pixels.extend((0..count).map(|at| between(grey, place(at))));
        return;
    }
    let (wide, all) = (grey.width(), grey.pixels());
    let (right, down) = ((step.0 * PARTS) as i32, (step.1 * PARTS) as i32);
    let (mut x, mut y) = ((from.0 * PARTS) as i32, (from.1 * PARTS) as i32);
    for _ in 0..count {
        let at = (y >> 16) as usize * wide + (x >> 16) as usize;
        let (part_x, part_y) = ((x >> 8 & 255) as u32, (y >> 8 & 255) as u32);
        let along = |at: usize| match all.get(at..at + 2) {
            Some(&[left, next]) => u32::from(left) * (256 - part_x) + u32::from(next) * part_x,
            _ => 0,
        };
        let sum = along(at) * (256 - part_y) + along(at + wide) * part_y;
        pixels.push(((sum + 32_768) >> 16) as u8);
        (x, y) = (x + right, y + down);
    }
}

/// The picture at a place between pixels, the nearest edge outside.
fn between(grey: &Grey, (x, y): Point) -> u8 {
    let (width, height) = (grey.width(), grey.height());
    let (x, y) = (limited(x, 0., (width - 1) as f32), limited(y, 0., (height - 1) as f32));
    let (left, top) = (x as usize, y as usize);
    let (right, down) = (x - left as f32, y - top as f32);
    let (above, below) = (grey.row(top), grey.row((top + 1).min(height - 1)));
    let next = (left + 1).min(width - 1);
    let along = |row: &[u8]| f32::from(row[left]) * (1. - right) + f32::from(row[next]) * right;
    (along(above) * (1. - down) + along(below) * down + 0.5) as u8
}
