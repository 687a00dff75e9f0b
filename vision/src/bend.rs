//! Smooth displacements: polynomials of two variables, fitted to what was measured.

use crate::order::limited;
use crate::projection::solve;

/// The number of terms of degree 5 and less.
const TERMS: usize = 21;

/// The exponents of each term.
const EXPONENTS: [(u8, u8); TERMS] = exponents();

const fn exponents() -> [(u8, u8); TERMS] {
    let mut pairs = [(0, 0); TERMS];
    let (mut degree, mut at) = (0, 0);
    while degree <= 5 {
        let mut x = 0;
        while x <= degree {
            pairs[at] = (x, degree - x);
            (x, at) = (x + 1, at + 1);
        }
        degree += 1;
    }
    pairs
}

/// One displacement over the grid, in cells.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Bend {
    factors: [f32; TERMS],
}

/// Something measured at a place of the grid: a displacement in cells, and how far to trust it.
#[derive(Clone, Copy)]
pub(crate) struct Sample {
    pub x: f32,
    pub y: f32,
    pub value: f32,
    pub weight: f32,
}

/// All terms at a place given in cells. A little outside of the grid they stay what they are at its edge.
fn terms(x: f32, y: f32) -> [f32; TERMS] {
    let powers = |at: f32| {
        let at = limited(at / 4.5 - 1., -1.15, 1.15);
        [1., at, at * at, at * at * at, at * at * at * at, at * at * at * at * at]
    };
    let (x, y) = (powers(x), powers(y));
    EXPONENTS.map(|(a, b)| x[usize::from(a)] * y[usize::from(b)])
}

impl Bend {
    /// In cells, at a place given in cells.
    pub fn at(&self, x: f32, y: f32) -> f32 {
        terms(x, y).iter().zip(&self.factors).map(|(term, factor)| term * factor).sum()
    }

    pub fn add(&mut self, other: &Self) {
        for (factor, more) in self.factors.iter_mut().zip(&other.factors) {
            *factor += more;
        }
    }

    /// Fitted with terms up to `degree`. What lies `outlier` cells off counts half, and so less and less.
    pub fn fitted(samples: &[Sample], degree: usize, outlier: f32) -> Self {
        let used = (degree + 1) * (degree + 2) / 2;
        let rows: Vec<[f32; TERMS]> =
            samples.iter().map(|sample| terms(sample.x, sample.y)).collect();
        let mut bend = Self::default();
        let mut weights: Vec<f32> = samples.iter().map(|sample| sample.weight).collect();
        for _ in 0..6 {
            let Some(factors) = least_squares(samples, &rows, &weights, used) else { return bend };
            bend.factors = factors;
            for ((weight, sample), row) in weights.iter_mut().zip(samples).zip(&rows) {
                let found: f32 =
                    row.iter().zip(&bend.factors).map(|(term, factor)| term * factor).sum();
                *weight = sample.weight / (1. + ((found - sample.value) / outlier).powi(2));
            }
        }
        bend
    }
}

/// One step of the fit. Bent terms are held back a little, so that they stay quiet where nothing was measured.
fn least_squares(
    samples: &[Sample],
    rows: &[[f32; TERMS]],
    weights: &[f32],
    used: usize,
) -> Option<[f32; TERMS]> {
    const WIDE: usize = TERMS + 1;
    let mut sums = vec![0f64; WIDE * TERMS];
    let mut total = 0f64;
    for ((sample, row), &weight) in samples.iter().zip(rows).zip(weights) {
        total += f64::from(weight);
        for (sums, left) in sums.chunks_exact_mut(WIDE).zip(row).take(used) {
            let scaled = weight * left;
            for (sum, term) in sums.iter_mut().zip(row).take(used) {
                *sum += f64::from(scaled * term);
            }
            sums[TERMS] += f64::from(scaled * sample.value);
        }
    }
    for (at, sums) in sums.chunks_exact_mut(WIDE).enumerate() {
        let is_bent = EXPONENTS[at].0 + EXPONENTS[at].1 > 1;
        // A term that is not used becomes 0.
        let unused = if at < used { 1e-9 } else { 1. };
        sums[at] += unused + if is_bent { 3e-5 * total } else { 0. };
    }
    solve(&mut sums, WIDE)?.try_into().ok()
}
