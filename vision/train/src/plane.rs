//! A picture of floats, and what is done to it as a whole.

use crate::font::Cover;

/// Row by row from the top left; 0 black, 255 white.
#[derive(Clone)]
pub struct Plane {
    pub width: usize,
    pub height: usize,
    pub values: Vec<f32>,
}

impl Plane {
    pub fn filled(width: usize, height: usize, value: f32) -> Self {
        Self { width, height, values: vec![value; width * height] }
    }

    /// Draws `colour` over the pixel, as far as it is covered.
    pub fn blend(&mut self, x: isize, y: isize, colour: f32, cover: f32) {
        if x >= 0 && y >= 0 && x < self.width as isize && y < self.height as isize {
            let value = &mut self.values[y as usize * self.width + x as usize];
            *value += (colour - *value) * cover;
        }
    }

    /// Draws a digit.
    pub fn lay(&mut self, cover: &Cover, colour: f32, strength: f32) {
        for (at, share) in cover.shares.iter().enumerate().filter(|(_, share)| **share > 0.0) {
            let (x, y) = ((at % cover.width) as isize, (at / cover.width) as isize);
            self.blend(cover.left + x, cover.top + y, colour, share * strength);
        }
    }

    /// A rectangle with soft edges where they are between pixels.
    pub fn rectangle(&mut self, [left, top, right, bottom]: [f32; 4], colour: f32, cover: f32) {
        let share = |at: isize, from: f32, to: f32| {
            (to.min(at as f32 + 1.0) - from.max(at as f32)).clamp(0.0, 1.0)
        };
        for y in top.floor() as isize..bottom.ceil() as isize {
            for x in left.floor() as isize..right.ceil() as isize {
                self.blend(x, y, colour, cover * share(x, left, right) * share(y, top, bottom));
            }
        }
    }

    /// A straight stroke with round ends.
    pub fn stroke(
        &mut self,
        [x0, y0]: [f32; 2],
        [x1, y1]: [f32; 2],
        width: f32,
        colour: f32,
        cover: f32,
    ) {
        let (dx, dy) = (x1 - x0, y1 - y0);
        let length = (dx * dx + dy * dy).max(1e-6);
        let reach = width / 2.0 + 1.0;
        for y in (y0.min(y1) - reach) as isize..=(y0.max(y1) + reach) as isize {
            for x in (x0.min(x1) - reach) as isize..=(x0.max(x1) + reach) as isize {
                let (px, py) = (x as f32 + 0.5 - x0, y as f32 + 0.5 - y0);
                let along = ((px * dx + py * dy) / length).clamp(0.0, 1.0);
                let far = (px - along * dx).hypot(py - along * dy);
                self.blend(x, y, colour, cover * (width / 2.0 + 0.5 - far).clamp(0.0, 1.0));
            }
        }
    }

    /// The value between pixels, by the four around; beyond the edge that of the edge. The first pixel's middle is 0.
    fn between(&self, x: f32, y: f32) -> f32 {
        let x = x.clamp(0.0, (self.width - 1) as f32);
        let y = y.clamp(0.0, (self.height - 1) as f32);
        let (left, top) = (x as usize, y as usize);
        let (right, bottom) = ((left + 1).min(self.width - 1), (top + 1).min(self.height - 1));
        let (fx, fy) = (x - left as f32, y - top as f32);
        let at = |x: usize, y: usize| self.values[y * self.width + x];
        (at(left, top) * (1.0 - fx) + at(right, top) * fx) * (1.0 - fy)
            + (at(left, bottom) * (1.0 - fx) + at(right, bottom) * fx) * fy
    }

    /// Each pixel from the place of `self` that `place` gives; places count from the corner of the first pixel.
    pub fn moved(&self, width: usize, height: usize, place: impl Fn(f32, f32) -> [f32; 2]) -> Self {
        let mut values = Vec::with_capacity(width * height);
        for y in 0..height {
            for x in 0..width {
                let [x, y] = place(x as f32 + 0.5, y as f32 + 0.5);
                values.push(self.between(x - 0.5, y - 0.5));
            }
        }
        Self { width, height, values }
    }

