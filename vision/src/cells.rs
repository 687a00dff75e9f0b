//! The 81 cells of a straightened board, cut and evened out as the network takes them.

use crate::Grey;
use crate::order::{limited, nth};

/// Pixels on a side of a cell in the straightened board.
const CELL: usize = 44;
/// Pixels on a side of the straightened board.
pub(crate) const BOARD: usize = 9 * CELL;
/// What is left out at each edge of a cell: most of what remains of the grid's lines.
const MARGIN: usize = 4;
/// What is cut out of a cell, before it is shrunk.
const CUT: usize = CELL - 2 * MARGIN;
/// Pixels on a side of what the network takes: two for every three of the cut.
const SIDE: usize = 24;
/// Of the cut, what is left out at each edge when the board's contrast is measured.
const FRAME: usize = 6;
/// A dark thing narrower than this is ink, a wider one is shade.
const CLOSING: usize = 21;
/// The least contrast of a board, so that the grain of an empty one is not blown up.
const LEAST_CONTRAST: f32 = 8.0;

/// The board divided by its own light, so that paper is 200 everywhere: in shadow, in a bow, in a coloured cell.
///
/// The light is the board without what is dark and narrow (a grey closing), blurred. `board` is straightened: 396 by
/// 396 pixels, 44 to a cell; `None` where it is of another size.
pub(crate) fn even_light(board: &Grey) -> Option<Vec<f32>> {
    if board.width() != BOARD || board.height() != BOARD {
        return None;
    }
    let pixels = board.pixels();
    let wide = greatest(&greatest(pixels));
    // The least of light is the greatest of dark.
    let dark: Vec<u8> = wide.iter().map(|&value| !value).collect();
    let dark = greatest(&greatest(&dark));
    // Each pass transposed the picture, four of them leave it upright.
    let light: Vec<f32> = dark.iter().map(|&value| f32::from(!value)).collect();
    let soft = blur(&blur(&light, 5.0), 5.0);
    // Where the blur takes light from beyond the edge of a shadow or a coloured cell, that would look like ink.
    let light = light.iter().zip(&soft).map(|(light, soft)| light.min(*soft).max(8.0));
    let even = |(&pixel, light): (&u8, f32)| (f32::from(pixel) / light * 200.0).min(255.0);
    Some(pixels.iter().zip(light).map(even).collect())
}

/// For each pixel the greatest of the `CLOSING` pixels of its column around it, the picture transposed.
///
/// Columns are done in steps of whole rows, which compilers turn into vector instructions: the window doubles from
/// 1 to 16 and is then laid over itself.
fn greatest(pixels: &[u8]) -> Vec<u8> {
    let half = CLOSING / 2;
    let edge = |row: isize| row.clamp(0, BOARD as isize - 1) as usize * BOARD;
    let mut rows: Vec<u8> = Vec::with_capacity((BOARD + 2 * half) * BOARD);
    for row in -(half as isize)..(BOARD + half) as isize {
        rows.extend_from_slice(&pixels[edge(row)..][..BOARD]);
    }
    let mut width = 1;
    while width < CLOSING {
        let step = width.min(CLOSING - width);
        for row in 0..rows.len() / BOARD - step {
            let (here, there) = rows.split_at_mut((row + step) * BOARD);
            for (value, &other) in here[row * BOARD..][..BOARD].iter_mut().zip(&there[..BOARD]) {
                *value = other.max(*value);
            }
        }
        width += step;
    }
    transposed(&rows[..BOARD * BOARD])
}

/// A Gaussian of `deviation` pixels down the columns, the picture transposed.
pub(crate) fn blur(pixels: &[f32], deviation: f32) -> Vec<f32> {
    const REACH: isize = 15;
    let weights: Vec<f32> =
        (-REACH..=REACH).map(|d| (-(d * d) as f32 / (2.0 * deviation * deviation)).exp()).collect();
    let whole: f32 = weights.iter().sum();
    let mut blurred = vec![0.0; BOARD * BOARD];
    for (y, line) in blurred.chunks_exact_mut(BOARD).enumerate() {
        for (weight, d) in weights.iter().zip(-REACH..=REACH) {
            let row = (y as isize + d).clamp(0, BOARD as isize - 1) as usize;
            for (sum, &pixel) in line.iter_mut().zip(&pixels[row * BOARD..][..BOARD]) {
                *sum += weight / whole * pixel;
            }
        }
    }
    transposed(&blurred)
}

