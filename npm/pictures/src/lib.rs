//! The reader of pictures for JavaScript: what `npm/js/pictures_core.js` calls. Numbers go in and out, so that
//! nothing but the reader has to be loaded.

use nonet_vision::{Counter, Found, Grey, NoGrid, notes, recognise};
use wasm_bindgen::prelude::*;

/// How many numbers tell of a grid: eight for its corners (x and y of upper left, upper right, lower right, lower
/// left), then for each of the 81 cells, row by row, its digit (0: empty), what else it may be (-1: it is not in
/// doubt), the small digits that it holds (a bit each, 1 for a 1), the digit that was written by hand (0: none), and the
/// probabilities of being empty and of each digit.
pub const NUMBERS: usize = 8 + 81 * 14;

/// The grids of a picture of `width` by `height` pixels, a byte each (0 black to 255 white): the side of the largest
/// square in pixels if no grid was found, else 0; then [`NUMBERS`] for each grid, the one that fits best first.
/// Nothing where the sizes do not fit the bytes.
#[wasm_bindgen]
#[must_use]
pub fn grids(width: usize, height: usize, shades: Vec<u8>) -> Vec<f32> {
    let Some(picture) = Grey::new(width, height, shades) else { return Vec::new() };
    let numbers = |found: &Found| numbers(found, &picture);
    match recognise(&picture, &mut Counter::default()) {
        Ok(found) => [0.0].into_iter().chain(found.iter().flat_map(numbers)).collect(),
        Err(NoGrid { largest, .. }) => vec![largest],
    }
}

fn numbers(found: &Found, picture: &Grey) -> Vec<f32> {
    let Found { place, reading, board } = found;
    let notes = notes(&place.straighten(picture).turned(reading.turn));
    let corners = place.corners();
    let mut numbers: Vec<f32> = corners.iter().flat_map(|&(x, y)| [x, y]).collect();
    for (cell, list) in notes.into_iter().enumerate() {
        numbers.push(board.digits[cell].into());
        numbers.push(board.doubtful[cell].map_or(-1.0, f32::from));
        numbers.push(list.into());
        numbers.push(board.written[cell].into());
        numbers.extend(reading.probabilities[cell]);
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_without_a_grid_has_no_numbers_of_grids() {
        assert_eq!(grids(300, 200, vec![255; 60_000]).len(), 1);
        assert!(grids(300, 200, vec![255; 10]).is_empty());
    }
}