    /// A Gaussian blur.
    pub fn blurred(&self, deviation: f32) -> Self {
        let reach = (deviation * 3.0).ceil() as isize;
        let weights: Vec<f32> = (-reach..=reach)
            .map(|d| (-(d * d) as f32 / (2.0 * deviation * deviation)).exp())
            .collect();
        let whole: f32 = weights.iter().sum();
        let weights: Vec<f32> = weights.iter().map(|weight| weight / whole).collect();
        self.summed_down(&weights).transposed().summed_down(&weights).transposed()
    }

    /// The weighted sum of the pixels above and below; beyond the edge they are like the edge.
    pub fn summed_down(&self, weights: &[f32]) -> Self {
        let mut sums = Self::filled(self.width, self.height, 0.0);
        for (y, line) in sums.values.chunks_exact_mut(self.width).enumerate() {
            for (at, weight) in weights.iter().enumerate() {
                let row = (y + at).saturating_sub(weights.len() / 2).min(self.height - 1);
                for (sum, value) in line.iter_mut().zip(&self.values[row * self.width..]) {
                    *sum += weight * value;
                }
            }
        }
        sums
    }

    pub fn transposed(&self) -> Self {
        let mut values = Vec::with_capacity(self.values.len());
        for x in 0..self.width {
            values.extend((0..self.height).map(|y| self.values[y * self.width + x]));
        }
        Self { width: self.height, height: self.width, values }
    }
}

/// A projective map of the plane.
#[derive(Clone, Copy)]
pub struct Map([f64; 9]);

impl Map {
    /// From the unit square to four corners: top left, top right, bottom right, bottom left.
    pub fn to_corners([a, b, c, d]: [[f32; 2]; 4]) -> Self {
        let far = |at: usize| f64::from(a[at] - b[at] + c[at] - d[at]);
        let (x1, y1) = (f64::from(b[0] - c[0]), f64::from(b[1] - c[1]));
        let (x2, y2) = (f64::from(d[0] - c[0]), f64::from(d[1] - c[1]));
        let det = x1 * y2 - x2 * y1;
        let g = (far(0) * y2 - x2 * far(1)) / det;
        let h = (x1 * far(1) - far(0) * y1) / det;
        let [ax, ay, bx, by, dx, dy] = [a[0], a[1], b[0], b[1], d[0], d[1]].map(f64::from);
        Self([
            bx - ax + g * bx,
            dx - ax + h * dx,
            ax,
            by - ay + g * by,
            dy - ay + h * dy,
            ay,
            g,
            h,
            1.0,
        ])
    }

    pub fn inverse(self) -> Self {
        let m = self.0;
        let minor = |a: usize, b: usize, c: usize, d: usize| m[a] * m[d] - m[b] * m[c];
        Self([
            minor(4, 5, 7, 8),
            -minor(1, 2, 7, 8),
            minor(1, 2, 4, 5),
            -minor(3, 5, 6, 8),
            minor(0, 2, 6, 8),
            -minor(0, 2, 3, 5),
            minor(3, 4, 6, 7),
            -minor(0, 1, 6, 7),
            minor(0, 1, 3, 4),
        ])
    }

    /// First `self`, then `next`.
    pub fn then(self, next: Self) -> Self {
        let (a, b) = (next.0, self.0);
        Self(std::array::from_fn(|at| (0..3).map(|k| a[at / 3 * 3 + k] * b[k * 3 + at % 3]).sum()))
    }

    pub fn of(self, x: f32, y: f32) -> [f32; 2] {
        let (m, x, y) = (self.0, f64::from(x), f64::from(y));
        let w = m[6] * x + m[7] * y + m[8];
        [((m[0] * x + m[1] * y + m[2]) / w) as f32, ((m[3] * x + m[4] * y + m[5]) / w) as f32]
    }
}
