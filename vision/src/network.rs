//! The network that recognises the digit of a cell.
//!
//! Three times a convolution of 3 by 3, of which the best of each 2 by 2 is kept, then two dense layers. The weights
//! are bytes with one scale for each output; `train/` makes them.

use std::sync::OnceLock;

/// The weights as training left them: for each layer the outputs' scales, the outputs' biases (each the upper half of
/// a float, little-endian) and the weights (signed bytes, the output counting fastest); in the end the temperature, as
/// half a float.
const FILE: &[u8] = include_bytes!("weights.bin");
/// Inputs and outputs of each layer: those of a convolution count nine times.
const LAYERS: [(usize, usize); 5] =
    [(9, C1), (9 * C1, C2), (9 * C2, C3), (9 * C3, DENSE), (DENSE, CLASSES)];
const C1: usize = 8;
const C2: usize = 16;
const C3: usize = 48;
const DENSE: usize = 64;
/// Empty and the nine digits.
const CLASSES: usize = 10;
/// Outputs that are summed at once: two vectors for each of the four places.
const LANES: usize = 8;

/// A layer with its weights as floats, by blocks of `LANES` outputs; what is left of the last block is zero.
struct Layer {
    biases: Vec<[f32; LANES]>,
    /// For each block of outputs the weights of each input.
    weights: Vec<[f32; LANES]>,
    inputs: usize,
}

struct Network {
    layers: [Layer; 5],
    temperature: f32,
}

/// The natural logarithm of how likely the cell is empty (index 0) or holds each digit.
pub(crate) fn log_probabilities(input: &[f32; 576]) -> [f32; CLASSES] {
    static NETWORK: OnceLock<Network> = OnceLock::new();
    let Network { layers, temperature } = NETWORK.get_or_init(|| read(FILE));
    let mut inner = vec![0.0; 26 * 26];
    for (y, row) in input.chunks_exact(24).enumerate() {
        inner[(y + 1) * 26 + 1..][..24].copy_from_slice(row);
    }
    for (layer, side) in layers.iter().zip([24, 12, 6]) {
        inner = convolve(&inner, side, layer);
    }
    // The frame of zeros goes.
    let mut middle = Vec::with_capacity(9 * C3);
    for y in 1..4 {
        middle.extend_from_slice(&inner[(y * 5 + 1) * C3..][..3 * C3]);
    }
    let mut inner = weigh(&middle, &layers[3]);
    inner.iter_mut().for_each(|sum| *sum = sum.max(0.0));
    let last = weigh(&inner, &layers[4]);
    log_softmax(std::array::from_fn(|class| last[class] / temperature))
}

fn read(mut file: &[u8]) -> Network {
    let layers = LAYERS.map(|(inputs, outputs)| {
        let mut layer = Layer {
            biases: vec![[0.; LANES]; outputs.div_ceil(LANES)],
            weights: vec![[0.; LANES]; outputs.div_ceil(LANES) * inputs],
            inputs,
        };
        let scales: Vec<f32> = (0..outputs).map(|_| take(&mut file)).collect();
        for (output, scale) in scales.iter().enumerate() {
            let (block, lane) = (output / LANES, output % LANES);
            layer.biases[block][lane] = take(&mut file);
            for input in 0..inputs {
                // The biases of the outputs that follow lie before the weights.
                let at = (outputs - 1 - output) * 2 + input * outputs + output;
                layer.weights[block * inputs + input][lane] = f32::from(file[at] as i8) * scale;
            }
        }
        file = &file[inputs * outputs..];
        layer
    });
    Network { layers, temperature: take(&mut file) }
}

/// The next float of the file, whose lower half is zero.
fn take(file: &mut &[u8]) -> f32 {
    let Some((bytes, rest)) = file.split_first_chunk() else {
        unreachable!("the file's length is checked below")
    };
    *file = rest;
    f32::from_bits(u32::from(u16::from_le_bytes(*bytes)) << 16)
}

const _: () = {
    let (mut length, mut layer) = (2, 0);
    while layer < LAYERS.len() {
        length += LAYERS[layer].1 * (4 + LAYERS[layer].0);
        layer += 1;
    }
    assert!(FILE.len() == length, "the weights are of another network");
};

/// A convolution of a square of `side`, of which the best of each 2 by 2 is kept where it is above zero.
///
/// Both squares have the layer's inputs of one tap (and its outputs) as values of a place and a frame of zeros one
/// place wide.
fn convolve(input: &[f32], side: usize, layer: &Layer) -> Vec<f32> {
    let (taken, outputs) = (layer.inputs / 9, layer.biases.len() * LANES);
    let (wide, half) = (side + 2, side / 2);
    let mut best = vec![0.0; (half + 2) * (half + 2) * outputs];
    for at in 0..half * half {
        let (y, x) = (at / half, at % half);
        // The four rows, each of four places, that the 2 by 2 sees.
        let seen: [&[f32]; 4] = std::array::from_fn(|row| {
            &input[((2 * y + row) * wide + 2 * x) * taken..][..4 * taken]
        });
        let place = &mut best[((y + 1) * (half + 2) + x + 1) * outputs..][..outputs];
        let blocks = layer.weights.chunks_exact(layer.inputs).zip(&layer.biases);
        for (to, (weights, biases)) in place.chunks_exact_mut(LANES).zip(blocks) {
            to.copy_from_slice(&four(seen, taken, weights, biases));
        }
    }
    best
}