fn transposed<T: Copy>(pixels: &[T]) -> Vec<T> {
    (0..BOARD * BOARD).map(|at| pixels[at % BOARD * BOARD + at / BOARD]).collect()
}

/// What the network takes of each cell of a board that [`even_light`] made, row by row from the top left: 24 by 24
/// values of (paper of the cell − pixel) / contrast of the board, so 0 where there is paper, about 1 where there is ink.
pub(crate) fn cut(board: &[f32]) -> Vec<[f32; SIDE * SIDE]> {
    let cells: Vec<Vec<f32>> = (0..81).map(|cell| ink(board, cell)).collect();
    let mut inner = Vec::new();
    for cell in &cells {
        for row in cell.chunks_exact(CUT).take(CUT - FRAME).skip(FRAME) {
            inner.extend_from_slice(&row[FRAME..CUT - FRAME]);
        }
    }
    let contrast = part(&inner, 0.975).max(LEAST_CONTRAST);
    cells.iter().map(|cell| shrunk(cell, contrast)).collect()
}

/// How much darker than its paper each pixel of the cell's cut is; the paper is as light as a quarter of the cell.
fn ink(board: &[f32], cell: usize) -> Vec<f32> {
    let (top, left) = (cell / 9 * CELL + MARGIN, cell % 9 * CELL + MARGIN);
    let mut pixels = Vec::with_capacity(CUT * CUT);
    for y in top..top + CUT {
        pixels.extend_from_slice(&board[y * BOARD + left..][..CUT]);
    }
    let paper = part(&pixels, 0.75);
    pixels.iter_mut().for_each(|pixel| *pixel = paper - *pixel);
    pixels
}

/// The value that this share of the values is below.
fn part(values: &[f32], share: f32) -> f32 {
    let at = (share * (values.len() - 1) as f32) as usize;
    nth(values, at)
}

/// The cut as 24 by 24 values: each covers a pixel, half of two neighbours and a quarter of the one between them.
fn shrunk(cell: &[f32], contrast: f32) -> [f32; SIDE * SIDE] {
    std::array::from_fn(|at| {
        let along = |at: usize| (at / 2 * 3 + at % 2 * 2, at / 2 * 3 + 1);
        let ((y, by), (x, bx)) = (along(at / SIDE), along(at % SIDE));
        let pixel = |y: usize, x: usize| cell[y * CUT + x];
        let sum = pixel(y, x) + (pixel(by, x) + pixel(y, bx)) / 2.0 + pixel(by, bx) / 4.0;
        limited(sum / 2.25 / contrast, -1.0, 2.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A board lit as `light` says, with a square of ink in the middle of the cell in row 4, column 6.
    fn board(light: impl Fn(usize, usize) -> f32) -> Grey {
        let ink = |x: usize, y: usize| (234..250).contains(&x) && (146..162).contains(&y);
        let pixel = |x, y| light(x, y) * if ink(x, y) { 0.3 } else { 1.0 };
        let pixels = (0..BOARD * BOARD).map(|at| pixel(at % BOARD, at / BOARD) as u8).collect();
        Grey::new(BOARD, BOARD, pixels).unwrap()
    }

    fn assert_only_ink(board: &Grey) {
        let cells = cut(&even_light(board).unwrap());
        assert_eq!(cells.len(), 81);
        for (at, cell) in cells.iter().enumerate() {
            let most = cell.iter().copied().fold(f32::MIN, f32::max);
            assert_eq!(most > 0.7, at == 3 * 9 + 5, "cell {at} has ink of {most}");
        }
    }

    #[test]
    fn ink_is_where_it_was_drawn() {
        assert_only_ink(&board(|_, _| 220.0));
    }

    #[test]
    fn a_slanting_light_is_evened_out() {
        assert_only_ink(&board(|x, y| 250.0 - 0.2 * x as f32 - 0.1 * y as f32));
    }

    #[test]
    fn a_coloured_box_is_no_ink() {
        assert_only_ink(&board(|x, y| if x < 132 && y < 132 { 120.0 } else { 240.0 }));
    }

    #[test]
    fn a_blank_board_has_no_ink() {
        let blank = Grey::new(BOARD, BOARD, vec![255; BOARD * BOARD]).unwrap();
        assert!(cut(&even_light(&blank).unwrap()).iter().flatten().all(|value| value.abs() < 0.01));
    }
}
