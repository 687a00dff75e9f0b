//! A plane seen from anywhere: maps straight lines to straight lines.

use crate::quad::Point;

/// Maps the plane of the grid, one unit a cell and (0, 0) its top left corner, to pixels of a picture.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Projection {
    /// Numerators of both coordinates and the common denominator, over (x - centre, y - centre, 1).
    rows: [[f32; 3]; 3],
}

/// The middle of the grid: there the denominator is 1.
const CENTRE: f32 = 4.5;

impl Projection {
    /// The one that maps the pairs best, each weighted; `None` where they do not determine one.
    pub fn fitted(pairs: &[(Point, Point)], weights: &[f32]) -> Option<Self> {
        let count = pairs.len() as f32;
        let middle = pairs
            .iter()
            .fold((0., 0.), |sum, pair| (sum.0 + pair.1.0 / count, sum.1 + pair.1.1 / count));
        let size = pairs
            .iter()
            .map(|pair| (pair.1.0 - middle.0).hypot(pair.1.1 - middle.1))
            .fold(1e-3, f32::max);
        let mut sums = [0f64; 9 * 8];
        for (&(from, to), &weight) in pairs.iter().zip(weights) {
            let (x, y) = (f64::from(from.0 - CENTRE), f64::from(from.1 - CENTRE));
            let (u, v) = (f64::from((to.0 - middle.0) / size), f64::from((to.1 - middle.1) / size));
            add(&mut sums, &[x, y, 1., 0., 0., 0., -u * x, -u * y, u], f64::from(weight));
            add(&mut sums, &[0., 0., 0., x, y, 1., -v * x, -v * y, v], f64::from(weight));
        }
        let s = solve(&mut sums, 9)?;
        let pixels = |row: usize, middle: f32| {
            [
                s[row] * size + s[6] * middle,
                s[row + 1] * size + s[7] * middle,
                s[row + 2] * size + middle,
            ]
        };
        Some(Self { rows: [pixels(0, middle.0), pixels(3, middle.1), [s[6], s[7], 1.]] })
    }

    /// The one that maps the corners of the grid to these, in the order of the clock.
    pub fn onto(corners: &[Point; 4]) -> Option<Self> {
        let from = [(0., 0.), (9., 0.), (9., 9.), (0., 9.)];
        let pairs: Vec<(Point, Point)> = from.into_iter().zip(corners.iter().copied()).collect();
        Self::fitted(&pairs, &[1.; 4])
    }

    /// Where a place of the grid is in the picture, in pixels; finite even behind the horizon.
    pub fn apply(&self, (x, y): Point) -> Point {
        let row = |at: usize| {
            self.rows[at][0] * (x - CENTRE) + self.rows[at][1] * (y - CENTRE) + self.rows[at][2]
        };
        let down = row(2).max(0.05);
        (row(0) / down, row(1) / down)
    }

    /// How far, in the plane of the grid, from one of its places that which is at a place of the picture is.
    pub fn offset(&self, from: Point, at: Point) -> Point {
        const STEP: f32 = 0.01;
        let (mut x, mut y) = from;
        for _ in 0..3 {
            let (here, right, down) =
                (self.apply((x, y)), self.apply((x + STEP, y)), self.apply((x, y + STEP)));
            let (a, b) = ((right.0 - here.0) / STEP, (down.0 - here.0) / STEP);
            let (c, d) = ((right.1 - here.1) / STEP, (down.1 - here.1) / STEP);
            let (u, v) = (at.0 - here.0, at.1 - here.1);
            let whole = a * d - b * c;
            if whole.abs() < 1e-3 {
                break;
            }
            (x, y) = (x + (u * d - v * b) / whole, y + (v * a - u * c) / whole);
        }
        (x - from.0, y - from.1)
    }

    /// The same in a picture that is larger by `scale`.
    pub fn scaled(mut self, scale: f32) -> Self {
        // The middle of a pixel is half a pixel from its edges, in the small picture and in the large one.
        let shift = (scale - 1.) / 2.;
        for row in 0..2 {
            for column in 0..3 {
                self.rows[row][column] =
                    self.rows[row][column] * scale + self.rows[2][column] * shift;
            }
        }
        self
    }
}

/// Adds one equation, the last number its right side, to the sums of least squares.
fn add(sums: &mut [f64], equation: &[f64; 9], weight: f64) {
    for (row, &left) in sums.chunks_exact_mut(9).zip(equation) {
        if left != 0. {
            for (sum, value) in row.iter_mut().zip(equation) {
                *sum += weight * left * value;
            }
        }
    }
}

/// Solves the equations of least squares in place: rows of `wide` numbers, the last one the right side. `None` where
/// they have not one solution.
pub(crate) fn solve(sums: &mut [f64], wide: usize) -> Option<Vec<f32>> {
    let size = wide - 1;
    for at in 0..size {
        let height = |row: usize| sums[row * wide + at].abs();
        let pivot = (at..size).max_by(|&a, &b| height(a).total_cmp(&height(b)))?;
        for column in 0..wide {
            sums.swap(at * wide + column, pivot * wide + column);
        }
        let lead = sums[at * wide..][..wide].to_vec();
        if lead[at].abs() < 1e-12 || !lead[at].is_finite() {
            return None;
        }
        for (_, row) in sums.chunks_exact_mut(wide).enumerate().filter(|(other, _)| *other != at) {
            let factor = row[at] / lead[at];
            for (value, lead) in row[at..].iter_mut().zip(&lead[at..]) {
                *value -= factor * lead;
            }
        }
    }
    Some((0..size).map(|at| (sums[at * wide + size] / sums[at * wide + at]) as f32).collect())
}
