//! What JPEG loses: the grey picture in blocks of eight, their frequencies rounded.

use crate::plane::Plane;

const STEPS: [f32; 64] = [
    16., 11., 10., 16., 24., 40., 51., 61., 12., 12., 14., 19., 26., 58., 60., 55., 14., 13., 16.,
    24., 40., 57., 69., 56., 14., 17., 22., 29., 51., 87., 80., 62., 18., 22., 37., 56., 68., 109.,
    103., 77., 24., 35., 55., 64., 81., 104., 113., 92., 49., 64., 78., 87., 103., 121., 120.,
    101., 72., 92., 95., 98., 112., 100., 103., 99.,
];

/// Packs and unpacks at a quality from 1 to 100.
pub fn pack(picture: &mut Plane, quality: f32) {
    let scale = if quality < 50.0 { 50.0 / quality } else { 2.0 - quality / 50.0 };
    let waves: [[f32; 8]; 8] = std::array::from_fn(|u| {
        let height = if u == 0 { 0.125f32.sqrt() } else { 0.5 };
        std::array::from_fn(|x| {
            height * ((2 * x + 1) as f32 * u as f32 * std::f32::consts::PI / 16.0).cos()
        })
    });
    let back: [[f32; 8]; 8] = std::array::from_fn(|x| std::array::from_fn(|u| waves[u][x]));
    for top in (0..picture.height).step_by(8) {
        for left in (0..picture.width).step_by(8) {
            let at = |k: usize| {
                (top + k / 8).min(picture.height - 1) * picture.width
                    + (left + k % 8).min(picture.width - 1)
            };
            let block: [[f32; 8]; 8] = std::array::from_fn(|y| {
                std::array::from_fn(|x| picture.values[at(y * 8 + x)] - 128.0)
            });
            let mut parts = twice(&twice(&block, &waves), &waves);
            for (k, part) in parts.iter_mut().flatten().enumerate() {
                let step = (STEPS[k] * scale).round().clamp(1.0, 255.0);
                *part = (*part / step).round() * step;
            }
            let block = twice(&twice(&parts, &back), &back);
            for (line, y) in block.iter().zip(top..picture.height) {
                for (value, x) in line.iter().zip(left..picture.width) {
                    picture.values[y * picture.width + x] =
                        (value + 128.0).clamp(0.0, 255.0).round();
                }
            }
        }
    }
}

/// The matrix times the block, transposed: done twice, both directions are.
fn twice(block: &[[f32; 8]; 8], matrix: &[[f32; 8]; 8]) -> [[f32; 8]; 8] {
    let mut product = [[0.0; 8]; 8];
    for (u, row) in matrix.iter().enumerate() {
        let mut sums = [0.0; 8];
        for (value, line) in row.iter().zip(block) {
            for (sum, other) in sums.iter_mut().zip(line) {
                *sum += value * other;
            }
        }
        for (x, sum) in sums.into_iter().enumerate() {
            product[x][u] = sum;
        }
    }
    product
}
