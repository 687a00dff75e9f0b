//! Where the ink of each cell of a straightened grid stands, so that a digit can be shown over it.

use std::ops::Range;

use crate::data::{Ink, STRAIGHT};

/// The side of a cell, in pixels.
const SQUARE: usize = STRAIGHT / 9;
/// What is nearer to the edge of a cell may be a line of the grid.
const INNER: Range<usize> = 4..SQUARE - 4;
/// Every digit has ink here; what does not reach here is none.
const MIDDLE: Range<usize> = 12..SQUARE - 12;
/// Ink is darker than its paper by so much.
const LEAST_CONTRAST: u8 = 40;
/// How high a digit may be; what is higher has grown together with a line.
const HEIGHTS: Range<usize> = 12..35;

/// The ink of all cells of a grid of [`STRAIGHT`] pixels a side, which is dark on light.
pub(crate) fn inks(pixels: &[u8]) -> Vec<Ink> {
    (0..81).map(|cell| ink(pixels, cell).unwrap_or_default()).collect()
}

/// The ink that reaches the middle of a cell; none where there is no digit.
fn ink(pixels: &[u8], cell: usize) -> Option<Ink> {
    let from = cell / 9 * SQUARE * STRAIGHT + cell % 9 * SQUARE;
    let shade = |at: usize| pixels[from + at / SQUARE * STRAIGHT + at % SQUARE];
    let within = |range: Range<usize>| {
        let is_in =
            move |at: &usize| range.contains(&(at % SQUARE)) && range.contains(&(at / SQUARE));
        (0..SQUARE * SQUARE).filter(is_in)
    };
    let (dark, light) = within(INNER)
        .map(shade)
        .fold((u8::MAX, 0), |(dark, light), shade| (shade.min(dark), shade.max(light)));
    if light.saturating_sub(dark) < LEAST_CONTRAST {
        return None;
    }
    let mut is_ink = vec![false; SQUARE * SQUARE];
    within(INNER).for_each(|at| is_ink[at] = shade(at) < dark.midpoint(light));
    let mut open: Vec<usize> = within(MIDDLE).collect();
    let (mut left, mut top, mut right, mut bottom) = (SQUARE, SQUARE, 0, 0);
    while let Some(at) = open.pop() {
        if std::mem::take(&mut is_ink[at]) {
            let (x, y) = (at % SQUARE, at / SQUARE);
            (left, right) = (left.min(x), right.max(x + 1));
            (top, bottom) = (top.min(y), bottom.max(y + 1));
            open.extend([at - 1, at + 1, at - SQUARE, at + SQUARE]);
        }
    }
    let height = bottom.checked_sub(top).filter(|height| HEIGHTS.contains(height))?;
    let [middle, bottom, height] = [left.midpoint(right), bottom, height].map(|of| of as u8);
    Some(Ink { middle, bottom, height })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ink_of_a_cell_is_found_beside_lines_and_specks() {
        let mut pixels = vec![230; STRAIGHT * STRAIGHT];
        let mut fill = |columns: Range<usize>, rows: Range<usize>| {
            for row in rows {
                pixels[row * STRAIGHT..][columns.clone()].fill(40);
            }
        };
        // A stroke in the second cell, a line of the grid beside it, and a speck in its corner.
        fill(44 + 18..44 + 24, 10..36);
        fill(0..STRAIGHT, 0..3);
        fill(44 + 5..44 + 7, 5..7);
        let inks = inks(&pixels);
        assert_eq!(inks[1], Ink { middle: 21, bottom: 36, height: 26 });
        assert_eq!(inks[0], Ink::default());
        assert_eq!(inks.len(), 81);
    }

    #[test]
    fn a_line_through_a_cell_is_no_digit() {
        let mut pixels = vec![230; STRAIGHT * STRAIGHT];
        (0..STRAIGHT).for_each(|row| pixels[row * STRAIGHT + 20..][..4].fill(40));
        assert!(inks(&pixels).iter().all(|&ink| ink == Ink::default()));
    }
}