/// The best of four neighbouring places, or zero, in one block of outputs; `taken` values are seen of each place.
fn four(
    seen: [&[f32]; 4],
    taken: usize,
    weights: &[[f32; LANES]],
    biases: &[f32; LANES],
) -> [f32; LANES] {
    let mut sums = [*biases; 4];
    for (tap, weights) in weights.chunks_exact(taken).enumerate() {
        // The tap's inputs for the upper and the lower two places.
        let places =
            |row: usize| seen[row + tap / 3][tap % 3 * taken..][..2 * taken].split_at(taken);
        let (upper, lower) = (places(0), places(1));
        for (input, weights) in weights.iter().enumerate() {
            let values = [upper.0[input], upper.1[input], lower.0[input], lower.1[input]];
            for (sums, value) in sums.iter_mut().zip(values) {
                add(sums, value, weights);
            }
        }
    }
    std::array::from_fn(|lane| sums.iter().fold(0.0, |best: f32, sums| best.max(sums[lane])))
}

fn add(sums: &mut [f32; LANES], value: f32, weights: &[f32; LANES]) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum += value * weight;
    }
}

/// A dense layer.
fn weigh(input: &[f32], layer: &Layer) -> Vec<f32> {
    let mut all = Vec::with_capacity(layer.biases.len() * LANES);
    for (weights, biases) in layer.weights.chunks_exact(layer.inputs).zip(&layer.biases) {
        let mut sums = *biases;
        for (value, weights) in input.iter().zip(weights) {
            add(&mut sums, *value, weights);
        }
        all.extend_from_slice(&sums);
    }
    all
}

fn log_softmax(values: [f32; CLASSES]) -> [f32; CLASSES] {
    let most = values.iter().copied().fold(f32::MIN, f32::max);
    let whole: f32 = values.iter().map(|value| (value - most).exp()).sum();
    values.map(|value| value - most - whole.ln())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The digits as the oldest screens have them, five pixels wide and seven high.
    const DIGITS: [[&str; 7]; 9] = [
        ["..#..", ".##..", "..#..", "..#..", "..#..", "..#..", ".###."],
        [".###.", "#...#", "....#", "..##.", ".#...", "#....", "#####"],
        [".###.", "#...#", "....#", "..##.", "....#", "#...#", ".###."],
        ["...#.", "..##.", ".#.#.", "#..#.", "#####", "...#.", "...#."],
        ["#####", "#....", "####.", "....#", "....#", "#...#", ".###."],
        [".###.", "#....", "#....", "####.", "#...#", "#...#", ".###."],
        ["#####", "....#", "...#.", "..#..", "..#..", "..#..", "..#.."],
        [".###.", "#...#", "#...#", ".###.", "#...#", "#...#", ".###."],
        [".###.", "#...#", "#...#", ".####", "....#", "....#", ".###."],
    ];

    /// Each pixel of the digit becomes two by two, in the middle of the cell.
    fn cell(digit: &[&str; 7]) -> [f32; 576] {
        std::array::from_fn(|at| {
            let (y, x) = ((at / 24).wrapping_sub(5) / 2, (at % 24).wrapping_sub(7) / 2);
            let row = digit.get(y).map_or(&b""[..], |row| row.as_bytes());
            if row.get(x) == Some(&b'#') { 1.0 } else { 0.0 }
        })
    }

    fn best(likely: [f32; CLASSES]) -> usize {
        (0..CLASSES).max_by(|&a, &b| likely[a].total_cmp(&likely[b])).unwrap()
    }

    #[test]
    fn an_empty_cell_is_empty() {
        assert!(log_probabilities(&[0.0; 576])[0] > -0.01);
    }

    #[test]
    fn each_plain_digit_is_itself() {
        for (at, digit) in DIGITS.iter().enumerate() {
            assert_eq!(best(log_probabilities(&cell(digit))), at + 1);
        }
    }

    #[test]
    fn the_probabilities_add_up() {
        let sum: f32 = log_probabilities(&cell(&DIGITS[4])).iter().map(|likely| likely.exp()).sum();
        assert!((sum - 1.0).abs() < 1e-4);
    }

    #[test]
    fn the_weights_are_few() {
        assert!(FILE.len() <= 40_000);
        let network = read(FILE);
        assert!(network.temperature > 0.1);
    }

    /// By FNV-1a, so that no other file than the one whose accuracy is known gets in.
    #[test]
    fn the_weights_are_those_that_were_measured() {
        let mix =
            |digest: u64, byte: &u8| (digest ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        assert_eq!(FILE.iter().fold(0xcbf2_9ce4_8422_2325, mix), 0x88dc_e18d_a081_9434);
    }
}
