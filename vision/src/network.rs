//! The network that tells the digit of a cell.
//!
//! Three times a convolution of 3 by 3, of which the best of each 2 by 2 is kept, then two dense layers. The weights
//! are bytes with one scale for each output; `train/` makes them.

use std::sync::OnceLock;

/// The weights as training left them: for each layer the outputs' scales, the outputs' biases (both little-endian
/// floats) and the weights (signed bytes, the output counting fastest); in the end the temperature, a float.
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

/// A layer with its weights as floats, by blocks of `LANES` outputs.
struct Layer {
    biases: Vec<[f32; LANES]>,
    /// For each block of outputs the weights of each input.
    weights: Vec<Vec<[f32; LANES]>>,
}

struct Network {
    layers: Vec<Layer>,
    temperature: f32,
}

/// The natural logarithm of how likely the cell is empty (index 0) or holds each digit.
pub(crate) fn log_probabilities(input: &[f32; 576]) -> [f32; CLASSES] {
    static NETWORK: OnceLock<Network> = OnceLock::new();
    let network = NETWORK.get_or_init(|| read(FILE));
    let [first, second, third, dense, last] = &network.layers[..] else {
        unreachable!("five layers are read")
    };
    let mut inner = vec![0.0; 26 * 26];
    for (y, row) in input.chunks_exact(24).enumerate() {
        inner[(y + 1) * 26 + 1..][..24].copy_from_slice(row);
    }
    let inner = convolve::<1>(&inner, 24, first);
    let inner = convolve::<C1>(&inner, 12, second);
    let inner = convolve::<C2>(&inner, 6, third);
    // The frame of zeros goes.
    let inner: Vec<f32> =
        (1..4).flat_map(|y| &inner[(y * 5 + 1) * C3..][..3 * C3]).copied().collect();
    let inner: Vec<f32> = weigh(&inner, dense).iter().map(|sum| sum.max(0.0)).collect();
    let last = weigh(&inner, last);
    log_softmax(std::array::from_fn(|class| last[class] / network.temperature))
}

/// Reads the file; what is left of a block of outputs is zero.
fn read(mut file: &[u8]) -> Network {
    let layers = LAYERS
        .iter()
        .map(|&(inputs, outputs)| {
            let scales: Vec<f32> = (0..outputs).map(|_| take(&mut file)).collect();
            let biases: Vec<f32> = (0..outputs).map(|_| take(&mut file)).collect();
            let (bytes, rest) = file.split_at(inputs * outputs);
            file = rest;
            let block = |values: &dyn Fn(usize) -> f32, at: usize| {
                std::array::from_fn(
                    |lane| if at + lane < outputs { values(at + lane) } else { 0.0 },
                )
            };
            let weight = |input: usize, output: usize| {
                f32::from(bytes[input * outputs + output] as i8) * scales[output]
            };
            let starts = || (0..outputs).step_by(LANES);
            let weights = starts()
                .map(|at| (0..inputs).map(|i| block(&|o| weight(i, o), at)).collect())
                .collect();
            Layer { biases: starts().map(|at| block(&|o| biases[o], at)).collect(), weights }
        })
        .collect();
    Network { layers, temperature: take(&mut file) }
}

/// The next float of the file.
fn take(file: &mut &[u8]) -> f32 {
    let Some((bytes, rest)) = file.split_first_chunk() else {
        unreachable!("the file's length is checked below")
    };
    *file = rest;
    f32::from_le_bytes(*bytes)
}

const _: () = {
    let (mut length, mut layer) = (4, 0);
    while layer < LAYERS.len() {
        length += LAYERS[layer].1 * (8 + LAYERS[layer].0);
        layer += 1;
    }
    assert!(FILE.len() == length, "the weights are of another network");
};

/// A convolution of a square of `side`, of which the best of each 2 by 2 is kept where it is above zero.
///
/// Both squares have `IN` (and the layer's outputs) values a place and a frame of zeros one place wide.
fn convolve<const IN: usize>(input: &[f32], side: usize, layer: &Layer) -> Vec<f32> {
    let outputs = layer.biases.len() * LANES;
    let (wide, half) = (side + 2, side / 2);
    let mut best = vec![0.0; (half + 2) * (half + 2) * outputs];
    for at in 0..half * half {
        let (y, x) = (at / half, at % half);
        // The four rows, each of four places, that the 2 by 2 sees.
        let seen: [&[f32]; 4] =
            std::array::from_fn(|row| &input[((2 * y + row) * wide + 2 * x) * IN..][..4 * IN]);
        let place = &mut best[((y + 1) * (half + 2) + x + 1) * outputs..][..outputs];
        for (block, to) in place.chunks_exact_mut(LANES).enumerate() {
            to.copy_from_slice(&four::<IN>(seen, &layer.weights[block], &layer.biases[block]));
        }
    }
    best
}

/// The best of four neighbouring places, or zero, in one block of outputs.
fn four<const IN: usize>(
    seen: [&[f32]; 4],
    weights: &[[f32; LANES]],
    biases: &[f32; LANES],
) -> [f32; LANES] {
    let mut sums = [*biases; 4];
    for (tap, weights) in weights.as_chunks::<IN>().0.iter().enumerate() {
        // The tap's inputs for the upper and the lower two places.
        let places = |row: usize| &seen[row + tap / 3].as_chunks::<IN>().0[tap % 3..][..2];
        let (upper, lower) = (places(0), places(1));
        for (input, weights) in weights.iter().enumerate() {
            let values = [upper[0][input], upper[1][input], lower[0][input], lower[1][input]];
            sums.iter_mut().zip(values).for_each(|(sums, value)| add(sums, value, weights));
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
    for (weights, biases) in layer.weights.iter().zip(&layer.biases) {
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
        assert_eq!(FILE.iter().fold(0xcbf2_9ce4_8422_2325, mix), 0xc319_e3df_9bfa_822a);
    }
}
